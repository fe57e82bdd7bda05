"""``ridotto balance``: measure the balance of a game with bots."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.terminal.arguments.study import run_study


def run(arguments: Sequence[str], language: str) -> int:
    """Measure the named game."""
    return run_study("balance", arguments, language)
