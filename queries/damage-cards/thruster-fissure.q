ask "Thruster Fissure: is 1 damage dealt when the ship changes its speed?"
  expect yes
  expect cites thruster-fissure/card-text/1

ask "the ship keeps its speed. is thruster fissure triggered"
  expect no

ask "Thruster Fissure: is damage dealt?"
  expect depends
  expect condition "speed"
