"""The balance report of a deck, for people: the common report, then the checks of a good deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.games.masquerade.deck.library import Cards
from ridotto.games.words import Words
from ridotto.lab.balance.part import PART, SHARE
from ridotto.lab.balance.report import Report, Value
from ridotto.lab.balance.wording import interval_text, value_text
from ridotto.lab.masquerade.demands import Finding
from ridotto.terminal.masquerade.card_book import CardBook
from ridotto.terminal.printing import folded
from ridotto.terminal.reports.balance import tell

#: Checks whose value is a percentage, and those whose value is a number of things.
_PERCENT: Final = ("mask-least", "mask-most")
_NUMBER: Final = ("turns", "endings", "used")


def tell_deck(
    cards: Cards, reports: Sequence[Report], found: Sequence[Finding], words: Words
) -> None:
    """Print the reports and the checks. Uses of single cards are printed for one report only."""
    alone = len(reports) == 1
    for report in reports:
        tell(report, words, uses=alone)
        print()
    if not alone:
        print(folded(words("balance-uses-left-out"), 0) + "\n")
    book = CardBook(cards, words)
    print(words("balance-demands"))
    for finding in found:
        print(folded("  " + _told(finding, book, words), 4))


def _told(finding: Finding, book: CardBook, words: Words) -> str:
    """Return a check, whether it is passed, and the worst value found."""
    mark = words("balance-met" if finding.met else "balance-not-met")
    who = finding.who
    if finding.demand in ("dancer", "mask-least", "mask-most"):
        who = book.name(who)
    elif finding.demand == "endings":
        who = words(f"simulate-reason-{who}")
    elif finding.demand == "used":
        who = ", ".join(book.name(card) for card in who.split(", ") if card)
    players = 0 if finding.players is None else finding.players
    told = words(
        f"balance-demand-{finding.demand}", players=players, value=_value(finding, words), who=who
    )
    unsure = "" if finding.certain else f" {words('balance-demand-unsure')}"
    return f"{mark}  {told}{unsure}"


def _value(finding: Finding, words: Words) -> str:
    """Return the worst value with its interval."""
    if finding.demand in _NUMBER:
        return words.number(int(finding.value))
    kind = PART if finding.demand in _PERCENT else SHARE
    value = Value(finding.value, finding.low, finding.high, 0)
    return f"{value_text(kind, value.value, words)} [{interval_text(kind, value, words)}]"
