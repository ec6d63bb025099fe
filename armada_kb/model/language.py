"""The terms that the controlled English itself needs: they are what its fixed forms mean."""

from __future__ import annotations

EQUIP, INTERACT, SHIP, WINDOW, PROPER_TIME, MODIFICATION, SHIP_SIZE, SHIP_CLASS, ICON, CARD = (
    "equip", "interact", "ship", "window", "proper", "modification", "ship-size", "ship-class", "icon", "card",
)  # fmt: skip
# What a ship does with a card that it has. "Discarding" is among them: whose card is discarded says whose it was.
DISCARD = "discard"
HAVING = frozenset({EQUIP, DISCARD, "have", "possess", "use", "exhaust"})
