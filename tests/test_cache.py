"""What is kept between runs comes back whole or not at all, and never runs anything."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from armada_kb import cache

ROOT = Path(__file__).resolve().parent.parent

# Stores and loads one value again and again, and says what else it has seen.
RIVAL = """
from armada_kb import cache
value = tuple(range(5000))
seen = set()
for _ in range(60):
    cache.store("rival", "key", value)
    seen.add(cache.load("rival", "key", tuple[int, ...]))
print(seen - {value, None})
"""


@dataclass(frozen=True, slots=True)
class Ember:
    name: str
    sparks: tuple[int, ...]


VALUE = Ember("Ember Screen", (1, 2, 3))


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's folder in an empty cache folder; it does not exist yet."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    found = cache.folder()
    assert found is not None
    assert tmp_path in found.parents
    return found


def kept(place: Path) -> Path:
    """The one file that is kept, with VALUE in it."""
    cache.store("ember", "key", VALUE)
    (file,) = place.iterdir()
    return file


def test_what_is_kept_comes_back(place: Path) -> None:
    cache.store("ember", "key", VALUE)
    assert cache.load("ember", "key", Ember) == VALUE
    assert len(list(place.iterdir())) == 1


def test_nothing_comes_back_from_another_key_or_kind_or_without_a_key(place: Path) -> None:
    cache.store("ember", "key", VALUE)
    cache.store("ember", None, VALUE)
    assert cache.load("ember", "other", Ember) is None
    assert cache.load("ash", "key", Ember) is None
    assert cache.load("ember", None, Ember) is None
    assert len(list(place.iterdir())) == 1


def test_a_value_of_another_type_does_not_come_back(place: Path) -> None:
    cache.store("ember", "key", ("Ember Screen", 1))
    assert cache.load("ember", "key", Ember) is None


def test_a_file_that_was_cut_short_does_not_come_back_and_is_replaced(place: Path) -> None:
    file = kept(place)
    whole = file.read_bytes()
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        assert cache.load("ember", "key", Ember) is None
    cache.store("ember", "key", VALUE)
    assert cache.load("ember", "key", Ember) == VALUE


def test_a_file_with_one_wrong_byte_does_not_come_back(place: Path) -> None:
    file = kept(place)
    whole = file.read_bytes()
    for position in range(len(whole)):
        file.write_bytes(whole[:position] + bytes([whole[position] ^ 1]) + whole[position + 1 :])
        assert cache.load("ember", "key", Ember) is None


class Trap:
    """Makes a file when it is unpickled."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, (str(self.file),)


def test_a_pickle_in_place_of_a_file_is_not_run(place: Path, tmp_path: Path) -> None:
    file = kept(place)
    trap = pickle.dumps(Trap(tmp_path / "sprung"))
    file.write_bytes(blake2b(trap, digest_size=16).digest() + trap)
    assert cache.load("ember", "key", Ember) is None
    assert not (tmp_path / "sprung").exists()
    pickle.loads(trap)  # noqa: S301 - our own, to show that it would have
    assert (tmp_path / "sprung").exists()


def test_a_folder_in_place_of_a_file_does_no_harm(place: Path) -> None:
    file = kept(place)
    file.unlink()
    file.mkdir()
    cache.store("ember", "key", VALUE)
    assert cache.load("ember", "key", Ember) is None
    assert list(place.iterdir()) == [file]


def test_without_a_place_to_write_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    cache.store("ember", "key", VALUE)
    assert cache.load("ember", "key", Ember) is None


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="every folder is open to this user")
def test_a_folder_that_is_closed_to_the_user_does_no_harm(place: Path) -> None:
    kept(place)
    place.chmod(0o500)
    try:
        cache.store("ember", "other", VALUE)
        assert cache.load("ember", "other", Ember) is None
        assert cache.load("ember", "key", Ember) == VALUE
    finally:
        place.chmod(0o700)


def test_a_cache_folder_is_never_below_the_working_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", "somewhere")
    cache.store("ember", "key", VALUE)
    assert not (tmp_path / "somewhere").exists()


def test_only_the_newest_few_of_a_kind_are_kept(place: Path) -> None:
    cache.store("ash", "key", VALUE)
    for number in range(20):
        cache.store("ember", f"key{number}", VALUE)
        os.utime(next(place.glob(f"ember-key{number}.*")), ns=(number, number))
    left = {file.name.split(".")[0] for file in place.glob("ember-*")}
    assert left == {f"ember-key{number}" for number in (12, 13, 14, 15, 16, 17, 18, 19)}
    assert cache.load("ash", "key", Ember) == VALUE


def test_processes_that_keep_the_same_thing_at_once_do_no_harm(place: Path) -> None:
    rivals = [
        subprocess.Popen([sys.executable, "-c", RIVAL], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    assert [rival.communicate() for rival in rivals] == [(b"set()\n", b"")] * 3
    assert cache.load("rival", "key", tuple[int, ...]) == tuple(range(5000))
    assert len(list(place.iterdir())) == 1


def test_the_key_changes_with_names_contents_and_words(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_bytes(b"ab")
    two.write_bytes(b"c")
    key = cache.fingerprint((("x", one), ("y", two)), "1.0")
    assert cache.fingerprint((("x", one), ("y", two)), "1.0") == key
    others = [
        cache.fingerprint((("x", one), ("z", two)), "1.0"),
        cache.fingerprint((("y", two), ("x", one)), "1.0"),
        cache.fingerprint((("x", one),), "1.0"),
        cache.fingerprint((("x", one), ("y", two)), "1.1"),
    ]
    one.write_bytes(b"a")
    two.write_bytes(b"bc")
    others.append(cache.fingerprint((("x", one), ("y", two)), "1.0"))
    assert key not in others
    assert cache.fingerprint((("x", tmp_path / "nowhere"),)) is None


def test_the_format_is_data(place: Path) -> None:
    packed = kept(place).read_bytes()[16:]
    assert msgspec.msgpack.decode(packed) == {"name": "Ember Screen", "sparks": [1, 2, 3]}


@pytest.mark.parametrize("value", [2**64, "\udcff"])
def test_what_cannot_be_written_is_not_kept(place: Path, value: object) -> None:
    cache.store("ember", "key", value)
    assert cache.load("ember", "key", object) is None


def test_a_file_name_that_is_no_text_has_a_key_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "ember.kb"
    file.touch()
    assert cache.fingerprint([("\udcff", file)]) not in (None, cache.fingerprint([("\udcfe", file)]))
