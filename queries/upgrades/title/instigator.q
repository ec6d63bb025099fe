ask "Does an enemy squadron at distance 1 count as engaged with Instigator?"
  expect yes
  expect cites instigator/card-text/1

ask "is instigator triggered if the enemy squadron is beyond distance 1"
  expect no
  expect cites instigator/card-text/1

# It may be engaged by others.
ask "instigator: does an enemy squadron beyond distance 1 count as engaged"
  expect unknown no-ruling

ask "Instigator: does the squadron count as engaged?"
  expect depends
  expect condition "distance"

ask "Does an enemy squadron at distance 1 count as engaged with Instigator even if it is not engaged?"
  expect yes
  expect cites instigator/card-text/1
