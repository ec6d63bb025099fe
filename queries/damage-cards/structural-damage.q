ask "Structural Damage: is a facedown damage card dealt?"
  expect yes
  expect cites structural-damage/card-text/1

ask "Must Structural Damage be flipped?"
  expect yes
  expect cites structural-damage/card-text/1

ask "structural damage: is 1 faceup damage card dealt"
  expect unknown
