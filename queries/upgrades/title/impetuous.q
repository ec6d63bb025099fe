ask "Impetuous: my ship already attacked from the same hull zone. Can it attack a squadron?"
  expect yes
  expect cites impetuous/card-text/1

ask "With Impetuous, can my ship attack a ship if it already attacked from the same hull zone?"
  expect no
  expect cites rules/attack/limits/1

ask "Impetuous: must I choose a hull zone?"
  expect yes
  expect cites impetuous/card-text/1

ask "With Impetuous, may I attack three times?"
  expect depends
  expect condition "attacked"
  expect cites impetuous/card-text/1

ask "With Impetuous can my ship attack a ship three times?"
  expect no

# An ordinary attack may be what is asked about, and the card says nothing of that.
ask "With Impetuous, can my ship attack a squadron at long range?"
  expect unknown no-ruling
