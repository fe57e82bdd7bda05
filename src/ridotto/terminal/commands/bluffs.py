"""``ridotto bluffs``: how minds bluff and challenge, measured while they play."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from typing import Final

from ridotto.lab.mascarade.bluffs import sum_up
from ridotto.lab.mascarade.watching import DealWatched, watch_deal
from ridotto.lab.tournament import Tournament, hold_with
from ridotto.terminal.arguments import Parser, parser_for
from ridotto.terminal.contest import add_contest, contest_asked
from ridotto.terminal.printing import print_json
from ridotto.terminal.reports import bluffs as bluff_report
from ridotto.terminal.reports.progress import progress_bar

GAMES: Final = ("mascarade",)
USUAL_GAMES: Final = 120
FAILED: Final = 1
_TEXTS: Final = {"game": "help-bluffs-game", "--games": "help-bluffs-games"}


def run(arguments: Sequence[str], language: str) -> int:
    """Let minds play, watch them, and tell how they bluff."""
    parser = parser_for("bluffs", language)
    add_contest(parser, GAMES, USUAL_GAMES, _TEXTS)
    given = parser.parse_args(arguments)
    contest, scenario = contest_asked(parser, given)
    try:
        deals = _watch(parser, contest, contest.deals_for(given.games), given.workers)
    except BrokenExecutor:
        print(f"{parser.prog}: {parser.words('bluffs-broken')}", file=sys.stderr)
        return FAILED
    told = bluff_report.report(contest, sum_up(contest, deals), scenario, given.games, len(deals))
    if given.json:
        print_json(told)
    else:
        bluff_report.tell(told, parser.words)
    return 0


def _watch(
    parser: Parser, contest: Tournament, deals: int, workers: int | None
) -> list[DealWatched]:
    games = contest.games_a_deal
    with progress_bar(parser.words, deals * games) as progress:
        return hold_with(watch_deal, contest, range(deals), workers, lambda deal: progress(games))
