ask "Can Boarding Troopers be discarded at close range of an enemy ship?"
  expect yes
  expect cites boarding-troopers/card-text/1

ask "boarding troopers at medium range: can i discard them"
  expect no
  expect cites boarding-troopers/card-text/1

ask "May I discard Boarding Troopers when I reveal a command?"
  expect depends
  expect condition "range"

ask "How many defense tokens do I choose with Boarding Troopers with squadron value 4?"
  expect count 4
  expect cites boarding-troopers/card-text/1
