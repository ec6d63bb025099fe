ask "Can Agent Kallus add a die against a unique squadron?"
  expect yes
  expect cites agent-kallus/card-text/1

ask "agent kallus vs a generic squadron: can i add a die"
  expect no
  expect cites agent-kallus/card-text/1

ask "Agent Kallus: may I add a blue die against a squadron?"
  expect depends
  expect condition "unique"

ask "Agent Kallus against a unique squadron, can I add a red die?"
  expect yes

ask "can kallus add a die when i attack a ship"
  expect no
