"""The terms that the controlled English itself needs: they are what its fixed forms mean."""

from __future__ import annotations

EQUIP, INTERACT, SHIP, WINDOW, PROPER_TIME, MODIFICATION, SHIP_SIZE, SHIP_CLASS, ICON, CARD = (
    "equip", "interact", "ship", "window", "proper", "modification", "ship-size", "ship-class", "icon", "card",
)  # fmt: skip
# The act of claims about a card as a whole, and the one that everything that a card lets one do is.
WHOLE_CARD, USE = "apply", "use"
# What a ship does with a card that it has. "Discarding" is among them: whose card is discarded says whose it was.
DISCARD = "discard"
HAVING = frozenset({EQUIP, DISCARD, USE, "have", "possess", "exhaust"})
