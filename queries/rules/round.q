ask "how many rounds does a game last"
  expect count 6
  expect cites rules/round/phases/1

ask "When are defense tokens readied?"
  expect answered
  expect cites rules/round/status/1
  expect when "status phase"

ask "When are command dials assigned?"
  expect answered
  expect when "command phase"
  expect cites rules/round/phases/2

ask "How many squadrons are activated on one turn of the squadron phase?"
  expect count 2
  expect cites rules/round/phases/4
