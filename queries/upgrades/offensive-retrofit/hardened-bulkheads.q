ask "Can a medium ship equip Hardened Bulkheads?"
  expect no
  expect cites hardened-bulkheads/card-text/1

ask "Can a large ship equip Hardened Bulkheads?"
  expect yes
  expect cites hardened-bulkheads/card-text/1

ask "A medium enemy ship rams my ship with Hardened Bulkheads. Is one fewer facedown damage card dealt to me?"
  expect yes
  expect cites hardened-bulkheads/card-text/2

ask "my large ship with bulkheads overlaps another large ship. is 1 fewer facedown damage card dealt to me?"
  expect no
  expect cites hardened-bulkheads/card-text/2

ask "bulkheads when my ship overlaps a ship, 1 less damage card?"
  expect depends
  expect condition "size class"

ask "At which step are Hardened Bulkheads used?"
  expect when "after executing a maneuver"
  expect cites hardened-bulkheads/timing/1

ask "How many damage cards do I take with Hardened Bulkheads and Amity?"
  expect count 1
  expect cites hardened-bulkheads/upgrade-interactions/1

ask "Can Hardened Bulkheads reduce the faceup damage card from Garel's Honor?"
  expect no
  expect cites hardened-bulkheads/upgrade-interactions/2

ask "Lira Wessex flips the faceup damage card of Garel's Honor. Can Hardened Bulkheads discard the facedown damage card?"
  expect no
  expect cites hardened-bulkheads/upgrade-interactions/3

ask "bulkheads and structural damage: can the extra facedown damage card be discarded?"
  expect no
  expect cites hardened-bulkheads/damage-card-interactions/1

ask "A small ship overlaps my large ship with Hardened Bulkheads. Is the damage reduced?"
  expect yes
  expect cites hardened-bulkheads/card-text/2

ask "can i put hardened bulkheads on a small ship"
  expect no
  expect cites hardened-bulkheads/card-text/1

ask "Does Hardened Bulkheads reduce the damage from an attack?"
  expect no
  expect cites hardened-bulkheads/card-text/2

ask "my ship w bulkheads rams a small ship, is that smaller ship also dealt 1 fewer?"
  expect no
  expect cites hardened-bulkheads/card-text/2

ask "My ship with Hardened Bulkheads overlaps a smaller ship. Is the smaller ship dealt 1 fewer facedown damage card?"
  expect no
  expect cites hardened-bulkheads/card-text/2

ask "Does Hardened Bulkheads prevent the additional facedown damage card from Structural Damage?"
  expect no
  expect cites hardened-bulkheads/damage-card-interactions/1

ask "My large ship with Hardened Bulkheads crashes into another large ship. Is 1 fewer facedown damage card dealt to it?"
  expect no
  expect cites hardened-bulkheads/card-text/2

ask "A small ship slams into my large ship with Hardened Bulkheads. Is 1 fewer facedown damage card dealt to it?"
  expect yes
  expect cites hardened-bulkheads/card-text/2

ask "My ISD has Hardened Bulkheads and ran into a CR90. Do I get a damage card from the bump?"
  expect no
  expect cites hardened-bulkheads/card-text/2

ask "A CR90 rammed my ISD with Hardened Bulkheads. Do I take 1 facedown card less?"
  expect yes
  expect cites hardened-bulkheads/card-text/2

ask "Does the smaller ship that rammed my Hardened Bulkheads ship also take 1 fewer card?"
  expect no
  expect cites hardened-bulkheads/card-text/2

ask "A larger one rams my HB ship, less damage?"
  expect no

ask "My small ship gets rammed by a larger one, does Hardened Bulkheads help?"
  expect no

ask "hammerhead w garels rams me, i have HB so im fine?"
  expect no
  expect cites hardened-bulkheads/upgrade-interactions/2

ask "A medium ship runs into my large ship. Does Hardened Bulkheads spare my ship a facedown damage card?"
  expect yes
  expect cites hardened-bulkheads/card-text/2

ask "A medium ship crashed into my large ship with Hardened Bulkheads. Is my ship dealt one card fewer?"
  expect yes
  expect cites hardened-bulkheads/card-text/2

ask "My large ship runs into a debris field. Do Hardened Bulkheads reduce the damage?"
  expect no

ask "A small frigate with Garel's Honor steered straight into my large ship with Hardened Bulkheads. Am I dealt the faceup card?"
  expect yes
  expect cites hardened-bulkheads/upgrade-interactions/2

ask "bulkheads and garels honor: may lira turn that card facedown?"
  expect yes
  expect cites hardened-bulkheads/upgrade-interactions/3

ask "With Amity and Hardened Bulkheads, am I dealt 2 damage cards if I resolve Amity?"
  expect no
  expect cites hardened-bulkheads/upgrade-interactions/1

ask "Hardened Bulkheads timing?"
  expect when "after executing a maneuver"
  expect cites hardened-bulkheads/timing/1

ask "Is Hardened Bulkheads used before or after my maneuver?"
  expect when "after executing a maneuver"
  expect cites hardened-bulkheads/timing/1

ask "My large ship with Hardened Bulkheads overlaps a small ship. Is the small ship dealt one card less?"
  expect no
  expect cites hardened-bulkheads/card-text/2
