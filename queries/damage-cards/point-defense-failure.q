ask "Point Defense Failure: must I remove a die when attacking a squadron?"
  expect yes
  expect cites point-defense-failure/card-text/1

ask "Is Point Defense Failure triggered when attacking a ship?"
  expect no

ask "point defense failure is facedown. is it triggered when attacking a squadron"
  expect no

ask "Point Defense Failure: do I have to remove a die?"
  expect depends
