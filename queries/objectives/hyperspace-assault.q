ask "Hyperspace Assault: must 1 medium ship be set aside before deploying fleets?"
  expect yes
  expect cites hyperspace-assault/card-text/1

ask "Hyperspace Assault: can a large ship be set aside?"
  expect no
  expect cites hyperspace-assault/card-text/1

ask "Hyperspace Assault: must 1 ship be set aside before deploying fleets?"
  expect depends
  expect condition "size"

ask "In Hyperspace Assault, can the ship that was set aside be deployed in the first round?"
  expect no
  expect cites hyperspace-assault/card-text/2

ask "In Hyperspace Assault, the ship was set aside. Can I deploy a ship within distance 1 of a token?"
  expect yes
  expect cites hyperspace-assault/card-text/2

ask "Hyperspace Assault: the reserve stays aside. May the objective token be moved?"
  expect yes
  expect cites hyperspace-assault/card-text/3
