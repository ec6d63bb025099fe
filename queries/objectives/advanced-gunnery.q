ask "Advanced Gunnery: must 1 objective ship be chosen after deploying fleets?"
  expect yes
  expect cites advanced-gunnery/card-text/1

ask "Advanced Gunnery: the second player's objective ship already attacked from the same hull zone. Can the ship attack?"
  expect yes
  expect cites advanced-gunnery/card-text/4

ask "Advanced Gunnery: the first player's objective ship already attacked from the same hull zone. Can the ship attack a new target?"
  expect yes
  expect cites advanced-gunnery/card-text/2

ask "Advanced Gunnery, first player's objective ship: can the ship attack if the target was attacked from that hull zone?"
  expect no
  expect cites advanced-gunnery/card-text/3

ask "Advanced Gunnery: the objective ship was destroyed. Is the fleet point cost doubled?"
  expect yes
  expect cites advanced-gunnery/card-text/5

ask "With Advanced Gunnery, are the costs of the upgrade cards doubled?"
  expect no
  expect cites advanced-gunnery/card-text/5

ask "With Advanced Gunnery, is the fleet point cost doubled?"
  expect depends
  expect condition "destroyed"
