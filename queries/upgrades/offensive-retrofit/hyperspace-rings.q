ask "Can Hyperspace Rings give Scout to a squadron with Rogue?"
  expect no
  expect cites hyperspace-rings/card-text/1

ask "Can Hyperspace Rings give Scout to a squadron?"
  expect depends
  expect condition "Rogue"

ask "hyperspace rings on a ship with squadron value 3, how many squadrons gain scout"
  expect count 3
  expect cites hyperspace-rings/card-text/1

ask "When are squadrons chosen for Hyperspace Rings?"
  expect when "before deploying fleets"
  expect cites hyperspace-rings/timing/1

ask "Must I use Hyperspace Rings?"
  expect no
  expect cites hyperspace-rings/timing/1

ask "Can I choose a unique squadron without Rogue for Hyperspace Rings?"
  expect yes
  expect cites hyperspace-rings/clarifications/1

ask "Hyperspace Rings and Expanded Hangar Bay"
  expect yes
  expect cites hyperspace-rings/upgrade-interactions/1

ask "can i give scout to generic squads w hyperspace rings"
  expect depends
  expect condition "Rogue"
  expect cites hyperspace-rings/clarifications/1

ask "How many squadrons get Scout from Hyperspace Rings on a ship with squadron value 3?"
  expect count 3
  expect cites hyperspace-rings/card-text/1

ask "do i have to use hyperspace rings"
  expect no

ask "Hyperspace Rings: can the chosen squadron be a rogue?"
  expect no
  expect cites hyperspace-rings/card-text/1

ask "Is a Rogue squadron eligible for Hyperspace Rings?"
  expect no
  expect cites hyperspace-rings/card-text/1

ask "rings before deployment right"
  expect yes

ask "after deployment, is it too late for rings?"
  expect yes

ask "Does the squadron have to be generic to be given Scout with Hyperspace Rings?"
  expect no

ask "are rings for uniques only?"
  expect no

ask "rings on the other player's squads?"
  expect no

ask "My ace is no Rogue. Can it be given Scout with the rings?"
  expect yes
  expect cites hyperspace-rings/clarifications/1
