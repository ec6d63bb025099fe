ask "Who decides the order of effects of one player with the same timing?"
  expect answered
  expect cites rules/effects/6

ask "Can a ship resolve the same command twice in a round?"
  expect no
  expect cites rules/effects/14

ask "Proximity Mines, Hyperspace Rings and Admiral Raddus, who goes first?"
  expect answered
  expect order "Proximity Mines", "Hyperspace Rings", "Admiral Raddus"
  expect cites rules/effects/7, rules/fleet-building/6, admiral-raddus/card-text/1
  expect mentions "first player's come first"

ask "Proximity Mines and Hyperspace Rings, who goes first?"
  expect answered
  expect cites rules/effects/6, proximity-mines/timing/1, hyperspace-rings/timing/1
  expect mentions "Free for the owner"

ask "I am the second player. Who goes first, my Proximity Mines or the opponent's Hyperspace Rings?"
  expect answered
  expect order "Hyperspace Rings", "Proximity Mines"
  expect cites rules/effects/7

ask "In what order do Garel's Honor, Lira Wessex and Hardened Bulkheads resolve?"
  expect answered
  expect cites hardened-bulkheads/upgrade-interactions/3
  expect mentions "Once Lira Wessex is used, Hardened Bulkheads is no longer possible"

ask "Must several copies of a card be resolved separately?"
  expect yes
  expect cites rules/effects/17

ask "Who orders the effects of both players?"
  expect answered
  expect cites rules/effects/7
  expect mentions "first player"
