ask "Fighter Coordination Team: may I choose an unengaged squadron at medium range after executing a maneuver?"
  expect yes
  expect cites fighter-coordination-team/card-text/1

ask "Can Fighter Coordination Team move an unengaged friendly squadron at close range?"
  expect yes

ask "fct: can i choose an engaged squadron at close range"
  expect no
  expect cites fighter-coordination-team/card-text/1

ask "Fighter Coordination Team: can I choose an unengaged squadron at long range?"
  expect no

ask "fighter coordination team: can i move an unengaged squadron"
  expect depends
  expect condition "range"

ask "How many squadrons can I choose with Fighter Coordination Team with squadron value 3?"
  expect count 3
  expect cites fighter-coordination-team/card-text/1
