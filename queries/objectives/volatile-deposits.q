ask "Volatile Deposits: must 2 dust fields be placed?"
  expect yes
  expect cites volatile-deposits/card-text/1

ask "In Volatile Deposits, is the station placed?"
  expect no
  expect cites volatile-deposits/card-text/1

ask "Volatile Deposits: may an obstacle be chosen within distance 1 of the defender when attacking a ship?"
  expect yes
  expect cites volatile-deposits/card-text/2

ask "Volatile Deposits: may an obstacle be chosen when attacking a ship?"
  expect depends
  expect condition "obstacle"

ask "How much damage around the obstacle in Volatile Deposits with 3 critical icons?"
  expect count 2
  expect cites volatile-deposits/card-text/2

ask "In Volatile Deposits, is 1 victory token gained by the player with the highest command value?"
  expect yes
  expect cites volatile-deposits/card-text/3
