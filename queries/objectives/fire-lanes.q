ask "Fire Lanes: must 3 objective tokens be placed beyond distance 4 of both edges?"
  expect yes
  expect cites fire-lanes/card-text/1

ask "Fire Lanes: can 3 objective tokens be placed within distance 3 of both edges?"
  expect no
  expect cites fire-lanes/card-text/1

ask "In Fire Lanes, is 1 victory token gained if the player controls the objective token?"
  expect yes
  expect cites fire-lanes/card-text/2

ask "In Fire Lanes, is the objective token controlled if both players overlap the token?"
  expect no
  expect cites fire-lanes/card-text/2

ask "In Fire Lanes, is 1 victory token gained?"
  expect depends
  expect condition "controls"

ask "In Fire Lanes, can battery dice be gathered for the objective token at medium range?"
  expect yes
  expect cites fire-lanes/card-text/2
