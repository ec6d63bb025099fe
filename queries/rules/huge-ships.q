# Huge ships: one question for each rule, in players' words.

ask "Does a huge ship follow the normal rules for ships?"
  expect yes
  expect cites rules/huge-ships/huge-ship-rules/1

ask "how many ship bases does a huge ship have"
  expect count 2
  expect cites rules/huge-ships/huge-ship-rules/2

ask "Does a ship sheet count as a ship card?"
  expect yes
  expect cites rules/huge-ships/huge-ship-rules/3

ask "how many firing arcs does a huge ship have"
  expect count 6
  expect cites rules/huge-ships/firing-arcs/1, rules/huge-ships/huge-ship-firing-arcs-and-hull-zones/1

ask "Does a huge ship have a left-auxiliary firing arc?"
  expect yes
  expect cites rules/huge-ships/firing-arcs/2

ask "how many hull zones does a huge ship have"
  expect count 6
  expect cites rules/huge-ships/hull-zones/1, rules/huge-ships/huge-ship-firing-arcs-and-hull-zones/2

ask "Does a huge ship have a right-auxiliary hull zone?"
  expect yes
  expect cites rules/huge-ships/hull-zones/2

ask "Is the right-auxiliary hull zone adjacent to the front hull zone?"
  expect no
  expect cites rules/huge-ships/hull-zones/3

ask "Is the right-auxiliary hull zone adjacent to the rear hull zone?"
  expect yes
  expect cites rules/huge-ships/hull-zones/4

ask "Is the left-auxiliary hull zone adjacent to the left hull zone?"
  expect yes
  expect cites rules/huge-ships/hull-zones/5

ask "The effect names the right hull zone. Does it include the right-auxiliary hull zone?"
  expect no
  expect cites rules/huge-ships/hull-zones/6

ask "Must a huge ship that already passed this round activate?"
  expect yes
  expect cites rules/huge-ships/pass-tokens/2

ask "May a huge ship gain a pass token when it is its turn to activate?"
  expect yes
  expect cites rules/huge-ships/pass-tokens/1

ask "Is my SSD forced to take a pass token?"
  expect no
  expect cites rules/huge-ships/pass-tokens/1

ask "When the huge ship passes, does the other player activate a ship in its place?"
  expect yes
  expect cites rules/huge-ships/pass-tokens/1

ask "Are pass tokens removed in the Status Phase?"
  expect yes
  expect cites rules/huge-ships/pass-tokens/3

ask "when do ssd pass tokens come off"
  expect answered
  expect when "status phase"
  expect cites rules/huge-ships/pass-tokens/3

# Tokens that are dealt in setup are not those of a huge ship.
ask "A pass token was given in setup. Is it removed in the Status Phase?"
  expect unknown

ask "Must a huge ship touch the play area edge when it is deployed?"
  expect yes
  expect cites rules/huge-ships/setup/3

# An erratum that is not held here changed this sentence: presumed to leave it, and without that nothing decides.
ask "Must a huge ship touch the play area edge when it is deployed?"
  given "its deployment is changed by an erratum"
  expect unknown

ask "can i deploy a huge ship away from the edge"
  expect no
  expect cites rules/huge-ships/setup/3

ask "May a huge ship be deployed partly outside the setup area?"
  expect no
  expect cites rules/huge-ships/setup/4

ask "can a huge ship be deployed on top of a station"
  expect no
  expect cites rules/huge-ships/setup/5

ask "My huge ship pokes out of the deployment zone. May a squadron be deployed within distance 2 of the huge ship and beyond distance 2 of the deployment zone?"
  expect no
  expect cites rules/huge-ships/setup/6

ask "Does a huge ship gain a matching command token when it reveals its dial?"
  expect yes
  expect cites rules/huge-ships/command-dials/1

ask "how many attacks can a huge ship perform in its activation"
  expect count 3
  expect cites rules/huge-ships/attack/1

ask "Can a huge ship attack from the same hull zone twice?"
  expect no
  expect cites rules/huge-ships/attack/2

ask "May a huge ship perform a maneuver that makes it overlap the maneuver tool on either side?"
  expect no
  expect cites rules/huge-ships/ship-movement/4

ask "My huge ship would land on the tool on both sides. Must I find a different course?"
  expect yes
  expect cites rules/huge-ships/ship-movement/5

ask "Are the guides of the first segment inserted on the rear notches of a huge ship?"
  expect yes
  expect cites rules/huge-ships/ship-movement/6

ask "Are the guides of the joint inserted on the front notches of a huge ship?"
  expect no
  expect cites rules/huge-ships/ship-movement/7

ask "A crippled huge ship costs 300 all in. How many points do I score?"
  expect count 150
  expect cites rules/huge-ships/scoring/1

ask "a crippled huge ship costs 201 points and has 20 points of upgrades, how many points do i score"
  expect count 111
  expect cites rules/huge-ships/scoring/1, rules/huge-ships/scoring/3

ask "Is a huge ship crippled if it has damage cards for half of its hull value?"
  expect yes
  expect cites rules/huge-ships/scoring/2

ask "Do the costs of the upgrade cards count for half of the points of a crippled huge ship?"
  expect yes
  expect cites rules/huge-ships/scoring/3

ask "can a huge ship equip an upgrade that adds an icon to its upgrade bar"
  expect no
  expect cites rules/huge-ships/upgrade-bar/1

ask "What is the new upgrade icon of the expansion called?"
  expect answered
  expect cites rules/huge-ships/upgrade-icon/1
  expect mentions "Fleet Command"

ask "My ship has the group of icons for a multiple-icon upgrade card. Can it equip the card?"
  expect yes
  expect cites rules/huge-ships/multiple-icon-upgrade-cards/2

ask "the group of icons is already used, can my ship equip a second dual icon upgrade on the same icons"
  expect no
  expect cites rules/huge-ships/multiple-icon-upgrade-cards/3

ask "contain gets spent, can the attacker still resolve the standard crit effect?"
  expect no
  expect cites rules/huge-ships/contain/1

ask "A contain token is spent. Can the attacker resolve a non-standard critical effect?"
  expect yes
  expect cites rules/huge-ships/contain/2

ask "can the SSD base stick out of the setup area"
  expect no
  expect cites rules/huge-ships/setup/4

ask "can my SSD be deployed away from the edge"
  expect no
  expect cites rules/huge-ships/setup/3

ask "can my SSD shoot twice from the front hull zone"
  expect no
  expect cites rules/huge-ships/attack/2

ask "If my huge ship gains a command dial from an effect, does it also get the token?"
  expect no
  expect cites rules/huge-ships/command-dials/1

ask "do i put the tool at the front base of my SSD"
  expect no
  expect cites rules/huge-ships/ship-movement/6

ask "does contain stop a special crit from an upgrade card"
  expect no
  expect cites rules/huge-ships/contain/2

ask "does contain stop the standard crit"
  expect yes
  expect cites rules/huge-ships/contain/1

ask "Would spending the Contain token keep the attacker from resolving a critical effect?"
  expect depends
  expect condition "standard"

ask "Does a huge ship that took a pass token have to activate later?"
  expect yes
  expect cites rules/huge-ships/pass-tokens/2

ask "A ship has three groups of icons for two-icon upgrades. How many such cards may it equip?"
  expect count 3
  expect cites rules/huge-ships/multiple-icon-upgrade-cards/2

ask "How many damage cards cripple a huge ship with 11 hull?"
  expect count 6
  expect cites rules/huge-ships/scoring/2

ask "Is the rear hull zone of a huge ship adjacent to both of its auxiliary hull zones?"
  expect yes
  expect cites rules/huge-ships/hull-zones/4

ask "A contain token is spent. May the attacker resolve a non-standard critical effect?"
  expect yes
  expect cites rules/huge-ships/contain/2

ask "Does a huge ship have 6 hull zones?"
  expect yes
  expect cites rules/huge-ships/hull-zones/1

ask "Does a huge ship have two ship bases?"
  expect yes
  expect cites rules/huge-ships/huge-ship-rules/2

ask "his ssd is crippled n alive. half points for me?"
  expect yes
  expect cites rules/huge-ships/scoring/1

ask "Are upgrades included in the cost of a crippled huge ship?"
  expect yes
  expect cites rules/huge-ships/scoring/3

ask "Does a contain token shut down the standard critical effect?"
  expect yes
  expect cites rules/huge-ships/contain/1

ask "does contain stop a crit off a torpedo card"
  expect no
  expect cites rules/huge-ships/contain/2

ask "huge ship capped at 2 attacks?"
  expect no
  expect cites rules/huge-ships/attack/1

ask "can an SSD make a third attack?"
  expect yes
  expect cites rules/huge-ships/attack/1

# The zone that an attack came from before, told in another sentence: not by another ship, not in another round.
ask "My Executor shot from its front arc. Can it shoot from its front arc once more?"
  expect no
  expect cites rules/huge-ships/attack/2

ask "My Executor shot from its front arc. Can it shoot from its left arc as well?"
  expect yes
  expect cites rules/huge-ships/attack/2

ask "His ISD attacked from its front zone. Can my SSD attack from its front zone?"
  expect depends

ask "Last round my SSD attacked from its left hull zone. Can it attack from its left hull zone?"
  expect unknown

ask "Must each of the three attacks of a huge ship come from another hull zone?"
  expect unknown

ask "ssd reveals a nav dial does it also get the nav token"
  expect yes
  expect cites rules/huge-ships/command-dials/1

ask "can i plop the ssd down on an asteroid when deploying"
  expect no
  expect cites rules/huge-ships/setup/5

ask "ssd pokes out, can i drop my squads up front at its tip beyond dist 2 of my zone"
  expect no
  expect cites rules/huge-ships/setup/6

ask "Must the SSD stay inside the deployment zone?"
  expect no
  expect cites rules/huge-ships/setup/4

ask "Are there six arcs on a huge ship?"
  expect yes
  expect cites rules/huge-ships/firing-arcs/1

ask "executor just got 1 big base?"
  expect no
  expect cites rules/huge-ships/huge-ship-rules/2

ask "Is there a front-auxiliary arc on the Executor?"
  expect no
  expect cites rules/huge-ships/firing-arcs/2

ask "Does the huge ship lose its rear zone because it has auxiliary zones?"
  expect no
  expect cites rules/huge-ships/hull-zones/2

ask "card says left hull zone. does my ssds left aux zone get the effect as well"
  expect no
  expect cites rules/huge-ships/hull-zones/6

ask "Am I allowed to carry out a course that has my Super Star Destroyer overlapping the tool?"
  expect no
  expect cites rules/huge-ships/ship-movement/4

ask "bad course for the ssd, do i pick a new one?"
  expect yes
  expect cites rules/huge-ships/ship-movement/5

ask "does the tool go into the back base of the ssd?"
  expect yes
  expect cites rules/huge-ships/ship-movement/6

ask "Does the front base of a huge ship get placed at the joint?"
  expect no
  expect cites rules/huge-ships/ship-movement/7

ask "still gotta activate the executor after it passed?"
  expect yes
  expect cites rules/huge-ships/pass-tokens/2

ask "the ssd has a pass token. can it hold off til next round"
  expect no
  expect cites rules/huge-ships/pass-tokens/2

ask "Is a huge ship exempt from the ordinary rules for ships?"
  expect no
  expect cites rules/huge-ships/huge-ship-rules/1

ask "does a huge ship have special rules?"
  expect yes
  expect cites rules/huge-ships/huge-ship-rules/4

ask "do the changed setup rules apply to my SSD"
  expect yes
  expect cites rules/huge-ships/setup/2

ask "do the special movement rules apply to a huge ship"
  expect yes
  expect cites rules/huge-ships/ship-movement/1

ask "May Flag Bridge go on a huge ship, given that it grants a fleet command icon?"
  expect no
  expect cites rules/huge-ships/upgrade-bar/1

ask "do i get half points for a crippled ISD at end of game"
  expect no
  expect cites rules/huge-ships/scoring/1

ask "Do I score the full cost of a huge ship that is crippled yet still in play?"
  expect no
  expect cites rules/huge-ships/scoring/1

ask "huge ship w 15 hull, how many dmg cards till its crippled"
  expect count 8
  expect cites rules/huge-ships/scoring/2

ask "Is the left-auxiliary zone next to the left and rear zones?"
  expect yes
  expect cites rules/huge-ships/hull-zones/5

ask "My Executor juts out of my zone. May I place fighters beside its nose, far from my deployment zone?"
  expect no
  expect cites rules/huge-ships/setup/6

ask "ssd 6 arcs?"
  expect yes
  expect cites rules/huge-ships/firing-arcs/1

ask "executor 4 zones only?"
  expect no
  expect cites rules/huge-ships/hull-zones/1

ask "extra rules for ssd yeah?"
  expect yes
  expect cites rules/huge-ships/huge-ship-rules/4

ask "SSD has 3 attacks, so front front and right ok?"
  expect no
  expect cites rules/huge-ships/attack/2

ask "front then left then left aux, thats ok for the executor?"
  expect yes
  expect cites rules/huge-ships/attack/2

ask "can my ISD attack from front, left and right?"
  expect no
  expect cites rules/attack/limits/1

ask "hull zones on ssd = six?"
  expect yes
  expect cites rules/huge-ships/hull-zones/1

ask "ssd has arcs: four?"
  expect no
  expect cites rules/huge-ships/firing-arcs/1

ask "left aux beside left n rear?"
  expect yes
  expect cites rules/huge-ships/hull-zones/5

ask "do left aux and rear share a border"
  expect yes
  expect cites rules/huge-ships/hull-zones/5

ask "front & right aux adjacent?"
  expect no
  expect cites rules/huge-ships/hull-zones/4

ask "my ssd is hit in the left aux, can i redirect the damage to the left zone?"
  expect yes
  expect cites rules/huge-ships/hull-zones/5

ask "do aux zones have set neighbors"
  expect yes
  expect cites rules/huge-ships/hull-zones/3

ask "he spent contain vs me. can i still fire off the crit from my ordnance upgrade?"
  expect yes
  expect cites rules/huge-ships/contain/2

ask "I used my contain token. Is the enemy's critical effect prevented?"
  expect depends
  expect cites rules/huge-ships/contain/1

ask "contain token = move damage to another zone?"
  expect no
  expect cites rules/huge-ships/contain/1

ask "huge ships change setup?"
  expect yes
  expect cites rules/huge-ships/setup/1

ask "can a medium ship use the huge setup rule"
  expect no
  expect cites rules/huge-ships/setup/2

ask "Are the changed movement rules limited to huge ships?"
  expect yes
  expect cites rules/huge-ships/ship-movement/2

ask "ssd so big it can hit the move tool on both sides?"
  expect yes
  expect cites rules/huge-ships/ship-movement/3

ask "Is it enough for a corner of the huge ship's base to touch the edge?"
  expect yes
  expect cites rules/huge-ships/setup/3

ask "Must a huge ship be placed so that no part of it leaves its owner's deployment zone?"
  expect no
  expect cites rules/huge-ships/setup/4

ask "do huge ships get to ignore obstacles when u place em at the start"
  expect no
  expect cites rules/huge-ships/setup/5

# What the worked examples show.
ask "In the setup picture, does the ship touch the edge with the back-left corner of its rear base?"
  expect yes
  expect cites rules/huge-ships/huge-ship-setup/1

ask "setup example, tie fighters dist 1-2 of ssd AND of the zone ya?"
  expect yes
  expect cites rules/huge-ships/huge-ship-setup/2

ask "In the worked example of movement, does the ship travel at speed 4?"
  expect no
  expect cites rules/huge-ships/huge-ship-movement-example/1

ask "In the example does only the second joint get more yaw?"
  expect no
  expect cites rules/huge-ships/huge-ship-movement-example/2

ask "does the tool start on the left in the movement example"
  expect no
  expect cites rules/huge-ships/huge-ship-movement-example/3

ask "In the movement example, does the player try the left side next?"
  expect yes
  expect cites rules/huge-ships/huge-ship-movement-example/4

ask "In the example, does the ship lie on the tool on both sides in the first course?"
  expect yes
  expect cites rules/huge-ships/huge-ship-movement-example/5

ask "example fix: straighten joint 2?"
  expect yes
  expect cites rules/huge-ships/huge-ship-movement-example/6

ask "was the last course of the example illegal"
  expect no
  expect cites rules/huge-ships/huge-ship-movement-example/7

ask "In the movement example, does the ship ram a squadron at speed 2?"
  expect unknown

ask "For example, can my ship at speed 2 attack on the left?"
  expect unknown

# Things that are only described.
ask "ssd pack adds new icons n rules?"
  expect yes
  expect cites rules/huge-ships/additional-rules/1

ask "is the new icon turbolaser"
  expect no
  expect cites rules/huge-ships/upgrade-icon/1

ask "effect says ship card, ssd has a sheet, so its immune??"
  expect no
  expect cites rules/huge-ships/huge-ship-rules/3

ask "does an ssd ignore the regular ship rules cuz its huge"
  expect no
  expect cites rules/huge-ships/huge-ship-rules/1

ask "Does a huge ship bring no new rules at all to the table?"
  expect no
  expect cites rules/huge-ships/huge-ship-rules/4

ask "setup w ssd same as always nothing changed?"
  expect no
  expect cites rules/huge-ships/setup/1

ask "Are there new rules for squadrons in the ssd pack?"
  expect unknown

# Two ships are told of, and which one is asked of is not read.
ask "my cr90 in the same fleet as the ssd, does it use that movement stuff too"
  expect unknown

# Whose the ship is, in which round it passed, which dial shows, and numbers of damage cards against a hull value.
ask "My Super Star Destroyer is crippled at the end. Do I score half of its points?"
  expect no
  expect cites rules/huge-ships/scoring/1
ask "A huge ship with hull 9 has 5 damage cards. Is it crippled?"
  expect yes
  expect cites rules/huge-ships/scoring/2
ask "A huge ship with hull 9 has 4 damage cards. Is it crippled?"
  expect no
  expect cites rules/huge-ships/scoring/2
ask "Is half of a crippled SSD's cost rounded down?"
  expect no
ask "It is my SSD's turn. Can it pass?"
  expect yes
  expect cites rules/huge-ships/pass-tokens/1
ask "My SSD passed earlier this round. Can it pass again?"
  expect no
ask "Can my SSD pass again in the next round?"
  expect yes
ask "Can a huge ship pass more than once each round?"
  expect no
ask "My SSD passed. Must it still activate this round?"
  expect yes
  expect cites rules/huge-ships/pass-tokens/2
ask "ssd flips over a repair dial, do I get a repair token?"
  expect yes
  expect cites rules/huge-ships/command-dials/1
ask "My SSD reveals a repair dial. Does it gain a navigate token?"
  expect no
ask "My SSD fired from the front zone this activation. May it use that zone again?"
  expect no
ask "My SSD has performed three attacks. Can it make another one?"
  expect no
ask "Do all attacks of a huge ship have to come from the same hull zone?"
  expect no
ask "Does a huge ship have to stay inside the deployment zone?"
  expect no
  expect cites rules/huge-ships/setup/4
ask "Does contain work on the crit from an upgrade card?"
  expect no
  expect cites rules/huge-ships/contain/2
ask "contain vs standard crit?"
  expect yes
  expect cites rules/huge-ships/contain/1
ask "Can a standard crit be contained?"
  expect yes
ask "4 attacks with an SSD, legal?"
  expect no
  expect cites rules/huge-ships/attack/1
ask "An effect refers to the left hull zone. Does it apply to the left-auxiliary hull zone as well?"
  expect no
  expect cites rules/huge-ships/hull-zones/6
