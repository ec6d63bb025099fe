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
