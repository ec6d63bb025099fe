# Quad Laser Turrets: the Counter attack of a ship.

ask "A squadron at distance 1 shoots at my ship with Quad Laser Turrets. Does my ship get Counter 1?"
  expect yes
  expect cites quad-laser-turrets/card-text/1

ask "A squadron at distance 2 attacks my ship with QLT. Does my ship get Counter 1?"
  expect no
  expect cites quad-laser-turrets/card-text/1

ask "An enemy ship attacks me. Can my Quad Laser Turrets counter it?"
  expect no
  expect cites quad-laser-turrets/card-text/1

ask "A squadron attacks my Quad Laser Turrets ship. May it counter?"
  expect depends
  expect condition "distance"

ask "When does Quad Laser Turrets give me Counter 1?"
  expect answered
  expect when "after attack"
  expect cites quad-laser-turrets/timing/1

ask "Are the anti-squadron dice rolled for a Quad Laser Turrets counter attack?"
  expect no
  expect cites quad-laser-turrets/clarifications/1

ask "How many blue dice are rolled for the Quad Laser Turrets counter attack?"
  expect answered
  expect count 1
  expect cites quad-laser-turrets/clarifications/1

ask "Who decides which hull zone counters with Quad Laser Turrets?"
  expect answered
  expect mentions "owner"
  expect cites quad-laser-turrets/clarifications/2

ask "QLT: can the attacker pick the hull zone?"
  expect no
  expect cites quad-laser-turrets/clarifications/2

ask "My ship is destroyed by a squadron at distance 1. Can it still counter with Quad Laser Turrets?"
  expect yes
  expect cites quad-laser-turrets/clarifications/3

ask "The squadron is obstructed. Can my Quad Laser Turrets roll the Counter die?"
  expect no
  expect cites quad-laser-turrets/clarifications/4

ask "My ship already used its Concentrate Fire command. Can it spend a concentrate fire token with Quad Laser Turrets?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/1

ask "Can my ship spend a concentrate fire token with Quad Laser Turrets?"
  expect depends
  expect condition "concentrate fire"
  expect cites quad-laser-turrets/upgrade-interactions/1

ask "The first player's objective ship in Advanced Gunnery has already countered a squadron with Quad Laser Turrets. Can that hull zone attack the squadron?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/2

ask "Ruthless Strategists with QLT, does it trigger?"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/3

ask "HFZ and QLT, the squad is unengaged. can i swap the blue die for a red die?"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/4

ask "HFZ and QLT, the squad is engaged. can i swap the blue die for a red die?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/4

ask "With Flak Guns and Quad Laser Turrets, must the counter die be replaced with a black die?"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/5

ask "Can Agent Kallus add a die with Quad Laser Turrets if the squadron is generic?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/6

ask "Kallus + QLT vs an ace"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/6

ask "Draven officer with QLT, the squad has intel. can he add a die?"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/7

ask "Can Linked Turbolaser Towers add dice with Quad Laser Turrets?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/8

ask "My ship with Slaved Turrets and QLT has already countered. Can it counter?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/9

ask "My ship with Slaved Turrets and QLT has not attacked and has not countered. Can it counter?"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/9

ask "Admiral Ackbar's ability is declared. Can my Quad Laser Turrets counter from the rear hull zone?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/10

ask "Admiral Ackbar's ability is declared. Can my Quad Laser Turrets counter from the left hull zone?"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/10

ask "Can my QLT ship counter with Point Defense Failure?"
  expect no
  expect cites quad-laser-turrets/damage-card-interactions/1

ask "does QLT work against ships"
  expect no
  expect cites quad-laser-turrets/card-text/1

ask "a squadron snipes my QLT ship from distance 2, do i counter"
  expect no
  expect cites quad-laser-turrets/card-text/1

ask "when do i counter with QLT"
  expect answered
  expect when "after attack"
  expect cites quad-laser-turrets/timing/1

ask "Is the battery armament rolled for the QLT counter?"
  expect no
  expect cites quad-laser-turrets/clarifications/1

ask "Can I choose which hull zone counters with QLT?"
  expect yes
  expect cites quad-laser-turrets/clarifications/2

ask "A squadron at distance 1 just killed my QLT ship. do i still counter?"
  expect yes

ask "does QLT still counter if the ship is destroyed by the squadron at distance 1"
  expect yes
  expect cites quad-laser-turrets/clarifications/3

ask "Can I counter an obstructed squadron with QLT?"
  expect no
  expect cites quad-laser-turrets/clarifications/4

ask "can i use a concentrate fire token on the QLT counter if i haven't resolved concentrate fire yet"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/1

ask "I spent a CF token on my QLT counter. Can I resolve a concentrate fire command this round?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/1

ask "Advanced Gunnery and QLT: first player's objective ship countered a squadron. Can another hull zone attack it this round?"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/2

ask "can Ruthless Strategists be used after a Quad Laser Turrets counter"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/3

ask "HFZ and QLT, can i make the counter die red"
  expect depends
  expect condition "engaged"
  expect cites quad-laser-turrets/upgrade-interactions/4

ask "do i have to make the QLT counter die red with HFZ"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/4

ask "can i keep the counter die blue with Flak Guns and QLT"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/5

ask "can agent kallus add a die to the QLT counter"
  expect depends
  expect condition "unique"
  expect cites quad-laser-turrets/upgrade-interactions/6

ask "Draven and QLT, squadron has neither counter nor intel. can he add a die"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/7

ask "LTT and QLT"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/8

ask "slaved turrets + QLT, already activated and attacked. can it counter"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/9

ask "Slaved Turrets and QLT. My ship countered, then activates. Can it attack?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/9

ask "Can a ship that declared Admiral Ackbar make a Quad Laser Turrets Counter attack from its front hull zone?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/10

ask "PDF crit with QLT, do I roll the counter die"
  expect no
  expect cites quad-laser-turrets/damage-card-interactions/1

ask "Is a destroyed ship still able to counter with Quad Laser Turrets when a squadron at distance 1 attacked it?"
  expect yes
  expect cites quad-laser-turrets/clarifications/3

ask "After a Quad Laser Turrets Counter with a Concentrate Fire token, can I use Concentrate Fire next round?"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/1

ask "Can the attacker use Quad Laser Turrets?"
  expect no
  expect cites quad-laser-turrets/card-text/1

ask "Is the hull zone for the counter of Quad Laser Turrets chosen by the opponent?"
  expect no
  expect cites quad-laser-turrets/clarifications/2

ask "Does Quad Laser Turrets give Counter against a ship?"
  expect no
  expect cites quad-laser-turrets/card-text/1

ask "Does Point Defense Failure let Quad Laser Turrets counter?"
  expect no
  expect cites quad-laser-turrets/damage-card-interactions/1

ask "My QLT ship dies to a squadron at distance 1. Does it still counter?"
  expect yes
  expect cites quad-laser-turrets/clarifications/3

ask "Bombers right next to my QLT ship hit me, may it counter?"
  expect yes
  expect cites quad-laser-turrets/card-text/1

ask "My ship with Quad Laser Turrets just got blown up by a squadron at distance 1. Does it still shoot back?"
  expect yes
  expect cites quad-laser-turrets/clarifications/3

ask "I already shot this round with slaved turrets and QLT. Bombers hit me at distance 1, can I counter?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/9

ask "Bombers just killed my ship with QLT. Does it still counter?"
  expect yes
  expect cites quad-laser-turrets/clarifications/3

ask "Kallus and QLT. A squadron attacked my ship at distance 1. Can I add a die to the counter?"
  expect depends
  expect condition "unique"

ask "QLT and Draven against a squadron with no intel or counter?"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/7

ask "Advanced Gunnery first player objective ship with Quad Laser Turrets countered a squadron from the left hull zone. Can the right hull zone attack that squadron this round?"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/2

ask "Flak Guns + QLT: rolling Counter with blue die against the rules?"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/5

ask "Quad Laser Turrets: does the counter use my anti-squadron armament?"
  expect no
  expect cites quad-laser-turrets/clarifications/1

ask "Does my ship make its Quad Laser Turrets counter?"
  expect depends
  expect condition "distance"

ask "Is the Counter of Quad Laser Turrets shut down by Point-Defense Failure?"
  expect yes
  expect cites quad-laser-turrets/damage-card-interactions/1

ask "qlt counter, i pick the arc?"
  expect yes
  expect cites quad-laser-turrets/clarifications/2

ask "qlt from beyond the grave - ship dies, still counters?"
  expect yes
  expect cites quad-laser-turrets/clarifications/3

ask "ackbar on + qlt, counter out the right side is fine yeah?"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/10

ask "have a CF token on my quads ship. ok to use it for the counter shot?"
  expect depends
  expect cites quad-laser-turrets/upgrade-interactions/1

# Who picks the zone is not who does something else with the card.
ask "Is it the attacker who picks the hull zone of my Quad Laser Turrets counter?"
  expect no
  expect cites quad-laser-turrets/clarifications/2

ask "will my opponent select which zone my QLT counter is fired from"
  expect no

ask "A Y-wing squadron at distance 1 just fired at my Pelta, and I have Quad Laser Turrets. Do I get to fire back?"
  expect yes

ask "squad at distance 2 hits my ship, does qlt hand me counter"
  expect no

ask "if fighters kill my ship at d1 do quads get to counter"
  expect yes
  expect cites quad-laser-turrets/clarifications/3

ask "target obstructed by a rock, do quads get a counter die"
  expect no

ask "Is the armament against squadrons what a QLT counter uses? I mean my anti-squadron armament."
  expect unknown

ask "Does a counter by Quad Laser Turrets use the anti-squadron armament?"
  expect no

# The first word of a name is enough beside another name.
ask "quads + flak on my ship, must I swap the counter die for a black one"
  expect yes
  expect cites quad-laser-turrets/upgrade-interactions/5

ask "flak guns n quads, counter die stays blue?"
  expect no

ask "A fighter touching my ship at distance 1 has shot at it, and Quad Laser Turrets are on board. Can I strike back?"
  expect yes

ask "i counter with quads n slaved turrets, can i counter twice in one round"
  expect no
  expect cites quad-laser-turrets/upgrade-interactions/9
