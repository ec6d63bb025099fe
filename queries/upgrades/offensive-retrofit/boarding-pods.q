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
