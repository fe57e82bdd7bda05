"""``ridotto bluffs mascarade``: measure how bots bluff and challenge while they play."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Final

from ridotto.games.mascarade import Mascarade
from ridotto.lab.mascarade.bluffs import sum_up
from ridotto.lab.mascarade.watching import DealWatched, watch_deal
from ridotto.lab.tournament import Tournament, hold_with
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.arguments.tournament import add_tournament, read_tournament
from ridotto.terminal.arguments.workers import workers_asked, workers_reported
from ridotto.terminal.mascarade import bluffs_report
from ridotto.terminal.printing import print_json
from ridotto.terminal.programs import begin_asked, finish
from ridotto.terminal.reports import standings
from ridotto.terminal.reports.progress import progress_bar

DEFAULT_GAMES: Final = 120


def add_options(parser: Parser) -> None:
    """Add the options: those of a tournament."""
    add_tournament(parser, [Mascarade.name], DEFAULT_GAMES, "help-bluffs-games")


def run(parser: Parser, given: argparse.Namespace) -> int:
    """Let bots play and report their bluffs; returns the exit status."""
    tournament, scenario = read_tournament(parser, given)
    transcript = begin_asked(parser, given, tournament.game)
    with workers_reported(parser):
        deals = _watch(parser, given, tournament, transcript)
    bluffing = sum_up(tournament, deals)
    report = bluffs_report.report(tournament, bluffing, scenario, given.games, len(deals))
    if given.json:
        print_json(report)
    else:
        bluffs_report.tell(report, parser.words)
    return finish(parser, transcript, standings.useless(tournament, report))


def _watch(
    parser: Parser, given: argparse.Namespace, tournament: Tournament, transcript: Path | None
) -> list[DealWatched]:
    games = tournament.games_a_deal
    deals = tournament.deals_for(given.games)
    watch = partial(watch_deal, transcript=transcript)
    with progress_bar(parser.words, deals * games) as progress:
        return hold_with(
            watch, tournament, range(deals), workers_asked(given), lambda deal: progress(games)
        )
