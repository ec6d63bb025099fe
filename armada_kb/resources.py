"""Where the knowledge, the grammar and the saved questions are: in a checkout or in an installed wheel."""

from __future__ import annotations

import os
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "_data"
_ROOT = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent


def kb_folder() -> Path:
    """The folder of the knowledge base that comes with the program."""
    return _ROOT / "kb"


def grammar_folder() -> Path:
    """The folder of the lark grammars."""
    return _ROOT / "grammar"


def knowledge_files(path: Path) -> tuple[Path, ...]:
    """The knowledge files at a path, sorted: the file itself, or every one in the folder and below.

    Whatever has the name of one counts, also a link to nothing or a folder: reading it is a problem then.
    """
    return tuple(sorted(path.rglob("*.kb"))) if path.is_dir() else (path,)


def real_place(path: Path) -> Path:
    """The absolute path of a file, past the links among the folders above it; it may be a link itself."""
    return Path(os.path.realpath(path.parent), path.name)


def compiling_files() -> tuple[tuple[str, Path], ...]:
    """With their names: the files on which it depends, beside the knowledge, what that compiles to.

    They are the grammars and the modules up to the model; `__init__.py` among them holds the version.
    """
    code = (_PACKAGE / "__init__.py", *_PACKAGE.glob("syntax/*.py"), *_PACKAGE.glob("model/*.py"))
    return tuple((file.name, file) for file in sorted((*code, *grammar_folder().glob("*.lark"))))


def queries_folder() -> Path:
    """The folder of the saved questions that come with the program."""
    return _ROOT / "queries"


def from_here(path: Path) -> Path:
    """The path as messages name it: from the working directory where it is below that, so that editors can open it."""
    here, there = Path.cwd(), real_place(path)
    return there.relative_to(here) if there.is_relative_to(here) else path
