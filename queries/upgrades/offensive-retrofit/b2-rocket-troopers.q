ask "B2 Rocket Troopers vs ship"
  expect depends
  expect condition "range", "kind of attack"
  expect cites b2-rocket-troopers/card-text/1

ask "Can I exhaust B2 Rocket Troopers when I attack a ship at close range?"
  expect yes
  expect cites b2-rocket-troopers/card-text/1

ask "B2s in a salvo against a ship at medium range, can i give a raid token"
  expect no
  expect cites b2-rocket-troopers/card-text/1

ask "I attack a squadron. May B2 Rocket Troopers add a die of a color that is not in the attack pool?"
  expect no
  expect cites b2-rocket-troopers/card-text/1

ask "Who chooses the raid token from B2 Rocket Troopers?"
  expect mentions "you"
  expect cites b2-rocket-troopers/card-text/1

ask "In which step do B2 Rocket Troopers work?"
  expect when "resolve attack effects"
  expect cites b2-rocket-troopers/timing/1

ask "B2 Rocket Troopers: I attack a ship at long range but the entire ship is at medium range. Can I exhaust them?"
  expect no
  expect cites b2-rocket-troopers/clarifications/1

ask "Attacking a ship at close range, can I exhaust B2 Rocket Troopers in resolve attack effects after rerolling?"
  expect yes
  expect cites b2-rocket-troopers/clarifications/2

ask "b2 rocket troopers vs ship at long range, raid token?"
  expect no
  expect cites b2-rocket-troopers/clarifications/1

ask "Can I use B2 Rocket Troopers during a Salvo attack to give a raid token?"
  expect no
  expect cites b2-rocket-troopers/card-text/1

ask "can b2 rocket troopers be used after rerolling dice"
  expect depends
  expect condition "range"

ask "how many dice do b2s add vs squadrons"
  expect count 1
  expect cites b2-rocket-troopers/card-text/1

ask "Am I the one who picks the kind of raid token with B2 Rocket Troopers?"
  expect yes
  expect cites b2-rocket-troopers/card-text/1

ask "B2 Troopers vs a squadron, can I add a blue die?"
  expect depends
  expect cites b2-rocket-troopers/card-text/1

ask "My attack on a ship is at close range. May I exhaust B2 Rocket Troopers in that attack to give a raid token?"
  expect yes
  expect cites b2-rocket-troopers/card-text/1

ask "Do I have to be at close range to use B2 Rocket Troopers against a ship?"
  expect no
  expect cites b2-rocket-troopers/card-text/1

ask "Must I be attacking a ship to give a raid token with B2 Rocket Troopers?"
  expect yes
  expect cites b2-rocket-troopers/card-text/1

ask "Can B2 Rocket Troopers hand out a raid token in a Salvo attack?"
  expect no
  expect cites b2-rocket-troopers/card-text/1

ask "b2s vs a squad, I rolled black dice only. Does the extra die have to be black?"
  expect unknown

ask "Does the opponent choose the raid token from B2 Rocket Troopers?"
  expect no
  expect cites b2-rocket-troopers/card-text/1

ask "B2: attack a ship past medium range?"
  expect no

ask "attack measures long but whole ship is at medium, b2 raid?"
  expect no
  expect cites b2-rocket-troopers/clarifications/1

ask "When do I exhaust B2 Rocket Troopers?"
  expect when "resolve attack effects"
  expect cites b2-rocket-troopers/timing/1

ask "my attack pool is made up of 2 black dice, target is a squadron. may b2s add a blue die?"
  expect no
  expect cites b2-rocket-troopers/card-text/1

ask "Can I give a squadron a raid token with B2 Rocket Troopers?"
  expect no

ask "Does the opponent choose which raid token his ship gets from B2 Rocket Troopers?"
  expect no
  expect cites b2-rocket-troopers/card-text/1
