ask "Can I reroll crits with Point-Defense Reroute against a squadron at close range?"
  expect yes
  expect cites point-defense-reroute/card-text/1

ask "PDR vs squadron at medium range, can i reroll the crits?"
  expect no
  expect cites point-defense-reroute/card-text/1

ask "In which step is Point-Defense Reroute used?"
  expect when "resolve attack effects"
  expect cites point-defense-reroute/timing/1

ask "can i use PDR twice in resolve attack effects"
  expect no
  expect cites point-defense-reroute/clarifications/1

ask "can i use point defense reroute against a squadron"
  expect depends
  expect condition "range"

ask "Does Point-Defense Reroute let me reroll critical icons against a ship?"
  expect no
  expect cites point-defense-reroute/card-text/1

ask "Can I reroll accuracies with PDR?"
  expect no

ask "PDR twice in one attack?"
  expect no
  expect cites point-defense-reroute/clarifications/1

ask "Can Point-Defense Reroute only be used at close range?"
  expect yes
  expect cites point-defense-reroute/card-text/1

ask "shooting a squad at close range, can i PDR my crits?"
  expect yes
  expect cites point-defense-reroute/card-text/1

ask "Can I reroll crits with PDR against a squadron out of close range?"
  expect no
  expect cites point-defense-reroute/card-text/1

ask "Does Point-Defense Reroute belong in the Resolve Attack Effects step?"
  expect yes
  expect cites point-defense-reroute/timing/1

ask "Point-Defense Reroute timing?"
  expect answered
  expect when "resolve attack effects"

ask "PD Reroute is once per attack, right?"
  expect yes
