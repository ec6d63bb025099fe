ask "Dutch Vander: may the activation slider be toggled if damage gets through?"
  expect yes
  expect cites dutch-vander/card-text/1

ask "is dutch vander triggered if all of the damage is prevented"
  expect no
  expect cites dutch-vander/card-text/1

ask "Dutch Vander: may the activation slider be toggled?"
  expect depends
  expect condition "damage"
