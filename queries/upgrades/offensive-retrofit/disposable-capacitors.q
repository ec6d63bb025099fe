ask "DCaps were discarded. Can I roll blue dice against a ship at long range?"
  expect yes
  expect cites disposable-capacitors/card-text/1

ask "Disposable Capacitors: may blue dice be used against a ship at long range?"
  expect depends
  expect condition "discarded"
  expect cites disposable-capacitors/card-text/1

ask "dcaps discarded last round, can i still roll blue dice against a ship at long range"
  expect no
  expect cites disposable-capacitors/card-text/1

ask "When can Disposable Capacitors be discarded?"
  expect when "start of activation"
  expect cites disposable-capacitors/timing/1

ask "Disposable Capacitors vs squadron"
  expect no
  expect cites disposable-capacitors/clarifications/1

ask "Disposable Capacitors and Fire Lanes"
  expect no
  expect cites disposable-capacitors/upgrade-interactions/1

ask "After discarding Disposable Capacitors, can blue dice be used in a Salvo against a ship at long range?"
  expect yes
  expect cites disposable-capacitors/upgrade-interactions/2

ask "Disposable Capacitors and an Ignition attack"
  expect no
  expect cites disposable-capacitors/upgrade-interactions/3

ask "From where is the range of Disposable Capacitors measured?"
  expect mentions "firing arc"
  expect cites disposable-capacitors/upgrade-interactions/3

ask "Can a large ship equip Disposable Capacitors?"
  expect no
  expect cites disposable-capacitors/equipping/1

ask "dcaps vs ship at long range"
  expect depends
  expect condition "discarded"
  expect cites disposable-capacitors/card-text/1

ask "Do Disposable Capacitors let me use black dice at long range?"
  expect no
  expect cites disposable-capacitors/card-text/1

ask "can i discard dcaps after revealing my dial?"
  expect no

ask "does the effect of disposable capacitors last until the end of the round"
  expect yes
  expect cites disposable-capacitors/upgrade-interactions/2

ask "Do Disposable Capacitors help against squadrons?"
  expect no
  expect cites disposable-capacitors/clarifications/1

ask "Does the attack range have to be measured from the firing arc with Disposable Capacitors?"
  expect yes
  expect cites disposable-capacitors/upgrade-interactions/3

# The card says nothing on whether that attack is allowed.
ask "With Disposable Capacitors, can my ship attack a squadron at close range?"
  expect unknown no-ruling

# It is asked both whether it is a duty and whether that is the only time.
ask "Must I discard Disposable Capacitors before turning over my command dial?"
  expect unknown

ask "Can I discard Disposable Capacitors when I activate?"
  expect yes
  expect cites disposable-capacitors/timing/1

# What was used up is discarded; when that was done is not when the dice are used.
ask "I popped my dcaps when I activated. Can my blue dice reach a ship at long range?"
  expect yes
  expect cites disposable-capacitors/card-text/1

ask "I have discarded Disposable Capacitors. Does it let me shoot at squadrons at long range with my blue anti-squadron dice?"
  expect no
  expect cites disposable-capacitors/clarifications/1

ask "popped dcaps at the start, now can my blues claim a fire lanes token thats at long"
  expect no
  expect cites disposable-capacitors/upgrade-interactions/1

ask "flipped my dial already, too late but can i still burn disposable caps?"
  expect no
