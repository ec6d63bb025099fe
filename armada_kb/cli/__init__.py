"""The command line: options in, calls to the stages, text and an exit status out. Nothing is decided here."""
