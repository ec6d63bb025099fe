"""How kinds of nodes and relations look: one palette for every picture, readable on white, also without colors."""

from __future__ import annotations

# Kinds that have no color of their own (a vocabulary may name any) take the last one.
KINDS = {
    "upgrade": "#1f5fa8", "squadron": "#8a3d9c", "ship": "#4b5563", "objective": "#9a5b00", "damage-card": "#b3261e",
    "station": "#6b5d00", "keyword": "#00736b", "rule": "#3f3f46", "step": "#2e7031",
}  # fmt: skip
OTHER_KIND = "#57534e"
# Whatever changes an effect is blue, what takes away red, what gives green, order gray, what nobody decided orange.
RELATIONS = {
    "modifies": "#1f5fa8", "replaces": "#1f5fa8", "treats-as": "#1f5fa8", "counts-as": "#1f5fa8",
    "adds-to": "#2e7031", "extends": "#2e7031", "grants": "#2e7031", "triggers": "#2e7031",
    "prevents": "#b3261e", "discards": "#b3261e", "defeats": "#b3261e", "requires": "#8a3d9c",
    "no-interaction": "#6b7280", "same-window": "#b45309", "before": "#6b7280", "after": "#6b7280",
}  # fmt: skip
# How a line is drawn by status: SVG dashes, Graphviz and cytoscape styles.
DASHES = {"official": "", "derived": "7 4", "unruled": "2 4"}
STYLES = {"official": "solid", "derived": "dashed", "unruled": "dotted"}


def kind_color(kind: str) -> str:
    return KINDS.get(kind, OTHER_KIND)
