ask "Can Hyperwave Signal Boost choose an unactivated friendly squadron at medium range?"
  expect yes
  expect cites hyperwave-signal-boost/card-text/1

ask "hyperwave, can i choose a squad beyond long range"
  expect no
  expect cites hyperwave-signal-boost/card-text/1

ask "How many squadrons can Hyperwave Signal Boost choose on a ship of squadron value 4?"
  expect count 4
  expect cites hyperwave-signal-boost/card-text/1

ask "Is a squadron with AI that HSB chooses treated as activated by a squadron command?"
  expect yes
  expect cites hyperwave-signal-boost/card-text/1

ask "In which phase can I exhaust Hyperwave Signal Boost?"
  expect when "squadron phase"
  expect cites hyperwave-signal-boost/timing/1

ask "Can I exhaust Hyperwave Signal Boost on my opponent's turn to activate squadrons?"
  expect no
  expect cites hyperwave-signal-boost/timing/1

ask "can a squad picked by hyperwave both move and attack?"
  expect no
  expect cites hyperwave-signal-boost/clarifications/1

ask "Are the usual two squadrons replaced when I use Hyperwave Signal Boost?"
  expect yes
  expect cites hyperwave-signal-boost/clarifications/2

ask "hyperwave, can i choose 0 squads"
  expect yes
  expect cites hyperwave-signal-boost/clarifications/3

ask "Can I pass in the squadron phase with Hyperwave Signal Boost?"
  expect yes
  expect cites hyperwave-signal-boost/clarifications/3

ask "two ships with HSB: can both copies be used on the same turn?"
  expect yes
  expect cites hyperwave-signal-boost/clarifications/4

ask "Hyperwave Signal Boost and Flight Controllers"
  expect no
  expect cites hyperwave-signal-boost/upgrade-interactions/1

ask "Does Hyperwave Signal Boost interact with Relay?"
  expect no
  expect cites hyperwave-signal-boost/upgrade-interactions/1

ask "can i use hyperwave on my opponents turn in squad phase"
  expect no

ask "My squadron value is 4, how many squadrons may I choose with Hyperwave Signal Boost?"
  expect count 4
  expect cites hyperwave-signal-boost/card-text/1

ask "Can I use Hyperwave Signal Boost during my ship's squadron command?"
  expect no

ask "Does San Hill work with Hyperwave Signal Boost?"
  expect no
  expect cites hyperwave-signal-boost/upgrade-interactions/1

ask "Must I activate at least one squadron with Hyperwave Signal Boost?"
  expect no
  expect cites hyperwave-signal-boost/clarifications/3

ask "Must I choose at least one squadron with Hyperwave Signal Boost?"
  expect no
  expect cites hyperwave-signal-boost/clarifications/3

ask "Must a squadron chosen with Hyperwave Signal Boost be activated?"
  expect yes
  expect cites hyperwave-signal-boost/card-text/1

ask "Does Relay work with both Hyperwave Signal Boost and Boosted Comms?"
  expect no
  expect cites hyperwave-signal-boost/upgrade-interactions/1, boosted-comms/upgrade-interactions/1

ask "Can Hyperwave Signal Boost wake up a squadron that already went?"
  expect no

ask "Does Hyperwave Signal Boost let my squadrons move and fire?"
  expect no
  expect cites hyperwave-signal-boost/clarifications/1

ask "Can Hyperwave activate a squadron out of long range?"
  expect no
  expect cites hyperwave-signal-boost/card-text/1

ask "I have two ships with Hyperwave Signal Boost. May both copies be resolved during a single turn of mine?"
  expect yes
  expect cites hyperwave-signal-boost/clarifications/4

ask "hsb PLUS my regular 2 squads?"
  expect no
  expect cites hyperwave-signal-boost/clarifications/2

ask "Can two copies of Hyperwave Signal Boost resolve together as one effect?"
  expect no
  expect cites hyperwave-signal-boost/clarifications/4

ask "Are the squadrons I pick for Hyperwave Signal Boost entitled to both a move and an attack?"
  expect no
  expect cites hyperwave-signal-boost/clarifications/1

ask "Once Hyperwave Signal Boost is resolved, may I also activate my regular 2 squadrons?"
  expect no
  expect cites hyperwave-signal-boost/clarifications/2

ask "Two carriers with hsb, can both go off in one squad turn?"
  expect yes
  expect cites hyperwave-signal-boost/clarifications/4

ask "Do I have to merge two Hyperwave Signal Boosts and resolve them at the same time?"
  expect no
  expect cites hyperwave-signal-boost/clarifications/4

ask "Do vultures that were picked with hyperwave gain their AI dice?"
  expect yes
  expect cites hyperwave-signal-boost/card-text/1

ask "May I pick squadrons too far away with hyperwave because of relay?"
  expect no

ask "Must the full squadron value be picked with hsb?"
  expect no
  expect cites hyperwave-signal-boost/clarifications/3
