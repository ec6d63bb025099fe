ask "Can Jyn Erso be discarded at close range of an enemy ship?"
  expect yes
  expect cites jyn-erso/card-text/1

ask "jyn erso at long range: can i discard her"
  expect no
  expect cites jyn-erso/card-text/1

ask "How many raid tokens are gained with Jyn Erso?"
  expect count 2
  expect cites jyn-erso/card-text/1

ask "Jyn Erso: does the enemy ship gain raid tokens if it has no raid token, at close range?"
  expect yes
  expect cites jyn-erso/card-text/1

ask "Jyn Erso: does the enemy ship gain raid tokens at close range if it already has a raid token?"
  expect no
  expect cites jyn-erso/card-text/1

ask "Can I gain a victory token with Jyn Erso at close range if the enemy ship has an objective token?"
  expect yes
  expect cites jyn-erso/card-text/1

ask "Can I gain a victory token with Jyn Erso at close range without an objective token?"
  expect no
  expect cites jyn-erso/card-text/1

ask "Jyn Erso: can I gain a victory token at close range?"
  expect depends
  expect condition "objective token"

ask "Can an imperial ship equip Jyn Erso?"
  expect no
