ask "Can one ship equip Advanced Transponder Net and Phylon Q7 Tractor Beams in two offensive retrofit icons?"
  expect no
  expect cites advanced-transponder-net/card-text/1

ask "Advanced Transponder Net: can an enemy squadron attack my ship if it is engaged with a heavy squadron at distance 1?"
  expect no
  expect cites advanced-transponder-net/card-text/2

ask "Advanced Transponder Net: can an enemy squadron attack my ship if it is engaged with a heavy squadron?"
  expect depends
  expect condition "distance"

ask "Advanced Transponder Net: can an enemy squadron attack my ship if it is engaged with a heavy squadron at distance 4?"
  expect yes
  expect cites advanced-transponder-net/card-text/2

ask "when does ATN apply"
  expect when "declare target"
  expect cites advanced-transponder-net/timing/1

ask "ATN + Instigator?"
  expect no
  expect cites advanced-transponder-net/upgrade-interactions/1

ask "Tycho Celchu is engaged with a heavy squadron at distance 1. Can he attack the ship with Advanced Transponder Net?"
  expect yes
  expect cites advanced-transponder-net/squadron-interactions/1

ask "my heavy squad at distance 2 of my ATN ship has an xwing pinned, can the xwing shoot my ship"
  expect no
  expect cites advanced-transponder-net/card-text/2

ask "Can squadrons engaged by my heavy still attack other squadrons with ATN"
  expect yes
  expect cites advanced-transponder-net/card-text/2

ask "With ATN, can an enemy squadron that is not engaged attack my ship?"
  expect yes
  expect cites advanced-transponder-net/card-text/2

ask "does ATN affect squadrons without heavy?"
  expect no

ask "can i run ATN and SPHA-T on one ship"
  expect no
  expect cites advanced-transponder-net/card-text/1

ask "Can my TIE Fighter attack a ship equipped with Advanced Transponder Net if engaged by a heavy squadron at distance 1?"
  expect no
  expect cites advanced-transponder-net/card-text/2

ask "An enemy squadron is engaged with my heavy squadron at distance 1. Does Advanced Transponder Net stop it from shooting at my ship?"
  expect yes
  expect cites advanced-transponder-net/card-text/2

# What is needed is no duty.
ask "Does the squadron have to be heavy for Advanced Transponder Net to work?"
  expect yes
  expect cites advanced-transponder-net/card-text/2

ask "Does Advanced Transponder Net need an engaged squadron?"
  expect yes
  expect cites advanced-transponder-net/card-text/2

ask "Does Advanced Transponder Net hinder an engaged squadron from striking at a ship when the heavy squadron hovers at distance 1?"
  expect yes
  expect cites advanced-transponder-net/card-text/2

ask "Is Tycho Celchu free to shoot at a ship bearing Advanced Transponder Net?"
  expect yes
  expect cites advanced-transponder-net/squadron-interactions/1

ask "Enemy squad engaged by a heavy near the ATN ship, can it still shoot my other fighters?"
  expect yes
  expect cites advanced-transponder-net/card-text/2

ask "enemy Y-wing locked in combat with my heavy vulture at distance 1 of my ATN ship, can the Y-wing bomb my ship?"
  expect no
  expect cites advanced-transponder-net/card-text/2

ask "ATN heavy squads at distance 3?"
  expect no

ask "ATN heavy squads at distance 1?"
  expect depends

ask "does atn shut down tycho"
  expect no
  expect cites advanced-transponder-net/squadron-interactions/1

ask "bombers arent engaged with anything, transponder net ... free to shoot me?"
  expect yes
  expect cites advanced-transponder-net/card-text/2
