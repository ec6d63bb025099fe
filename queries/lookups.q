# What, who, which: the statement that says what is asked for, or none.

ask "What are the size classes?"
  expect answered
  expect cites phylon-q7-tractor-beams/clarifications/2
  expect mentions "small", "medium", "large", "huge"
ask "who decides where a mine goes when an obstacle is rotated"
  expect answered
  expect cites proximity-mines/clarifications/9
  expect mentions "opponent"
ask "Who chooses the defense token for the QLT counter attack?"
  expect unknown no-ruling
ask "what are the command tokens"
  expect unknown no-ruling
ask "Which size classes can equip Hardened Bulkheads?"
  expect answered
  expect mentions "large ships only"
ask "What can attack a Proximity Mine Token?"
  expect answered
  expect cites proximity-mines/clarifications/4
ask "what happens if the exogorth with a mine on it is removed"
  expect answered
  expect cites proximity-mines/clarifications/15
ask "what happens to a fleet command card when Flag Bridge is discarded"
  expect unknown no-ruling
ask "what does Boosted Comms do"
  expect answered
  expect cites boosted-comms/card-text/1
ask "how do QLT and Flak Guns interact"
  expect answered
  expect cites flak-guns/upgrade-interactions/1, quad-laser-turrets/upgrade-interactions/5
ask "Who painted the picture on the SPHA-T card?"
  expect unknown

ask "Name all the hull zones of a huge ship."
  expect cites rules/huge-ships/hull-zones/1
