ask "Can a large ship equip Boarding Pods?"
  expect no
  expect cites boarding-pods/card-text/1

ask "Boarding Pods: can Boarding Troopers be used at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "boarding pods: can boarding troopers be used at long range"
  expect no
  expect cites boarding-pods/card-text/2

ask "How many offensive retrofit icons do I gain from Boarding Pods?"
  expect count 1
  expect cites boarding-pods/card-text/3

ask "boarding pods: darth vader at medium?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "boarding pods, jyn at long range?"
  expect no
  expect cites boarding-pods/card-text/2

ask "The enemy is at long range. Could I use Boarding Troopers with Boarding Pods anyway?"
  expect no
  expect cites boarding-pods/card-text/2

ask "Boarding Pods: can Boarding Troopers be discarded at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "boarding pods: can shriv suurgav be discarded at long range"
  expect no
  expect cites boarding-pods/card-text/2

ask "Can Jyn Erso choose a ship at medium range with Boarding Pods?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods and Boarding Engineers: can facedown damage cards be turned faceup at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods and Boarding Engineers: can facedown damage cards be looked at at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods and Boarding Troopers: is a defense token spent at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods and Boarding Troopers: can I choose a defense token at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods and Cham Syndulla: can the command dial of the boarded ship be set to another command at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods and Cham Syndulla: can I choose the command of the boarded ship at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods and Darth Vader (Boarding Team): can I choose 1 upgrade card at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods and Darth Vader (Boarding Team): can I choose a commander card at medium range?"
  expect no
  expect cites darth-vader-boarding-team/card-text/1

ask "Boarding Pods and Jyn Erso: are raid tokens gained at medium range if the enemy ship has no raid tokens?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods and Jyn Erso: can I choose the raid tokens at medium range if the enemy ship has no raid tokens?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods and Jyn Erso: can a victory token be gained at medium range if the enemy ship has an objective token?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods and New Republic Infiltrators: must the enemy dial be discarded at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "Boarding Pods: can Shriv Suurgav choose a turbolaser card at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "With Boarding Pods, do Boarding Troopers reach a ship at medium range?"
  expect yes
  expect cites boarding-pods/card-text/2

ask "With Boarding Pods, do Boarding Troopers reach long range?"
  expect no
  expect cites boarding-pods/card-text/2
