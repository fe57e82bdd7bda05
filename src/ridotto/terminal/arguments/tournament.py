"""The options of a tournament: the game, the players at each table, the number of games."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ridotto.games.setup import MOST_SEED
from ridotto.lab.tournament import TURN_LIMIT, Tournament
from ridotto.terminal.arguments.bots import Programs, add_bots, check_names, programs_asked
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.arguments.setup_options import add_numbers, add_texts, check_options
from ridotto.terminal.arguments.workers import add_workers
from ridotto.terminal.registry import part

MOST_GAMES: Final = 10**9
MOST_TURNS: Final = 10_000
MOST_MILLIS: Final = 3_600_000

_TABLES: Final[list[tuple[str, str, str, dict[str, Any]]]] = [
    ("--table", "NAME,NAME,…", "help-table", {"action": "append"}),
    ("--field", "NAME", "help-field", {}),
    ("--guest", "NAME", "help-guest", {"action": "append"}),
]


def add_tournament(
    parser: Parser, games: Iterable[str], default_games: int, games_help: str
) -> None:
    """Add the options of a tournament of one of these games."""
    words = parser.words
    options = {game: part(game).setup_options() for game in games}
    add_texts(parser, options)
    for name, metavar, message, more in _TABLES:
        parser.add_argument(name, metavar=metavar, help=words(message), **more)
    add_bots(parser)
    add_numbers(parser, options)
    parser.add_number("--games", 1, MOST_GAMES, games_help, default_games)
    parser.add_number("--seed", 0, MOST_SEED, "help-seed", 0)
    add_workers(parser)
    parser.add_number("--turn-limit", 1, MOST_TURNS, "help-tournament-turn-limit", TURN_LIMIT)
    parser.add_number("--millis", 1, MOST_MILLIS, "help-millis")
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    parser.set_defaults(check=lambda given: check_options(parser, given, options))


def read_tournament(parser: Parser, given: argparse.Namespace) -> tuple[Tournament, str]:
    """Return the tournament and the name of its set-up, or exit with an error."""
    given.check(given)
    setup, name = part(given.game).tournament_setup(parser, given)
    programs = programs_asked(parser, given, given.game)
    tables = _tables(parser, given, setup["players"])
    check_names(parser, [name for table in tables for name in table], given.game, programs)
    tournament = Tournament(given.game, setup, given.seed, tables, programs, given.millis)
    return _without_idle(tournament, programs), name


def _without_idle(tournament: Tournament, programs: Programs) -> Tournament:
    """Leave out programs that sit at no table: they do not affect the tournament."""
    playing = {name: programs[name] for name in tournament.names if name in programs}
    return msgspec.structs.replace(tournament, programs=playing)


def _tables(parser: Parser, given: argparse.Namespace, players: int) -> tuple[tuple[str, ...], ...]:
    """Return the names at each table: seat by seat, or a guest among copies of the field."""
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
