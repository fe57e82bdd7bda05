"""``ridotto balance``: measure with bots whether a game is good to play."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.terminal.arguments.study import run_study


def run(arguments: Sequence[str], language: str) -> int:
    """Measure the game that is named."""
    return run_study("balance", arguments, language)
