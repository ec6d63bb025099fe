ask "Can I replace the blue dice with red dice with Heavy Fire Zone when attacking an unengaged squadron?"
  expect yes
  expect cites heavy-fire-zone/card-text/1

ask "heavy fire zone, the squadron is engaged with my own squadron. can i replace blue dice with red dice"
  expect no
  expect cites heavy-fire-zone/card-text/1

ask "HFZ against a squadron: may blue dice be replaced with red dice?"
  expect depends
  expect condition "engaged"

ask "Does Heavy Fire Zone work against a ship?"
  expect no
  expect cites heavy-fire-zone/card-text/1

ask "Must I replace the blue dice with Heavy Fire Zone?"
  expect no

# Only blue dice are swapped; nothing is said of how black dice fare with another card.
ask "Heavy Fire Zone and Slaved Turrets: may I replace blue dice with red dice against an unengaged squadron?"
  expect unknown
