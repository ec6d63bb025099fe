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

# Everything else that is asked is what the statement with the number speaks of.
ask "What is the hull of a swarm squadron once Reserve Hangar Deck has put it back: how many hull points does it have?"
  expect answered
  expect count 2

ask "With an engineering value of 7, how many tokens does the owner of Proximity Mines place?"
  expect answered
  expect count 3
  expect cites proximity-mines/card-text/1

ask "How many hull points does my ship with Proximity Mines have?"
  expect unknown

# What a value is said to be, over words of what has it; and cards that are not there.
ask "The squadron value of my flagship is 2 and it carries Expanded Hangar Bay and Rapid Launch Bays. How many squadrons can it set aside?"
  expect answered
  expect count 3

ask "Squadron value 4, Rapid Launch Bays, no Expanded Hangar Bay. How many squadrons can I set aside?"
  expect answered
  expect count 4

# No more is named than what was told, or than the noun.
ask "Hyperspace Rings on a squadron value 2 ship. How many squadrons tops?"
  expect answered
  expect count 2

ask "Squadron value 4, then I equip SPHA-T, what is it now?"
  expect answered
  expect count 2

ask "Firing arcs of a huge ship, how many?"
  expect answered
  expect count 6

ask "My ship has three turbolaser icons. How many turbolasers can it carry?"
  expect answered
  expect count 3
  expect cites rules/upgrade-cards/0

ask "How many copies of Boosted Comms can one ship equip?"
  expect answered
  expect count 1
  expect cites offensive-retro/card-text/3

ask "What is the minimum number of squadrons that I activate with Hyperwave Signal Boost?"
  expect answered
  expect count 0
  expect cites hyperwave-signal-boost/clarifications/3

ask "How many pass tokens can a huge ship take in a round?"
  expect answered
  expect count 1
  expect cites rules/huge-ships/pass-tokens/1
