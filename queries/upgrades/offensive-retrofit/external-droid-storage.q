ask "Can External Droid Storage reduce the damage to an AI squadron at distance 2?"
  expect yes
  expect cites external-droid-storage/card-text/1

ask "EDS, AI squadron at distance 5. can the damage be reduced?"
  expect no
  expect cites external-droid-storage/card-text/1

ask "Must External Droid Storage be discarded with 4 tokens on it and squadron value 3?"
  expect yes
  expect cites external-droid-storage/card-text/1

ask "Can two copies of External Droid Storage protect a unique AI squadron at distance 2 in the same attack?"
  expect no
  expect cites external-droid-storage/card-text/2

ask "A generic squadron with AI at distance 3 takes damage. May External Droid Storage be used?"
  expect yes
  expect cites external-droid-storage/card-text/1

ask "can external droid storage reduce obstacle damage?"
  expect yes
  expect cites external-droid-storage/clarifications/1

ask "Dutch Vander attacks and External Droid Storage prevents all of the damage. Is the activation slider toggled?"
  expect no
  expect cites external-droid-storage/squadron-interactions/1

ask "Is Anakin Skywalker (Delta-7) triggered if External Droid Storage stops all the damage?"
  expect no
  expect cites external-droid-storage/squadron-interactions/2

ask "can eds protect an enemy AI squadron"
  expect no

ask "EDS has 4 tokens and my squadron value is 3. Must I discard it?"
  expect yes
  expect cites external-droid-storage/card-text/1

ask "EDS has 3 tokens on it, is it discarded?"
  expect depends
  expect condition "squadron value"

ask "When does External Droid Storage resolve?"
  expect answered
  expect cites external-droid-storage/timing/1

ask "Can two External Droid Storage protect one unique squadron in the same attack?"
  expect no
  expect cites external-droid-storage/card-text/2

ask "Can two different External Droid Storage cards both protect one unique squadron in the same attack?"
  expect no
  expect cites external-droid-storage/card-text/2

# "His" squadron is the opponent's; a TIE Fighter is no droid, a Vulture has AI on its card.
ask "Could External Droid Storage protect his squadron, which has AI and is at distance 2?"
  expect no
  expect cites external-droid-storage/card-text/1

ask "Would External Droid Storage protect my Vulture at distance 2 against damage from an attack?"
  expect yes
  expect cites external-droid-storage/card-text/1

ask "Dutch Vander shoots my Vulture and EDS soaks all the damage. Does he flip its slider?"
  expect no
  expect cites external-droid-storage/squadron-interactions/1

ask "External droid storage only works on damage from an attack?"
  expect no
  expect cites external-droid-storage/clarifications/1

ask "eds blocks deltakin if no damage gets through"
  expect unknown no-ruling

ask "EDS soaked all dmg from anakin delta 7. can his ability be used?"
  expect no
  expect cites external-droid-storage/squadron-interactions/2

ask "vulture took the dmg already, can i use droid storage after the fact"
  expect no
  expect cites external-droid-storage/timing/1

ask "Can droid storage lower the damage dealt to my ship?"
  expect no
  expect cites external-droid-storage/card-text/1

ask "May a repair token be placed on External Droid Storage?"
  expect no
  expect cites external-droid-storage/card-text/1

ask "Does Dutch Vander work if droid storage soaked all the dmg?"
  expect no
  expect cites external-droid-storage/squadron-interactions/1
