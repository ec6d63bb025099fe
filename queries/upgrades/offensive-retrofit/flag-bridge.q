ask "Can a small flagship equip Flag Bridge?"
  expect no
  expect cites flag-bridge/card-text/1

ask "Can a large ship that is not the flagship equip Flag Bridge?"
  expect no
  expect cites flag-bridge/card-text/2

ask "Can my large flagship equip SPHA-T and Flag Bridge?"
  expect no
  expect cites flag-bridge/card-text/3

ask "How many fleet command icons do I gain from Flag Bridge?"
  expect count 1
  expect cites flag-bridge/card-text/4

ask "With Flag Bridge, can I spend a command token to resolve a fleet command card?"
  expect no
  expect cites flag-bridge/card-text/5

ask "With Flag Bridge, can I spend a navigate token for a command?"
  expect yes
  expect cites flag-bridge/card-text/5

ask "when is flag bridge used"
  expect when "fleet building"
  expect cites flag-bridge/timing/1

ask "With Flag Bridge, may the fleet command card be discarded if it demands a token?"
  expect yes
  expect cites flag-bridge/clarifications/1

ask "Darth Vader (Boarding Team) discards Flag Bridge. Is the fleet command card discarded?"
  expect no
  expect cites flag-bridge/upgrade-interactions/1

ask "Shriv Suurgav discards Flag Bridge. Can I spend a command token for the fleet command card?"
  expect yes
  expect cites flag-bridge/upgrade-interactions/1

ask "can a large ship thats not my flagship take flag bridge"
  expect no
  expect cites flag-bridge/card-text/2

ask "Can I spend tokens on other things with Flag Bridge?"
  expect yes
  expect cites flag-bridge/card-text/5

ask "Flag Bridge and a fleet command that needs a token, do i have to discard the fleet command?"
  expect yes
  expect cites flag-bridge/clarifications/1

ask "What icon does Flag Bridge give?"
  expect mentions "fleet command icon"
  expect cites flag-bridge/card-text/4

# The card has the symbols of all five factions, so only its other limits are left.
ask "Can a Scum ship equip Flag Bridge?"
  expect depends
  expect condition "flagship"

ask "Do I need to be the flagship for Flag Bridge?"
  expect yes
  expect cites flag-bridge/card-text/2

ask "Can a medium flagship equip Flag Bridge?"
  expect yes

ask "How many fleet command icons does Flag Bridge add to the upgrade bar?"
  expect count 1
  expect cites flag-bridge/card-text/4

ask "phylon n flag bridge same ship?"
  expect no
  expect cites rules/upgrade-cards/6

ask "Vader's boarding team ripped Flag Bridge off my flagship. Do I keep the Fleet Command I put in the slot it provided?"
  expect yes
  expect cites flag-bridge/upgrade-interactions/1

ask "Shriv blew up my Flag Bridge, do I have to toss the fleet command card that was in the slot?"
  expect no
  expect cites flag-bridge/upgrade-interactions/1

ask "With Flag Bridge, might I be obliged to give up the Fleet Command card?"
  expect yes
  expect cites flag-bridge/clarifications/1

ask "Does Flag Bridge resolve in the ship phase?"
  expect no
  expect cites flag-bridge/timing/1

ask "flag bridge happens at list building, yeah?"
  expect yes
  expect cites flag-bridge/timing/1

ask "My flagship has Flag Bridge. May I spend a command token for its Fleet Command?"
  expect no
  expect cites flag-bridge/card-text/5

ask "My large ship carries no commander. Can it equip Flag Bridge?"
  expect no
  expect cites flag-bridge/card-text/2
