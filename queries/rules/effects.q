ask "Who decides the order of effects of one player with the same timing?"
  expect answered
  expect cites rules/effects/6

ask "Can a ship resolve the same command twice in a round?"
  expect no
  expect cites rules/effects/14

ask "Who orders the effects of both players?"
  expect answered
  expect cites rules/effects/7
  expect mentions "first player"
