ask "A generic squadron with Swarm at distance 4 is destroyed. May I discard Reserve Hangar Deck?"
  expect yes
  expect cites reserve-hangar-deck/card-text/1

ask "can RHD bring back a unique swarm squad"
  expect no
  expect cites reserve-hangar-deck/card-text/1

ask "How many hull points does the squadron have with Reserve Hangar Deck?"
  expect count 2
  expect cites reserve-hangar-deck/card-text/1

ask "may i discard RHD if the squad has no swarm"
  expect no
  expect cites reserve-hangar-deck/timing/1

ask "RHD put my squadron back. are points scored for it?"
  expect no
  expect cites reserve-hangar-deck/clarifications/1

ask "Must the squadron from Reserve Hangar Deck be placed unengaged?"
  expect depends
  expect condition "possible"
  expect cites reserve-hangar-deck/clarifications/2

ask "no room around the ship, can the RHD squadron be placed engaged?"
  expect yes
  expect cites reserve-hangar-deck/clarifications/2

ask "Nevoota Bee gave my squadron Swarm and it is destroyed during its own activation. Can it be chosen for Reserve Hangar Deck?"
  expect yes
  expect cites reserve-hangar-deck/upgrade-interactions/1

ask "Does a squadron that Reserve Hangar Deck brings back count as destroyed for General Grievous?"
  expect yes
  expect cites reserve-hangar-deck/upgrade-interactions/2

ask "A unique Swarm squadron at distance 2 is destroyed. May I use Reserve Hangar Deck?"
  expect no
  expect cites reserve-hangar-deck/card-text/1

ask "My Swarm squadron was destroyed. Can I bring it back with Reserve Hangar Deck?"
  expect depends
  expect condition "unique"

ask "How many hull points does the squadron from Reserve Hangar Deck have?"
  expect count 2
  expect cites reserve-hangar-deck/card-text/1

ask "Does my opponent score points for a squadron when it is removed from the play area with Reserve Hangar Deck?"
  expect yes
  expect cites reserve-hangar-deck/clarifications/1

ask "My non-unique squadron with Swarm is destroyed. Can I discard Reserve Hangar Deck to bring it back?"
  expect depends
  expect cites reserve-hangar-deck/card-text/1

# What stands on the card of a squadron is known of it, and a verb may have its particle behind the noun.
ask "Is it possible to bring the unique Howlrunner back with Reserve Hangar Deck?"
  expect no
  expect cites reserve-hangar-deck/card-text/1

ask "Can a squadron that came back with RHD activate again in the next round?"
  expect yes
  expect cites reserve-hangar-deck/card-text/1

ask "RHD, unengaged spot is available. Must I place it there?"
  expect yes
  expect cites reserve-hangar-deck/clarifications/2

ask "howlrunner died. reserve hangar deck brings her back?"
  expect no
  expect cites reserve-hangar-deck/card-text/1

ask "RHD it?"
  expect depends
  expect condition "the distance of the squadron", "Swarm", "unique"

ask "Can I use RHD?"
  expect depends

ask "RHD my squadron?"
  expect depends
  expect condition "the distance of the squadron", "Swarm", "unique"

ask "does grievous still trigger if rhd brings the vulture back?"
  expect yes
  expect cites reserve-hangar-deck/upgrade-interactions/2

ask "Does the enemy score a tie thats brought back by rhd?"
  expect no
  expect cites reserve-hangar-deck/clarifications/1

ask "A TIE that rhd returns: is it worth any points to my opponent?"
  expect no
  expect cites reserve-hangar-deck/clarifications/1

ask "Can rhd be used when a ship is destroyed?"
  expect no
  expect cites reserve-hangar-deck/card-text/1

ask "put the rhd tie at distance 3, ok?"
  expect no
  expect cites reserve-hangar-deck/card-text/1

ask "rhd'd tie, does it count as destroyed for general grievous?"
  expect yes
  expect cites reserve-hangar-deck/upgrade-interactions/2
