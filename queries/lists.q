# Which cards: by a trait, by what is done with them, and by what has to be done.

ask "Which Offensive Retrofit upgrades have the Modification trait?"
  expect answered
  expect item "Advanced Transponder Net", "Flag Bridge", "Phylon Q7 Tractor Beams", "SPHA-T"
  expect no item "Boosted Comms", "Quad Laser Turrets"
ask "which upgrades are not modifications"
  expect unknown no-ruling
ask "which modifications can be exhausted"
  expect unknown no-ruling
ask "which offensive retrofits do i discard for their effect?"
  expect answered
  expect item "Disposable Capacitors", "Proximity Mines", "Rapid Launch Bays", "Reserve Hangar Deck"
  expect no item "Phylon Q7 Tractor Beams", "Expanded Hangar Bay"
ask "which upgrades let me reroll"
  expect answered
  expect item "Point-Defense Reroute"
ask "can i stick my commander on a flotilla"
  expect no
  expect cites rules/upgrade-cards/14

# A quantity that cards change, up or down or either way.
ask "Which retrofits change my squadron value?"
  expect answered
  expect item "Expanded Hangar Bay"
  expect item "SPHA-T"
  expect no item "Advanced Transponder Net"

ask "Please name the offensive retrofits that raise or lower the squadron value of the ship carrying them."
  expect answered
  expect item "Expanded Hangar Bay"
  expect item "SPHA-T"

ask "Which cards lower the squadron value?"
  expect answered
  expect item "SPHA-T"
  expect no item "Expanded Hangar Bay"

# On which ships cards fit.
ask "What retrofits have a size restriction?"
  expect answered
  expect item "Flag Bridge"
  expect item "Hardened Bulkheads"
  expect item "Boarding Pods"
  expect no item "Flak Guns"

ask "Which off retros can only go on the flagship?"
  expect answered
  expect item "Flag Bridge"
  expect no item "Hardened Bulkheads"

# Which of them is first, in other words.
ask "Flak Guns and B2 Rocket Troopers on one ship against a squadron, which kicks in first?"
  expect order "Flak Guns", "B2 Rocket Troopers"

ask "In one attack, which of these takes effect earlier: B2 Rocket Troopers or Flak Guns?"
  expect order "Flak Guns", "B2 Rocket Troopers"

ask "What squadrons can I activate first with Boosted Comms and Hyperwave Signal Boost?"
  expect unknown

ask "Is Flag Bridge a Modification?"
  expect yes
  expect cites flag-bridge/card-text/3

ask "atn counts as a mod right"
  expect yes
  expect cites advanced-transponder-net/card-text/1

ask "does flag bridge discard a modification"
  expect unknown no-ruling
