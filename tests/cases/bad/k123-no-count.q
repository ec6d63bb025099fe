ask "How many sparks?"
  expect count many
#!       ^ K123 a count is a number
