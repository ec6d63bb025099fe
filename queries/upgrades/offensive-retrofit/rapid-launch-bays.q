ask "Can Rapid Launch Bays place squadrons at distance 2?"
  expect yes
  expect cites rapid-launch-bays/card-text/1

ask "rlb squads at distance 5, can i place them there?"
  expect no
  expect cites rapid-launch-bays/card-text/1

ask "How many squadrons can be set aside with Rapid Launch Bays at squadron value 3?"
  expect count 3
  expect cites rapid-launch-bays/card-text/1

ask "When are squadrons set aside with Rapid Launch Bays?"
  expect when "before deploying fleets"
  expect cites rapid-launch-bays/timing/1

ask "Does a squadron placed by Rapid Launch Bays count as activated?"
  expect no
  expect cites rapid-launch-bays/clarifications/1

ask "launched with RLB, squad command this activation. can the squadrons move?"
  expect no
  expect cites rapid-launch-bays/clarifications/2

ask "Can a squadron from Rapid Launch Bays be activated by the squadron command of the ship?"
  expect yes
  expect cites rapid-launch-bays/clarifications/2

ask "Can Fighter Coordination Team move squadrons from Rapid Launch Bays this round?"
  expect no
  expect cites rapid-launch-bays/upgrade-interactions/1

ask "Rapid Launch Bays gets discarded by another effect, squadrons still set aside. Are the squadrons destroyed?"
  expect yes
  expect cites rapid-launch-bays/upgrade-interactions/2

ask "can i set aside enemy squadrons with rlb"
  expect no

ask "rlb squads: can they move in the squadron phase"
  expect yes

ask "Are squadrons placed with Rapid Launch Bays unactivated?"
  expect yes
  expect cites rapid-launch-bays/clarifications/1

ask "My Rapid Launch Bays are discarded by another card's effect. Are the set aside squadrons destroyed?"
  expect yes
  expect cites rapid-launch-bays/upgrade-interactions/2

ask "rlb discarded, are squads destroyed?"
  expect depends

ask "Can Rapid Launch Bays be discarded when an enemy ship reveals its command?"
  expect no
  expect cites rapid-launch-bays/card-text/1

ask "Vader boarding team discarded my Rapid Launch Bays before I could launch. Are the squadrons lost?"
  expect yes
  expect cites rapid-launch-bays/upgrade-interactions/2

ask "Can squadrons from RLB activate in the squadron phase?"
  expect yes
  expect cites rapid-launch-bays/clarifications/1

ask "My opponent got rid of my Rapid Launch Bays with a boarding team before I placed the squadrons. Are the squadrons I set aside destroyed?"
  expect yes
  expect cites rapid-launch-bays/upgrade-interactions/2

ask "rlb then squad command, they can shoot?"
  expect yes
  expect cites rapid-launch-bays/clarifications/2

ask "A squadron was put down by Rapid Launch Bays some time ago. Can it move when my ship's squadron command activates it?"
  expect unknown no-ruling

ask "vader boards my rlb ship, squads inside dead?"
  expect yes
  expect cites rapid-launch-bays/upgrade-interactions/2

ask "I flip a repair dial. Can I discard RLB and drop the squads?"
  expect yes
  expect cites rapid-launch-bays/card-text/1

ask "May I place just some of the squadrons of rlb and save the rest?"
  expect no
  expect cites rapid-launch-bays/card-text/1

ask "can they move right after they land with rlb?"
  expect no

ask "rlb was discarded by an enemy effect, can I still place the fighters?"
  expect no
  expect cites rapid-launch-bays/upgrade-interactions/2

ask "Must I set aside as many squadrons as possible with Rapid Launch Bays?"
  expect no
