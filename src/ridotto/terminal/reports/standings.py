"""The report of a tournament, for programs, for people, and as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ridotto.games.words import Words
from ridotto.lab import chart as drawing
from ridotto.lab.counts import Share
from ridotto.lab.endings import ending_label
from ridotto.lab.standings import Standing, Standings
from ridotto.lab.tournament import Tournament
from ridotto.minds.seating import is_useless
from ridotto.terminal.printing import folded, harmless, print_heading
from ridotto.terminal.programs import first_fault
from ridotto.terminal.reports.titles import game_title
from ridotto.terminal.reports.win_rates import NOTHING, interval_text, share_text


def report(tournament: Tournament, outcome: Standings, scenario: str, asked: int) -> dict[str, Any]:
    """Return the whole report as data, for programs."""
    return {
        "game": tournament.game,
        "scenario": scenario,
        "players": tournament.players,
        "games": outcome.games,
        "asked": asked,
        "deals": outcome.deals,
        "seed": tournament.seed,
        "turn_limit": tournament.setup["options"].get("turn_limit"),
        "tables": tournament.tables,
        "endings": outcome.endings,
        "minds": [_mind(standing) for standing in outcome.standings],
        "against": outcome.against,
    }


def _mind(standing: Standing) -> dict[str, Any]:
    return {
        "name": standing.name,
        **standing.share._asdict(),
        "rating": standing.rating,
        "rating_spread": standing.spread,
        "faults": sum(standing.faults.values()),
        "fault_kinds": standing.faults,
        "first_fault": standing.first_fault,
        "ms_per_decision": standing.ms_per_decision,
        "decisions": standing.decisions,
        "seats": standing.seats,
    }


def useless(tournament: Tournament, report: dict[str, Any]) -> list[str]:
    """Return the names of the programs that failed at every decision."""
    return [
        mind["name"]
        for mind in report["minds"]
        if mind["name"] in tournament.programs and is_useless(mind["decisions"], mind["faults"])
    ]


# For people


def tell(report: dict[str, Any], words: Words) -> None:
    """Print the report for people."""
    print(folded(title(report, words), 0))
    if report["games"] != report["asked"]:
        print(folded(words("tournament-rounded", games=report["games"], asked=report["asked"]), 0))
    print()
    minds = report["minds"]
    heads = ["mind", "share", "interval", "rating", "time", "faults"]
    rows = [[words(f"tournament-{head}") for head in heads]]
    rows += [_row(mind, words) for mind in minds]
    print_table(rows, left=(0,))
    if any(mind["rating"] is None for mind in minds):
        print(folded(words("tournament-no-rating"), 0))
    if len(minds) > 1:
        print_heading("tournament-against", words)
        print_table(_against(report), left=(0,))
    _tell_faults(minds, words)
    print_heading("tournament-endings", words)
    for reason, games in sorted(report["endings"].items(), key=lambda ending: -ending[1]):
        percent = words.percent(games / report["games"], 1)
        print(folded(f"  {percent:>7}  {ending_label(report['game'], reason, words)}", 11))


def title(report: dict[str, Any], words: Words) -> str:
    """Return what was played, and how many games."""
    return words(
        "tournament-title",
        scenario=game_title(report["game"], report["scenario"], " "),
        games=report["games"],
        deals=report["deals"],
        seed=str(report["seed"]),
    )


def _row(mind: dict[str, Any], words: Words) -> list[str]:
    rating = NOTHING
    if mind["rating"] is not None:
        spread = words.number(2 * mind["rating_spread"], 1)
        rating = f"{words.number(mind['rating'], 1)} ± {spread}"
    return [
        harmless(mind["name"]),
        share_text(mind, words, 2),
        interval_text(mind, words, 2),
        rating,
        f"{words.number(mind['ms_per_decision'], 2)} ms",
        words.number(mind["faults"]),
    ]


def _against(report: dict[str, Any]) -> list[list[str]]:
    """Return each player's percentage of the wins against each other player."""
    names = [mind["name"] for mind in report["minds"]]
    rows = [["", *map(harmless, names)]]
    for name in names:
        parts = [report["against"][name].get(other) for other in names]
        # A dot: these two never met, or they are the same player.
        rows.append([harmless(name), *("·" if p is None else f"{100 * p:.0f}" for p in parts)])
    return rows


def print_table(rows: Sequence[Sequence[str]], left: Sequence[int]) -> None:
    """Print cells in columns, aligned to the left where named, otherwise to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print(("  " + "  ".join(cells)).rstrip())


def _tell_faults(minds: list[dict[str, Any]], words: Words) -> None:
    faulty = [mind for mind in minds if mind["faults"]]
    if faulty:
        print_heading("tournament-faults-title", words)
    for mind in faulty:
        kinds = [
            words(f"tournament-fault-{kind}", count=count)
            for kind, count in sorted(mind["fault_kinds"].items())
        ]
        label = words("label", what=harmless(mind["name"]))
        print(folded(f"  {label} {words.listed(kinds)}", 4))
        for line in first_fault(mind["first_fault"], words):
            print(folded(f"    {line}", 6))


# As a chart


def chart(report: dict[str, Any], words: Words) -> str:
    """Return an SVG chart of the win rates with their intervals."""
    rows = [
        (mind["name"], Share(mind["share"], mind["low"], mind["high"])) for mind in report["minds"]
    ]
    written = drawing.Words(
        title(report, words), words("tournament-chart"), words("tournament-fair")
    )
    return drawing.draw_shares(rows, written)
