# Facts that a card's statements say nothing of must keep a verdict from being given.
ask "My opponent has Quad Laser Turrets. Do I have Counter 1 when a squadron at distance 1 attacks me?"
  expect unknown no-ruling

ask "The enemy ship has Flak Guns. Are my anti-squadron dice black?"
  expect unknown no-ruling

ask "My other ship has Boosted Comms. Can this ship activate squadrons at long range?"
  expect unknown no-ruling

ask "My ship doesn't have Quad Laser Turrets. Do I have Counter 1 when a squadron at distance 1 attacks me?"
  expect unknown no-ruling

ask "B2 Rocket Troopers is exhausted. May I use it when attacking a ship at close range?"
  expect unknown no-ruling

ask "Does Gunnery Team let me attack the same hull zone twice?"
  expect unknown not-encoded

ask "Does Flak Guns give Counter 1?"
  expect unknown no-ruling

# It has six of them and no other number; the word "have" alone would let it have four of the six.
ask "Does a huge ship have four firing arcs?"
  expect no
  expect cites rules/huge-ships/firing-arcs/1

ask "Does damage happen before the critical effect?"
  expect unknown no-ruling

ask "Is it forbidden for a Star Dreadnought to equip Boarding Pods?"
  expect yes

ask "Is it illegal for a Rebel ship to equip SPHA-T?"
  expect yes

ask "Can Flak Guns and Flak Guns be equipped on one ship?"
  expect no

ask "Is the counter die red when a ship has Quad Laser Turrets and Flak Guns?"
  expect unknown no-ruling

ask "Is a huge ship crippled at half its hull value rounded down?"
  expect no

ask "Is Hyperwave Signal Boost discarded in the squadron phase?"
  expect unknown no-ruling

ask "Does Hyperwave Signal Boost give Ai?"
  expect unknown no-ruling

ask "Mines can be attacked by squadrons, yes?"
  expect no

# Conditions that no statement speaks of: what is done, when it is, and what is told beside a number or a moment.
ask "Can I gather red dice at long range if I count as activated an obstacle?"
  expect unknown no-ruling

ask "Does the effect of Disposable Capacitors last until the end of the round during a Salvo attack?"
  expect unknown no-ruling

ask "Can my large flagship equip SPHA-T and Flag Bridge in the status phase?"
  expect unknown no-ruling

ask "How many attacks can a huge ship perform in its activation while it is obstructed?"
  expect unknown no-ruling

ask "When does a Salvo attack occur if I eat a porg?"
  expect unknown

ask "How many titles can not a ship equip?"
  expect unknown no-ruling

# A ban on attacking a token is no ban on attacking.
ask "Can a squadron attack?"
  expect unknown

# What one card allows says nothing of what another makes of it, and a card's silence decides nothing beside another.
ask "With Linked Turbolaser Towers and Agent Kallus, may I add 3 dice against a unique squadron?"
  expect unknown no-ruling

ask "Can Darth Vader (Boarding Team) discard Rapid Launch Bays at medium range?"
  expect unknown no-ruling

ask "A ship ends its maneuver at distance 1 of a prox mine. Does the mine go off with Thruster Fissure?"
  expect unknown no-ruling

ask "Can a ship attack a proximity mine with Advanced Gunnery?"
  expect unknown no-ruling

ask "With Flak Guns and Heavy Fire Zone, may I replace blue dice with red dice against an unengaged squadron?"
  expect unknown no-ruling

# The game lets squadrons do this without the card.
ask "With Nevoota Bee, may a squadron with Swarm reroll 1 die against a squadron?"
  expect unknown no-ruling

ask "Triumphant: may a squadron with Adept near Triumphant be activated?"
  expect unknown no-ruling

ask "With Admiral Raddus, can a ship be deployed at distance 2 of a friendly ship?"
  expect unknown no-ruling

# What a statement asks of others is not told of the cards themselves.
ask "Which offensive retrofits are unique?"
  expect unknown no-ruling

ask "Which offensive retrofits are against squadrons?"
  expect unknown no-ruling

# An opponent's card says nothing about the asker's ship unless it is used on that.
ask "His ship has Flak Guns. Does my anti-squadron armament count as black?"
  expect unknown no-ruling

ask "My opponent has Phylon Q7 Tractor Beams. Can I reduce his speed?"
  expect unknown no-ruling

# A verb behind a card's name is asked about, not any effect of the two cards.
ask "Flak Guns blocks Quad Laser Turrets?"
  expect unknown no-ruling

# A thing that the card says something else of, and a card that was lost.
ask "Can I use Ambush to deploy ships?"
  expect unknown no-ruling

ask "Does Ambush work on ships?"
  expect unknown no-ruling

ask "B2 vs squadrons raid token?"
  expect unknown no-ruling

ask "EHB discarded, do I still get +1?"
  expect unknown no-ruling

ask "QLT discarded, counter 1?"
  expect unknown no-ruling

ask "HB discarded, do I take 1 less from a smaller ship?"
  expect unknown no-ruling

# Mines keep away from enemy ships, not from squadrons or own ships; no card has to be exhausted that never says so.
ask "Can I place mines within distance 5 of enemy squadrons?"
  expect unknown no-ruling

ask "Can I place mines within distance 5 of my ships?"
  expect unknown no-ruling

ask "Does PDR need to be exhausted?"
  expect unknown no-ruling

# Whoever tells nothing of what the rules on equipping ask of card and ship is told what it depends on.
ask "May my cruiser carry an ordnance upgrade?"
  expect depends
  expect condition "icon is free"

ask "Can I put that title on my ship?"
  expect depends
  expect condition "same ship icon"

ask "Would any ship of my faction be good enough to hold a title?"
  expect depends

ask "card says large only, my ship aint large but has the slot... allowed?"
  expect depends

ask "do titles go on anything w a title slot regardless of the ship icon"
  expect depends

ask "Does a huge ship have no auxiliary hull zones?"
  expect unknown no-ruling

# "Only" and "another" beside the question tell no more than the fact they stand with; in the question they do.
ask "I overlap another ship with my large ship. Do Hardened Bulkheads reduce the damage?"
  expect depends

ask "A card of mine only names the left hull zone. On my Super Star Destroyer, does its effect extend to the left-auxiliary zone?"
  expect no

ask "My ship ended up sitting on a mine token. Can it shoot that one?"
  expect no

# A named act that a statement denies of something else asks for more than any effect; "does nothing" and "too small for" ask the other way round.
ask "bulkheads cancel garel's honor?"
  expect unknown no-ruling

ask "San Hill does nothing for Hyperwave Signal Boost, right?"
  expect yes

ask "Is a large ship too small for Hardened Bulkheads?"
  expect no

ask "My flagship is a medium ship with no other Modification. Is Flag Bridge an option for it?"
  expect yes

# That a card cannot choose a mine for its damage says nothing of an attack at the mine by a ship that has the card.
ask "Wide-Area Barrage and a mine in arc: can I blow up the mine with my flak?"
  expect unknown no-ruling

ask "We play Volatile Deposits. Can I destroy a mine with my flak?"
  expect unknown no-ruling

ask "An enemy ship attacked my SSD from the front. Can my SSD attack from the front?"
  expect depends

# One card is joined with nothing by "same".
ask "My ship equipped a card that needs weapons team and off retro. Can I jam Flak Guns into that same icon too?"
  expect no
  expect cites rules/upgrade-cards/4

# A time that only statements beside the point ask for, a fact that only an absent card derives from, and a ship that is
# none of the sort that the rule speaks of.
ask "During the attack step, point Defense Failure: do I have to remove a die?"
  expect unknown

ask "Thruster Fissure: is damage dealt at speed 0?"
  expect unknown

ask "card says left hull zone. does my Pelta-class Frigate left aux zone get the effect as well"
  expect unknown

# A card that does something does it at its own time, and not at the one that is asked about.
ask "Is Proximity Mines used in the ship phase?"
  expect unknown

ask "Are Flak Guns used in the status phase?"
  expect unknown

# Held against a thing, or with a deed of another time, a moment is not that of the card.
ask "Is the damage of a mine dealt before or after shields?"
  expect unknown

ask "Are my shields lost before or after Flak Guns?"
  expect unknown

# "Do so" stands for the deed that was told before it, not for whatever the card does.
ask "I chose his ship with Phylon Q7 Tractor Beams. It has a navigate token, but he would rather slow down and keep it. Is he free to do so?"
  expect no
