ask "Can Boarding Engineers be discarded at close range of an enemy ship?"
  expect yes
  expect cites boarding-engineers/card-text/1

ask "boarding engineers at medium range: can i discard them"
  expect no
  expect cites boarding-engineers/card-text/1

ask "May I discard Boarding Engineers when I reveal a command?"
  expect depends
  expect condition "range"

ask "Boarding Engineers: can facedown damage cards be turned faceup at close range?"
  expect yes
  expect cites boarding-engineers/card-text/1
  expect when "reveal command"

ask "Can I look at facedown damage cards with Boarding Engineers at close range?"
  expect yes
  expect cites boarding-engineers/card-text/1

ask "How many damage cards are turned faceup with Boarding Engineers with engineering value 4?"
  expect count 4
  expect cites boarding-engineers/card-text/1

ask "Boarding Engineers: can I flip facedown damage cards at close range?"
  expect yes
  expect cites boarding-engineers/card-text/1
