ask "Nevoota Bee: does a non-unique squadron gain Swarm in the squadron command?"
  expect yes
  expect cites nevoota-bee/card-text/1

ask "With Nevoota Bee, does a unique squadron gain Swarm in the squadron command?"
  expect no

ask "Nevoota Bee: is Swarm gained in the squadron command?"
  expect depends
  expect condition "unique"
