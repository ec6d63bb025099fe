# What no single statement decides: each of these needs at least two of those that it cites (a test takes them out).

ask "Squadron value 3 with Expanded Hangar Bay and SPHA-T, how many squadrons do I activate?"
  expect count 2
  expect cites expanded-hangar-bay/card-text/1, spha-t/card-text/2

ask "squadron value 5 and Expanded Hangar Bay, how many tokens fit on External Droid Storage?"
  expect count 6
  expect cites expanded-hangar-bay/card-text/1, external-droid-storage/card-text/1

ask "a crippled huge ship costs 250 points and carries 40 points of upgrades, how many points do i score"
  expect count 145
  expect cites rules/huge-ships/scoring/1, rules/huge-ships/scoring/3

ask "a crippled huge ship costs 180 points and carries 33 points of upgrades, how many points do i score"
  expect count 107
  expect cites rules/huge-ships/scoring/1, rules/huge-ships/scoring/3

ask "In what order do Quad Laser Turrets and Agent Kallus happen?"
  expect order "Agent Kallus", "Quad Laser Turrets"

ask "In what order do Flak Guns and Agent Kallus happen?"
  expect order "Flak Guns", "Agent Kallus"

ask "In what order do Quad Laser Turrets and Flak Guns happen?"
  expect order "Flak Guns", "Quad Laser Turrets"

ask "which off retros do I use in the squadron command"
  expect item "Boosted Comms", "Rapid Launch Bays"

ask "Can a small ship equip Hardened Bulkheads?"
  expect no
  expect cites hardened-bulkheads/card-text/1

ask "can i put boarding pods on a large ship"
  expect no
  expect cites boarding-pods/card-text/1

ask "can i put disposable capacitors on a huge ship"
  expect no

ask "Is Ordnance Pods legal on a small ship?"
  expect no

ask "With Flak Guns, can my ship attack a squadron at long range?"
  expect no
  expect cites flak-guns/clarifications/1, rules/attack/armament/1

ask "Flak Guns and General Draven (Officer) against a squadron with Counter, can i add a red die?"
  expect yes
  expect cites flak-guns/upgrade-interactions/3, general-draven-officer/card-text/1

ask "can general draven add a die to the QLT counter"
  expect depends
  expect condition "Intel"

ask "can i shoot a mine with my squadron while obstructed"
  expect yes
  expect cites proximity-mines/clarifications/3, proximity-mines/clarifications/10

ask "does QLT work against a ship at distance 1"
  expect no
  expect cites quad-laser-turrets/card-text/1

ask "Can my medium ship with Phylon Q7 Tractor Beams choose a medium enemy ship at distance 4?"
  expect yes
  expect cites phylon-q7-tractor-beams/card-text/2, phylon-q7-tractor-beams/clarifications/2
