ask "Wide-Area Barrage: may I choose a squadron at close range of the defender when attacking a ship?"
  expect yes
  expect cites wide-area-barrage/card-text/1

ask "wide-area barrage: i am attacking a squadron. can i choose a ship at close range of the defender"
  expect no

ask "Wide-Area Barrage: may I choose a squadron when attacking a ship?"
  expect depends
  expect condition "chosen unit"

ask "How much damage of the chosen unit with Wide-Area Barrage with 5 black hit icons?"
  expect count 3
  expect cites wide-area-barrage/card-text/1

ask "When is a unit chosen with Wide-Area Barrage?"
  expect when "start of resolve damage"
  expect cites wide-area-barrage/card-text/1
