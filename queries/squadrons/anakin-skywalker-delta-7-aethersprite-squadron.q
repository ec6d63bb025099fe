ask "Anakin Skywalker (Delta-7): can I choose 2 squadrons when attacking a squadron?"
  expect yes
  expect cites anakin-skywalker-delta-7-aethersprite-squadron/card-text/1

ask "Is Anakin Skywalker (Delta-7) triggered when attacking a ship?"
  expect no
  expect cites anakin-skywalker-delta-7-aethersprite-squadron/card-text/1

ask "Is Anakin Skywalker (Delta-7) triggered when attacking a squadron?"
  expect depends
  expect condition "damage"
