"""``ridotto scenario``: the printed sheets, and custom sets of masks."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.scenario import (
    FEWEST,
    FEWEST_CARDS,
    Problem,
    Scenario,
    sheet,
    sheet_names,
    stars,
    suggest,
)
from ridotto.games.mascarade.scenario_file import (
    Draft,
    Unreadable,
    find_scenario,
    read_scenario,
    write_scenario,
)
from ridotto.games.words import Words
from ridotto.rules.mascarade.actions import MOST_CENTRE, MOST_PLAYERS
from ridotto.rules.mascarade.masks import STARRED
from ridotto.terminal.arguments.parser import BAD_USAGE, Parser
from ridotto.terminal.arguments.subcommands import Subcommand, run_subcommand
from ridotto.terminal.printing import folded, harmless, print_json

STAR: Final = "★"
OK, BROKEN = 0, 1
MOST_SEED: Final = 2**63 - 1
#: Random seeds are below this, so that they are easy to type.
SEEDS: Final = 1_000_000


def run(arguments: Sequence[str], language: str) -> int:
    """Show, check or suggest sets of masks."""
    return run_subcommand("scenario", _SUBCOMMANDS, arguments, language)


# The printed sheets


def _list(parser: Parser, given: argparse.Namespace) -> int:
    sheets = [_printed(name) for name in sheet_names()]
    if given.json:
        print_json([_as_data(scenario) for scenario in sheets])
        return OK
    words = parser.words
    for scenario in sheets:
        row = f"{scenario.name:>3}  {star_share(scenario):<6} {mask_names(scenario, words)}"
        print(folded(row, indent=12))
    print(words("scenario-legend", star=STAR))
    return OK


def _printed(name: str) -> Scenario:
    scenario = sheet(name)
    assert scenario is not None
    return scenario


def _show(parser: Parser, given: argparse.Namespace) -> int:
    words = parser.words
    try:
        draft = find_scenario(given.scenario)
    except Unreadable as unreadable:
        parser.leave(harmless(unreadable.message(words)))
    scenario = draft.scenario
    if given.json:
        problems = [_problem_as_data(problem, words) for problem in draft.broken]
        print_json(_as_data(scenario) | ({"problems": problems} if problems else {}))
        return BROKEN if problems else OK
    if draft.broken:
        # It cannot be played, so there is nothing to show.
        _tell_problems(draft, words, given.scenario)
        return BROKEN
    print(title_of(scenario, words))
    print(words("scenario-stars", stars=stars(scenario.masks), cards=len(scenario.masks)))
    for mask in dict.fromkeys(scenario.masks):
        print(f"\n{mask_line(mask, scenario.masks.count(mask), words)}")
        if mask in MASK_NUMBERS:
            print(folded(f"    {words(f'mask-{mask}.power')}", indent=4))
    return OK


def title_of(scenario: Scenario, words: Words) -> str:
    """Return a scenario's name, players and centre in a line."""
    name = harmless(scenario.name) or words("scenario-own")
    return words("scenario-title", name=name, players=scenario.players, centre=scenario.centre)


def mask_line(mask: str, count: int, words: Words) -> str:
    """Return a mask's name with its star and, if there are several, the number of copies."""
    name = words(f"mask-{mask}") if mask in MASK_NUMBERS else harmless(mask)
    star = f" {STAR}" if MASK_NUMBERS.get(mask) in STARRED else ""
    return f"{name}{star}" + (f" ×{count}" if count > 1 else "")  # noqa: RUF001


def mask_names(scenario: Scenario, words: Words) -> str:
    """Return the masks of a scenario in a row."""
    different = dict.fromkeys(scenario.masks)
    return ", ".join(mask_line(mask, scenario.masks.count(mask), words) for mask in different)


def star_share(scenario: Scenario) -> str:
    """Return the proportion of masks with a star: ``★ 3/8``."""
    return f"{STAR} {stars(scenario.masks)}/{len(scenario.masks)}"


def _as_data(scenario: Scenario) -> dict[str, Any]:
    named = {"name": scenario.name} if scenario.name else {}
    return {
        **named,
        "players": scenario.players,
        "centre": scenario.centre,
        "masks": scenario.masks,
        "stars": stars(scenario.masks),
    }


# Custom sets


def _check(parser: Parser, given: argparse.Namespace) -> int:
    words = parser.words
    try:
        draft = read_scenario(Path(given.file))
    except Unreadable as unreadable:
        message = harmless(unreadable.message(words))
        if given.json:
            print_json({"ok": False, "unreadable": message, "problems": []})
            return BAD_USAGE
        parser.leave(message)
    if given.json:
        print_json(
            {
                "ok": not draft.broken,
                "scenario": _as_data(draft.scenario),
                "problems": [_problem_as_data(problem, words) for problem in draft.problems],
            }
        )
    else:
        _tell_problems(draft, words, given.file)
    return BROKEN if draft.broken else OK


def _problem_as_data(problem: Problem, words: Words) -> dict[str, Any]:
    return {
        "rule": problem.code,
        "warning": problem.warning,
        "fault": problem.fault(words),
        "mend": problem.remedy(words),
    }


def _tell_problems(draft: Draft, words: Words, file: str) -> None:
    for problem in draft.problems:
        mark = "!" if problem.warning else "✗"
        print(folded(f"{mark} {harmless(problem.fault(words))}", indent=2))
        print(folded(f"  → {harmless(problem.remedy(words))}", indent=4))
    if draft.broken:
        print(words("scenario-broken", file=harmless(file), count=len(draft.broken)))
    else:
        print(words("scenario-fine", file=harmless(file)))


def _suggest(parser: Parser, given: argparse.Namespace) -> int:
    fixed = max(0, FEWEST_CARDS - given.players)
    if fixed and given.centre not in (None, fixed):
        parser.complain("usage-centre", given=given.centre, needed=fixed, players=given.players)
    seed = secrets.randbelow(SEEDS) if given.seed is None else given.seed
    scenario = suggest(given.players, seed, given.centre)
    if given.json:
        print_json(_as_data(scenario) | {"seed": seed})
    else:
        print(f"# {mask_names(scenario, parser.words)}")
        print(f"# {_again(parser, given, seed)}")
        print(write_scenario(scenario), end="")
    return OK


def _again(parser: Parser, given: argparse.Namespace, seed: int) -> str:
    """Return the command that suggests the same set again."""
    centre = "" if given.centre is None else f" --centre {given.centre}"
    return f"{parser.prog} --players {given.players}{centre} --seed {seed}"


# Arguments


def _add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help=parser.words("help-json"))


def _add_sheet(parser: Parser) -> None:
    parser.add_argument("scenario", metavar="SHEET", help=parser.words("help-sheet-or-file"))
    _add_json(parser)


def _add_file(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE.toml", help=parser.words("help-scenario-file"))
    _add_json(parser)


def _add_suggestion(parser: Parser) -> None:
    parser.add_argument(
        "--players",
        type=parser.whole(FEWEST, MOST_PLAYERS),
        required=True,
        metavar="N",
        help=parser.words("help-players"),
    )
    parser.add_number("--centre", 0, MOST_CENTRE, "help-centre")
    parser.add_number("--seed", 0, MOST_SEED, "help-suggest-seed")
    _add_json(parser)


_SUBCOMMANDS: Final = {
    "list": Subcommand(_list, _add_json),
    "show": Subcommand(_show, _add_sheet),
    "check": Subcommand(_check, _add_file),
    "suggest": Subcommand(_suggest, _add_suggestion),
}
