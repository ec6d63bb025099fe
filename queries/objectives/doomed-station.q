ask "Doomed Station: must the gravity rift be placed by the second player?"
  expect yes
  expect cites doomed-station/card-text/1

ask "Doomed Station: can the gravity rift be chosen?"
  expect no
  expect cites doomed-station/card-text/2

ask "In Doomed Station, must the obstacle be removed if the obstacle touches the gravity rift?"
  expect yes
  expect cites doomed-station/card-text/2

ask "In Doomed Station, must the obstacle be removed?"
  expect depends
  expect condition "gravity rift"

ask "In Doomed Station, is 1 victory token gained by the player with the highest command value?"
  expect yes
  expect cites doomed-station/card-text/3
