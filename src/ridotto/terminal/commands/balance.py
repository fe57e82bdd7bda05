"""``ridotto balance``: measure the balance of a scenario, a deck or a game with bots."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.terminal.arguments.parser import parser_for
from ridotto.terminal.arguments.study import run_study
from ridotto.terminal.printing import harmless
from ridotto.terminal.registry import parts


def run(arguments: Sequence[str], language: str) -> int:
    """Measure the named game, or the game of the named scenario or deck."""
    games = parts()
    named = [word for word in arguments if not word.startswith("-")]
    if not any(word in games for word in named) and named and arguments[0] == named[0]:
        for game, part in games.items():
            extra = part.balance_subject(named[0])
            if extra is not None:
                return run_study("balance", [game, *extra, *arguments[1:]], language)
        parser = parser_for("balance", language)
        given = harmless(named[0])[:40]
        parser.complain("usage-balance-subject", given=given, games=", ".join(games))
    return run_study("balance", arguments, language)
