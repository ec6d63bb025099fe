# Nicknames, abbreviations and homonyms: the card that players mean, settled by the other words or asked back.

ask "HB and GH"
  expect yes
  expect cites hardened-bulkheads/upgrade-interactions/2
ask "b2 troopers vs a squad, can i add a BLUE die"
  expect depends
  expect cites b2-rocket-troopers/card-text/1
  expect condition "attack pool"
ask "FC and hyperwave"
  expect no
  expect cites hyperwave-signal-boost/upgrade-interactions/1
ask "comms and relay"
  expect yes
  expect cites boosted-comms/upgrade-interactions/1
ask "RS and proximity mine token"
  expect no
  expect cites proximity-mines/upgrade-interactions/2

# Names that nobody knows, where a card would stand, and what a judge settles.
ask "Does turbo photon blasters stack with Flak Guns?"
  expect unknown unknown-name

ask "Flux capacitor inverter, can I use that against squadrons?"
  expect unknown unknown-name

ask "Somebody bumped the table and we cannot agree where the ship was."
  expect unknown judge-decides
