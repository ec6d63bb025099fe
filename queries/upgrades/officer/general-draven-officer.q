ask "Can General Draven (Officer) add a die against a squadron with Intel?"
  expect yes
  expect cites general-draven-officer/card-text/1

ask "General Draven (Officer) vs a squadron without counter and without intel, can i add a die"
  expect no
  expect cites general-draven-officer/card-text/1

ask "General Draven (Officer): may I add a die against a squadron?"
  expect depends
  expect condition "Counter"

ask "General Draven (Officer) against a ship: can I add a die?"
  expect no
