"""What is kept in the user's cache folder between runs: values under a key that names everything they were made from.

The format is msgpack, decoded to a type: it cannot execute. Whatever is missing, broken, of another version or out of
reach counts as not kept; nothing here raises for it, since everything can be made anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec
import platformdirs

_Value = TypeVar("_Value")

_NEWEST_KEPT = 8
_DIGEST = 16


def fingerprint(files: Iterable[tuple[str, Path]], *words: str) -> str | None:
    """A key that changes with the names (each given beside its file) and bytes of the files, and with the words.

    None where a file cannot be read: what is made of such files has no key.
    """
    digest = blake2b(digest_size=_DIGEST)
    try:
        for name, file in files:
            _add(digest, name.encode(errors="surrogatepass"), file.read_bytes())
    except OSError:
        return None
    _add(digest, *(word.encode() for word in words))
    return digest.hexdigest()


def _add(digest: blake2b, *parts: bytes) -> None:
    for part in parts:
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)


def folder() -> Path | None:
    """The program's folder in the user's cache folder; None where the user has no place for one."""
    found = platformdirs.user_cache_path("armada-kb", appauthor=False)
    return found if found.is_absolute() else None


def load(kind: str, key: str | None, form: type[_Value]) -> _Value | None:
    """The value that was kept under a key, or None."""
    place = folder()
    if place is None or key is None:
        return None
    try:
        kept = (place / _name(kind, key)).read_bytes()
        if kept[:_DIGEST] != blake2b(kept[_DIGEST:], digest_size=_DIGEST).digest():
            return None
        return msgspec.msgpack.decode(memoryview(kept)[_DIGEST:], type=form)
    except (OSError, msgspec.DecodeError):
        return None


def store(kind: str, key: str | None, value: object) -> None:
    """Keeps a value under a key, where that is possible, and drops all but the newest few of its kind.

    The file appears whole or not at all, so that processes that read or write it at the same time do no harm.
    """
    place = folder()
    if place is None or key is None:
        return
    written = place / f"{_name(kind, key)}.{os.getpid()}-{os.urandom(4).hex()}"
    try:
        place.mkdir(parents=True, exist_ok=True)
        packed = msgspec.msgpack.encode(value)
        try:
            with written.open("xb") as file:
                file.write(blake2b(packed, digest_size=_DIGEST).digest() + packed)
            os.replace(written, place / _name(kind, key))
        finally:
            written.unlink(missing_ok=True)
        _prune(place, kind)
    except (OSError, OverflowError, UnicodeEncodeError):  # no room, a number too large, a file name that is no text
        return


def _prune(place: Path, kind: str) -> None:
    """Drops the older files of a kind, those that a process has left half-written among them."""
    aged = sorted(place.glob(f"{kind}-*"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for file in aged[_NEWEST_KEPT:]:
        file.unlink(missing_ok=True)


def _name(kind: str, key: str) -> str:
    return f"{kind}-{key}.msgpack"
