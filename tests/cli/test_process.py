"""The program as a process: exit statuses, streams, interruptions."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from armada_kb import __version__

KB = Path(__file__).parent / "kb"
PROGRAM = [sys.executable, "-m", "armada_kb"]
ROOT = Path(__file__).resolve().parent.parent.parent


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PROGRAM, *arguments], cwd=ROOT, env={**os.environ, **environment}, capture_output=True, check=False
    )


def test_it_names_its_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout.decode().strip()) == (0, f"armada-kb, version {__version__}")


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["check", "--kb", str(KB)], 0),
        (["show", "--kb", str(KB), "nobody"], 1),
        (["ask", ""], 2),
        (["nonsense"], 2),
        (["check", "--kb", "nowhere"], 3),
        (["ask", "--kb", "nowhere", "x"], 3),
        (["ask", "--kb", str(KB), "--batch", "nowhere"], 3),
        (["regress", "nowhere"], 3),
    ],
)
def test_the_exit_status_says_what_came_out(arguments: list[str], status: int) -> None:
    done = run(*arguments)
    assert done.returncode == status, done.stderr
    assert b"Traceback" not in done.stderr


def test_results_and_messages_go_to_different_streams() -> None:
    done = run("check", "--kb", str(KB))
    assert (done.stdout, done.stderr.decode().strip()) == (b"", "2 files, 3 statements, 0 problems")


def test_output_that_nobody_reads_is_no_error() -> None:
    with subprocess.Popen(
        [*PROGRAM, "show", "--kb", str(KB), "ember-screen"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        messages = process.stderr.read()
        assert (process.wait(), messages) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal for one process")
def test_an_interruption_leaves_whole_lines_and_status_130() -> None:
    # What a shell starts in the background ignores interrupts and hands that on; a handler of our own it does not.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [*PROGRAM, "ask", "--kb", str(KB), "--format", "jsonl", "--batch", "-"],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"Ember Screen?\n")
        process.stdin.flush()
        first = process.stdout.readline()  # it now waits for the next question
        process.send_signal(signal.SIGINT)
        rest, messages = process.stdout.read(), process.stderr.read()
        assert process.wait() == 130
        assert first.endswith(b"}\n")
        assert rest == b""
        assert messages == b"interrupted\n"


def test_an_interruption_during_imports_ends_it_like_a_later_one() -> None:
    code = (
        "import sys, runpy\n"
        "class Interrupting:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'armada_kb.cli.group': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupting())\n"
        "runpy.run_module('armada_kb', run_name='__main__')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"interrupted\n")


def test_the_console_script_is_the_module() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]
    assert scripts == {"armada-kb": "armada_kb.__main__:main"}


def test_a_stream_of_another_encoding_gets_utf_8() -> None:
    done = run("show", "--kb", str(KB), "Padmé", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert 'nothing is called "Padmé"' in done.stderr.decode("utf-8")
