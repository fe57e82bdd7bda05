"""``ridotto simulate``: many games at random, and what became of them."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from ridotto.games.words import Words
from ridotto.lab.counts import Counts, Order
from ridotto.lab.simulation import MOST_TURNS, SIMULATORS, TURN_LIMIT, prepare, simulate
from ridotto.terminal.arguments import Parser, parser_for
from ridotto.terminal.printing import folded, harmless, print_heading, print_json
from ridotto.terminal.reports.progress import progress_bar
from ridotto.terminal.reports.win_rates import length_data, share_data

MOST_GAMES: Final = 10**12
MOST_WORKERS: Final = 256
MOST_SEED: Final = 2**63 - 1

#: The options of one game only.
OWN_OPTIONS: Final = {"mascarade": ("scenario",), "masquerade": ("players", "deck")}


def run(arguments: Sequence[str], language: str) -> int:
    """Play many games and tell how they went."""
    parser = _parser(language)
    given = parser.parse_args(arguments)
    check_options(parser, given)
    # Each game says in a module of its own what it is asked and what it tells.
    own = import_module(f"ridotto.terminal.{given.game}.simulate")
    order, name = own.read_order(parser, given)
    with progress_bar(parser.words, given.games) as progress:
        if given.workers == 1 or given.workers is None:
            prepare(order, given.games)
        started = time.perf_counter()
        counts = simulate(order, given.games, given.workers, progress)
        seconds = time.perf_counter() - started
    report = _report(order, name, given.games, counts, seconds) | own.report(order, counts)
    if given.json:
        print_json(report)
    else:
        _tell(report, parser.words)
        own.tell(order, report, parser.words)
    return 0


def _parser(language: str) -> Parser:
    parser = parser_for("simulate", language)
    words = parser.words
    parser.add_argument(
        "game", type=parser.one_of(SIMULATORS), metavar="GAME", help=words("help-game")
    )
    parser.add_argument("--scenario", metavar="SHEET", help=words("help-simulate-scenario"))
    parser.add_argument("--deck", metavar="FILE", help=words("help-simulate-deck"))
    whole: list[tuple[str, int, int, int | None, str]] = [
        ("--players", 2, 5, None, "help-simulate-players"),
        ("--games", 1, MOST_GAMES, 100_000, "help-games"),
        ("--seed", 0, MOST_SEED, 0, "help-seed"),
        ("--workers", 1, MOST_WORKERS, None, "help-workers"),
        ("--turn-limit", 1, MOST_TURNS, TURN_LIMIT, "help-turn-limit-simulation"),
    ]
    for name, least, most, usual, text in whole:
        parser.add_argument(
            name, type=parser.whole(least, most), default=usual, metavar="N", help=words(text)
        )
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    return parser


def check_options(parser: Parser, given: argparse.Namespace) -> None:
    """Leave if an option was given that belongs to another game."""
    for game, options in OWN_OPTIONS.items():
        for option in options:
            if game != given.game and getattr(given, option) is not None:
                parser.complain("usage-other-game", what=f"--{option}", game=game)


def _report(
    order: Order, scenario: str, games: int, counts: Counts, seconds: float
) -> dict[str, Any]:
    """What is told of every game, as it is printed for programs."""
    decisions = counts["decided", ""]
    reasons = [str(reason) for what, reason in counts if what == "ended"]
    return {
        "game": order.game,
        "scenario": scenario,
        "players": order.players,
        "games": games,
        "seed": order.seed,
        "turn_limit": order.turn_limit,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "endings": {reason: counts["ended", reason] for reason in reasons},
        "turns": length_data(counts, "turns"),
        "decisions_a_game": length_data(counts, "decisions"),
        "by_seat": [
            share_data(counts["seat-won", seat], games, order.players)
            for seat in range(order.players)
        ],
    }


def _tell(report: dict[str, Any], words: Words) -> None:
    """The same for people."""
    speed = round(report["decisions_per_second"])
    told = {key: report[key] for key in ("games", "players", "decisions")}
    name = f"{report['game'].capitalize()}, {harmless(report['scenario'])}"
    print(folded(words("simulate-title", scenario=name, seed=str(report["seed"]), **told), 0))
    print(folded(words("simulate-speed", seconds=round(report["seconds"], 2), speed=speed), 0))
    print_heading("simulate-endings", words)
    for reason, games in report["endings"].items():
        part = words.percent(games / report["games"])
        print(folded(f"  {part:>8}  {words(f'simulate-reason-{reason}')}", 12))
    print_heading("simulate-lengths", words)
    print(folded("  " + words("simulate-turns", **report["turns"]), 4))
    print(folded("  " + words("simulate-decisions", **report["decisions_a_game"]), 4))
