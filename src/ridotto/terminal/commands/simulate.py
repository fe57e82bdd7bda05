"""``ridotto simulate``: play many games of random moves and report how they end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from ridotto.games.setup import MOST_SEED
from ridotto.games.words import Words
from ridotto.lab.counts import Counts, Order
from ridotto.lab.endings import ending_label
from ridotto.lab.simulation import MOST_TURNS, TURN_LIMIT, prepare, simulate
from ridotto.terminal.arguments.parser import Parser, parser_for
from ridotto.terminal.arguments.setup_options import add_numbers, add_texts, check_options
from ridotto.terminal.arguments.workers import add_workers, workers_asked, workers_reported
from ridotto.terminal.printing import folded, print_heading, print_json
from ridotto.terminal.registry import part, parts
from ridotto.terminal.reports.progress import progress_bar
from ridotto.terminal.reports.titles import game_title
from ridotto.terminal.reports.win_rates import length_data, share_data

MOST_GAMES: Final = 10**12
DEFAULT_GAMES: Final = 100_000


def run(arguments: Sequence[str], language: str) -> int:
    """Play many games and report the results."""
    parser = _parser(language)
    given = parser.parse_args(arguments)
    given.check(given)
    own = part(given.game).simulation()
    order, name = own.read_order(parser, given)
    workers = workers_asked(given)
    with workers_reported(parser), progress_bar(parser.words, given.games) as progress:
        if workers == 1 or workers is None:
            prepare(order, given.games)
        started = time.perf_counter()
        counts = simulate(order, given.games, workers, progress)
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
    options = {game: own.setup_options() for game, own in parts().items()}
    parser.add_argument(
        "game", type=parser.one_of(options), metavar="GAME", help=words("help-game")
    )
    add_texts(parser, options)
    add_numbers(parser, options)
    parser.add_number("--games", 1, MOST_GAMES, "help-games", DEFAULT_GAMES)
    parser.add_number("--seed", 0, MOST_SEED, "help-seed", 0)
    add_workers(parser)
    parser.add_number("--turn-limit", 1, MOST_TURNS, "help-turn-limit-simulation", TURN_LIMIT)
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    parser.set_defaults(check=lambda given: check_options(parser, given, options))
    return parser


def _report(
    order: Order, scenario: str, games: int, counts: Counts, seconds: float
) -> dict[str, Any]:
    """Return the part of the report that all games share, for programs."""
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
    """Print the report for people."""
    speed = round(report["decisions_per_second"])
    totals = {key: report[key] for key in ("games", "players", "decisions")}
    name = game_title(report["game"], report["scenario"], ", ")
    print(folded(words("simulate-title", scenario=name, seed=str(report["seed"]), **totals), 0))
    print(folded(words("simulate-speed", seconds=round(report["seconds"], 2), speed=speed), 0))
    print_heading("simulate-endings", words)
    for reason, games in report["endings"].items():
        part = words.percent(games / report["games"])
        print(folded(f"  {part:>8}  {ending_label(report['game'], reason, words)}", 12))
    print_heading("simulate-lengths", words)
    print(folded("  " + words("simulate-turns", **report["turns"]), 4))
    print(folded("  " + words("simulate-decisions", **report["decisions_a_game"]), 4))
