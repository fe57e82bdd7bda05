"""``ridotto deck``: the cards of Masquerade, and custom decks."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ridotto.games.masquerade.deck.cards import CARD_TYPES, DeckFile
from ridotto.games.masquerade.deck.compiling import in_order
from ridotto.games.masquerade.deck.faults import Fault
from ridotto.games.masquerade.deck.library import (
    DeckRefused,
    Judgement,
    check_file,
    read_deck,
    shipped,
    shipped_text,
)
from ridotto.games.masquerade.deck.texts import Card, facts_of, flavour_of, name_of, text_of
from ridotto.games.words import Words
from ridotto.terminal.arguments.parser import BAD_USAGE, Parser
from ridotto.terminal.arguments.subcommands import Subcommand, run_subcommand
from ridotto.terminal.files import check_place, why_not
from ridotto.terminal.printing import as_argument, folded, harmless, print_json

OK, BROKEN = 0, 1


def run(arguments: Sequence[str], language: str) -> int:
    """Show, check or create decks."""
    return run_subcommand("deck", _SUBCOMMANDS, arguments, language)


# Checking


def _check(parser: Parser, given: argparse.Namespace) -> int:
    words = parser.words
    judged = check_file(given.file)
    if given.json:
        print_json(_judgement_as_data(judged, words))
    else:
        _tell(judged, words, given.file)
    if judged.cards is not None:
        return OK
    return BAD_USAGE if judged.unreadable else BROKEN


def _tell(judged: Judgement, words: Words, file: str) -> None:
    # The faults of a deck are the report; a file that cannot be read is an error.
    out = sys.stderr if judged.unreadable else sys.stdout
    for fault in judged.faults:
        mark = "!" if fault.warning else "✗"
        print(folded(f"{mark} {harmless(fault.placed(words))}", indent=2), file=out)
    if judged.more:
        print(words("fault-more", count=judged.more), file=out)
    if judged.cards is not None:
        print(words("deck-fine", file=harmless(file)), file=out)
    else:
        errors = sum(not fault.warning for fault in judged.faults) + judged.more
        print(words("deck-broken", file=harmless(file), count=errors), file=out)


def _judgement_as_data(judged: Judgement, words: Words) -> dict[str, Any]:
    return {
        "ok": judged.cards is not None,
        "unreadable": judged.unreadable,
        "faults": [_fault_as_data(fault, words) for fault in judged.faults],
        "more": judged.more,
    }


def _fault_as_data(fault: Fault, words: Words) -> dict[str, Any]:
    return {
        "severity": "warning" if fault.warning else "error",
        "code": fault.code,
        "line": fault.line,
        "key": fault.key,
        "value": fault.value,
        "allowed": fault.allowed,
        "close": fault.close,
        "fault": fault.message(words),
    }


# Showing


def _show(parser: Parser, given: argparse.Namespace) -> int:
    file = _deck_of(parser, given.file)
    cards = [(kind, card) for kind, card in every_card(file)]
    if given.card is not None:
        cards = [(kind, card) for kind, card in cards if card.id == given.card]
        if not cards:
            ids = [card.id for _, card in every_card(file)]
            parser.leave(parser.unknown("usage-card", given.card, ids))
    if given.json:
        print_json([_card_as_data(kind, card, parser.words) for kind, card in cards])
    elif given.card is not None:
        _print_card(cards[0][1], parser.words)
    else:
        _print_deck(file, parser.words)
    return OK


def _deck_of(parser: Parser, file: str | None) -> DeckFile:
    if file is None:
        return shipped().file
    try:
        return read_deck(file).file
    except DeckRefused as refused:
        print(harmless_lines(refused.message(parser.words)), file=sys.stderr)
        raise SystemExit(BAD_USAGE if refused.unreadable else BROKEN) from None


def harmless_lines(text: str) -> str:
    """Return several lines without characters that could control the terminal."""
    return "\n".join(harmless(line) for line in text.split("\n"))


def every_card(file: DeckFile) -> Iterator[tuple[str, Card]]:
    """Yield all cards by type; each Guardian is followed by its Treasure."""
    for kind in CARD_TYPES:
        for card in in_order(file) if kind == "guardian" else getattr(file, kind):
            yield kind, card
            if kind == "guardian":
                yield "treasure", card.treasure


def count_cards(file: DeckFile) -> int:
    """Return the number of cards in a printed deck."""
    kinds = [getattr(file, kind) for kind in CARD_TYPES if kind != "spell"]
    return sum(len(cards) for cards in kinds) + sum(spell.copies for spell in file.spell)


def _print_deck(file: DeckFile, words: Words) -> None:
    label = words("label", what=harmless(name_of(file, words)))
    print(f"{label} {words('deck-size', count=count_cards(file))}")
    heading = ""
    for kind, card in every_card(file):
        if kind not in (heading, "treasure"):
            heading = kind
            print(f"\n== {words(f'cards-{kind}')} ==")
        print()
        _print_card(card, words)


def _print_card(card: Card, words: Words) -> None:
    print(folded(f"{harmless(name_of(card, words))} [{card.id}]. {facts_of(card, words)}", 4))
    for line in (text_of(card, words), flavour_of(card, words)):
        if line:
            print(folded(f"    {harmless(line)}", indent=4))


def _card_as_data(kind: str, card: Card, words: Words) -> dict[str, Any]:
    return {
        "id": card.id,
        "type": kind,
        "name": name_of(card, words),
        "facts": facts_of(card, words),
        "text": text_of(card, words),
        "flavour": flavour_of(card, words),
    }


# Starting a new deck


def _new(parser: Parser, given: argparse.Namespace) -> int:
    words = parser.words
    try:
        check_place(given.file)
        with Path(given.file).open("x", encoding="utf-8") as file:
            file.write(shipped_text())
    except FileExistsError:
        parser.complain("usage-exists", file=harmless(given.file))
    except (OSError, ValueError) as error:
        name = harmless(given.file) or '""'
        parser.complain("play-not-saved", file=name, why=harmless(why_not(error, words)))
    quoted = as_argument(given.file)
    print(words("deck-written", file=harmless(given.file), quoted=quoted))
    return OK


# Arguments


def _add_file(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE.toml", help=parser.words("help-deck-file"))


def _add_file_and_json(parser: Parser) -> None:
    _add_file(parser)
    parser.add_argument("--json", action="store_true", help=parser.words("help-json"))


def _add_cards(parser: Parser) -> None:
    words = parser.words
    parser.add_argument(
        "file", metavar="FILE.toml", nargs="?", help=words("help-deck-file-or-none")
    )
    parser.add_argument("--card", metavar="ID", help=words("help-card"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


_SUBCOMMANDS: Final = {
    "show": Subcommand(_show, _add_cards),
    "check": Subcommand(_check, _add_file_and_json),
    "new": Subcommand(_new, _add_file),
}
