ask "Can I deploy a squadron with Ambush within distance 1 of an obstacle?"
  expect yes
  expect cites ambush/card-text/1

ask "ambush, can i deploy squads at distance 4 of an enemy squadron"
  expect no
  expect cites ambush/card-text/1

ask "How many squadrons can Ambush deploy with squadron value 3?"
  expect count 3
  expect cites ambush/card-text/1

ask "Can Ambush place squadrons within distance 5 of an enemy squadron?"
  expect no
  expect cites ambush/card-text/1

ask "Does Ambush work in the squadron phase?"
  expect no

ask "Can a squadron placed with Ambush start at distance 4 of an enemy ship?"
  expect no
  expect cites ambush/card-text/1

ask "May Ambush deploy a squadron that is not near an obstacle?"
  expect no
  expect cites ambush/card-text/1

ask "Can I deploy a squadron with Ambush next to an asteroid?"
  expect yes
  expect cites ambush/card-text/1

ask "Must squadrons of Ambush be placed beyond distance 5 of enemy ships?"
  expect yes
  expect cites ambush/card-text/1

ask "Does a squadron deployed with Ambush have to be within distance 1 of an obstacle?"
  expect yes
  expect cites ambush/card-text/1
