ask "Can Tycho Celchu move while engaged?"
  expect yes
  expect cites tycho-celchu/card-text/1

ask "May Tycho Celchu attack a ship while engaged?"
  expect yes
  expect cites tycho-celchu/card-text/1
