"""``ridotto simulate masquerade``: what to play, and the game's own part of the report."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import msgspec

from ridotto.games.masquerade import Masquerade
from ridotto.games.masquerade.deck.cards import in_language
from ridotto.games.masquerade.deck.library import Cards, from_data
from ridotto.games.words import Words
from ridotto.lab.counts import Counts, Order
from ridotto.lab.masquerade.random_play import CARDS_COUNTED, ids_of
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.masquerade.card_book import CardBook
from ridotto.terminal.masquerade.deck_option import read_table
from ridotto.terminal.printing import folded, print_heading
from ridotto.terminal.reports.win_rates import by_share, part_of, shares_of, tell_shares


def read_order(parser: Parser, given: argparse.Namespace) -> tuple[Order, str]:
    """Return the order and its name for the report, or exit with an error."""
    players, cards = read_table(parser, given)
    deck = msgspec.json.encode(cards.file).decode()
    order = Order(Masquerade.name, players, (), given.seed, given.turn_limit, deck)
    return order, in_language(cards.file.name, parser.words.language)


def _cards(order: Order) -> Cards:
    return from_data(msgspec.json.decode(order.deck))


def report(order: Order, counts: Counts) -> dict[str, Any]:
    """Return wins by first Order, Dancer and Mask, Masks fulfilled, and cards used."""
    cards, players = _cards(order), order.players
    orders = range(1, len(cards.file.order) + 1)
    by_mask = shares_of(counts, "mask", ids_of(cards, "mask"), players)
    for mask, share in by_mask.items():
        share["fulfilled"] = part_of(counts["mask-kept", mask], counts["mask-sat", mask])
    used = {
        f"{kind}s": {card: counts[f"{kind}-used", card] for card in ids_of(cards, kind)}
        for kind, _ in CARDS_COUNTED
    }
    never = [card for kind in used.values() for card, times in kind.items() if not times]
    return {
        "by_order": shares_of(counts, "order", orders, players),
        "by_dancer": shares_of(counts, "dancer", ids_of(cards, "dancer"), players),
        "by_mask": by_mask,
        "cards": {**used, "never_used": never},
    }


def tell(order: Order, report: dict[str, Any], words: Words) -> None:
    """Print the same report for people."""
    book = CardBook(_cards(order), words)
    print_heading("simulate-by-dancer", words)
    dancers = by_share(report["by_dancer"])
    tell_shares(((book.name(dancer), share) for dancer, share in dancers), words)
    print_heading("simulate-by-dealt-mask", words)
    masks = by_share(report["by_mask"])
    tell_shares(((book.name(mask), share) for mask, share in masks), words, after="fulfilled")
    print_heading("simulate-by-order", words)
    orders = report["by_order"].items()
    tell_shares(((words("simulate-order", order=order), share) for order, share in orders), words)
    print_heading("simulate-by-player", words)
    seats = enumerate(report["by_seat"])
    tell_shares(((words("person-number", number=seat), share) for seat, share in seats), words)
    print_heading("simulate-cards", words)
    for line in _used(report, book, words):
        print(folded(line, 4))


def _used(report: dict[str, Any], book: CardBook, words: Words) -> Iterator[str]:
    """Yield how often per game each card was used, and which were never used."""
    games = report["games"]
    for kind, _ in CARDS_COUNTED:
        used = report["cards"][f"{kind}s"]
        often = sorted(used.items(), key=lambda entry: -entry[1])
        shown = ", ".join(
            f"{book.name(card)} {words.number(times / games, 2)}" for card, times in often
        )
        yield f"  {words('label', what=words(f'simulate-used-{kind}'))} {shown}"
    never = report["cards"]["never_used"]
    if never:
        unused = ", ".join(map(book.name, never))
        yield "  " + words("simulate-never-used", cards=unused)
