"""An answer as text for people or for programs."""
