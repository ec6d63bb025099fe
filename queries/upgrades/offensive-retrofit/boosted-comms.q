ask "Can Boosted Comms activate a friendly squadron at long range?"
  expect yes
  expect cites boosted-comms/card-text/1

ask "boosted comms, can i activate a squadron beyond long range"
  expect no
  expect cites boosted-comms/card-text/1

ask "When does Boosted Comms work?"
  expect when "squadron command"
  expect cites boosted-comms/timing/1

ask "Can a squadron use Relay with Boosted Comms at long range?"
  expect yes
  expect cites boosted-comms/upgrade-interactions/1

ask "Boosted Comms and Fighter Coordination Team"
  expect no
  expect cites boosted-comms/upgrade-interactions/2
