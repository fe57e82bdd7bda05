"""The texts of a balance report: names, values and findings in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ridotto.games.words import Words, harmless
from ridotto.lab.balance.part import MEAN, PART, SHARE, Column, Row
from ridotto.lab.balance.registry import balance_of
from ridotto.lab.balance.report import COUNT, Report, Table, Value
from ridotto.lab.balance.verdict import FEWEST_GAMES, Finding, Verdict
from ridotto.lab.counts import Order
from ridotto.lab.endings import ending_label

#: Stands for a value that could not be measured.
NOTHING: Final = "–"  # noqa: RUF001


def section_title(key: str, words: Words) -> str:
    """Return the title of a section."""
    return words(f"balance-section-{_hyphened(key)}")


def section_note(key: str, words: Words) -> str:
    """Return the definition of what a section measures, or nothing."""
    try:
        return words(f"balance-section-{_hyphened(key)}.note")
    except KeyError:
        return ""


def column_title(column: Column, words: Words) -> str:
    """Return the title of a column."""
    return words(f"balance-column-{_hyphened(column.key)}")


def _hyphened(key: str) -> str:
    return key.replace("_", "-")


def row_label(order: Order, section: str, row: Row, words: Words) -> str:
    """Return the name of a row."""
    if section == "endings":
        return ending_label(order.game, str(row.subject), words)
    if row.message:
        return words(row.message, seat=row.number, order=row.number)
    name = balance_of(order.game).name
    return harmless(name(order, row.subject, words) if name else str(row.subject))


def card_names(order: Order, words: Words) -> str:
    """Return the cards that a scenario chooses, in a list; nothing if it chooses none."""
    names = []
    for card in dict.fromkeys(order.cards):
        try:
            names.append(words(f"mask-{card}"))
        except KeyError:
            names.append(harmless(card))
    return words.listed(names) if names else ""


def value_text(kind: str, value: float | None, words: Words) -> str:
    """Return a value as text."""
    if value is None:
        return NOTHING
    if kind == PART:
        return words.percent(value, 1)
    return words.number(value, 0 if kind == COUNT else 2)


def interval_text(kind: str, value: Value, words: Words) -> str:
    """Return an interval as text, or nothing if there is none."""
    if kind == COUNT or value.low is None or value.high is None:
        return ""
    low, high = (value_text(kind, bound, words) for bound in (value.low, value.high))
    return f"{low} {NOTHING} {high}"


def margin_text(kind: str, value: Value, words: Words) -> str:
    """Return half the width of an interval as text: ± 0.3."""
    if kind == COUNT or value.low is None or value.high is None:
        return ""
    half = (value.high - value.low) / 2
    return "±" + (words.number(100 * half, 1) if kind == PART else words.number(half, 2))


def signed_text(kind: str, value: float, words: Words) -> str:
    """Return a difference as text, with its sign."""
    if kind == PART:
        return ("+" if value > 0 else "") + words.percent(value, 1)
    return words.number(value, 2, signed=True)


def report_title(report: Report, words: Words) -> str:
    """Return what was measured."""
    return words(
        "balance-report-title",
        name=harmless(report.name) or report.measured.asked.order.game.capitalize(),
        games=report.games,
        players=report.players,
        seed=str(report.measured.asked.order.seed),
    )


def mind_text(report: Report, words: Words) -> str:
    """Return who played."""
    asked = report.measured.asked
    return balance_of(asked.order.game).about_mind(asked.mind, words)


# Findings


def verdict_text(verdict: Verdict, words: Words) -> str:
    """Return the overall verdict."""
    return words(f"balance-verdict-{verdict.level}")


def finding_texts(report: Report, verdict: Verdict, words: Words) -> list[str]:
    """Return the findings in words."""
    return [_finding(report, finding, words) for finding in verdict.findings]


def warning_texts(report: Report, verdict: Verdict, words: Words) -> list[str]:
    """Return the warnings in words; open questions of a section make one warning."""
    sentences = [
        words("balance-finding-few-games", games=report.games, fewest=FEWEST_GAMES)
        for finding in verdict.warnings
        if finding.code == "few-games"
    ]
    return sentences + list(_open_questions(report, verdict, words))


def _open_questions(report: Report, verdict: Verdict, words: Words) -> Iterator[str]:
    by_section: dict[str, list[Finding]] = {}
    for finding in verdict.warnings:
        if finding.code == "unsure":
            by_section.setdefault(finding.section, []).append(finding)
    order = report.measured.asked.order
    for section, findings in by_section.items():
        names = [row_label(order, section, each.row, words) for each in findings if each.row]
        yield words(
            "balance-finding-unsure",
            section=section_title(section, words),
            names=words.listed(names),
            count=len(names),
            games=max(finding.games for finding in findings),
        )


def _finding(report: Report, finding: Finding, words: Words) -> str:
    args: dict[str, str | int | float] = {}
    if finding.section:
        args["section"] = section_title(finding.section, words)
    if finding.row is not None:
        order = report.measured.asked.order
        args["what"] = row_label(order, finding.section, finding.row, words)
    if finding.value is not None:
        kind = kind_of(report.table(finding.section), finding)
        if finding.code == "length":
            args["value"] = int(finding.value.value or 0)
        else:
            args["value"] = value_text(kind, finding.value.value, words)
        args["low"] = value_text(kind, finding.value.low, words)
        args["high"] = value_text(kind, finding.value.high, words)
    text = words(f"balance-finding-{finding.code}", **args)
    return text[:1].upper() + text[1:]


def kind_of(table: Table, finding: Finding) -> str:
    """Return the type of the value of a finding."""
    kinds = [column.kind for column in table.section.columns]
    return next((kind for kind in (SHARE, PART) if kinds[0] == kind), MEAN)
