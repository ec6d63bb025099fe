ask "Ember Screen vs squadron"
#! K121 expects nothing
  given "close range"
