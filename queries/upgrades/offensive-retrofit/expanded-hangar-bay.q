ask "With Expanded Hangar Bay on a ship of squadron value 2, what squadron value does it have?"
  expect count 3
  expect cites expanded-hangar-bay/card-text/1

ask "vader gets rid of my EHB. if another card discards it, do i lose the extra squadron value?"
  expect yes
  expect cites expanded-hangar-bay/timing/1

ask "Does the squadron value increase from Expanded Hangar Bay stay if the card is discarded by an effect?"
  expect no
  expect cites expanded-hangar-bay/timing/1

ask "Can Boarding Troopers choose one more squadron with Expanded Hangar Bay?"
  expect yes
  expect cites expanded-hangar-bay/upgrade-interactions/1

ask "How many squadrons can I activate with a squadron command if my ship has squadron value 3 and Expanded Hangar Bay?"
  expect count 4

ask "does ehb stay for the whole game"
  expect yes
  expect cites expanded-hangar-bay/timing/1

ask "EHB with Boarding Troopers?"
  expect yes
  expect cites expanded-hangar-bay/upgrade-interactions/1

# By how much a card changes a quantity.
ask "How much does Expanded Hangar Bay add to the squadron value?"
  expect count 1
  expect cites expanded-hangar-bay/card-text/1

ask "How much does Expanded Hangar Bay lower the squadron value?"
  expect unknown

ask "Does the bonus of Expanded Hangar Bay wear off in a later round?"
  expect no
  expect cites expanded-hangar-bay/timing/1

ask "Vader's boarding team makes me discard EHB. Do I still get the bonus?"
  expect no
  expect cites expanded-hangar-bay/timing/1

ask "lost my ehb to a boarding team, still +1 squads?"
  expect no

ask "Would Expanded Hangar Bay take a squadron value of 2 up to 4?"
  expect no
  expect cites expanded-hangar-bay/card-text/1

ask "ehb +2 squadrons right?"
  expect no
  expect cites expanded-hangar-bay/card-text/1

ask "A carrier with squadron value 3 has EHB. Can it activate 4 squadrons?"
  expect yes
  expect cites expanded-hangar-bay/card-text/1

ask "Is the Expanded Hangar Bay bonus permanent?"
  expect yes
  expect cites expanded-hangar-bay/timing/1

ask "Is the command value of my ship raised by Expanded Hangar Bay?"
  expect no
  expect cites expanded-hangar-bay/card-text/1

ask "My ship was forced to discard EHB. Is the squadron value still raised?"
  expect no
  expect cites expanded-hangar-bay/timing/1

ask "Does ehb count when I resolve a squad command?"
  expect yes
  expect cites expanded-hangar-bay/upgrade-interactions/1

ask "ehb with hyperwave, one extra squad?"
  expect yes
  expect cites expanded-hangar-bay/upgrade-interactions/1
