ask "Is 1 evade token gained with Amity?"
  expect yes
  expect cites amity/card-text/2

ask "Amity: an enemy ship overlaps me. May 1 additional facedown damage card be dealt?"
  expect yes
  expect cites amity/card-text/3

ask "May Amity be triggered if I overlap an enemy ship?"
  expect no
  expect cites amity/card-text/3

ask "May Amity be triggered?"
  expect depends

ask "Can a Starhawk Mark II equip Amity?"
  expect no
  expect cites amity/card-text/1
