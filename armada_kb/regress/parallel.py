"""Many questions put to one knowledge base, by several processes where there are enough of them to be worth it."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from armada_kb.answer.answer import Answer
from armada_kb.answer.session import Session, open_knowledge

# Starting a process and opening the knowledge in it takes as long as about this many answers.
_WORTH_A_PROCESS = 100
_CHUNK = 10

_Found = TypeVar("_Found")
Asked = tuple[str, tuple[str, ...]]


class _Worker:
    """What this process has from the one that started it."""

    session: Session | None = None
    work: Callable[[int], Any] | None = None


def ask_all(
    asked: Iterable[Asked], session: Session, kb: Path | str | None, as_of: str | None, jobs: int | None = None
) -> Iterator[Answer]:
    """The answers of a session to questions with their given facts, in order, each as soon as it is there.

    `kb` and `as_of` are what the session was opened with: other processes may have to open it anew. `jobs` is how many
    of them there are at most (None: one a processor).
    """
    asked = tuple(asked)
    workers = min(jobs or os.cpu_count() or 1, len(asked) // _WORTH_A_PROCESS)
    gc.freeze()  # it all stays: no collection in the middle of an answer need walk it again
    if workers <= 1:
        for question, given in asked:
            yield session.ask(question, given)
        return
    _Worker.session = session  # what a forked process has from the start
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    pool = ProcessPoolExecutor(workers, context, _open, (kb, as_of))
    try:
        yield from pool.map(_ask, asked, chunksize=_CHUNK)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        _Worker.session = None


def _open(kb: Path | str | None, as_of: str | None) -> None:
    _deaf()
    if _Worker.session is None:
        _Worker.session = open_knowledge(kb, as_of)
        gc.freeze()


def _ask(asked: Asked) -> Answer:
    session = _Worker.session
    if session is None:
        raise RuntimeError("no knowledge is open in this process")
    return session.ask(*asked)


def spread(work: Callable[[int], _Found], count: int, jobs: int | None = None) -> Iterator[_Found]:
    """What a function gives for every number below a count, in order: by several processes where they can be forked.

    Elsewhere each process would have to build anew what the function works on.
    """
    workers = min(jobs or os.cpu_count() or 1, count // _WORTH_A_PROCESS) if sys.platform == "linux" else 1
    gc.freeze()
    if workers <= 1:
        yield from map(work, range(count))
        return
    _Worker.work = work
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("fork"), _deaf)
    try:
        yield from pool.map(_numbered, range(count), chunksize=_CHUNK)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        _Worker.work = None


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that started this one ends it


def _numbered(number: int) -> Any:
    if _Worker.work is None:
        raise RuntimeError("there is no work in this process")
    return _Worker.work(number)
