# The contract example: the printed armament of a Salvo is out of this card's reach.
ask "Flak Guns and Salvo vs squadron"
  expect no
  expect cites flak-guns/clarifications/2

ask "Flak Guns and Salvo vs ship at medium range"
  expect yes
  expect cites flak-guns/card-text/1

ask "With Flak Guns, may black dice be rolled at medium range in a Salvo against a ship?"
  expect yes
  expect cites flak-guns/card-text/1

ask "flak guns, salvo at a ship at long range, can i roll black dice"
  expect no
  expect cites flak-guns/card-text/1

ask "Flak Guns and Salvo vs ship at long range, do the blue dice reach?"
  expect yes
  expect cites flak-guns/card-text/1

ask "In which step do Flak Guns work?"
  expect when "gather dice"
  expect cites flak-guns/timing/1

ask "With Flak Guns, can my ship attack a squadron at medium range?"
  expect no
  expect cites flak-guns/clarifications/1

ask "With Flak Guns, can my ship attack a squadron at close range?"
  expect yes
  expect cites flak-guns/clarifications/1

ask "Does a ship with Flak Guns roll its printed anti-squadron armament in a Salvo against a squadron?"
  expect yes
  expect cites flak-guns/clarifications/2

ask "Flak Guns and Quad Laser Turrets"
  expect yes
  expect cites flak-guns/upgrade-interactions/1

ask "Flak Guns plus Quad Laser Turrets: must the counter die be replaced by a black die?"
  expect yes
  expect cites flak-guns/upgrade-interactions/1
  expect mentions "black"

ask "Flak Guns and Agent Kallus against a unique squadron, can i add a red die?"
  expect yes
  expect cites flak-guns/upgrade-interactions/2

ask "Flak Guns and Agent Kallus against a generic squadron, can i add a die?"
  expect no
  expect cites flak-guns/upgrade-interactions/2

ask "Flak Guns and Agent Kallus, may a blue die be added against a squadron?"
  expect depends
  expect condition "unique"

ask "Flak Guns and General Draven (Officer) against a squadron with Intel, can i add a blue die?"
  expect yes
  expect cites flak-guns/upgrade-interactions/3

ask "Does Flak Guns make my anti-squadron dice black?"
  expect yes
  expect cites flak-guns/card-text/1

ask "Do my anti-squadron dice count as black in a Salvo against a squadron with Flak Guns?"
  expect no

ask "Do blue dice reach long with Flak Guns in a normal attack against a ship?"
  expect no
  expect cites flak-guns/card-text/1

# What the ship may attack in a Salvo is not this card's concern.
ask "With Flak Guns, can my ship perform a salvo attack against a squadron at medium range?"
  expect unknown no-ruling

ask "Flak with Draven, add blue against a squad without intel or counter?"
  expect no

ask "Can a ship with a single offensive retrofit icon take both Flak Guns and Quad Laser Turrets?"
  expect no

ask "salvoing a fighter w/ flak guns n blue flak printed, still blue?"
  expect unknown no-ruling

ask "flak guns r a gather dice thing right"
  expect yes
  expect cites flak-guns/timing/1

ask "A ship with Flak Guns uses its Salvo token against a squadron that attacked it. Are its anti-squadron dice black for that shot?"
  expect no
  expect cites flak-guns/clarifications/2

ask "wait so flak guns + kallus vs an ace, can the kallus die be red? or whatever color i want"
  expect yes
  expect cites flak-guns/upgrade-interactions/2

ask "must draven officers die be black on a flak guns boat"
  expect no
  expect cites flak-guns/upgrade-interactions/3

ask "With Flak Guns, can Agent Kallus only add a black die against a unique squadron?"
  expect no
  expect cites flak-guns/upgrade-interactions/2

ask "Will Flak Guns alter what is my printed anti-squadron armament?"
  expect no

ask "flak guns: blues at long in a salvo?"
  expect yes
  expect cites flak-guns/card-text/1

ask "Flak Guns, my ordinary attack at long range on a cruiser. Are the blue dice used?"
  expect no

ask "Flak Guns and Salvo vs ship at medium range, do the black dice reach?"
  expect yes
  expect cites flak-guns/card-text/1

ask "With Flak Guns, may blue dice be rolled at long range in a Salvo against a ship?"
  expect yes
  expect cites flak-guns/card-text/1
