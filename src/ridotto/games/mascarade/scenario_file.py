"""Scenario files: ``players``, ``masks``, and optionally ``centre`` and ``name``."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

from ridotto.games.mascarade.scenario import (
    FEWEST_CARDS,
    Problem,
    Scenario,
    check,
    sheet,
    sheet_names,
)
from ridotto.games.os_errors import os_error_text
from ridotto.games.words import Words
from ridotto.rules.mascarade.actions import MOST_CENTRE

#: Far beyond any real scenario.
LARGEST_FILE: Final = 64 * 1024
#: In bits: larger numbers cannot be printed everywhere.
LONGEST_NUMBER: Final = 64
KEYS: Final = ("name", "players", "centre", "masks")


class Unreadable(ValueError):
    """The file contains no scenario; ``message`` gives the reason in any language."""

    def __init__(self, code: str, **about: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.about = about

    def message(self, words: Words) -> str:
        """Return the fault and its remedy."""
        about = dict(self.about)
        if "why" in about:
            about["why"] = os_error_text(str(about["why"]), words)
        return words(f"scenario-file-{self.code}", **about)


class Draft(NamedTuple):
    """A scenario as written, with all its faults.

    Values that are missing or of the wrong type are empty in the scenario.
    """

    scenario: Scenario
    problems: list[Problem]

    @property
    def broken(self) -> list[Problem]:
        """Return the broken rules, without advice."""
        return [problem for problem in self.problems if not problem.warning]


def find_scenario(given: str) -> Draft:
    """Return a printed sheet by name, or else read a file; raises :exc:`Unreadable`."""
    printed = sheet(given.upper())
    if printed is not None:
        return Draft(printed, [])
    if not given.lower().endswith(".toml") and not Path(given).exists():
        raise Unreadable("no-sheet", given=given[:40], sheets=", ".join(sheet_names()))
    return read_scenario(Path(given))


def is_scenario_file(given: str) -> bool:
    """Check whether a file has one of the fields that only scenarios have."""
    try:
        with Path(given).open("rb") as file:
            text = file.read(LARGEST_FILE + 1).decode("utf-8-sig")
        return bool({"players", "masks", "centre"} & tomllib.loads(text).keys())
    except (OSError, ValueError, RecursionError):
        return False


def read_scenario(path: Path) -> Draft:
    """Read the scenario in a file, playable or not; raises :exc:`Unreadable`."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise Unreadable("missing", path=str(path)) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Unreadable("unopened", path=str(path), why=why) from None
    if len(data) > LARGEST_FILE:
        raise Unreadable("huge", path=str(path), most=LARGEST_FILE // 1024)
    try:
        # Some editors begin a file with a byte order mark.
        return parse_scenario(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Unreadable("binary", path=str(path)) from None


def parse_scenario(text: str) -> Draft:
    """Parse a scenario from TOML text; raises :exc:`Unreadable`."""
    try:
        given = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise Unreadable("syntax", error=_placed(error, text)) from None
    faults = [*_check_keys(given), *_check_types(given)]
    wrong = {str(fault.args["key"]) for fault in faults}
    players = 0 if "players" in wrong else given["players"]
    masks = () if "masks" in wrong else tuple(given["masks"])
    usual = min(MOST_CENTRE, max(0, FEWEST_CARDS - players))
    centre = usual if "centre" in wrong else given.get("centre", usual)
    name = "" if "name" in wrong else given.get("name", "")
    judged = [p for p in check(players, centre, masks) if not _WEIGHS[p.code] & wrong]
    return Draft(Scenario(players, centre, masks, name), faults + judged)


def _placed(error: Exception, text: str) -> str:
    """Return the parser's message with its line, including errors at the end of the file."""
    last = text.count("\n") + 1
    return str(error).replace("at end of document", f"at line {last}, end of document")


#: The fields each rule needs; it is skipped if they are missing or of the wrong type.
_WEIGHS: Final = {
    "players": {"players"},
    "centre-fixed": {"players", "centre"},
    "centre-free": {"players", "centre"},
    "cards": {"players", "centre", "masks"},
    "unknown-mask": {"masks"},
    "copies": {"masks"},
    "minimum": {"players", "masks"},
    "no-judge": {"masks"},
    "one-peasant": {"masks"},
    "few-stars": {"masks"},
    "many-stars": {"masks"},
}


def _check_keys(given: dict[str, Any]) -> list[Problem]:
    unknown = [key for key in given if key not in KEYS]
    missing = [key for key in ("players", "masks") if key not in given]
    return [
        *(Problem("file-unknown-key", {"key": key, "close": _closest(key)}) for key in unknown),
        *(Problem("file-missing-key", {"key": key}) for key in missing),
    ]


def _check_types(given: dict[str, Any]) -> list[Problem]:
    found = []
    for key in ("players", "centre"):
        if key in given and type(given[key]) is not int:
            found.append(Problem("file-not-whole", {"key": key}))
        elif key in given and given[key].bit_length() >= LONGEST_NUMBER:
            found.append(Problem("file-vast-number", {"key": key}))
    if not isinstance(given.get("name", ""), str):
        found.append(Problem("file-not-text", {"key": "name"}))
    masks = given.get("masks", [])
    if not isinstance(masks, list) or not all(isinstance(mask, str) for mask in masks):
        found.append(Problem("file-not-masks", {"key": "masks"}))
    return found


def _closest(key: str) -> str:
    close = get_close_matches(key.lower(), KEYS, n=1)
    return close[0] if close else "none"


def write_scenario(scenario: Scenario) -> str:
    """Return a scenario as text that :func:`read_scenario` reads."""
    masks = ", ".join(f'"{mask}"' for mask in scenario.masks)
    lines = [
        f"players = {scenario.players}",
        f"centre = {scenario.centre}",
        f"masks = [{masks}]",
    ]
    return "\n".join(lines) + "\n"
