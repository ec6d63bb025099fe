ask "Can New Republic Infiltrators be discarded at close range of an enemy ship?"
  expect yes
  expect cites new-republic-infiltrators/card-text/1

ask "new republic infiltrators at medium range: can i discard them"
  expect no
  expect cites new-republic-infiltrators/card-text/1

ask "New Republic Infiltrators: must the enemy dial be discarded in its next activation at close range?"
  expect yes
  expect cites new-republic-infiltrators/card-text/1

ask "New Republic Infiltrators: must the command dial of the boarded ship be discarded?"
  expect depends
  expect condition "range"

ask "New Republic Infiltrators at close range: can the enemy command be resolved in its next activation?"
  expect no
  expect cites new-republic-infiltrators/card-text/1

ask "Can an imperial ship equip New Republic Infiltrators?"
  expect no
