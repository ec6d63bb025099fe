# What may be equipped: one question for each rule, in players' words.

ask "May my ship equip an upgrade if it has no matching icon?"
  expect no
  expect cites rules/upgrade-cards/0

ask "Where is an equipped upgrade card kept on the table?"
  expect answered
  expect cites rules/upgrade-cards/1
  expect mentions "ship card"

ask "can i put an upgrade of another faction on my ship"
  expect no
  expect cites rules/upgrade-cards/2

ask "My ship's faction is one of the two factions of a dual faction upgrade. Can it equip the card?"
  expect yes
  expect cites rules/upgrade-cards/3

ask "can my ship take a dual faction upgrade if neither of the factions is mine"
  expect no
  expect cites rules/upgrade-cards/3

ask "multi-icon upgrade, but my ship only has 1 of the two icons. can it equip that card?"
  expect no
  expect cites rules/upgrade-cards/4

ask "Can a ship equip an upgrade card if it does not meet the restriction?"
  expect no
  expect cites rules/upgrade-cards/5

ask "can a ship carry two modification cards"
  expect no
  expect cites rules/upgrade-cards/6

ask "May a ship of the wrong size class equip an upgrade with a size restriction?"
  expect no
  expect cites rules/upgrade-cards/7

ask "upgrade card says flagship only and my ship is not the flagship. can it equip it?"
  expect no
  expect cites rules/upgrade-cards/8

ask "Can my ship equip an upgrade that requires a ship trait if it lacks the trait?"
  expect no
  expect cites rules/upgrade-cards/9

ask "can a title go on a ship with another ship icon"
  expect no
  expect cites rules/upgrade-cards/10

ask "A title matches no specific ship. The ship name fits and the faction fits. Can the ship equip the title?"
  expect yes
  expect cites rules/upgrade-cards/11

ask "Can a ship equip a title whose name restriction it does not match, even with the same silhouette?"
  expect no
  expect cites rules/upgrade-cards/12

ask "can my ship carry a second title"
  expect no
  expect cites rules/upgrade-cards/13

ask "Can a flotilla equip a commander?"
  expect no
  expect cites rules/upgrade-cards/14

ask "can a commander go on a ship that is not a flotilla, same faction"
  expect yes
  expect cites rules/upgrade-cards/14

ask "Is a discarded upgrade card still counted for scoring?"
  expect yes
  expect cites rules/upgrade-cards/15

ask "What does the word you stand for on an upgrade card?"
  expect answered
  expect cites rules/upgrade-cards/16

ask "Can an exhausted upgrade card be exhausted again?"
  expect no
  expect cites rules/upgrade-cards/17

ask "When are upgrade cards readied?"
  expect answered
  expect cites rules/upgrade-cards/18
  expect when "status phase"

ask "Are mini-size upgrade cards still legal?"
  expect yes
  expect cites rules/upgrade-cards/19

ask "Can a Rebel ship equip an upgrade that belongs to the Empire?"
  expect no
  expect cites rules/upgrade-cards/2

ask "Can a Republic flagship take a Republic upgrade?"
  expect yes

ask "Is a neutral upgrade legal on my Imperial ship?"
  expect yes

ask "may a Separatist ship equip an upgrade whose split symbol shows Rebel and Republic"
  expect no
  expect cites rules/upgrade-cards/3

ask "Can my Rebel ship equip an upgrade card with a split faction symbol that shows Rebel and Empire?"
  expect yes
  expect cites rules/upgrade-cards/3

ask "An upgrade needs both a weapons team and an offensive retrofit icon. My ship has only the weapons team icon. Legal?"
  expect no
  expect cites rules/upgrade-cards/4

ask "two titles on one ship?"
  expect no
  expect cites rules/upgrade-cards/13

ask "How many titles can a ship equip?"
  expect count 1
  expect cites rules/upgrade-cards/13

ask "How many modifications may a ship have?"
  expect count 1
  expect cites rules/upgrade-cards/6

ask "How many upgrade cards can a ship equip?"
  expect unknown no-ruling

ask "Can I equip Phylon Q7 Tractor Beams and Advanced Transponder Net on different ships?"
  expect yes

ask "Is Disposable Capacitors legal on a large ship?"
  expect no
  expect cites rules/upgrade-cards/7

ask "how many cards can one icon take"
  expect count 1
  expect cites rules/upgrade-cards/0

ask "my ship has no free slot for it, can i still equip the upgrade"
  expect no
  expect cites rules/upgrade-cards/0

ask "does my opponent score a discarded upgrade when my ship dies"
  expect yes
  expect cites rules/upgrade-cards/15

ask "Can a discarded upgrade be readied?"
  expect no
  expect cites rules/upgrade-cards/18

ask "Is an exhausted upgrade card readied in the status phase?"
  expect yes
  expect cites rules/upgrade-cards/18

ask "flagship only upgrade on a ship that is not the flagship"
  expect no
  expect cites rules/upgrade-cards/8

ask "Do discarded upgrades ready?"
  expect no
  expect cites rules/upgrade-cards/18

# Asked with few words, with abbreviations, and with the name of a ship behind what it is.
ask "building a list, commander on a flotilla ok?"
  expect no
  expect cites rules/upgrade-cards/14

ask "can my reb hammerhead take an imp officer"
  expect no
  expect cites rules/upgrade-cards/2

ask "r the old mini upgrade cards banned now"
  expect no
  expect cites rules/upgrade-cards/19

ask "Do exhausted upgrades refresh at the beginning of the Command Phase?"
  expect no
  expect cites rules/upgrade-cards/18

ask "are exhausted cards readied in status phase?"
  expect yes
  expect cites rules/upgrade-cards/18

ask "do used upgrades stay sideways for the rest of the game"
  expect no
  expect cites rules/upgrade-cards/18

ask "do 2-icon cards eat both slots"
  expect yes
  expect cites rules/upgrade-cards/4

ask "title w a name restriction, can i take it on my ship"
  expect depends
  expect condition "name"

ask "phylons + adv transponder net on the same isd"
  expect no
  expect cites rules/upgrade-cards/6

ask "card has a split symbol imp/sep, can a rebel ship take it"
  expect no
  expect cites rules/upgrade-cards/3

ask "An upgrade shows a split emblem, half Rebel and half Republic. Is a Republic ship entitled to take it?"
  expect yes

ask "generic icon title, can my ship run it"
  expect depends
  expect condition "name"

ask "can i still use my old tiny upgrade cards"
  expect yes
  expect cites rules/upgrade-cards/19

ask "Ship with 2 off retro slots, Flak Guns in one and quads in the other. List ok?"
  expect yes
  expect cites offensive-retro/card-text/2

ask "2 off retro slots on my boat, double QLT legal?"
  expect no
  expect cites offensive-retro/card-text/3

ask "Is a ship with two offensive retrofit slots permitted to carry Boosted Comms twice?"
  expect no
  expect cites offensive-retro/card-text/3

ask "A cruiser of mine has two offensive slots. Would it be legal to fill both with EHB?"
  expect no

ask "hardened bulkheads on my vic? it's a medium"
  expect no
  expect cites hardened-bulkheads/card-text/1

ask "I play Empire and want to place a Rebel commander on my ISD. Is that permitted?"
  expect no
  expect cites rules/upgrade-cards/2

ask "flag bridge on my medium flagship, one off retro free and no mods on it yet. legal?"
  expect yes

ask "pods give 2 off retro icons?"
  expect unknown no-ruling

ask "list me the cis only offensive retros (nexus stuff incl)"
  expect item "B2 Rocket Troopers"
  expect item "External Droid Storage"
  expect no item "Flag Bridge"
  expect no item "Flak Guns"

ask "which cards got a size restriction, like medium or large only"
  expect item "Hardened Bulkheads"
  expect no item "Boosted Comms"

ask "which off retros mess w squadron value? up or down"
  expect item "SPHA-T"
  expect item "Expanded Hangar Bay"

ask "Could one ship hold two different upgrade cards if each of them has the Modification trait?"
  expect no
  expect cites rules/upgrade-cards/6

ask "Could two different ships in my fleet each hold a Modification card of their own?"
  expect yes

ask "Is a small ship that happens to be the flagship allowed to carry Flag Bridge?"
  expect no
  expect cites flag-bridge/card-text/1

ask "One of a ship's upgrades was discarded halfway through the game. When we work out the score, is it still treated as equipped?"
  expect yes
  expect cites rules/upgrade-cards/15

ask "does a discarded upgrade go back in the box?"
  expect no
  expect cites rules/upgrade-cards/15

ask "does you on an upgrade mean me the guy playing"
  expect no
  expect cites rules/upgrade-cards/16

ask "title is name restricted to another ship card but the silhouette is the same. slap it on anyway?"
  expect no

ask "My variant has the same outline as the title. It has a name line too. Am I allowed to take it?"
  expect depends
  expect condition "name"

ask "Two copies of Flak Guns in my fleet, one per ship. ok?"
  expect yes

ask "Can I have two copies of Flak Guns in my fleet?"
  expect unknown no-ruling

ask "Flak Guns and Quad Laser Turrets on a ship with one slot, legal?"
  expect no
  expect cites offensive-retro/card-text/2

ask "Flak Guns in one slot and quads in the other, legal? my ship is medium"
  expect yes

ask "Point-Defense Reroute and Advanced Transponder Net together on one ship with two slots?"
  expect yes

ask "Which republic offensive retrofits are modifications?"
  expect unknown no-ruling

ask "two officers on one ship with one officer slot?"
  expect no
  expect cites rules/upgrade-cards/0

ask "can a ship with one officer icon equip one officer"
  expect yes

# For which ships a card is, told by the card itself.

ask "is boarding pods limited to small ships?"
  expect unknown

ask "Is Shield Leecher scum only?"
  expect yes
  expect cites rules/upgrade-cards/2

ask "Does Disposable Capacitors require a medium ship?"
  expect unknown

ask "what size of ship can take Boarding Pods"
  expect answered
  expect mentions "small or medium"

ask "which faction is Hyperspace Rings?"
  expect answered
  expect mentions "Republic"


# How many cards, and icons that are not there.

ask "How many copies of Proximity Mines can be on one ship?"
  expect count 1
  expect cites offensive-retro/card-text/3

ask "two support team slots, how many support teams can it take?"
  expect count 2
  expect cites rules/upgrade-cards/0

ask "Can I equip an ion cannon upgrade to a ship that has no ion cannon icon?"
  expect no
  expect cites rules/upgrade-cards/0

ask "My ship has 1 officer slot. Can it take a second officer?"
  expect no
  expect cites rules/upgrade-cards/0

# What a question asks for is not told by it, and what holds of one card of a kind need not hold of any.

ask "Does my CR90 have the slot for Flak Guns?"
  expect unknown

ask "May my ship be given any title?"
  expect unknown

ask "Is Ambush neutral?"
  expect unknown

ask "Is an exhausted card still counted for scoring?"
  expect unknown

# Cards on different ships.

ask "Is it ok to have one Boosted Comms on each of my two ships?"
  expect yes

ask "star dreadnought with Flag Bridge"
  expect no
