"""``ridotto verify``: check that a recorded game was dealt from all players' shares."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from ridotto.games.errors import Refusal
from ridotto.games.fairness import Report, check
from ridotto.games.record import FORMAT, VERSION, parse_record, replay
from ridotto.games.words import Words
from ridotto.terminal.arguments.parser import Parser, parser_for
from ridotto.terminal.play.people import strangers
from ridotto.terminal.printing import folded, harmless, print_json
from ridotto.terminal.record_files import UNREADABLE, RecordFault, record_bytes, why_refused

OK, DOES_NOT_HOLD = 0, 1
PIPE: Final = "-"


class Checked(NamedTuple):
    """A fact that was checked, its result, and the sentence that reports it."""

    what: str
    holds: bool
    text: str


def run(arguments: Sequence[str], language: str) -> int:
    """Check the deal of a record."""
    parser = parser_for("verify", language)
    words = parser.words
    parser.add_argument("file", metavar="RECORD", help=words("help-verify-file"))
    parser.add_argument(
        "--commitment", type=_digits(parser, 64), metavar="HEX", help=words("help-verify-published")
    )
    parser.add_argument(
        "--share", type=_digits(parser, 32), metavar="HEX", help=words("help-verify-share")
    )
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    given = parser.parse_args(arguments)
    try:
        record = _read(given.file)
    except RecordFault as fault:
        message = harmless(fault.message(words))
        if given.json:
            print_json({"ok": False, "unreadable": message, "findings": []})
        else:
            print(f"{parser.prog}: {message}", file=sys.stderr)
        return fault.status
    return _judge(record, given, words)


def _digits(parser: Parser, fewest: int) -> Callable[[str], str]:
    """Return a converter for hexadecimal digits, between ``fewest`` and 64 of them."""
    form = re.compile(f"[0-9a-f]{{{fewest},64}}")

    def convert(given: str) -> str:
        digits = given.strip().lower()
        if not form.fullmatch(digits):
            short = harmless(given if len(given) <= 80 else given[:77] + "...")
            message = parser.words("verify-bad-digits", given=short, fewest=fewest)
            raise argparse.ArgumentTypeError(message)
        return digits

    return convert


def _read(file: str) -> dict[str, Any]:
    """Return the record in a file; raises :exc:`RecordFault` if it cannot be read."""
    data = record_bytes(file, piped=file == PIPE)
    try:
        record = parse_record(data)
        if not _is_ours(record):
            replay(record)
    except Refusal as refusal:
        raise RecordFault(file, "replay-refused", refusal, UNREADABLE) from None
    ours: dict[str, Any] = record
    return ours


def _is_ours(record: Any) -> bool:
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        return False
    return record.get("version") in range(1, VERSION + 1)


def _judge(record: dict[str, Any], given: argparse.Namespace, words: Words) -> int:
    findings = [_replayed(record, words)]
    report = None
    try:
        report = check(record, given.commitment, given.share)
    except Refusal as refusal:
        why = harmless(refusal.message)
        reason = "broken" if "fairness" in record else "not"
        findings.append(Checked("fairness", False, words(f"verify-fairness.{reason}", why=why)))
    else:
        findings.append(Checked("fairness", True, words("verify-fairness")))
        findings += [
            Checked(
                each.what, each.holds, words(f"verify-{each.what}{'' if each.holds else '.not'}")
            )
            for each in report.findings
        ]
    if given.json:
        _print_data(findings, record, report)
    else:
        _print(findings, record, report, given, words)
    return OK if all(finding.holds for finding in findings) else DOES_NOT_HOLD


def _replayed(record: dict[str, Any], words: Words) -> Checked:
    try:
        replay(record)
    except Refusal as refusal:
        why = harmless(why_refused(refusal, words))
        return Checked("replay", False, words("verify-replay.not", why=why))
    return Checked("replay", True, words("verify-replay"))


def _print_data(findings: list[Checked], record: dict[str, Any], report: Report | None) -> None:
    body: dict[str, Any] = {"ok": all(finding.holds for finding in findings)}
    if report is not None:
        body |= {field: record["fairness"][field] for field in ("table", "commitment", "shares")}
    print_json({**body, "findings": [finding._asdict() for finding in findings]})


def _print(
    findings: list[Checked],
    record: dict[str, Any],
    report: Report | None,
    given: argparse.Namespace,
    words: Words,
) -> None:
    for finding in findings:
        print(folded(f"{'✓' if finding.holds else '✗'} {finding.text}", indent=2))
    if report is not None:
        _print_shares(record, report, words)
    file = harmless(given.file)
    broken = [finding.what for finding in findings if not finding.holds]
    if broken == ["fairness"] and "fairness" not in record:
        print(words("verify-unsaid", file=file))
        return
    if broken:
        print(words("verify-broken", file=file, count=len(broken)))
        return
    print(words("verify-fine", file=file))
    if given.commitment is None and report is not None:
        print(folded(words("verify-compare", commitment=report.commitment), indent=0))


def _print_shares(record: dict[str, Any], report: Report, words: Words) -> None:
    shares = record["fairness"]["shares"]
    print(words("verify-shares", table=report.table))
    for name, share in zip(_names(record, len(shares), words), shares, strict=True):
        print(f"  {words('label', what=name)} {share or words('verify-no-share')}")


def _names(record: dict[str, Any], players: int, words: Words) -> list[str]:
    """Return the players by the names in the record, where those are valid."""
    numbers = strangers(players, words).names
    names = record.get("names")
    if not isinstance(names, list) or len(names) != players:
        return list(numbers)
    return [
        f"{number} ({harmless(name[:40])})" if isinstance(name, str) and name else number
        for number, name in zip(numbers, names, strict=True)
    ]
