"""``ridotto check``: check the store of a house, or a copy of it, thoroughly."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from ridotto.games.words import Words
from ridotto.house.full_check import Findings, check_file
from ridotto.house.running.logs import table_mark
from ridotto.house.running.settings import BadSetting, read_data, usual_data
from ridotto.house.store import marks
from ridotto.house.store.data_directory import (
    BadDataDirectory,
    DataDirectoryInUse,
    give_to_owner,
    locked,
    store_file,
)
from ridotto.house.store.store_file import marks_file
from ridotto.terminal.arguments.backup import FAILED, OK, fail, reason
from ridotto.terminal.arguments.parser import Parser, parser_for
from ridotto.terminal.arguments.settings import bad_setting_text
from ridotto.terminal.commands.serve import BAD_STORE, IN_USE
from ridotto.terminal.interruption import kept_if_interrupted
from ridotto.terminal.printing import harmless, print_json
from ridotto.terminal.reports.progress import progress_bar

#: The most damaged tables that are listed one by one.
MOST_LISTED: Final = 50


def run(arguments: Sequence[str], language: str) -> int:
    """Check a store."""
    parser = parser_for("check", language)
    words = parser.words
    more = words("help-serve-more", variable="RIDOTTO_DATA", usual=usual_data() or "-")
    about = f"{words('help-check-data')} {more}".replace("%", "%%")
    parser.add_argument("data", metavar="DATA", nargs="?", help=about)
    parser.add_argument("--accept", action="store_true", help=words("help-check-accept"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    given = parser.parse_args(arguments)
    try:
        data = read_data(given.data)
    except BadSetting as bad:
        parser.leave(bad_setting_text(bad, words))
    # A copy is a single file.
    path = data if data.is_file() else store_file(data)
    try:
        if given.accept and not data.is_file():
            with locked(data):
                return _check(parser, path, given)
        return _check(parser, path, given)
    except DataDirectoryInUse:
        return fail(parser, IN_USE, words("restore-in-use", data=harmless(str(data))))
    except BadDataDirectory as error:
        named, why = harmless(str(data)), reason(error, words)
        return fail(parser, BAD_STORE, words("serve-bad-folder", data=named, why=why))


def _check(parser: Parser, path: Path, given: argparse.Namespace) -> int:
    words = parser.words
    try:
        with (
            kept_if_interrupted(words, lambda: words("kept-unchanged", file=harmless(str(path)))),
            progress_bar(words, None, "check-preparing", "check-under-way") as progress,
        ):
            findings = check_file(path, progress)
    except OSError as error:
        return fail(parser, FAILED, words("check-nothing", why=reason(error, words)))
    if given.json:
        _print_data(findings)
    else:
        _print(path, findings, words)
    if given.accept and not (findings.file or findings.structure):
        # A shorter log can be played on; other damaged tables stay closed.
        closed = [table for table, fault in findings.damaged if fault.kind != "entries-lost"]
        marks.accept(marks_file(path), closed)
        give_to_owner(path.parent)
        if not given.json:
            print(words("check-accepted"))
        return OK
    return OK if findings.intact else FAILED


def _print(path: Path, findings: Findings, words: Words) -> None:
    for line in _lines(findings, words):
        print(f"✗ {line}")
    file = harmless(str(path))
    if findings.file:
        print(words("check-broken", file=file))
        return
    numbers = {
        "tables": findings.tables,
        "entries": findings.entries,
        "people": findings.people,
        "damaged": len(findings.damaged),
    }
    print(words("check-fine" if findings.intact else "check-damaged", file=file, **numbers))


def _lines(findings: Findings, words: Words) -> Iterator[str]:
    """Yield a sentence for each problem."""
    if findings.file:
        yield harmless(findings.file)
    for line in findings.structure:
        yield words("check-structure", why=harmless(line))
    for table, fault in findings.damaged[:MOST_LISTED]:
        why = words(
            f"check-{fault.kind}",
            number=fault.number,
            had=fault.had,
            why=harmless(fault.detail),
        )
        yield words("check-table", table=table_mark(table), why=why)
    if (others := len(findings.damaged) - MOST_LISTED) > 0:
        yield words("check-others", count=others)
    if findings.lost:
        yield words("check-lost", count=findings.lost)
    if findings.unreadable:
        yield words("check-unreadable-chat", count=findings.unreadable)


def _print_data(findings: Findings) -> None:
    print_json(
        findings._asdict()
        | {
            "ok": findings.intact,
            "damaged": [
                {"table": table_mark(table), **fault._asdict(), "why": str(fault)}
                for table, fault in findings.damaged
            ],
        }
    )
