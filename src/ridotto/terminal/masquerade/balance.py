"""``ridotto balance masquerade``: measure with bots how well a deck plays, or compare two."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ridotto.games.masquerade import Masquerade
from ridotto.games.masquerade.deck.cards import in_language
from ridotto.games.masquerade.deck.library import Cards
from ridotto.lab.balance.comparison import comparison_data, pair
from ridotto.lab.balance.html import comparison_page, page
from ridotto.lab.balance.part import Measurement
from ridotto.lab.balance.report import Report, report_on
from ridotto.lab.counts import Order
from ridotto.lab.masquerade.balance import RUNGS
from ridotto.lab.masquerade.demands import Finding, judge
from ridotto.terminal.arguments.balance import (
    add_balance,
    check_files,
    read_mind,
    run_measurements,
)
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.masquerade.balance_text import tell_deck
from ridotto.terminal.masquerade.deck_option import read_deck_option
from ridotto.terminal.masquerade.deck_tables import table_data
from ridotto.terminal.printing import harmless, print_json
from ridotto.terminal.reports.balance import tell_comparison
from ridotto.terminal.reports.balance_output import report_data, write_page

TABLES: Final = ("2", "3", "4", "5")
DEFAULT_GAMES: Final = 400
MOST_COMPARED: Final = 2
NOT_MET: Final = 1


class Judged(NamedTuple):
    """A deck with its reports, one for each number of players, and the checks of all of them."""

    cards: Cards
    reports: list[Report]
    found: tuple[Finding, ...]

    @property
    def met(self) -> bool:
        """Return whether the deck passes all checks."""
        return all(finding.met for finding in self.found)


def add_options(parser: Parser) -> None:
    """Add the decks, the numbers of players and the options of a measurement."""
    words = parser.words
    parser.add_argument("decks", nargs="*", metavar="DECK", help=words("help-balance-decks"))
    parser.add_argument("--deck", metavar="FILE", help=words("help-balance-deck"))
    parser.add_argument(
        "--players", default=",".join(TABLES), metavar="N,N", help=words("help-balance-players")
    )
    add_balance(parser, Masquerade.name, DEFAULT_GAMES, "help-balance-games")


def run(parser: Parser, given: argparse.Namespace) -> int:
    """Measure a deck and report which checks it passes, or compare two.

    Fails if a single deck does not pass all checks.
    """
    tables = _tables(parser, given.players)
    files = [*given.decks, *([given.deck] if given.deck else [])] or [None]
    if len(files) > MOST_COMPARED:
        parser.complain("usage-balance-two", count=len(files))
    decks = [read_deck_option(parser, file, max(tables)) for file in files]
    if len(decks) > 1 and given.parquet is not None:
        parser.complain("usage-balance-alone", what="--parquet")
    mind = read_mind(parser, given)
    if mind not in RUNGS:
        parser.error(f"--minds: {parser.unknown('usage-choice', mind, tuple(RUNGS))}")
    check_files(parser, given)
    judged = _judged(parser, given, decks, _names(files, decks, parser), tables, mind)
    if len(judged) == 1:
        return _show(parser, given, judged[0])
    return _show_comparison(parser, given, judged[0], judged[1])


def _tables(parser: Parser, given: str) -> list[int]:
    """Return the requested numbers of players, without duplicates."""
    one = parser.one_of(TABLES)
    try:
        return sorted({int(one(part.strip())) for part in given.split(",")})
    except argparse.ArgumentTypeError as error:
        parser.error(f"--players: {error}")


def _names(files: Sequence[str | None], decks: Sequence[Cards], parser: Parser) -> list[str]:
    """Return the names of decks: their own, or those of their files if they are alike."""
    names = [harmless(in_language(cards.file.name, parser.words.language)) for cards in decks]
    if len(set(names)) == len(names):
        return names
    given = [harmless(file or "") for file in files]
    short = [Path(file).name for file in given]
    return short if len(set(short)) == len(short) else given


def _judged(
    parser: Parser,
    given: argparse.Namespace,
    decks: Sequence[Cards],
    names: Sequence[str],
    tables: Sequence[int],
    mind: str,
) -> list[Judged]:
    asked = [
        Measurement(
            Order(
                Masquerade.name, players, (), given.seed, given.turn_limit,
                msgspec.json.encode(cards.file).decode(),
            ),
            mind,
        )
        for cards in decks
        for players in tables
    ]  # fmt: skip
    measured = run_measurements(parser, given, asked)
    judged = []
    for place, (cards, name) in enumerate(zip(decks, names, strict=True)):
        own = measured[place * len(tables) : (place + 1) * len(tables)]
        counts = {each.asked.order.players: each.counts for each in own}
        judged.append(Judged(cards, [report_on(each, name) for each in own], judge(cards, counts)))
    return judged


def _show(parser: Parser, given: argparse.Namespace, judged: Judged) -> int:
    if given.json:
        print_json(_deck_data(parser, given, judged))
    else:
        tell_deck(judged.cards, judged.reports, judged.found, parser.words)
    status = 0 if judged.met else NOT_MET
    return write_page(parser, given.html, lambda: page(judged.reports, parser.words)) or status


def _show_comparison(
    parser: Parser, given: argparse.Namespace, first: Judged, second: Judged
) -> int:
    words = parser.words
    pairs = [pair(*both) for both in zip(first.reports, second.reports, strict=True)]
    if given.json:
        print_json(
            {
                "first": _deck_data(parser, given, first),
                "second": _deck_data(parser, given, second),
                "comparison": {
                    str(each.first.players): comparison_data(each.sections) for each in pairs
                },
            }
        )
    else:
        for number, each in enumerate(pairs):
            if number:
                print()
            tell_comparison(each, words)
    return write_page(parser, given.html, lambda: comparison_page(pairs, words))


def _deck_data(parser: Parser, given: argparse.Namespace, judged: Judged) -> dict[str, Any]:
    """Return everything about a deck for JSON."""
    mind = judged.reports[0].measured.asked.mind
    return {
        "game": given.game,
        "deck": in_language(judged.cards.file.name, "en"),
        "mind": mind,
        "playouts": max(0, RUNGS[mind]),
        "games_a_table": given.games,
        "seed": given.seed,
        "turn_limit": given.turn_limit,
        "met": judged.met,
        "demands": [finding._asdict() for finding in judged.found],
        "tables": {
            str(report.players): {
                **table_data(judged.cards, report.players, report.measured.counts),
                "report": report_data(report, parser.words),
            }
            for report in judged.reports
        },
    }
