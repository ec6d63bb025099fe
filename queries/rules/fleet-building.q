ask "May a ship equip a second copy of an upgrade card?"
  expect no
  expect cites rules/fleet-building/1

ask "how many commanders in a fleet"
  expect count 1
  expect cites rules/fleet-building/2

ask "how many objectives in a fleet"
  expect count 3
  expect cites rules/fleet-building/3
