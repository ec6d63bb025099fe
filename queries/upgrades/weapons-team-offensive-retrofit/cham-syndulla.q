ask "Can Cham Syndulla be discarded at close range of an enemy ship?"
  expect yes
  expect cites cham-syndulla/card-text/1

ask "cham syndulla at medium range: can i discard him"
  expect no
  expect cites cham-syndulla/card-text/1

ask "May I discard Cham Syndulla when I reveal a command?"
  expect depends
  expect condition "range"

ask "Cham Syndulla: can the command dial of an enemy ship be set to another command at close range?"
  expect yes
  expect cites cham-syndulla/card-text/1

ask "Cham Syndulla: can I choose the command of the boarded ship at close range?"
  expect yes
  expect cites cham-syndulla/card-text/1

ask "When is Cham Syndulla discarded?"
  expect when "reveal command"
