ask "Can I use Ruthless Strategists after attacking a squadron engaged with my squadron?"
  expect yes
  expect cites ruthless-strategists/card-text/1

ask "ruthless strategists after attacking a squadron that is unengaged"
  expect no
  expect cites ruthless-strategists/card-text/1

ask "Ruthless Strategists: may I deal 1 damage after attacking a squadron?"
  expect depends
  expect condition "engaged"

ask "May Ruthless Strategists be used after attacking a ship?"
  expect no
