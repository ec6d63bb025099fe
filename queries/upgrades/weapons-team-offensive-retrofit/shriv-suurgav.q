ask "Can Shriv Suurgav be discarded at close range of an enemy ship?"
  expect yes
  expect cites shriv-suurgav/card-text/1

ask "shriv suurgav at long range: can i discard him"
  expect no
  expect cites shriv-suurgav/card-text/1

ask "May I discard Shriv Suurgav when I reveal a command?"
  expect depends
  expect condition "range"

ask "Can Shriv Suurgav choose a title card?"
  expect no
  expect cites shriv-suurgav/card-text/1

ask "Can Shriv Suurgav choose a turbolaser card at close range?"
  expect yes
