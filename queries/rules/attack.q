# What attacks roll, how far dice reach, Salvo and Counter.

ask "Can a salvo attack against a squadron roll the printed anti-squadron armament?"
  expect yes
  expect cites rules/attack/armament/3

ask "Does a salvo attack against a ship roll the printed rear battery armament?"
  expect yes
  expect cites rules/attack/armament/4

ask "Is the anti-squadron armament rolled during a counter attack?"
  expect no
  expect cites rules/attack/armament/5

ask "Does an ignition attack roll the special battery armament?"
  expect yes
  expect cites rules/attack/armament/6

ask "May I gather black dice at long range?"
  expect no
  expect cites rules/attack/range/1

ask "May I gather blue dice at medium range?"
  expect yes
  expect cites rules/attack/range/2

ask "can i gather blue dice at long range"
  expect no
  expect cites rules/attack/range/2

ask "can i gather red dice at long range"
  expect yes
  expect cites rules/attack/range/3

ask "Can my ship attack from the same hull zone again?"
  expect no
  expect cites rules/attack/limits/1

ask "Can I add a die to a salvo attack?"
  expect no
  expect cites rules/attack/salvo/3

ask "can i salvo a salvo"
  expect no
  expect cites rules/attack/salvo/2

ask "While performing a salvo, can I resolve a non-standard critical effect?"
  expect no
  expect cites rules/attack/salvo/4

ask "can my squadron counter a counter"
  expect no
  expect cites rules/attack/counter/1

ask "Can I spend a defense token while the defender has speed 0?"
  expect no
  expect cites rules/attack/sequence/5

ask "While attacking a mine, are anti-squadron dice treated as black dice with Flak Guns?"
  expect yes
  expect cites flak-guns/card-text/1, rules/attack/armament/7

ask "Are the numbers of several Counter keywords added up?"
  expect yes
  expect cites rules/attack/counter/3

ask "When does a salvo attack occur?"
  expect answered
  expect when "after attack"
  expect cites rules/attack/salvo/1

ask "Can my ship salvo back after the attack if a salvo is available?"
  expect yes
  expect cites rules/attack/salvo/1

ask "The defender is destroyed and a salvo is available. Can you salvo back?"
  expect yes
  expect cites rules/attack/salvo/6

ask "Is the range of a salvo attack measured in the declare target step?"
  expect no
  expect cites rules/attack/salvo/5

ask "When is the attacking hull zone declared?"
  expect answered
  expect when "declare target"
  expect cites rules/attack/sequence/2

ask "Is an attack canceled if no dice can be gathered?"
  expect yes
  expect cites rules/attack/sequence/3

ask "When are accuracy icons spent?"
  expect answered
  expect when "resolve attack effects"
  expect cites rules/attack/sequence/4

ask "When does damage occur?"
  expect answered
  expect when "resolve damage"
  expect cites rules/attack/sequence/6

ask "The attack is obstructed. Is a die removed in the roll attack dice step?"
  expect yes
  expect cites rules/attack/limits/2
