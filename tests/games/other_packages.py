"""Packages that exist for the length of a test: installed like others, found through metadata."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


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
