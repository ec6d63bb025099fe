ask "Can General Grievous (Commander) be triggered if a friendly squadron is destroyed?"
  expect yes
  expect cites general-grievous-commander/card-text/1

ask "may general grievous (commander) be triggered if no friendly unit was destroyed"
  expect no
  expect cites general-grievous-commander/card-text/1

ask "May General Grievous (Commander) be triggered?"
  expect depends
  expect condition "destroyed"
  expect cites general-grievous-commander/card-text/1

ask "General Grievous (Commander): may 1 ship be chosen if a friendly unit was destroyed and the chosen one is within distance 5 of it?"
  expect yes
  expect cites general-grievous-commander/card-text/1

ask "General Grievous (Commander): may I choose a unique squadron if a friendly unit was destroyed and the chosen one is within distance 5 of it?"
  expect yes
  expect cites general-grievous-commander/card-text/1
