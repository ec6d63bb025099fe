ask "Can I reroll a red die with Linked Turbolaser Towers against a squadron?"
  expect yes
  expect cites linked-turbolaser-towers/card-text/1

ask "LTT: can i reroll a red die against a ship without bombard"
  expect no

ask "LTT: can i reroll a red die against a ship, my ship has bombard"
  expect yes
  expect cites linked-turbolaser-towers/card-text/2

ask "LTT, can a red die be rerolled against a ship"
  expect depends
  expect condition "Bombard"

ask "Can Linked Turbolaser Towers add 2 dice against a squadron in a normal attack?"
  expect yes
  expect cites linked-turbolaser-towers/card-text/3

ask "can LTT add dice against a ship"
  expect no
  expect cites linked-turbolaser-towers/card-text/3

ask "Can I exhaust Linked Turbolaser Towers while attacking the second squadron of an attack?"
  expect no
  expect cites linked-turbolaser-towers/card-text/3

ask "Linked Turbolaser Towers: can I declare an additional squadron target after adding its dice?"
  expect no
  expect cites linked-turbolaser-towers/card-text/3

ask "With Linked Turbolaser Towers, may I add 2 dice in a salvo against a squadron?"
  expect no
