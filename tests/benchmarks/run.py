"""How fast it is, as a table: `python tests/benchmarks/run.py`. Nothing here is a test; the numbers are for reading."""

from __future__ import annotations

import gc
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

# What the tests alone need is hidden: lark checks every grammar with interegular, wherever that is installed.
AS_INSTALLED = "import sys; sys.modules['interegular'] = None; from armada_kb.__main__ import main; main()"
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))  # a checkout need not be installed

from armada_kb.answer.answering import answer
from armada_kb.answer.index import Index
from armada_kb.answer.question import Question
from armada_kb.answer.reading import read
from armada_kb.answer.session import Session, open_knowledge
from armada_kb.conflicts.clashes import Clash
from armada_kb.conflicts.search import clashes, world_of
from armada_kb.datalog.clingo_engine import ClingoEngine
from armada_kb.datalog.engine import Engine, Model
from armada_kb.datalog.program import Program
from armada_kb.datalog.pydatalog_engine import PyDatalogEngine
from armada_kb.graph import page
from armada_kb.graph.build import build
from armada_kb.graph.gaps import gaps
from armada_kb.graph.stats import stats
from armada_kb.regress.cases import Case, read_cases
from armada_kb.render import text
from armada_kb.resources import queries_folder
from tests.benchmarks.growing import QUESTION, grow
from tests.benchmarks.hiding import hidden
from tests.benchmarks.page import page_times

STARTS = 7
BATCH = 300
SIZES = (100, 300, 1_000, 3_000)
REPEATS = 20
PAIRED = (60, 125, 250, 500)  # cards, each with four statements
DRAFT = """\
card "{card}"
clarifications 99
  cites OURS 2026-11-30 "draft"
  says
    | While attacking a squadron, this card does not work.
  means
    | While attacking a squadron, this card is not used.
"""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table. `goal` is empty where there is none."""

    what: str
    measured: str
    goal: str = ""

    def __str__(self) -> str:
        return f"| {self.what} | {self.measured} | {self.goal} |"


@dataclass(frozen=True, slots=True, order=True)
class Time:
    """Seconds by the clock on the wall, and seconds of the processor, which other programs change less."""

    wall: float
    processor: float


@dataclass(frozen=True, slots=True)
class Run:
    """A process that has ended, and the most memory that it held."""

    time: Time
    megabytes: float


def main() -> None:
    cases, _ = read_cases((queries_folder(),))
    with TemporaryDirectory(prefix="armada-kb-benchmark-") as folder:
        os.environ["XDG_CACHE_HOME"] = str(Path(folder) / "cache")
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # as it is where the program is used
        print(_machine())
        print("| what | measured | goal |")
        print("|---|---:|---:|")
        for rows in (starting(cases, Path(folder)), answering(cases), engines(cases), growing(Path(folder)),
                     graphs(Path(folder)), gaps_found(), comparing(Path(folder))):  # fmt: skip
            for row in rows:
                print(row, flush=True)


def starting(cases: tuple[Case, ...], folder: Path) -> Iterator[Row]:
    """Whole processes: one question, and a batch."""
    ask = ["ask", cases[0].question]
    process(ask)
    warm = [process(ask) for _ in range(STARTS)]
    yield Row("one question, new process, warm cache", _seconds(_median(run.time for run in warm)), "0.5 s")
    cold = []
    for number in range(STARTS):
        os.environ["XDG_CACHE_HOME"], kept = str(folder / f"empty{number}"), os.environ["XDG_CACHE_HOME"]
        cold.append(process(ask))
        os.environ["XDG_CACHE_HOME"] = kept
    yield Row("one question, new process, no cache", _seconds(_median(run.time for run in cold)), "2 s")
    batch = folder / "batch.txt"
    questions = islice(cycle(case.question for case in cases), BATCH)
    batch.write_text("".join(f"{question}\n" for question in questions), encoding="utf-8")
    run = process(["ask", "--format", "jsonl", "--batch", str(batch)])
    yield Row(f"{BATCH} questions in one batch", _seconds(run.time), "10 s")
    yield Row("most memory: that batch", f"{run.megabytes:.0f} MB", "150 MB")
    yield Row("most memory: one question, no cache", f"{max(run.megabytes for run in cold):.0f} MB", "150 MB")


def answering(cases: tuple[Case, ...]) -> Iterator[Row]:
    """One answer with its proof after the other, in a session that is open."""
    session = open_knowledge()
    gc.freeze()  # as the commands do
    for case in cases[:5]:
        session.ask(case.question, case.given)
    times = [_timed(partial(_shown, session, case)) for case in cases]
    for percent, goal in ((50, ""), (95, "50 ms"), (100, "")):
        name = "longest" if percent == 100 else f"p{percent}"
        yield Row(f"answer with proof, {len(times)} saved questions: {name}", _millis(_share(times, percent)), goal)


def _shown(session: Session, case: Case) -> str:
    """The answer as it is printed, with its proof."""
    return text.render(session.ask(case.question, case.given), why=True)


class Recorder:
    """The first engine, which keeps the programs that it has solved."""

    def __init__(self) -> None:
        self._engine = PyDatalogEngine()
        self.programs: list[Program] = []

    def solve(self, program: Program) -> Model:
        self.programs.append(program)
        return self._engine.solve(program)


def engines(cases: tuple[Case, ...]) -> Iterator[Row]:
    """Both engines on every program of the saved questions, in turns."""
    programs = _programs(open_knowledge(), cases)
    solvers: tuple[tuple[str, Engine], ...] = (("pyDatalog", PyDatalogEngine()), ("clingo", ClingoEngine()))
    spent = {name: 0.0 for name, _ in solvers}
    for program in programs:
        for name, engine in solvers:
            spent[name] += _timed(partial(engine.solve, program)).processor
    each = ", ".join(f"{name} {seconds / len(programs) * 1000:.1f} ms" for name, seconds in spent.items())
    yield Row(f"{len(programs)} programs of the saved questions: mean of the processor", each)
    yield Row("pyDatalog : clingo on the same programs", f"{spent['pyDatalog'] / spent['clingo']:.2f} : 1")


def _programs(session: Session, cases: Iterable[Case]) -> tuple[Program, ...]:
    recorder = Recorder()
    for case in cases:
        reading = read(case.question, session.book, session.index)
        if reading is not None:
            answer(Question(case.question, reading, session.index, session.book), recorder)
    return tuple(recorder.programs)


def growing(folder: Path) -> Iterator[Row]:
    """The same question to ever more cards that it does not touch."""
    for size in SIZES:
        kb = folder / f"kb{size}"
        grow(kb, size)
        compiling = _timed(partial(open_knowledge, kb))
        opening = _timed(partial(open_knowledge, kb))
        session = open_knowledge(kb)
        session.ask(QUESTION)
        one = _median(_timed(partial(session.ask, QUESTION)) for _ in range(REPEATS))
        yield Row(f"{size:,} invented cards: one answer", _millis(one), "no growth")
        yield Row(f"{size:,} invented cards: compiled", _seconds(compiling))
        yield Row(f"{size:,} invented cards: opened from the cache", _seconds(opening))


def graphs(folder: Path) -> Iterator[Row]:
    """The graph of the game, and of ever more cards with a text and three rulings each."""
    for size in (0, *SIZES):
        kb = folder / f"kb{size}" if size else None
        name = f"graph of {size:,} invented cards" if size else "graph of the knowledge base"
        index = open_knowledge(kb).index
        built: list[Any] = []
        spent = _timed(lambda index=index, built=built: built.append(build(index, PyDatalogEngine())))  # type: ignore[misc]
        found = stats(built[0])
        goal = {0: "5 s", 1_000: "60 s"}.get(size, "")
        yield Row(f"{name}: {found.nodes:,} nodes, {found.edges:,} edges", _seconds(spent), goal)
        if size in (0, 1_000):
            file = folder / f"graph{size}.html"
            file.write_text(page.render(built[0], index), encoding="utf-8")
            yield Row(f"{name}: its page", f"{file.stat().st_size / 1e6:.2f} MB", "3 MB")
            for what, wall, busy in page_times(file):
                limit = "3000 ms" if "paint" in what else "150 ms"
                yield Row(f"{name}: its page, {what}", f"{wall:.0f} ms ({busy:.0f})", limit)


def gaps_found() -> Iterator[Row]:
    """The gaps of the knowledge base, and how many rulings are found among them when they are hidden."""
    index, engine = open_knowledge().index, PyDatalogEngine()
    yield Row("gaps of the knowledge base", _seconds(_timed(partial(gaps, index, engine))))
    found = list(hidden(index, engine))
    share = sum(each.found for each in found) / len(found)
    yield Row(f"{len(found)} hidden pairs: share in the top tenth of {found[0].pairs:,}", f"{share:.2f}", "0.8")


def comparing(folder: Path) -> Iterator[Row]:
    """All pairs of statements of ever more cards, and one draft of a ruling against the game's."""
    for size in PAIRED:
        kb = folder / f"pairs{size}"
        grow(kb, size)
        index = open_knowledge(kb).index
        count = len(index.statements)
        found: list[Clash] = []
        spent = _timed(partial(_all_pairs, index, found))
        goal = "60 s" if count >= 1_000 else ""
        yield Row(f"all pairs of {count:,} statements ({len(found):,} clashes)", _seconds(spent), goal)
    draft = folder / "draft.kb"
    index = open_knowledge().index
    card = next(e.name for e in index.kb.entities if index.encoded(e.id))
    draft.write_text(DRAFT.format(card=card), encoding="utf-8")
    yield Row("one draft ruling, new process", _seconds(process(["try-ruling", str(draft)], findings=True).time), "5 s")


def _all_pairs(index: Index, found: list[Clash]) -> None:
    found += clashes(index, world_of(index), exceptions=False)


def process(arguments: list[str], *, findings: bool = False) -> Run:
    """Runs the program with the cache folder of the environment; `findings` are then what it may end with."""
    begun = time.perf_counter()
    child = subprocess.Popen([sys.executable, "-c", AS_INSTALLED, *arguments], cwd=ROOT, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode and not (findings and child.returncode == 1):
        raise SystemExit(f"armada-kb {' '.join(arguments)} ended with status {child.returncode}")
    spent = Time(time.perf_counter() - begun, used.ru_utime + used.ru_stime)
    return Run(spent, used.ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3))


def _timed(work: Callable[[], object]) -> Time:
    wall, processor = time.perf_counter(), time.process_time()
    work()
    return Time(time.perf_counter() - wall, time.process_time() - processor)


def _median(times: Iterable[Time]) -> Time:
    return _share(tuple(times), 50)


def _share(times: Sequence[Time], percent: int) -> Time:
    """The time within which that share of all was done, each clock for itself."""
    at = min(len(times) - 1, len(times) * percent // 100)
    return Time(sorted(t.wall for t in times)[at], sorted(t.processor for t in times)[at])


def _seconds(spent: Time) -> str:
    return f"{spent.wall:.2f} s ({spent.processor:.2f})"


def _millis(spent: Time) -> str:
    return f"{spent.wall * 1000:.1f} ms ({spent.processor * 1000:.1f})"


def _machine() -> str:
    packages = ", ".join(f"{name} {version(name)}" for name in ("pyDatalog", "clingo", "lark", "msgspec"))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    return (
        f"Processor: {_processor()}, {os.cpu_count()} cores, load {load}\n"
        f"System: {platform.system()} {platform.release()} ({platform.machine()})\n"
        f"Python: {python}; {packages}\n"
        "In brackets: the time of the processor, which other programs on the machine change less.\n"
    )


def _processor() -> str:
    """The name of the processor, as far as the system tells it."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


if __name__ == "__main__":
    main()
