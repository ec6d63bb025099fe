ask "Triumphant: may a friendly ship activate a squadron without Adept near Triumphant in its squadron command?"
  expect yes
  expect cites triumphant/card-text/1

ask "Can Triumphant be used in the first round?"
  expect no
  expect cites triumphant/card-text/1

ask "triumphant: can a friendly ship activate a squadron near triumphant"
  expect depends
  expect condition "Adept"

ask "Triumphant: may a friendly ship in its squadron command activate a squadron without Adept near Triumphant that is beyond long range?"
  expect yes
  expect cites triumphant/card-text/1
