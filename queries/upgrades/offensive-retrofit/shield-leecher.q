ask "May I exhaust Shield Leecher after my attack hit the shields?"
  expect yes
  expect cites shield-leecher/card-text/1

ask "shield leecher, only hull damage. can i exhaust it?"
  expect no
  expect cites shield-leecher/card-text/1

ask "Can I gain a navigate token from Shield Leecher?"
  expect no
  expect cites shield-leecher/card-text/1

ask "can shield leecher gain me a nav token"
  expect no
  expect cites shield-leecher/card-text/1

ask "Can I gain both a concentrate fire token and a repair token from Shield Leecher?"
  expect no
  expect cites shield-leecher/card-text/1

ask "shield leecher after attacking, do i get a token"
  expect depends
  expect condition "shields"

ask "Hit him for 2, both on shields. Can I gain a con fire token with Shield Leecher?"
  expect yes
  expect cites shield-leecher/card-text/1

ask "The defender braced everything away and lost no shields. May I exhaust Shield Leecher?"
  expect no
  expect cites shield-leecher/card-text/1

ask "After my attack the defender still has all its shields. Can I gain a token with Shield Leecher?"
  expect no
  expect cites shield-leecher/card-text/1

ask "Must I exhaust Shield Leecher in order to gain a token?"
  expect yes
  expect cites shield-leecher/card-text/1
ask "How many tokens do I get from one Shield Leecher?"
  expect answered
  expect count 1
  expect cites shield-leecher/card-text/1
