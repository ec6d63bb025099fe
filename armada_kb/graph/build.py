"""From the model and the program's conclusions to the graph."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import networkx as nx

from armada_kb.answer.index import Index
from armada_kb.datalog.engine import Engine
from armada_kb.graph.parts import Edge, Polarity, Status, newest, node_of, source_of
from armada_kb.graph.rulings import defeating, ordered, ruled
from armada_kb.graph.surroundings import keywords_and_steps, sequence
from armada_kb.graph.unruled import unruled

# Edges of one relation in one step are one edge; where they differ in what the program concludes, it depends.
_Key = tuple[str, str, str, str, Status]


def build(index: Index, engine: Engine) -> nx.MultiDiGraph:
    """The graph of everything that the statements in force relate, sorted by ids.

    Attributes of a node: `name`, `kind`, `slot`, `faction`. Of an edge: `relation`, `polarity`, `step` (a window's id),
    `statements` (ids), `status`, `date`, and for people `title` and `citations`. A name that nothing is said of is no
    node.
    """
    return assembled(
        (*ruled(index, engine), *ordered(index), *defeating(index), *keywords_and_steps(index), *sequence(index),
         *unruled(index, engine)),
        index,
    )  # fmt: skip


def assembled(edges: Iterable[Edge], index: Index) -> nx.MultiDiGraph:
    """The graph of these edges; those between the same two nodes that say the same are joined."""
    groups: dict[_Key, list[Edge]] = defaultdict(list)
    for edge in edges:
        groups[(edge.source, edge.target, edge.relation.value, edge.step, edge.status)].append(edge)
    nodes = {end for source, target, *_ in groups for end in (source, target)}
    graph = nx.MultiDiGraph(as_of=index.as_of, name="Interactions")
    for node in sorted((node_of(id, index) for id in nodes), key=lambda n: n.id):
        graph.add_node(node.id, name=node.name, kind=node.kind, slot=node.slot, faction=node.faction)
    for key in sorted(groups):
        source, target, relation, step, status = key
        statements = sorted({s for edge in groups[key] for s in edge.statements})
        ends = f"{graph.nodes[source]['name']} and {graph.nodes[target]['name']}"
        graph.add_edge(
            source, target, key=" ".join(filter(None, key)), relation=relation,
            polarity=_joined(edge.polarity for edge in groups[key]).value, step=step, statements=statements,
            status=status.value, date=newest(statements, index), title=f"{ends}: {relation.replace('-', ' ')}",
            citations=[source_of(s, index) for s in statements],
        )  # fmt: skip
    return graph


def _joined(polarities: Iterable[Polarity]) -> Polarity:
    found = set(polarities) - {Polarity.OPEN} or {Polarity.OPEN}
    return found.pop() if len(found) == 1 else Polarity.DEPENDS
