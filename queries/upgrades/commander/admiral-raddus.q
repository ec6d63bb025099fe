ask "May 1 ship be set aside before deploying fleets with Admiral Raddus?"
  expect yes
  expect cites admiral-raddus/card-text/1

ask "Admiral Raddus: can a ship be deployed at distance 1 of a friendly ship?"
  expect yes
  expect cites admiral-raddus/card-text/1

ask "admiral raddus: can the ship be deployed on squadrons"
  expect no
  expect cites admiral-raddus/card-text/1

ask "Admiral Raddus: can the ship be deployed?"
  expect depends
  expect condition "distance"

ask "Admiral Raddus: can that ship activate first?"
  expect no
  expect cites admiral-raddus/card-text/1
