"""``ridotto bluffs mascarade``: measure how bots bluff and challenge while they play."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import BrokenExecutor
from typing import Final

from ridotto.games.mascarade import Mascarade
from ridotto.lab.mascarade.bluffs import sum_up
from ridotto.lab.mascarade.watching import DealWatched, watch_deal
from ridotto.lab.tournament import Tournament, hold_with
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.arguments.tournament import add_tournament, read_tournament
from ridotto.terminal.mascarade import bluffs_report
from ridotto.terminal.printing import print_json
from ridotto.terminal.reports.progress import progress_bar

DEFAULT_GAMES: Final = 120
FAILED: Final = 1


def add_options(parser: Parser) -> None:
    """Add the options: those of a tournament."""
    add_tournament(parser, [Mascarade.name], DEFAULT_GAMES, "help-bluffs-games")


def run(parser: Parser, given: argparse.Namespace) -> int:
    """Let bots play and report their bluffs; returns the exit status."""
    tournament, scenario = read_tournament(parser, given)
    try:
        deals = _watch(parser, tournament, tournament.deals_for(given.games), given.workers)
    except BrokenExecutor:
        print(f"{parser.prog}: {parser.words('bluffs-broken')}", file=sys.stderr)
        return FAILED
    bluffing = sum_up(tournament, deals)
    report = bluffs_report.report(tournament, bluffing, scenario, given.games, len(deals))
    if given.json:
        print_json(report)
    else:
        bluffs_report.tell(report, parser.words)
    return 0


def _watch(
    parser: Parser, tournament: Tournament, deals: int, workers: int | None
) -> list[DealWatched]:
    games = tournament.games_a_deal
    with progress_bar(parser.words, deals * games) as progress:
        return hold_with(
            watch_deal, tournament, range(deals), workers, lambda deal: progress(games)
        )
