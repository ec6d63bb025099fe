ask "Can I flip a faceup damage card with Lira Wessex?"
  expect yes
  expect cites lira-wessex/card-text/1

ask "Lira Wessex: may I spend 1 repair token on a faceup damage card?"
  expect yes
  expect cites lira-wessex/card-text/1

ask "lira wessex: can i spend a repair token if the damage card is facedown"
  expect no
  expect cites lira-wessex/card-text/1

ask "Must I flip the faceup damage card with Lira Wessex?"
  expect no

ask "Can I spend a navigate token for Lira Wessex?"
  expect unknown
