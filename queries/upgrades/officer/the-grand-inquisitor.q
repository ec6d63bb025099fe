ask "Can I exhaust The Grand Inquisitor when an enemy ship at distance 3 changes its speed?"
  expect yes
  expect cites the-grand-inquisitor/card-text/1

ask "the grand inquisitor: an enemy ship beyond distance 5 changes its speed. can i exhaust it"
  expect no
  expect cites the-grand-inquisitor/card-text/1

ask "Can I exhaust The Grand Inquisitor when a friendly ship at distance 2 changes its speed?"
  expect no

ask "The Grand Inquisitor: an enemy ship changes its speed. May I exhaust the card?"
  expect depends
  expect condition "distance"
