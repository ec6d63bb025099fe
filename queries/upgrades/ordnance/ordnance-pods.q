ask "Can a small ship equip Ordnance Pods?"
  expect no
  expect cites ordnance-pods/card-text/1

ask "Can I exhaust Ordnance Pods in the attack step?"
  expect yes
  expect cites ordnance-pods/card-text/2

ask "Can I exhaust Ordnance Pods in the squadron phase?"
  expect no

ask "Ordnance Pods is exhausted and my ship already attacked from the same hull zone. Can it attack a squadron?"
  expect yes
  expect cites ordnance-pods/card-text/2

ask "With Ordnance Pods, can my ship attack a ship if it already attacked from the same hull zone?"
  expect no
