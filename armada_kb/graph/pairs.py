"""Every two nodes that an edge joins, without what the program concludes of them: what can be asked of two at once."""

from __future__ import annotations

from armada_kb.answer.index import Index
from armada_kb.graph.parts import Node, node_of
from armada_kb.graph.rulings import defeating, ends_of, joint_claims, ordered
from armada_kb.graph.surroundings import keywords_and_steps, sequence
from armada_kb.graph.unruled import touching

Pair = tuple[Node, Node]


def interacting(index: Index) -> tuple[Pair, ...]:
    """The ends of all edges of the graph, each pair once, by their ids."""
    joint = joint_claims(index)
    found = {ends for parties, claims in joint.items() for claim in claims for ends in ends_of(claim, parties, index)}
    found |= set(touching(index))
    for edges in (ordered(index), defeating(index), keywords_and_steps(index), sequence(index)):
        found |= {(edge.source, edge.target) for edge in edges}
    ids = sorted({(min(ends), max(ends)) for ends in found})
    return tuple((node_of(one, index), node_of(other, index)) for one, other in ids)
