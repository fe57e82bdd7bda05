"""``ridotto tournament``: minds and programs against each other, and what it says about them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec

from ridotto.games.masquerade.cards import in_language
from ridotto.games.masquerade.decks import DeckRefused, read_deck, shipped
from ridotto.games.table import GAMES
from ridotto.lab.ledger import BadLedger, Ledger
from ridotto.lab.standings import judge
from ridotto.lab.tournament import TURN_LIMIT, DealPlayed, Tournament, hold
from ridotto.terminal import standings
from ridotto.terminal.arguments import Parser, parser_for
from ridotto.terminal.entrants import Programs, add_bots, check_names, programs_asked
from ridotto.terminal.mascarade.simulate import scenario_asked
from ridotto.terminal.printing import harmless, print_json
from ridotto.terminal.progress import progress_bar
from ridotto.terminal.simulate import MOST_SEED, MOST_WORKERS, check_options

USUAL_PLAYERS: Final = 4
MOST_GAMES: Final = 10**9
USUAL_GAMES: Final = 400
MOST_TURNS: Final = 10_000
MOST_MILLIS: Final = 3_600_000
FAILED: Final = 1


def run(arguments: list[str], language: str) -> int:
    """Hold a tournament and tell how it went."""
    parser = _parser(language)
    given = parser.parse_args(arguments)
    check_options(parser, given)
    tournament, scenario = _tournament(parser, given)
    _check_chart(parser, given.chart)
    deals = tournament.deals_for(given.games)
    with _ledger(parser, given.resume, tournament) as ledger:
        try:
            played = _hold(parser, given, tournament, deals, ledger)
        except BrokenExecutor:
            print(f"{parser.prog}: {parser.words('tournament-broken')}", file=sys.stderr)
            return FAILED
    report = standings.report(tournament, judge(tournament, played), scenario, given.games)
    if given.chart:
        chart = standings.chart(report, parser.words)
        Path(given.chart).write_text(chart, encoding="utf-8")
    if given.json:
        print_json(report)
    else:
        standings.tell(report, parser.words)
    return 0


def _hold(
    parser: Parser,
    given: argparse.Namespace,
    tournament: Tournament,
    deals: int,
    ledger: Ledger | None,
) -> list[DealPlayed]:
    """Play the deals that are still to be played; returns all of them in order."""
    known = {} if ledger is None else ledger.deals
    there = [deal for number, deal in sorted(known.items()) if number < deals]
    missing = [number for number in range(deals) if number not in known]
    games = tournament.games_a_deal
    with progress_bar(parser.words, deals * games) as progress:
        progress(len(there) * games)

        def on_deal(deal: DealPlayed) -> None:
            if ledger is not None:
                ledger.add(deal)
            progress(games)

        played = hold(tournament, missing, given.workers, on_deal)
    return sorted([*there, *played], key=lambda deal: deal.deal)


# What is asked


def _parser(language: str) -> Parser:
    parser = parser_for("tournament", language)
    words = parser.words
    parser.add_argument("game", type=parser.one_of(GAMES), metavar="GAME", help=words("help-game"))
    text: list[tuple[str, str, str, dict[str, Any]]] = [
        ("--scenario", "SHEET", "help-simulate-scenario", {}),
        ("--deck", "FILE", "help-simulate-deck", {}),
        ("--table", "NAME,NAME,…", "help-table", {"action": "append"}),
        ("--field", "NAME", "help-field", {}),
        ("--guest", "NAME", "help-guest", {"action": "append"}),
    ]
    for name, metavar, message, more in text:
        parser.add_argument(name, metavar=metavar, help=words(message), **more)
    add_bots(parser)
    whole: list[tuple[str, int, int, int | None, str]] = [
        ("--players", 2, 5, None, "help-simulate-players"),
        ("--games", 1, MOST_GAMES, USUAL_GAMES, "help-tournament-games"),
        ("--seed", 0, MOST_SEED, 0, "help-seed"),
        ("--workers", 1, MOST_WORKERS, None, "help-workers"),
        ("--turn-limit", 1, MOST_TURNS, TURN_LIMIT, "help-tournament-turn-limit"),
        ("--millis", 1, MOST_MILLIS, None, "help-millis"),
    ]
    for name, least, most, usual, message in whole:
        parser.add_argument(
            name, type=parser.whole(least, most), default=usual, metavar="N", help=words(message)
        )
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    parser.add_argument("--chart", metavar="FILE.svg", help=words("help-chart"))
    parser.add_argument("--resume", metavar="FILE", help=words("help-tournament-resume"))
    return parser


def _tournament(parser: Parser, given: argparse.Namespace) -> tuple[Tournament, str]:
    """What is to be played, and what its scenario is called."""
    setup, scenario = _SETUPS[given.game](parser, given)
    setup["options"] = {"turn_limit": given.turn_limit}
    programs = programs_asked(parser, given, given.game)
    tables = _tables(parser, given, setup["players"])
    check_names(parser, [name for table in tables for name in table], given.game, programs)
    tournament = Tournament(given.game, setup, given.seed, tables, programs, given.millis)
    return _without_idle(tournament, programs), scenario


def _without_idle(tournament: Tournament, programs: Programs) -> Tournament:
    """Programs that sit at no table make no difference to what a tournament is."""
    playing = {name: programs[name] for name in tournament.names if name in programs}
    return msgspec.structs.replace(tournament, programs=playing)


def _mascarade(parser: Parser, given: argparse.Namespace) -> tuple[dict[str, Any], str]:
    if given.scenario is None:
        parser.complain("usage-required", what="--scenario")
    scenario = scenario_asked(parser, given.scenario)
    masks: Any = {"masks": list(scenario.masks), "centre": scenario.centre}
    if given.scenario.upper() == scenario.name:
        masks = scenario.name
    setup = {"players": scenario.players, "scenario": masks}
    return setup, scenario.name or given.scenario


def _masquerade(parser: Parser, given: argparse.Namespace) -> tuple[dict[str, Any], str]:
    try:
        cards = shipped() if given.deck is None else read_deck(given.deck)
    except DeckRefused as refused:
        parser.leave(f"{harmless(given.deck)}: {harmless(str(refused))}")
    setup: dict[str, Any] = {"players": given.players or USUAL_PLAYERS}
    if given.deck is not None:
        setup["deck"] = msgspec.to_builtins(cards.file)
    return setup, given.deck or in_language(cards.file.name, "en")


_SETUPS: Final[dict[str, Callable[[Parser, argparse.Namespace], tuple[dict[str, Any], str]]]] = {
    "mascarade": _mascarade,
    "masquerade": _masquerade,
}


def _tables(parser: Parser, given: argparse.Namespace, players: int) -> tuple[tuple[str, ...], ...]:
    """Who sits at which table: named seat by seat, or a guest among copies of the field."""
    if given.table and (given.field or given.guest):
        parser.complain("usage-not-both", what="--table", given="--field, --guest")
    if given.table:
        tables = tuple(tuple(name.strip() for name in table.split(",")) for table in given.table)
        for table in tables:
            if len(table) != players:
                parser.complain("usage-table", seats=len(table), players=players)
        return tables
    if not given.field or not given.guest:
        parser.complain("usage-no-tables")
    return tuple((guest, *[given.field] * (players - 1)) for guest in given.guest)


# Files


def _check_chart(parser: Parser, chart: str | None) -> None:
    """Complain about a chart that cannot be written before anything is played."""
    if chart and not os.access(Path(chart).resolve().parent, os.W_OK):
        why = parser.words("play-no-folder")
        parser.complain("play-not-saved", file=harmless(chart), why=why)


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
        why = getattr(error, "strerror", None) or str(error)
        parser.complain("play-not-saved", file=harmless(file), why=why)
