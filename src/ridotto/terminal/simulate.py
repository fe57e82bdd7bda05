"""``ridotto simulate``: many games at random, and what became of them."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from ridotto.games.mascarade.scenario import Scenario
from ridotto.games.mascarade.scenario_file import Unreadable, find_scenario
from ridotto.games.words import Words
from ridotto.lab.counts import Counts, Order, Share, lengths, quantile, share_of
from ridotto.lab.simulation import MOST_TURNS, SIMULATORS, TURN_LIMIT, prepare, simulate
from ridotto.rules.mascarade.state import REASONS
from ridotto.terminal.arguments import Parser, parser_for
from ridotto.terminal.printing import harmless, print_json

MOST_GAMES: Final = 10**12
MOST_WORKERS: Final = 256
MOST_SEED: Final = 2**63 - 1


def run(arguments: Sequence[str], language: str) -> int:
    """Play many games and tell how they went."""
    parser = _parser(language)
    given = parser.parse_args(arguments)
    scenario = _scenario(parser, given.scenario)
    order = Order(given.game, scenario.players, scenario.masks, given.seed, given.turn_limit)
    with _progress_bar(parser.words, given.games) as progress:
        if given.workers == 1 or given.workers is None:
            prepare(order, given.games)
        started = time.perf_counter()
        counts = simulate(order, given.games, given.workers, progress)
        seconds = time.perf_counter() - started
    report = _report(order, _name_of(scenario, given.scenario), given.games, counts, seconds)
    if given.json:
        print_json(report)
    else:
        _tell(report, parser.words)
    return 0


def _parser(language: str) -> Parser:
    parser = parser_for("simulate", language)
    words = parser.words
    parser.add_argument(
        "game", type=parser.one_of(SIMULATORS), metavar="GAME", help=words("help-game")
    )
    parser.add_argument(
        "--scenario", required=True, metavar="SHEET", help=words("help-sheet-or-file")
    )
    whole: list[tuple[str, int, int, int | None, str]] = [
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


def _scenario(parser: Parser, given: str) -> Scenario:
    """The scenario asked for, or leave with all that is wrong with it."""
    try:
        draft = find_scenario(given)
    except Unreadable as unreadable:
        parser.leave(harmless(unreadable.told(parser.words)))
    if draft.broken:
        parser.leave(harmless(" ".join(problem.told(parser.words) for problem in draft.broken)))
    return draft.scenario


def _name_of(scenario: Scenario, given: str) -> str:
    return scenario.name or given


def _report(
    order: Order, scenario: str, games: int, counts: Counts, seconds: float
) -> dict[str, Any]:
    """Everything there is to tell, as it is printed for programs."""
    decisions = counts["decided", ""]
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
        "endings": {reason: counts["ended", reason] for reason in REASONS[1:]},
        "turns": _length(counts, "turns"),
        "decisions_a_game": _length(counts, "decisions"),
        "by_mask": {
            mask: _share(counts["mask-won", mask], counts["mask-sat", mask], order.players)
            for mask in dict.fromkeys(order.masks)
        },
        "by_seat": [
            _share(counts["seat-won", seat], games, order.players) for seat in range(order.players)
        ],
    }


def _length(counts: Counts, what: str) -> dict[str, int]:
    spread = lengths(counts, what)
    return {"median": quantile(spread, 50), "p95": quantile(spread, 95)}


def _share(won: int, chances: int, players: int) -> dict[str, float]:
    return share_of(won, chances, players)._asdict()


def _tell(report: dict[str, Any], words: Words) -> None:
    """The report for people."""
    speed = round(report["decisions_per_second"])
    told = {key: report[key] for key in ("games", "players", "decisions")}
    name = harmless(report["scenario"])
    print(words("simulate-title", scenario=name, seed=str(report["seed"]), **told))
    print(words("simulate-speed", seconds=round(report["seconds"], 2), speed=speed))
    print(f"\n{words('simulate-endings')}")
    for reason, games in report["endings"].items():
        print(f"  {_percent(games, report['games']):>7}  {words(f'simulate-reason-{reason}')}")
    print(f"\n{words('simulate-lengths')}")
    print("  " + words("simulate-turns", **report["turns"]))
    print("  " + words("simulate-decisions", **report["decisions_a_game"]))
    print(f"\n{words('simulate-by-mask')}")
    ranked = sorted(report["by_mask"].items(), key=lambda entry: -entry[1]["share"])
    _tell_shares([(words(f"mask-{mask}"), Share(**share)) for mask, share in ranked])
    print(f"\n{words('simulate-by-seat')}")
    seats = enumerate(report["by_seat"])
    _tell_shares([(words("simulate-seat", seat=seat), Share(**share)) for seat, share in seats])


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.2f} %"


def _tell_shares(rows: list[tuple[str, Share]]) -> None:
    width = max(len(name) for name, _ in rows)
    for name, (share, low, high) in rows:
        bar = "█" * min(30, round(10 * share))
        print(f"  {name:<{width}}  {share:5.3f}  ({low:.3f} – {high:.3f})  {bar}")  # noqa: RUF001


@contextmanager
def _progress_bar(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal's standard error, and silence anywhere else."""
    if not sys.stderr.isatty():
        yield lambda played: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as bar:
        task = bar.add_task(words("simulate-preparing"), total=games)
        yield lambda played: bar.update(
            task, advance=played, description=words("simulate-under-way")
        )
