"""``ridotto tournament``: let bots play each other and measure their strength."""

from __future__ import annotations

import argparse
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

from ridotto.games.words import Words
from ridotto.lab.ledger import BadLedger, Ledger
from ridotto.lab.standings import judge
from ridotto.lab.tournament import DealPlayed, Tournament, hold
from ridotto.terminal.arguments.parser import Parser, parser_for
from ridotto.terminal.arguments.tournament import add_tournament, read_tournament
from ridotto.terminal.arguments.workers import workers_asked, workers_reported
from ridotto.terminal.files import check_place, why_not, write_whole
from ridotto.terminal.printing import as_argument, harmless, print_json
from ridotto.terminal.programs import begin_asked, finish
from ridotto.terminal.registry import parts
from ridotto.terminal.reports import standings
from ridotto.terminal.reports.progress import progress_bar

DEFAULT_GAMES: Final = 400
FAILED: Final = 1


def run(arguments: list[str], language: str) -> int:
    """Play a tournament and report the standings."""
    parser = _parser(language)
    given = parser.parse_args(arguments)
    tournament, scenario = read_tournament(parser, given)
    _check_chart(parser, given.chart)
    deals = tournament.deals_for(given.games)
    transcript = begin_asked(parser, given, tournament.game)
    with (
        _ledger(parser, given.resume, tournament) as ledger,
        workers_reported(parser, lambda: _kept(parser.words, given.resume, ledger)),
    ):
        played = _hold(parser, given, tournament, deals, ledger, transcript)
    report = standings.report(tournament, judge(tournament, played), scenario, given.games)
    # Print the report first, in case the chart cannot be written.
    if given.json:
        print_json(report)
    else:
        standings.tell(report, parser.words)
    drawn = 0 if given.chart is None else _draw(parser, given.chart, report)
    return drawn or finish(parser, transcript, standings.useless(tournament, report))


def _kept(words: Words, file: str | None, ledger: Ledger | None) -> str:
    """Return what an interrupted tournament has kept, and how to continue it."""
    if file is None or ledger is None:
        return words("kept-no-deals")
    return words("kept-deals", deals=len(ledger.deals), file=as_argument(file))


def _hold(
    parser: Parser,
    given: argparse.Namespace,
    tournament: Tournament,
    deals: int,
    ledger: Ledger | None,
    transcript: Path | None,
) -> list[DealPlayed]:
    """Play the deals that are missing; returns all of them in order."""
    known = {} if ledger is None else dict(ledger.deals)
    there = [deal for number, deal in sorted(known.items()) if number < deals]
    missing = [number for number in range(deals) if number not in known]
    games = tournament.games_a_deal
    with progress_bar(parser.words, deals * games) as progress:
        progress(len(there) * games)

        def on_deal(deal: DealPlayed) -> None:
            if ledger is not None:
                ledger.add(deal)
            progress(games)

        played = hold(tournament, missing, workers_asked(given), on_deal, transcript)
    return sorted([*there, *played], key=lambda deal: deal.deal)


# Options


def _parser(language: str) -> Parser:
    parser = parser_for("tournament", language)
    words = parser.words
    games = tuple(parts())
    parser.add_argument("game", type=parser.one_of(games), metavar="GAME", help=words("help-game"))
    add_tournament(parser, games, DEFAULT_GAMES, "help-tournament-games")
    parser.add_argument("--chart", metavar="FILE.svg", help=words("help-chart"))
    parser.add_argument("--resume", metavar="FILE", help=words("help-tournament-resume"))
    return parser


# Files


def _check_chart(parser: Parser, chart: str | None) -> None:
    """Exit if the chart cannot be written, before any game is played."""
    if chart is None:
        return
    try:
        check_place(chart)
    except (OSError, ValueError) as error:
        why = why_not(error, parser.words)
        parser.complain("play-not-saved", file=harmless(chart), why=why)


def _draw(parser: Parser, chart: str, report: dict[str, Any]) -> int:
    """Write the chart; returns the exit status."""
    words = parser.words
    try:
        write_whole(chart, standings.chart(report, words))
    except (OSError, ValueError) as error:
        message = words("play-not-saved", file=harmless(chart), why=why_not(error, words))
        print(f"{parser.prog}: {message}", file=sys.stderr)
        return FAILED
    return 0


def _ledger(
    parser: Parser, file: str | None, tournament: Tournament
) -> AbstractContextManager[Ledger | None]:
    if file is None:
        return nullcontext()
    try:
        return Ledger(Path(file), tournament)
    except BadLedger as bad:
        parser.complain(f"ledger-{bad.kind}", file=harmless(file), line=bad.line)
    except (OSError, ValueError) as error:
        why = why_not(error, parser.words)
        parser.complain("play-not-saved", file=harmless(file), why=why)
