"""The terms that the controlled English itself needs: they are what its fixed forms mean."""

from __future__ import annotations

EQUIP, INTERACT, SHIP, WINDOW, PROPER_TIME, MODIFICATION, SHIP_SIZE, SHIP_CLASS, ICON, CARD = (
    "equip", "interact", "ship", "window", "proper", "modification", "ship-size", "ship-class", "icon", "card",
)  # fmt: skip
