# Ways of asking that are the same for every card.

# The other answer to a question, behind "or", asks nothing more.
ask "Are we allowed to lay a mine on an obstacle, or is that forbidden?"
  expect yes
  expect cites proximity-mines/clarifications/9

ask "Can my squadrons shoot at a mine? Or is that against the rules?"
  expect no
  expect cites proximity-mines/clarifications/4

ask "Does a mine keep a ship from deploying there or is it ok to deploy?"
  expect unknown no-ruling

# A card that was named is known by a word of its name.
ask "My ship uses B2 Rocket Troopers in an attack on a ship at close range. May the Troopers give it a raid token?"
  expect yes
  expect cites b2-rocket-troopers/card-text/1

ask "My ship has B2 Rocket Troopers and Boarding Troopers. May the Troopers be exhausted?"
  expect unknown unknown-name

# Of which round a story tells, where no other is spoken of.
ask "In round four, Shriv Suurgav's boarding team discards my Flag Bridge. Does the Fleet Command card stay equipped?"
  expect yes
  expect cites flag-bridge/upgrade-interactions/1

ask "I discarded Disposable Capacitors in round two. Do my blue dice reach ships at long range in round three?"
  expect no
  expect cites disposable-capacitors/card-text/1

ask "I discarded Disposable Capacitors in round two. Do my blue dice reach ships at long range in round two?"
  expect yes
  expect cites disposable-capacitors/card-text/1

# What a round allows once, the next one allows again.
ask "My huge ship passed in round 2. Can it pass again in round 3?"
  expect yes
  expect cites rules/huge-ships/pass-tokens/1

ask "I exhausted an upgrade card in round two. May I exhaust it a second time in round two?"
  expect no
  expect cites rules/upgrade-cards/17

ask "Point-Defense Reroute timing?"
  expect answered
  expect when "resolve attack effects"

ask "Is Phylon Q7 Tractor Beams exhausted before or after the dial is revealed?"
  expect answered
  expect cites phylon-q7-tractor-beams/timing/1

ask "Is the damage of a mine dealt before or after shields?"
  expect unknown

# Whose deed it is in a story, and thanks to what something could be done.
ask "My opponent deploys a ship at distance 1 of my mine. Does the mine go off?"
  expect no
  expect cites proximity-mines/clarifications/11

ask "A squadron could be activated only through Boosted Comms. May it use Relay?"
  expect yes
  expect cites boosted-comms/upgrade-interactions/1

ask "My Counter attack with Quad Laser Turrets is obstructed and there are no other cards. Can I roll a die?"
  expect no
  expect cites quad-laser-turrets/clarifications/4
