ask "Can Darth Vader (Boarding Team) be discarded at close range of an enemy ship?"
  expect yes
  expect cites darth-vader-boarding-team/card-text/1

ask "darth vader (boarding team): may it be discarded at medium range"
  expect no
  expect cites darth-vader-boarding-team/card-text/1

ask "May I discard Darth Vader (Boarding Team) when I reveal a command?"
  expect depends
  expect condition "range"

ask "Darth Vader (Boarding Team): can I choose a commander card?"
  expect no
  expect cites darth-vader-boarding-team/card-text/1

ask "When is Darth Vader (Boarding Team) discarded?"
  expect when "reveal command"
