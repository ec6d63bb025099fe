ask "Who is given pass tokens before deploying fleets?"
  expect answered
  expect cites rules/setup/pass-tokens/1

ask "Can a player pass two turns in a row?"
  expect no
  expect cites rules/setup/pass-tokens/2

ask "how many obstacles are placed"
  expect count 6
  expect cites rules/setup/sequence/4

ask "Can the first player pass before activating a ship?"
  expect no
  expect cites rules/setup/pass-tokens/3

ask "The second player has more ships left to activate. Can the second player pass?"
  expect no
  expect cites rules/setup/pass-tokens/4

ask "Who decides who is the first player?"
  expect answered
  expect cites rules/setup/sequence/2

ask "When is the objective card chosen?"
  expect answered
  expect when "setup"
  expect cites rules/setup/sequence/3
