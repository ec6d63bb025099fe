ask "Does Flight Controllers raise the anti-squadron armament of a squadron activated by my squadron command?"
  expect yes
  expect cites flight-controllers/card-text/1

ask "flight controllers: is the anti-squadron armament raised if the squadron is activated in the squadron phase"
  expect no
  expect cites flight-controllers/card-text/1

ask "Flight Controllers: is the anti-squadron armament raised?"
  expect depends
  expect condition "squadron command"

ask "How many blue dice are added to the anti-squadron armament with Flight Controllers if activated by my squadron command?"
  expect count 1
  expect cites flight-controllers/card-text/1

ask "Flight Controllers: can 1 blue die be added before gathering dice if activated by my squadron command?"
  expect yes
  expect cites flight-controllers/card-text/1

ask "Flight Controllers: when is the anti-squadron armament raised?"
  expect when "before gathering dice"
