"""The compiled knowledge base of a folder: from the user's cache folder where it is kept there, else from its files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from armada_kb import cache
from armada_kb.errors import KnowledgeUnreadable, Report
from armada_kb.model.knowledge import KnowledgeBase
from armada_kb.resources import compiling_files, knowledge_files
from armada_kb.syntax.words import STEMMER_FILE, folded_words, recall

_KIND = "knowledge"


@dataclass(frozen=True, slots=True)
class _Snapshot:
    """What is kept: the knowledge base, and the words in its phrases with what they are folded to."""

    knowledge: KnowledgeBase
    folded: dict[str, str]


def compiled(folder: Path) -> tuple[KnowledgeBase, Report]:
    """The knowledge base in a folder, with all problems in it; only one that is free of problems is kept.

    Raises KnowledgeUnreadable for a folder without knowledge files.
    """
    key = _key(folder)
    kept = cache.load(_KIND, key, _Snapshot)
    if kept is not None:
        recall(kept.folded)
        return kept.knowledge, Report()
    # Reading text takes many modules, which a knowledge base that is kept does not need.
    from armada_kb.model.from_syntax import build
    from armada_kb.syntax.reading import read_folder

    files, report = read_folder([folder])
    if not files and not report:
        raise KnowledgeUnreadable(f"{folder} holds no knowledge file (*.kb)")
    kb, problems = build(files)
    report.extend(problems)
    if not report and key == _key(folder):  # else a file has changed while it was read
        cache.store(_KIND, key, _Snapshot(kb, folded_words(_phrases(kb))))
    return kb, report


def _key(folder: Path) -> str | None:
    found = knowledge_files(folder)
    if not all(file.is_file() for file in found):  # reading a pipe or a device may never end
        return None
    files = ((file.relative_to(folder).as_posix(), file) for file in found)
    return cache.fingerprint((*files, *compiling_files(), (STEMMER_FILE.name, STEMMER_FILE)))


def _phrases(kb: KnowledgeBase) -> Iterator[str]:
    """Every phrase that is compared with the words of questions."""
    for concept in kb.vocabulary.concepts:
        yield from (*concept.phrases, *concept.asked_as)
    for entity in kb.entities:
        yield from (entity.name, *entity.also)
    yield from (*kb.vocabulary.everyday, *kb.vocabulary.outside, *kb.vocabulary.judged)
    yield from (word for pair in kb.vocabulary.shorts for word in pair)
    yield from (word for _, word in kb.vocabulary.helping)
