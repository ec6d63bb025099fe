ask "Ember Screen vs squadron"
  expect unknown no-idea
#!       ^ K122 `no-idea`
