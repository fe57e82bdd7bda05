"""``ridotto balance`` for Mascarade: a sheet, a set of masks, two compared, or a search."""

from __future__ import annotations

import argparse
import os
from typing import Any, Final

from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.scenario import FEWEST, FEWEST_CARDS, Scenario
from ridotto.games.mascarade.scenario_file import write_scenario
from ridotto.games.words import Words
from ridotto.lab.balance.html import page
from ridotto.lab.balance.part import Measurement
from ridotto.lab.balance.report import Report, report_on
from ridotto.lab.counts import Order
from ridotto.lab.mascarade.scenario_search import Constraints, Found, Proposal, search
from ridotto.lab.mascarade.search_ledger import SearchLedger
from ridotto.rules.mascarade.actions import MOST_CENTRE, MOST_PLAYERS
from ridotto.rules.mascarade.masks import MASKS
from ridotto.terminal.arguments.balance import (
    add_balance,
    check_files,
    games_kept,
    ledger_asked,
    read_mind,
    run_measurements,
)
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.arguments.workers import workers_asked, workers_reported
from ridotto.terminal.mascarade.scenario import mask_names
from ridotto.terminal.mascarade.scenario_option import read_scenario_option
from ridotto.terminal.printing import folded, harmless, print_json
from ridotto.terminal.reports.balance_output import (
    report_data,
    show_comparison,
    show_report,
    write_page,
)
from ridotto.terminal.reports.progress import progress_bar

DEFAULT_GAMES: Final = 20_000
MOST_COMPARED: Final = 2
#: Options that shape a search.
_SEARCHING: Final = ("require", "exclude", "centre")


def add_options(parser: Parser) -> None:
    """Add the scenarios, the options of a measurement and those of a search."""
    words = parser.words
    parser.add_argument("scenarios", nargs="*", metavar="SHEET", help=words("help-balance-subject"))
    parser.add_argument("--scenario", metavar="SHEET", help=words("help-sheet-or-file"))
    add_balance(parser, Mascarade.name, DEFAULT_GAMES)
    parser.add_number("--search", FEWEST, MOST_PLAYERS, "help-balance-search")
    parser.add_argument("--require", metavar="MASK,MASK", help=words("help-balance-require"))
    parser.add_argument("--exclude", metavar="MASK,MASK", help=words("help-balance-exclude"))
    parser.add_number("--centre", 0, MOST_CENTRE, "help-balance-centre")


def run(parser: Parser, given: argparse.Namespace) -> int:
    """Measure what the command line asks for; returns the exit status."""
    named = [*given.scenarios, *([given.scenario] if given.scenario else [])]
    mind = read_mind(parser, given)
    if given.search is not None:
        return _search(parser, given, named, mind)
    for option in _SEARCHING:
        if getattr(given, option) is not None:
            parser.complain("usage-balance-search", what=f"--{option}")
    if not named:
        parser.complain("usage-balance-none")
    if len(named) > MOST_COMPARED:
        parser.complain("usage-balance-two", count=len(named))
    scenarios = [(read_scenario_option(parser, name), name) for name in named]
    if len(named) > 1 and given.parquet is not None:
        parser.complain("usage-balance-alone", what="--parquet")
    check_files(parser, given)
    reports = _reports(parser, given, scenarios, mind)
    if len(reports) == 1:
        return show_report(parser, given, reports[0])
    return show_comparison(parser, given, reports[0], reports[1])


def _reports(
    parser: Parser, given: argparse.Namespace, scenarios: list[tuple[Scenario, str]], mind: str
) -> list[Report]:
    asked = [
        Measurement(_order(given, scenario.players, scenario.masks), mind)
        for scenario, _ in scenarios
    ]
    return [
        report_on(measured, harmless(scenario.name or name))
        for measured, (scenario, name) in zip(
            run_measurements(parser, given, asked), scenarios, strict=True
        )
    ]


def _order(given: argparse.Namespace, players: int, masks: tuple[str, ...]) -> Order:
    return Order(Mascarade.name, players, masks, given.seed, given.turn_limit)


# Search


def _search(parser: Parser, given: argparse.Namespace, named: list[str], mind: str) -> int:
    if named:
        parser.complain("usage-not-both", what="--search", given=harmless(named[0])[:40])
    if given.parquet is not None:
        parser.complain("usage-not-both", what="--search", given="--parquet")
    wanted = _constraints(parser, given)
    check_files(parser, given)
    how = Measurement(_order(given, given.search, ()), mind)
    workers = workers_asked(given) or os.cpu_count() or 1
    with (
        ledger_asked(
            parser, given.resume, lambda file: SearchLedger(file, how, wanted._asdict())
        ) as ledger,
        workers_reported(parser, lambda: games_kept(parser.words, given.resume, ledger)),
        progress_bar(parser.words, None) as progress,
    ):
        try:
            found = search(wanted, given.games, how, workers, progress=progress, ledger=ledger)
        except LookupError:
            parser.complain("balance-search-none")
    if given.json:
        print_json(_found_data(found, parser.words))
    else:
        _tell_found(found, given, parser.words)
    best = found.proposals[0].report
    return write_page(parser, given.html, lambda: page([best], parser.words))


def _constraints(parser: Parser, given: argparse.Namespace) -> Constraints:
    fixed = max(0, FEWEST_CARDS - given.search)
    if fixed and given.centre not in (None, fixed):
        parser.complain("usage-centre", given=given.centre, needed=fixed, players=given.search)
    masks = [_masks(parser, getattr(given, option)) for option in ("require", "exclude")]
    return Constraints(given.search, masks[0], masks[1], given.centre)


def _masks(parser: Parser, given: str | None) -> tuple[str, ...]:
    names = tuple(part.strip() for part in given.split(",")) if given else ()
    for name in names:
        if name not in MASK_NUMBERS:
            parser.complain("usage-mask", given=harmless(name)[:40], known=", ".join(MASKS))
    return names


def _found_data(found: Found, words: Words) -> dict[str, Any]:
    return {
        "possible": found.possible,
        "tried": found.tried,
        "proposals": [
            {
                "players": proposal.scenario.players,
                "centre": proposal.scenario.centre,
                "masks": proposal.scenario.masks,
                "imbalance": proposal.imbalance,
                "report": report_data(proposal.report, words),
            }
            for proposal in found.proposals
        ],
    }


def _tell_found(found: Found, given: argparse.Namespace, words: Words) -> None:
    counted = {"tried": found.tried, "possible": found.possible, "games": given.games}
    title = words("balance-search-title", players=given.search, seed=str(given.seed), **counted)
    print(folded(title, 0))
    for rank, proposal in enumerate(found.proposals, 1):
        print("\n" + folded(_ranked(rank, proposal, words), 3))
        print(folded(f"   {mask_names(proposal.scenario, words)}", 3))
    print("\n" + folded(words("balance-search-how"), 0))
    print("\n" + write_scenario(found.proposals[0].scenario), end="")


def _ranked(rank: int, proposal: Proposal, words: Words) -> str:
    shares = [line.values[0].value or 0.0 for line in proposal.report.table("by_mask").lines]
    return words(
        "balance-search-rank",
        rank=rank,
        value=words.number(proposal.imbalance, 3),
        least=words.number(min(shares), 2),
        most=words.number(max(shares), 2),
    )
