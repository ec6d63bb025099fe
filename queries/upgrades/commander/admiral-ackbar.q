ask "Admiral Ackbar declared: can I add 2 red dice when attacking a ship?"
  expect yes
  expect cites admiral-ackbar/card-text/1

ask "admiral ackbar, ability declared: can i add 2 red dice against a squadron"
  expect no

ask "With Admiral Ackbar declared, can a ship be attacked from the front hull zone?"
  expect no
  expect cites admiral-ackbar/card-text/1

ask "Admiral Ackbar: can I add 2 red dice when attacking a ship?"
  expect depends
  expect condition "declared"
