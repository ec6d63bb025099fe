ask "how many rounds does a game last"
  expect count 6
  expect cites rules/round/phases/1

ask "When are defense tokens readied?"
  expect answered
  expect cites rules/round/status/1
  expect when "status phase"
