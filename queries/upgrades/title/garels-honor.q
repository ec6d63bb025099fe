ask "Garel's Honor: I overlap an enemy ship. Is 1 faceup damage card dealt?"
  expect yes
  expect cites garels-honor/card-text/1

ask "Is Garel's Honor triggered if a ship overlaps me?"
  expect no
  expect cites garels-honor/card-text/1

ask "Is Garel's Honor triggered?"
  expect depends
