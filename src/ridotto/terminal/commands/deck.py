"""``ridotto deck``: the cards of Masquerade, and decks of one's own."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
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
from ridotto.games.words import Words, speak
from ridotto.terminal.arguments import BAD_USAGE, Parser, parser_for
from ridotto.terminal.files import check_place, why_not
from ridotto.terminal.printing import as_argument, folded, harmless, print_json

OK, BROKEN = 0, 1


def run(arguments: Sequence[str], language: str) -> int:
    """Show, check or begin decks."""
    words = speak(language)
    if arguments and arguments[0] in _ACTS:
        act = arguments[0]
        parser = Parser(language, f"deck {act}", description=words(f"help-deck-{act}.long"))
        _ARGUMENTS[act](parser)
        return _ACTS[act](parser, parser.parse_args(arguments[1:]))
    parser = parser_for("deck", language)
    listing = parser.add_subparsers(
        title=words("help-commands"), metavar="WHAT", parser_class=argparse.ArgumentParser
    )
    for act in _ACTS:
        listing.add_parser(act, help=words(f"help-deck-{act}"))
    if arguments and not arguments[0].startswith("-"):
        parser.complain("usage-command", given=arguments[0], known=", ".join(_ACTS))
    parser.parse_args(arguments)
    parser.print_help(sys.stderr)
    return BAD_USAGE


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
    for fault in judged.faults:
        mark = "!" if fault.warning else "✗"
        print(folded(f"{mark} {harmless(fault.placed(words))}", indent=2))
    if judged.more:
        print(words("fault-more", count=judged.more))
    if judged.cards is not None:
        print(words("deck-fine", file=harmless(file)))
    else:
        errors = sum(not fault.warning for fault in judged.faults) + judged.more
        print(words("deck-broken", file=harmless(file), count=errors))


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
        "fault": fault.told(words),
    }


# Showing


def _show(parser: Parser, given: argparse.Namespace) -> int:
    file = _deck_of(parser, given.file)
    cards = [(kind, card) for kind, card in every_card(file)]
    if given.card is not None:
        cards = [(kind, card) for kind, card in cards if card.id == given.card]
        if not cards:
            parser.complain("usage-card", given=harmless(given.card[:40]))
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
        print(harmless_lines(refused.told(parser.words)), file=sys.stderr)
        raise SystemExit(BAD_USAGE if refused.unreadable else BROKEN) from None


def harmless_lines(text: str) -> str:
    """Several lines, none of which can command the terminal."""
    return "\n".join(harmless(line) for line in text.split("\n"))


def every_card(file: DeckFile) -> Iterator[tuple[str, Card]]:
    """All cards by type; each Guardian is followed by its Treasure."""
    for kind in CARD_TYPES:
        for card in in_order(file) if kind == "guardian" else getattr(file, kind):
            yield kind, card
            if kind == "guardian":
                yield "treasure", card.treasure


def count_cards(file: DeckFile) -> int:
    """How many cards one would have to print."""
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


# Beginning


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


# Their arguments


def _check_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE.toml", help=parser.words("help-deck-file"))
    parser.add_argument("--json", action="store_true", help=parser.words("help-json"))


def _show_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument(
        "file", metavar="FILE.toml", nargs="?", help=words("help-deck-file-or-none")
    )
    parser.add_argument("--card", metavar="ID", help=words("help-card"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def _new_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE.toml", help=parser.words("help-deck-file"))


_ACTS: Final[dict[str, Callable[[Parser, argparse.Namespace], int]]] = {
    "show": _show,
    "check": _check,
    "new": _new,
}
_ARGUMENTS: Final[dict[str, Callable[[Parser], None]]] = {
    "show": _show_arguments,
    "check": _check_arguments,
    "new": _new_arguments,
}
