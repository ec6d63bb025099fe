"""Many questions put to the same knowledge, by several processes where there are enough of them to be worth it.

A process is never forked off this one, which may have threads: each starts anew, and is sent what it works with.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.context import BaseContext
from typing import Any, TypeVar

from armada_kb.answer.answer import Answer
from armada_kb.answer.session import Session
from armada_kb.garbage import keep_what_is_there, look_seldom

# Starting a process and sending it the knowledge takes as long as about this many answers.
_WORTH_A_PROCESS = 100
_CHUNK = 10

_Value = TypeVar("_Value")
_Found = TypeVar("_Found")
Asked = tuple[str, tuple[str, ...]]


class _Worker:
    """What this process has from the one that started it."""

    work: Callable[[Any], Any] | None = None


def ask_all(asked: Iterable[Asked], session: Session, jobs: int | None = None) -> Iterator[Answer]:
    """The answers of a session to questions with their given facts, in order, each as soon as it is there.

    `jobs` is how many processes there are at most (None: one a processor).
    """
    return spread(_Asking(session), tuple(asked), jobs)


class _Asking:
    """A session as a function of a question with its given facts."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def __call__(self, asked: Asked) -> Answer:
        return self._session.ask(*asked)


def spread(
    work: Callable[[_Value], _Found], values: Sequence[_Value], jobs: int | None = None
) -> Iterator[_Found]:  # fmt: skip
    """What a function gives for every value, in order, each as soon as it is there.

    Other processes are sent the function as it is, with all that it holds.
    """
    workers = min(jobs or os.cpu_count() or 1, len(values) // _WORTH_A_PROCESS)
    keep_what_is_there()
    if workers <= 1:
        yield from map(work, values)
        return
    pool = ProcessPoolExecutor(workers, _context(), _receive, (work,))
    try:
        with _interrupted_later():
            results = pool.map(_done, values, chunksize=_CHUNK)
        yield from results
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _context() -> BaseContext:
    """Processes come from a server without threads, which has imported what they need; elsewhere from nothing."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["armada_kb.regress.baseline"])
    return context


@contextmanager
def _interrupted_later() -> Iterator[None]:
    """Holds an interruption back for as long as processes are started; they never see one: this process ends them."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # where it is started later, it lets interruptions through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _receive(work: Callable[[Any], Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.work = work
    look_seldom()
    keep_what_is_there()


def _done(value: Any) -> Any:
    if _Worker.work is None:
        raise RuntimeError("there is no work in this process")
    return _Worker.work(value)
