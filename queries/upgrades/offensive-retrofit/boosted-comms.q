ask "Can Boosted Comms activate a friendly squadron at long range?"
  expect yes
  expect cites boosted-comms/card-text/1

ask "boosted comms, can i activate a squadron beyond long range"
  expect no
  expect cites boosted-comms/card-text/1

ask "When does Boosted Comms work?"
  expect when "squadron command"
  expect cites boosted-comms/timing/1

ask "does relay still work with boosted comms"
  expect yes
  expect cites boosted-comms/upgrade-interactions/1

ask "Boosted Comms and Fighter Coordination Team"
  expect no
  expect cites boosted-comms/upgrade-interactions/2

ask "boosted comms squad at extreme range, can i activate it"
  expect no
  expect cites boosted-comms/card-text/1

ask "Does Boosted Comms extend Fighter Coordination Team?"
  expect no
  expect cites boosted-comms/upgrade-interactions/2

ask "Does Boosted Comms work in the squadron phase?"
  expect no
  expect cites boosted-comms/timing/1

ask "With Boosted Comms and a Relay squadron, can I activate a squadron beyond long range?"
  expect depends
  expect condition "Relay"

ask "Does Boosted Comms resolve when a ship resolves the repair command?"
  expect no
  expect cites boosted-comms/card-text/1

ask "Does a squadron gain Relay from Boosted Comms?"
  expect no
  expect cites boosted-comms/upgrade-interactions/1

ask "Does Boosted Comms work with Relay?"
  expect yes
  expect cites boosted-comms/upgrade-interactions/1

ask "Does a squadron lose Relay with Boosted Comms?"
  expect no
  expect cites boosted-comms/upgrade-interactions/1

ask "Is the squadron command the occasion at which Boosted Comms does its work?"
  expect yes
  expect cites boosted-comms/timing/1
