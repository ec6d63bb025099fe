"""The folder of a knowledge base: the one that comes with the program, an older commit of it, or another one."""

from __future__ import annotations

import io
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from armada_kb.errors import KnowledgeUnreadable
from armada_kb.resources import kb_folder

PREFIX = "git:"


@contextmanager
def knowledge_at(kb: Path | str | None, of: Path | None = None) -> Iterator[Path]:
    """The folder that `kb` means, for as long as it is needed: None, a folder, or `git:REV`.

    `git:REV` is an older commit of the folder `of` (by default the one that comes with the program), unpacked into a
    folder that is gone afterwards. Raises KnowledgeUnreadable where there is none.
    """
    if isinstance(kb, str) and kb.startswith(PREFIX):
        with TemporaryDirectory(prefix="armada-kb-") as unpacked:
            yield unpack(kb.removeprefix(PREFIX), of.resolve() if of else kb_folder(), Path(unpacked))
        return
    folder = Path(kb) if kb is not None else kb_folder()
    if not folder.is_dir():
        raise KnowledgeUnreadable(f"there is no folder {folder}")
    yield folder


def unpack(revision: str, folder: Path, into: Path) -> Path:
    """Puts the folder as it was at a revision of its repository below `into`, and says where."""
    top = folder.parent
    commit = _git(top, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    archive = _git(top, "archive", "--format=zip", commit.decode().strip(), "--", folder.name)
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        packed.extractall(into)
    return into / folder.name


def _git(top: Path, *arguments: str) -> bytes:
    git = shutil.which("git")
    if git is None:
        raise KnowledgeUnreadable(f"{PREFIX}REV needs git, which is not installed")
    done = subprocess.run([git, "-C", str(top), *arguments], capture_output=True, check=False)  # noqa: S603 - no shell
    if done.returncode:
        reason = done.stderr.decode(errors="replace").strip() or "no such commit"
        raise KnowledgeUnreadable(f"the older knowledge base cannot be read: {reason}")
    return done.stdout


def folder_of(kb: Path | str | None) -> Path | None:
    """The folder whose older commits `git:REV` means beside a knowledge base: its own, or the program's (None)."""
    return None if kb is None or str(kb).startswith(PREFIX) else Path(kb)
