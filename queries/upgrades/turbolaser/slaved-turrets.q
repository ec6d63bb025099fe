ask "Slaved Turrets: my ship already attacked this round. Can it attack a ship?"
  expect no
  expect cites slaved-turrets/card-text/2

ask "With Slaved Turrets, can my ship attack twice this round?"
  expect no
  expect cites slaved-turrets/card-text/2

ask "With Slaved Turrets, can I add a red die when attacking a ship?"
  expect yes
  expect cites slaved-turrets/card-text/3

ask "does slaved turrets add a red die against squadrons"
  expect no
  expect cites slaved-turrets/card-text/3

ask "slaved turrets: can i add a red die"
  expect depends
  expect condition "attack"

ask "Can a ship equip Slaved Turrets and Advanced Transponder Net?"
  expect no
  expect cites slaved-turrets/card-text/1
