"""Packages that are installed for the duration of a test and found through their metadata."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ridotto.envs.registry import ENVS, envs_of
from ridotto.games import words
from ridotto.games.registry import GAMES
from ridotto.lab.registry import LABS, lab_of
from ridotto.minds.registry import MINDS, minds_of
from ridotto.terminal.registry import PARTS


def install(
    place: Path, package: str, module: str, source: str, points: dict[str, dict[str, str]]
) -> None:
    """Install a package of one module into a directory, with its entry points by group."""
    place.mkdir(exist_ok=True)
    (place / f"{module}.py").write_text(source, encoding="utf-8")
    info = place / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [
        line
        for group, entries in points.items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def make_importable(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Python import packages from a directory until the test is over."""
    monkeypatch.syspath_prepend(place)
    for module in place.glob("*.py"):
        monkeypatch.delitem(sys.modules, module.stem, raising=False)


def refresh() -> None:
    """Let every layer look for packages again."""
    for group in (GAMES, MINDS, LABS, ENVS, PARTS):
        group.refresh()
    for cached in (minds_of, lab_of, envs_of, words._bundle_of_games):
        cached.cache_clear()


@contextmanager
def installed(place: Path) -> Iterator[Path]:
    """Let ridotto find the packages in a directory, until the end of the block."""
    with pytest.MonkeyPatch.context() as patch:
        make_importable(place, patch)
        refresh()
        yield place
    refresh()
