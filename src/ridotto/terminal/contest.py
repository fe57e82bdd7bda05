"""Who meets whom at what, as it is asked for on a command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from ridotto.games.masquerade.deck.cards import in_language
from ridotto.lab.tournament import TURN_LIMIT, Tournament
from ridotto.terminal.arguments import Parser
from ridotto.terminal.commands.simulate import MOST_SEED, MOST_WORKERS, check_options
from ridotto.terminal.entrants import Programs, add_bots, check_names, programs_asked
from ridotto.terminal.mascarade.simulate import scenario_asked
from ridotto.terminal.masquerade.decks import read_cards

USUAL_PLAYERS: Final = 4
MOST_GAMES: Final = 10**9
MOST_TURNS: Final = 10_000
MOST_MILLIS: Final = 3_600_000

_TEXTS: Final[list[tuple[str, str, str, dict[str, Any]]]] = [
    ("--scenario", "SHEET", "help-simulate-scenario", {}),
    ("--deck", "FILE", "help-simulate-deck", {}),
    ("--table", "NAME,NAME,…", "help-table", {"action": "append"}),
    ("--field", "NAME", "help-field", {}),
    ("--guest", "NAME", "help-guest", {"action": "append"}),
]
_NUMBERS: Final[list[tuple[str, int, int, int | None, str]]] = [
    ("--players", 2, 5, None, "help-simulate-players"),
    ("--games", 1, MOST_GAMES, None, "help-tournament-games"),
    ("--seed", 0, MOST_SEED, 0, "help-seed"),
    ("--workers", 1, MOST_WORKERS, None, "help-workers"),
    ("--turn-limit", 1, MOST_TURNS, TURN_LIMIT, "help-tournament-turn-limit"),
    ("--millis", 1, MOST_MILLIS, None, "help-millis"),
]
#: The options that only Masquerade needs.
_MASQUERADES: Final = ("--deck", "--players")
_NO_TEXTS: Final[Mapping[str, str]] = {}


def add_contest(
    parser: Parser, games: Iterable[str], usual: int, texts: Mapping[str, str] = _NO_TEXTS
) -> None:
    """What every contest is asked, of these games, so many unless told.

    ``texts`` names other helps than the usual ones, by argument.
    """
    known = tuple(games)
    words = parser.words
    parser.add_argument(
        "game",
        type=parser.one_of(known),
        metavar="GAME",
        help=words(texts.get("game", "help-game")),
    )
    parser.set_defaults(deck=None, players=None)
    unasked = () if "masquerade" in known else _MASQUERADES
    for name, metavar, message, more in _TEXTS:
        if name not in unasked:
            parser.add_argument(name, metavar=metavar, help=words(message), **more)
    add_bots(parser)
    for name, least, most, value, message in _NUMBERS:
        if name not in unasked:
            parser.add_argument(
                name,
                type=parser.whole(least, most),
                default=usual if name == "--games" else value,
                metavar="N",
                help=words(texts.get(name, message)),
            )
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def contest_asked(parser: Parser, given: argparse.Namespace) -> tuple[Tournament, str]:
    """What is to be played, and what its scenario is called; leaves if it cannot be."""
    check_options(parser, given)
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
    players = given.players or USUAL_PLAYERS
    cards = read_cards(parser, given.deck, players)
    setup: dict[str, Any] = {"players": players}
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
