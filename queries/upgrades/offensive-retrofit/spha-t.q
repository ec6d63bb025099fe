ask "Can a ship equip SPHA-T and Advanced Transponder Net with two offensive retrofit icons?"
  expect no
  expect cites spha-t/card-text/1

ask "squad value 3 with SPHA-T, what squadron value does it have?"
  expect count 1
  expect cites spha-t/card-text/2

ask "What range band does Ignition have on SPHA-T?"
  expect mentions "close"
  expect cites spha-t/card-text/3

ask "How many dice does the special battery armament of SPHA-T have?"
  expect count 6
  expect cites spha-t/card-text/4

ask "must I exhaust SPHA-T after placing the targeting token?"
  expect yes
  expect cites spha-t/card-text/5

ask "SPHA-T is exhausted. can a targeting token be placed?"
  expect no
  expect cites spha-t/card-text/5

ask "Does the effect of SPHA-T stay if the card is discarded by another effect?"
  expect no
  expect cites spha-t/timing/1

ask "Does the left hull zone count as a special firing arc with SPHA-T?"
  expect yes
  expect cites spha-t/clarifications/1

ask "SPHA-T, targeting token is on the line between two hull zones. can the ignition attack be fired?"
  expect no
  expect cites spha-t/clarifications/2

ask "targeting token of my SPHA-T is in the right hull zone. can i fire from the front hull zone?"
  expect no
  expect cites spha-t/clarifications/3

ask "How many blue dice are in SPHA-T's special battery armament?"
  expect count 5
  expect cites spha-t/card-text/4

ask "Must I exhaust SPHA-T after placing the targeting token?"
  expect yes
  expect cites spha-t/card-text/5

ask "Can I place another targeting token while SPHA-T is exhausted?"
  expect no
  expect cites spha-t/card-text/5

ask "By how much does SPHA-T lower my squadron value?"
  expect count 2
  expect cites spha-t/card-text/2

ask "By how much does SPHA-T raise my squadron value?"
  expect unknown

ask "A boarding team discards my SPHA-T. Does my ship keep Ignition?"
  expect no
  expect cites spha-t/timing/1

ask "Does my ship keep Ignition while SPHA-T is exhausted?"
  expect yes
  expect cites spha-t/timing/1

ask "Does SPHA-T decrease the squadron value of my ship?"
  expect yes
  expect cites spha-t/card-text/2

ask "A Venator with squadron value 4 takes SPHA-T. Will it still be able to activate four squadrons with a dial?"
  expect no
  expect cites spha-t/card-text/2

ask "spha-t drops squad value by 2?"
  expect yes
  expect cites spha-t/card-text/2

ask "Does SPHA-T only take one point off the squadron value?"
  expect no
  expect cites spha-t/card-text/2

ask "If SPHA-T gets discarded, does the ship still have Ignition?"
  expect no
  expect cites spha-t/timing/1

ask "sphat binned by vader, keep ignition?"
  expect no
  expect cites spha-t/timing/1

ask "With SPHA-T, is the right arc a special firing arc?"
  expect yes
  expect cites spha-t/card-text/4

ask "With SPHA-T, is the rear arc a special firing arc?"
  expect no
  expect cites spha-t/card-text/4

ask "sphat tapped, can i place a token?"
  expect no
  expect cites spha-t/card-text/5

ask "My SPHA-T ship had put its targeting token in the left arc, but an effect shifted it into the front. Am I obliged to make the ignition attack out of the front hull zone?"
  expect yes
  expect cites spha-t/clarifications/3

ask "token moved left to front, can i still sphat outta the left?"
  expect no
  expect cites spha-t/clarifications/3

ask "Does SPHA-T cost me squadron value?"
  expect yes
  expect cites spha-t/card-text/2
ask "Can the rear arc fire the ignition attack of SPHA-T?"
  expect no
