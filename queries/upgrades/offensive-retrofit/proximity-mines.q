# Proximity Mines: placing the tokens, setting them off, attacking them.

ask "My engineering value is 5. How many proximity mine tokens do I place?"
  expect answered
  expect count 2
  expect cites proximity-mines/card-text/1

ask "Can I place a proximity mine within distance 5 of an enemy ship?"
  expect no
  expect cites proximity-mines/card-text/1

ask "Can I place a proximity mine beyond distance 5 of every enemy ship?"
  expect yes
  expect cites proximity-mines/card-text/1

ask "Must I discard Proximity Mines?"
  expect no
  expect cites proximity-mines/timing/1

ask "Can my ship place proximity mine tokens before obstacles?"
  expect no
  expect cites proximity-mines/timing/1

ask "can i place 2 prox mines next to each other"
  expect no
  expect cites proximity-mines/clarifications/1

ask "A ship ends its maneuver at distance 1 of a prox mine. Does the mine go off?"
  expect yes
  expect cites proximity-mines/clarifications/2

ask "A squadron ends its movement at distance 1 of a proximity mine. Does the mine go off?"
  expect no
  expect cites proximity-mines/clarifications/2

ask "A ship ends its movement at distance 2 of a proximity mine. Does the mine explode?"
  expect no
  expect cites proximity-mines/clarifications/2

ask "How many dice are rolled for a proximity mine?"
  expect answered
  expect count 2
  expect cites proximity-mines/clarifications/2

ask "Is the ship dealt a facedown damage card for a critical icon of a proximity mine?"
  expect yes
  expect cites proximity-mines/clarifications/2

ask "Can a ship attack a proximity mine?"
  expect yes
  expect cites proximity-mines/clarifications/3

ask "How many hull points does a proximity mine token have?"
  expect answered
  expect count 1
  expect cites proximity-mines/clarifications/3

ask "Does a prox mine have defense tokens?"
  expect no
  expect cites proximity-mines/clarifications/3

ask "can a squadron shoot a prox mine"
  expect no
  expect cites proximity-mines/clarifications/4

ask "Can my ship attack a proximity mine and also squadrons in the same arc?"
  expect no
  expect cites proximity-mines/clarifications/5

ask "Can my ship attack several proximity mine tokens with one attack?"
  expect no
  expect cites proximity-mines/clarifications/6

ask "Does a proximity mine count as a friendly unit?"
  expect no
  expect cites proximity-mines/clarifications/7

ask "Can Strategic move a proximity mine token?"
  expect no
  expect cites proximity-mines/clarifications/8

ask "can i place a prox mine on an asteroid"
  expect yes
  expect cites proximity-mines/clarifications/9

ask "Does a proximity mine move with its obstacle?"
  expect yes
  expect cites proximity-mines/clarifications/9

ask "Can a proximity mine be obstructed when I attack it?"
  expect yes
  expect cites proximity-mines/clarifications/10

ask "Can a ship deploy next to a proximity mine?"
  expect yes
  expect cites proximity-mines/clarifications/11

ask "My ship deploys next to a proximity mine. Does the mine go off?"
  expect no
  expect cites proximity-mines/clarifications/11

ask "My ship overlaps a proximity mine. Can it attack the mine?"
  expect no
  expect cites proximity-mines/clarifications/12

ask "Does a proximity mine go off against a station?"
  expect no
  expect cites proximity-mines/clarifications/13

ask "A ship that would be destroyed ends its maneuver at distance 1 of a proximity mine. Does the mine go off?"
  expect yes
  expect cites proximity-mines/clarifications/14

ask "The obstacle is removed. Does the proximity mine on it stay?"
  expect yes
  expect cites proximity-mines/clarifications/15

ask "Can I place proximity mines with Admiral Raddus before deploying fleets?"
  expect yes
  expect cites proximity-mines/upgrade-interactions/1

ask "Can Ruthless Strategists trigger against a proximity mine?"
  expect no
  expect cites proximity-mines/upgrade-interactions/2

ask "LTT against a prox mine, can they add dice?"
  expect yes
  expect cites proximity-mines/upgrade-interactions/3

ask "Can Heavy Fire Zone be used against a proximity mine?"
  expect yes
  expect cites proximity-mines/upgrade-interactions/4

ask "Admiral Raddus brings in a ship next to a prox mine. does the mine go off"
  expect no
  expect cites proximity-mines/upgrade-interactions/5

ask "Can Impetuous attack a proximity mine?"
  expect yes
  expect cites proximity-mines/upgrade-interactions/6

ask "Can Ordnance Pods attack a proximity mine?"
  expect yes
  expect cites proximity-mines/upgrade-interactions/7

ask "Can WAB choose a prox mine?"
  expect no
  expect cites proximity-mines/upgrade-interactions/8

ask "Can Volatile Deposits choose a proximity mine?"
  expect no
  expect cites proximity-mines/objective-interactions/1

ask "In Doomed Station an obstacle with a proximity mine is removed. Does the mine stay?"
  expect yes
  expect cites proximity-mines/objective-interactions/2

ask "Must I place my proximity mines?"
  expect no
  expect cites proximity-mines/card-text/1

ask "do i have to put down prox mines if i have the card"
  expect no

ask "Must proximity mines be placed beyond distance 5 of enemy ships?"
  expect yes
  expect cites proximity-mines/card-text/1

ask "can i place prox mines on a debris field in the squadron phase"
  expect no

ask "can i place two proximity mines at distance 2 of each other"
  expect yes
  expect cites proximity-mines/clarifications/1

ask "are obstacles placed before prox mines"
  expect yes
  expect cites proximity-mines/timing/1

ask "can a squadron trigger a prox mine"
  expect no
  expect cites proximity-mines/clarifications/2

ask "do my own ships trigger my prox mines if they end their move at distance 1"
  expect yes
  expect cites proximity-mines/clarifications/2

ask "My ship flies past a prox mine and ends its move at distance 4. Does the mine go off?"
  expect no
  expect cites proximity-mines/clarifications/2

ask "does a prox mine go off when a ship flies over it"
  expect no
  expect cites proximity-mines/clarifications/2

# Who flies past may end the movement near enough.
ask "A ship flew past a prox mine. Does it go off?"
  expect depends
  expect cites proximity-mines/clarifications/2

ask "Are the damage cards from a proximity mine faceup?"
  expect no
  expect cites proximity-mines/clarifications/2

ask "A proximity mine rolls a hit and a crit. How many damage cards does the ship get?"
  expect answered
  expect count 2
  expect cites proximity-mines/clarifications/2

ask "can a proximity mine damage a squadron"
  expect no
  expect cites proximity-mines/clarifications/2

ask "Does my ship set off a proximity mine when it ends its movement?"
  expect depends
  expect condition "distance"

ask "Does a proximity mine defend like a squadron?"
  expect yes
  expect cites proximity-mines/clarifications/3

ask "how many damage does it take to kill a prox mine"
  expect answered
  expect count 1
  expect cites proximity-mines/clarifications/3

ask "can fighters shoot at prox mines"
  expect no
  expect cites proximity-mines/clarifications/4

ask "After attacking a mine, can my ship declare an additional squadron target?"
  expect no
  expect cites proximity-mines/clarifications/5

ask "Can a ship attack two mines in the same arc with one attack?"
  expect no
  expect cites proximity-mines/clarifications/6

ask "Is a proximity mine friendly to my ships?"
  expect no
  expect cites proximity-mines/clarifications/7

ask "is a prox mine an objective token"
  expect no
  expect cites proximity-mines/clarifications/8

ask "Who decides where a proximity mine goes when its obstacle is rotated?"
  expect answered
  expect mentions "opponent"

ask "can prox mines go on top of obstacles"
  expect yes
  expect cites proximity-mines/clarifications/9

ask "can i shoot a mine with my ship while obstructed"
  expect yes
  expect cites proximity-mines/clarifications/10

ask "My ship deployed beside a mine then ended its maneuver at distance 1. Does the mine go off?"
  expect yes
  expect cites proximity-mines/clarifications/11

ask "Can my ship attack a mine it is overlapping?"
  expect no
  expect cites proximity-mines/clarifications/12

ask "can a proximity mine damage an unarmed station"
  expect no
  expect cites proximity-mines/clarifications/13

ask "My ship has 1 hull left and rams another ship, ending at distance 1 of a mine. Does the mine still resolve?"
  expect yes
  expect cites proximity-mines/clarifications/14

ask "is the proximity mine removed when the obstacle under it is removed"
  expect no
  expect cites proximity-mines/clarifications/15

ask "Can I place my proximity mines before setting aside the Admiral Raddus ship?"
  expect yes
  expect cites proximity-mines/upgrade-interactions/1

ask "Ruthless Strategists vs prox mine"
  expect no
  expect cites proximity-mines/upgrade-interactions/2

ask "Linked Turbolaser Towers and Proximity Mines"
  expect yes
  expect cites proximity-mines/upgrade-interactions/3

ask "HFZ and prox mines"
  expect yes
  expect cites proximity-mines/upgrade-interactions/4

ask "Hyperspace assault next to a mine, does it trigger"
  expect no
  expect cites proximity-mines/upgrade-interactions/5

ask "impetuous vs prox mine"
  expect yes
  expect cites proximity-mines/upgrade-interactions/6

ask "Can Ordnance Pods attack a mine and squadrons?"
  expect no
  expect cites proximity-mines/upgrade-interactions/7

ask "can WAB damage a mine"
  expect no
  expect cites proximity-mines/upgrade-interactions/8

ask "can Volatile Deposits deal damage to a proximity mine"
  expect no
  expect cites proximity-mines/objective-interactions/1

ask "Doomed Station: the obstacle touches the gravity rift. Is the mine removed?"
  expect no
  expect cites proximity-mines/objective-interactions/2

ask "Does a mine deal 1 facedown damage card per critical icon?"
  expect yes
  expect cites proximity-mines/clarifications/2

ask "Can I deploy a ship next to a proximity mine without setting it off?"
  expect yes
  expect cites proximity-mines/clarifications/11

ask "A squadron wants to attack a proximity mine. Is that possible?"
  expect no
  expect cites proximity-mines/clarifications/4

ask "Must an attack at a mine suffer obstruction?"
  expect yes
  expect cites proximity-mines/clarifications/10

ask "My ship is on its last hull point and crashes into another ship, ending up beside a mine. Does the mine go off?"
  expect yes
  expect cites proximity-mines/clarifications/14

ask "He has a strategic squadron there. Can he shove my proximity mine around?"
  expect no
  expect cites proximity-mines/clarifications/8

ask "my x-wings sit beside a prox mine, can they shoot it"
  expect no
  expect cites proximity-mines/clarifications/4

ask "Can a squadron with Strategic move my opponent's Proximity Mines?"
  expect no

ask "Do I have to use Proximity Mines?"
  expect no
  expect cites proximity-mines/card-text/1

ask "The mine dice showed two accuracies. Do I take any damage?"
  expect no
  expect cites proximity-mines/clarifications/2

ask "my ship is sitting on a mine, can i shoot it"
  expect no
  expect cites proximity-mines/clarifications/12

ask "is a mine treated as a squadron when i shoot it"
  expect yes
  expect cites proximity-mines/clarifications/3

ask "Does the same mine go off a second time?"
  expect no
  expect cites proximity-mines/clarifications/2

ask "can i drop a mine 4 away from an enemy ship"
  expect no
  expect cites proximity-mines/card-text/1

ask "wide-area barrage pick a mine?"
  expect no
  expect cites proximity-mines/upgrade-interactions/8

ask "Do I need to keep a minimum gap from enemy mines when I deploy my ships?"
  expect no
  expect cites proximity-mines/clarifications/11

ask "sitting ontop of a prox mine, can i flak it"
  expect no
  expect cites proximity-mines/clarifications/12

ask "mines r safe from WAB yeah?"
  expect yes
  expect cites proximity-mines/upgrade-interactions/8

ask "Can I use a mine to shoot?"
  expect unknown no-ruling

ask "Can I attack with a mine?"
  expect unknown no-ruling

# What is done for an effect is its price.
ask "Do I have to discard Proximity Mines to put my mines on the table?"
  expect yes
  expect cites proximity-mines/card-text/1
ask "Can I set my mines down once the other player has deployed?"
  expect no
  expect cites proximity-mines/card-text/1
ask "can my mines still go down in round 2"
  expect no
  expect cites proximity-mines/card-text/1
ask "Could an attack on a mine be obstructed?"
  expect yes
  expect cites proximity-mines/clarifications/10
ask "Do Ordnance Pods let me attack a mine and also squads?"
  expect no
  expect cites proximity-mines/upgrade-interactions/7
ask "Would it be legal to lay a mine within distance 4 of one of my opponent's ships?"
  expect no
  expect cites proximity-mines/card-text/1
ask "Is one of my mines a target for a bomber?"
  expect no
  expect cites proximity-mines/clarifications/4
ask "My corvette sits on top of a mine. May it flak that mine?"
  expect no
  expect cites proximity-mines/clarifications/12
ask "Are the dice of a mine black?"
  expect no
  expect cites proximity-mines/clarifications/2
ask "heavy fire zone at a mine, ok?"
  expect yes
  expect cites proximity-mines/upgrade-interactions/4
ask "Both mine dice show hits. How many damage cards does my ship get?"
  expect answered
  expect count 2
  expect cites proximity-mines/clarifications/2
