ask "San Hill: may a friendly ship at distance 4 activate an additional squadron?"
  expect yes
  expect cites san-hill/card-text/1

ask "san hill: the friendly ship is beyond distance 5. can i discard a squadron token"
  expect no
  expect cites san-hill/card-text/1

ask "San Hill: can I discard a squadron token?"
  expect depends
  expect condition "distance"

ask "Can I discard a squadron token from San Hill in the squadron phase?"
  expect no
