ask "Can a ship without a matching icon equip an offensive retrofit?"
  expect no
  expect cites offensive-retro/card-text/2

ask "Can my ship equip a second copy of Flak Guns?"
  expect no
  expect cites offensive-retro/card-text/3

ask "Is the offensive retrofit icon printed on the card back?"
  expect yes
  expect cites offensive-retro/card-text/1

ask "Is the offensive retrofit icon printed on the back of the ship card?"
  expect unknown

ask "Can my CR90 take an off retro?"
  expect depends
  expect cites offensive-retro/card-text/2
