"""``ridotto bluffs``: measure how bots bluff and challenge."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.terminal.arguments.study import run_study


def run(arguments: Sequence[str], language: str) -> int:
    """Measure the named game."""
    return run_study("bluffs", arguments, language)
