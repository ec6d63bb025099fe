ask "Can a ship equip Phylon Q7 Tractor Beams and SPHA-T with two offensive retrofit icons?"
  expect no
  expect cites phylon-q7-tractor-beams/card-text/1

ask "Can Phylon Q7 Tractor Beams choose an enemy ship of the same size class at distance 3?"
  expect yes
  expect cites phylon-q7-tractor-beams/card-text/2

ask "can phylons choose a bigger ship at distance 2"
  expect no
  expect cites phylon-q7-tractor-beams/card-text/2

ask "Can Phylon Q7 Tractor Beams choose a smaller ship beyond distance 5?"
  expect no
  expect cites phylon-q7-tractor-beams/card-text/2

ask "Can the speed of a ship at speed 1 be reduced by Phylon Q7 Tractor Beams?"
  expect no
  expect cites phylon-q7-tractor-beams/card-text/2

ask "When can I exhaust Phylon Q7 Tractor Beams?"
  expect when "start of activation"
  expect cites phylon-q7-tractor-beams/timing/1

ask "already revealed my dial, can i exhaust phylons"
  expect no

ask "The ship that I chose with Phylon Q7 Tractor Beams has a nav token. Must the navigate token be spent?"
  expect yes
  expect cites phylon-q7-tractor-beams/clarifications/1

ask "Phylon on a ship that has a nav token, can its speed be reduced?"
  expect no
  expect cites phylon-q7-tractor-beams/clarifications/1

ask "How many size classes are there for Phylon Q7 Tractor Beams?"
  expect count 4
  expect cites phylon-q7-tractor-beams/clarifications/2

ask "Does a flotilla count as a size class for Phylon Q7 Tractor Beams?"
  expect no
  expect cites phylon-q7-tractor-beams/clarifications/2

ask "Is The Grand Inquisitor triggered if Phylon Q7 Tractor Beams make a ship lose speed?"
  expect yes
  expect cites phylon-q7-tractor-beams/upgrade-interactions/1

ask "phylons on a ship with thruster fissure, it slows down. is the damage dealt?"
  expect yes
  expect cites phylon-q7-tractor-beams/damage-card-interactions/1

ask "phylons on a ship with thruster fissure, it spends a nav token. is the damage dealt?"
  expect no
  expect cites phylon-q7-tractor-beams/damage-card-interactions/1

ask "Can my large ship with Phylon Q7 Tractor Beams choose a small enemy ship at distance 3?"
  expect yes
  expect cites phylon-q7-tractor-beams/card-text/2

ask "Can I use phylon after I revealed my dial?"
  expect no

ask "ship with thruster fissure spends nav token to phylon, damage?"
  expect no
  expect cites phylon-q7-tractor-beams/damage-card-interactions/1

# Whose ship has which size is told in many ways.
ask "I am flying a medium ship with Phylon Q7 Tractor Beams and he has a large one at distance 3. Can I choose it?"
  expect no
  expect cites phylon-q7-tractor-beams/card-text/2

ask "My medium ship carries Phylons. Can I use them on a small ship at distance 4?"
  expect yes
  expect cites phylon-q7-tractor-beams/card-text/2

ask "By how much do the Phylon beams slow a ship down?"
  expect count 1
  expect cites phylon-q7-tractor-beams/card-text/2


ask "My opponent uses Phylon Q7 Tractor Beams on my cruiser, which is going at speed 3. Am I forced to slow down?"
  expect depends
  expect cites phylon-q7-tractor-beams/clarifications/1

ask "My ship has no navigate token and is at speed 3. My opponent uses Phylon Q7 Tractor Beams on it. Must its speed be reduced?"
  expect yes
  expect cites phylon-q7-tractor-beams/clarifications/1

ask "Can my small ship tractor a medium ship?"
  expect no
  expect cites phylon-q7-tractor-beams/card-text/2

ask "A ship at speed 3 without a navigate token is chosen for Phylon. Does its speed drop to 2?"
  expect yes
  expect cites phylon-q7-tractor-beams/clarifications/1

ask "A ship at speed 3 without a navigate token is chosen for Phylon. Does its speed drop to 1?"
  expect no

ask "Can Phylon bring a ship to speed 0?"
  expect no
  expect cites phylon-q7-tractor-beams/card-text/2

ask "I have a nav token when Phylon is used on my ship. Can I keep the token?"
  expect no
  expect cites phylon-q7-tractor-beams/clarifications/1

ask "Can my opponent keep his nav token when I use Phylon on him?"
  expect no
  expect cites phylon-q7-tractor-beams/clarifications/1

ask "The ship I chose with Phylon Q7 Tractor Beams holds a Navigate token. May its owner keep the token and slow down by 1 instead?"
  expect no
  expect cites phylon-q7-tractor-beams/clarifications/1

ask "Do Phylon Q7 Tractor Beams go off in the command phase?"
  expect no
  expect cites phylon-q7-tractor-beams/timing/1

ask "My medium ship wants to use Phylon Q7 Tractor Beams on a huge ship. Is that allowed?"
  expect no
  expect cites phylon-q7-tractor-beams/card-text/2

ask "phylons on a small ship, may i choose a medium one?"
  expect no

ask "Enemy ship at speed 3 without a navigate token gets chosen with phylons. Does it drop to speed 2?"
  expect yes
