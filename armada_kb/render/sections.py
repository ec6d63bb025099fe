"""What an answer shows to people, in reading order, before it takes the form of a text or of a page.

Verdict first, then when, then what is missing, then the reasons: the first lines must do at the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from armada_kb.answer.answer import Answer, CitationShown, ProofShown, Verdict, Who
from armada_kb.render.words import shown


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a section. `note` says where it comes from; `depth` counts the levels of a tree from 0."""

    text: str
    note: str = ""
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Section:
    """A titled group of entries. `numbered` ones are steps; `short` ones fit on the line of their title."""

    title: str
    entries: tuple[Entry, ...]
    numbered: bool = False
    short: bool = False


def headline(answer: Answer) -> tuple[str, str]:
    """The verdict in capitals ("" where the kind has none), and what follows it on the first line.

    The sentence of an answer often opens with its verdict ("No: …", "Depends on …"), which is not said twice.
    """
    sentence = shown(answer.answer).strip()
    if answer.verdict is None:
        return "", sentence
    verdict = answer.verdict.value
    rest = sentence[len(verdict) :] if sentence.lower().startswith(verdict) else ""
    if rest[:1] in (",", ":", ";", "."):
        return verdict.upper(), f": {rest[1:].strip()}"
    if rest[:1] == " " and answer.verdict is Verdict.DEPENDS:
        return verdict.upper(), rest
    return verdict.upper(), f": {sentence}"


def sections(answer: Answer, why: bool = False) -> tuple[Section, ...]:
    """The sections that have something to say; the proof only where `why` asks for it."""
    found = (
        Section("When", _entries(answer.when), short=True),
        Section("Depends on", _entries(answer.conditions)),
        Section("", _entries(_detail(answer))),
        Section(
            "In order", tuple(Entry(shown(s.name), _step_note(s.step, s.who)) for s in answer.order), numbered=True
        ),
        Section("List", tuple(Entry(shown(i.name)) for i in answer.items)),
        Section("Because", _cited(answer.citations)),
        *_why_not(answer),
        *_changed(answer),
        Section("Presumed", _entries(answer.presumed)),
        Section("Did you mean", _entries(answer.suggestions), short=True),
        Section("Closest, but no answer", _entries(answer.related)),
        Section("Words not used", _entries(answer.understood.ignored), short=True),
        *(_why(answer) if why else ()),
    )
    return tuple(section for section in found if section.entries)


def _why_not(answer: Answer) -> tuple[Section, ...]:
    """What blocks the other verdict, and what would turn it."""
    if answer.why_not is None:
        return ()
    found = answer.why_not
    blocks = tuple(
        Entry(shown(b.says) + (f" It wants: {shown(' or '.join(b.wanted))}." if b.wanted else ""), b.statement)
        for b in found.blocks
    )
    repairs = tuple(Entry("if " + shown(" and ".join(r))) for r in found.repairs)
    none = "no change of facts that the statements speak of" if found.complete else "nothing that was tried"
    return (
        Section(f"Not {found.verdict.value}, because of", blocks),
        Section(f"It would be {found.verdict.value}", repairs or (Entry(f"by {none}"),)),
    )


def _changed(answer: Answer) -> tuple[Section, ...]:
    """That today's answer is another one, and by which statements."""
    if answer.changed is None:
        return ()
    found = answer.changed
    verdict = f"{found.verdict.value}: " if found.verdict else ""
    return (
        Section(f"On {found.day} it is another answer", (Entry(shown(verdict + found.answer)),)),
        Section("Because of what holds since then", _cited(found.since)),
        Section(
            "And of what no longer holds" if found.since else "Because of what no longer holds", _cited(found.ended)
        ),
    )


def _cited(citations: tuple[CitationShown, ...]) -> tuple[Entry, ...]:
    return tuple(Entry(shown(c.says), citation_note(c)) for c in citations)


def citation_note(citation: CitationShown) -> str:
    """Source, edition, date and id of a citation, and its set where that is not the core game."""
    edition = (citation.edition or "").removeprefix(citation.source).strip()
    parts = (citation.source, edition, citation.date or "undated", "" if citation.set == "core" else citation.set)
    return f"{', '.join(part for part in parts if part)}: {citation.id}"


def _detail(answer: Answer) -> tuple[str, ...]:
    """The detail, unless it only repeats the sentence and the statements that are shown anyway."""
    rest = shown(answer.detail)
    for said in (answer.answer, *(citation.says for citation in answer.citations)):
        rest = rest.replace(shown(said).strip(), "")
    return (answer.detail,) if rest.strip(" .") else ()


def _entries(texts: tuple[str, ...]) -> tuple[Entry, ...]:
    return tuple(Entry(shown(text)) for text in texts)


def _step_note(step: str, who: Who) -> str:
    return shown(step) if who is Who.FIXED else f"{shown(step)}; {who.value}" if step else who.value


def _why(answer: Answer) -> tuple[Section, ...]:
    """The proof on three levels: a line, a paragraph, the whole tree; then every other proof."""
    told = answer.why
    cited = {c.id: c for c in told.statements} if told else {}
    trees = [*([answer.proof] if answer.proof else []), *(told.others if told else ())]
    titles = ["Proof", *(f"Another proof ({n} of {len(trees)})" for n in range(2, len(trees) + 1))]
    return (
        Section("Why, in a line", _entries((told.line,) if told else ())),
        Section("Why, in short", _entries((told.paragraph,) if told else ())),
        *(
            Section(title, tuple(_tree(tree, 0, cited, set())))
            for title, tree in zip(titles[: len(trees)], trees, strict=True)
        ),
        Section("Looked through for anything against it", _entries(told.searched if told else ()), short=True),
    )


def tree(proof: ProofShown) -> tuple[Entry, ...]:
    """The entries of a proof by itself, its statements by their ids."""
    return tuple(_tree(proof, 0, {}, set()))


def _tree(proof: ProofShown, depth: int, cited: dict[str, CitationShown], seen: set[str]) -> list[Entry]:
    """The entries of a tree; a statement has its source beside it, and its words below where it first stands."""
    citation = cited.get(proof.statement or "")
    note = citation_note(citation) if citation else proof.statement or shown(proof.rule)
    entries = [Entry(shown(proof.conclusion), note, depth)]
    if citation and citation.id not in seen:
        seen.add(citation.id)
        if citation.says != proof.conclusion:
            entries.append(Entry(f"It says: {shown(citation.says)}", "", depth + 1))
    for premise in proof.premises:
        entries += _tree(premise, depth + 1, cited, seen)
    return entries
