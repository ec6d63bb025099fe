# How many: arithmetic over what the question states, and numbers that statements name.

ask "ext droid storage, squadron value 3, how many tokens on it when it gets discarded"
  expect count 4
  expect cites external-droid-storage/card-text/1
ask "my squadron value is 4 and I have EHB. How many tokens can EDS have before I discard it?"
  expect count 5
  expect cites external-droid-storage/card-text/1, expanded-hangar-bay/card-text/1
ask "printed squad value 4, spha-t n EHB both on the ship, whats the value now"
  expect count 3
  expect cites spha-t/card-text/2, expanded-hangar-bay/card-text/1
ask "prox mines on engineering 5 ship how many tokens"
  expect count 2
  expect cites proximity-mines/card-text/1
ask "rhd how much hull does the squad come back with"
  expect count 2
  expect cites reserve-hangar-deck/card-text/1
ask "how often can i use point defense reroute in one attack"
  expect count 1
  expect cites point-defense-reroute/clarifications/1
ask "how many copies of the same upgrade can a ship have"
  expect count 1
  expect cites rules/fleet-building/1
ask "point defense reroute is used in what step"
  expect answered
  expect when "resolve attack effects"
ask "ambush or prox mines, which comes 1st"
  expect order "Proximity Mines", "Ambush"

# "One" before a noun is no number of what is asked for.
ask "How many titles can one ship have?"
  expect count 1
  expect cites rules/upgrade-cards/13

ask "How many times can a huge ship attack in one activation?"
  expect count 3
  expect cites rules/huge-ships/attack/1

ask "How many attacks can I make from one hull zone?"
  expect unknown
