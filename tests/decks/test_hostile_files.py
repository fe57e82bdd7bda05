"""Files that are no decks, or decks that would hurt: refused quickly, with a reason."""

from __future__ import annotations

import copy
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from decks.mending import SMALL, small_data
from repetitions import times
from ridotto.games.masquerade.deck.file import LARGEST_FILE, LONGEST_LINE
from ridotto.games.masquerade.deck.library import (
    DeckRefused,
    check_file,
    check_text,
    from_data,
    read_deck,
)
from slow_cases import slow_where

#: Generous, because machines are busy: each of these takes well under a second.
SECONDS = 10


@pytest.fixture(autouse=True)
def _quickly() -> Any:
    start = time.process_time()
    yield
    assert time.process_time() - start < SECONDS


FILES: dict[str, tuple[bytes, str]] = {
    "a million cards": (b"[[mask]]\n" * 1_000_000, "huge"),
    "fifty megabytes": (b"#" * 50_000_000, "huge"),
    "binary": (bytes(range(256)) * 100, "not-utf8"),
    "latin-1": ("name = 'café'".encode("latin-1"), "not-utf8"),
    "utf-16": ("name = 'x'".encode("utf-16"), "not-utf8"),
    "nulls": (b"\0" * 1000, "syntax"),
    "a null in a string": (b'name = "a\0b"', "syntax"),
    "deep lists": (b"a = " + b"[" * 3900, "nested"),
    "deep lists over lines": (b"a = " + b"[\n" * 50_000, "nested"),
    "deep tables": (b"a = " + b"{ a = " * 600, "nested"),
    "a huge number": (b"vp = " + b"9" * 3900, "missing"),
    "a number too long for Python": (b"vp = " + b"9" * 3_000 + b"_9" * 400, "missing"),
    "a hexadecimal monster": (b"vp = 0x" + b"f" * 3900, "missing"),
    "dots": (b"a." * 100_000 + b"a = 1", "long-line"),
    "many dots": ((b"a" + b".a" * 1900 + b" = 1\n") * 60, "syntax"),
    "many headers": (b"".join(b"[a%d.b.c.d.e]\n" % n for n in range(10_000)), "unknown-key"),
    "many lists": (b"[[spell]]\n" * 25_000, "card-count"),
    "empty": (b"", "missing"),
    "half a string": (b'name = "x', "syntax"),
    "json": (b'{"name": "x"}', "syntax"),
    "the same key twice": (b"name = 'a'\nname = 'b'", "syntax"),
    "a bad date": (b"name = 2026-99-99", "syntax"),
    "a date": (b"name = 2026-01-01", "not-text"),
    "not a number": (b"name = nan", "not-text"),
}


@pytest.mark.parametrize(
    "name",
    slow_where(lambda name: name in ("many headers", "many lists", "fifty megabytes"), FILES),
)
def test_hostile_files(name: str, tmp_path: Path) -> None:
    data, code = FILES[name]
    path = tmp_path / "deck.toml"
    path.write_bytes(data)
    judged = check_file(path)
    assert judged.cards is None
    assert code in {fault.code for fault in judged.faults}, judged.faults[:3]


def test_a_hostile_file_is_not_read_as_a_deck(tmp_path: Path) -> None:
    for data, code in FILES.values():
        if len(data) < 1000:
            path = tmp_path / "deck.toml"
            path.write_bytes(data)
            with pytest.raises(DeckRefused) as refused:
                read_deck(path)
            assert code in {fault.code for fault in refused.value.faults}


def test_a_path_that_is_not_a_file_is_refused(tmp_path: Path) -> None:
    assert [fault.code for fault in check_file(tmp_path).faults] == ["no-regular-file"]
    assert [fault.code for fault in check_file(tmp_path / "none").faults] == ["no-file"]
    assert [fault.code for fault in check_file("a\0b").faults] == ["unopened"]
    assert [fault.code for fault in check_file("x" * 5000).faults] == ["unopened"]
    for judged in (check_file(tmp_path), check_file("a\0b")):
        assert judged.unreadable
        assert judged.cards is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_nobody_writes_to(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert [fault.code for fault in check_file(tmp_path / "pipe").faults] == ["no-regular-file"]


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
def test_devices() -> None:
    for device in ("/dev/zero", "/dev/null"):
        assert [fault.code for fault in check_file(device).faults] == ["no-regular-file"]


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(SMALL.encode("utf-8-sig"))
    assert check_file(path).faults == ()
    path.write_bytes(SMALL.replace("\n", "\r\n").encode())
    assert check_file(path).faults == ()


def test_a_file_as_large_as_can_be(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    line = "#" * (LONGEST_LINE - 1) + "\n"
    room = LARGEST_FILE - len(SMALL.encode())
    path.write_text(SMALL + line * (room // LONGEST_LINE), encoding="utf-8")
    assert check_file(path).faults == ()


NONSENSE: list[Any] = [
    None, True, 0, -1, 10**40, 1 << 20_000, 1.5, float("nan"), float("inf"), "", "x", "é" * 999,
    "\x1b[2J", [], [[]], [[[]]], {}, {"": {}}, {"id": []}, [{}], [None], {"en": 3}, {"en": {}},
    [1, "a", {}], (1,), b"bytes",
]  # fmt: skip


def places(data: Any) -> list[tuple[Any, Any]]:
    """Yield every container in some data, with each of its keys."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        inner = waiting.pop()
        keys = inner if isinstance(inner, dict) else range(len(inner))
        for key in list(keys):
            found.append((inner, key))
            if isinstance(inner[key], dict | list):
                waiting.append(inner[key])
    return found


def test_wrong_types_everywhere() -> None:
    rng = random.Random(1)
    told = []
    rounds = times(400, 1500)
    for _ in range(rounds):
        data = small_data()
        for _ in range(rng.randint(1, 3)):
            inner, key = rng.choice(places(data))
            inner[key] = copy.deepcopy(rng.choice(NONSENSE))
        try:
            from_data(data)
        except DeckRefused as refused:
            told.append(len(refused.faults))
    assert len(told) > 0.73 * rounds
    assert min(told) > 0


@pytest.mark.parametrize("nonsense", NONSENSE, ids=lambda value: type(value).__name__)
def test_nonsense_instead_of_a_deck(nonsense: Any) -> None:
    with pytest.raises(DeckRefused):
        from_data(nonsense)
    for key in small_data():
        with pytest.raises(DeckRefused):
            from_data({**small_data(), key: nonsense, "surprise": nonsense})


def test_endless_data() -> None:
    ring: dict[str, Any] = {}
    ring["name"] = ring["mask"] = ring["dancer"] = ring
    rings: list[Any] = []
    rings.append(rings)
    for data in (ring, rings, {**small_data(), "mask": rings}, {**small_data(), "note": ring}):
        with pytest.raises(DeckRefused):
            from_data(data)


def mutations(rng: random.Random) -> list[Callable[[str], str]]:
    letters = '"[]{}=.,#\n\\ a0-\'"""é\0'

    def cut(text: str) -> str:
        at = rng.randrange(len(text))
        return text[:at] + text[at + rng.randint(1, 30) :]

    def insert(text: str) -> str:
        at = rng.randrange(len(text))
        return text[:at] + "".join(rng.choices(letters, k=rng.randint(1, 4))) + text[at:]

    def double(text: str) -> str:
        at = rng.randrange(len(text))
        return text[:at] + text[at : at + 200] + text[at:]

    return [cut, insert, double]


def test_a_mangled_deck_is_accepted_or_its_faults_are_named() -> None:
    rng = random.Random(2)
    ways = mutations(rng)
    for _ in range(times(150, 400)):
        text = SMALL
        for _ in range(rng.randint(1, 4)):
            text = rng.choice(ways)(text)
        judged = check_text(text)
        assert judged.cards is not None or judged.faults
