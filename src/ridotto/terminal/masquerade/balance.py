"""``ridotto balance masquerade``: measure with bots how well a deck plays."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ridotto.games.masquerade.deck.cards import in_language
from ridotto.games.masquerade.deck.library import Cards
from ridotto.games.setup import MOST_SEED
from ridotto.games.words import Words
from ridotto.lab.balance.html import page
from ridotto.lab.balance.measure import Measured
from ridotto.lab.balance.part import Measurement
from ridotto.lab.balance.report import report_on
from ridotto.lab.counts import Counts, Order, lengths
from ridotto.lab.masquerade.balance import BY_HABIT, RUNGS, measure
from ridotto.lab.masquerade.balance_report import with_sums
from ridotto.lab.masquerade.demands import Finding, judge
from ridotto.lab.masquerade.random_play import CARDS_COUNTED, ids_of
from ridotto.rules.masquerade.state import BY_GUARDIANS, BY_RENEWALS, REASONS
from ridotto.terminal.arguments.balance import check_place_of
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.arguments.workers import add_workers, workers_asked, workers_reported
from ridotto.terminal.masquerade.card_book import CardBook
from ridotto.terminal.masquerade.deck_option import read_deck_option
from ridotto.terminal.printing import folded, harmless, print_json
from ridotto.terminal.reports.balance_output import write_page
from ridotto.terminal.reports.progress import progress_bar
from ridotto.terminal.reports.win_rates import NOTHING, by_share, part_of, share_text, shares_of

TABLES: Final = ("2", "3", "4", "5")
MOST_GAMES: Final = 10**9
DEFAULT_GAMES: Final = 400
#: Longer than a good game, so that overlong games are noticed.
TURN_LIMIT: Final = 200
NOT_MET: Final = 1
#: Demands whose value is a percentage.
_PERCENT: Final = ("mask-least", "mask-most")


def run(parser: Parser, given: argparse.Namespace) -> int:
    """Measure a deck and report which demands it meets; fails unless it meets all."""
    tables = _tables(parser, given.players)
    cards = read_deck_option(parser, given.deck, max(tables))
    check_place_of(parser, given.html)
    deck = msgspec.json.encode(cards.file).decode()
    orders = [Order(given.game, players, (), given.seed, TURN_LIMIT, deck) for players in tables]
    workers = workers_asked(given) or min(os.cpu_count() or 1, 1 + given.games // 50)
    with (
        workers_reported(parser),
        progress_bar(parser.words, given.games * len(orders)) as progress,
    ):
        counts = measure(orders, given.games, RUNGS[given.mind], workers, progress)
    found = judge(cards, counts)
    status = 0 if all(finding.met for finding in found) else NOT_MET
    if given.json:
        print_json(_report(cards, given, counts, found))
    else:
        _tell(cards, given, counts, found, parser.words)
    name = harmless(in_language(cards.file.name, parser.words.language))
    reports = [
        report_on(
            Measured(
                Measurement(order, given.mind),
                given.games,
                with_sums(order, given.games, counts[order.players]),
            ),
            name,
        )
        for order in orders
    ]
    return write_page(parser, given.html, lambda: page(reports, parser.words)) or status


def add_options(parser: Parser) -> None:
    """Add the options of the measurement."""
    words = parser.words
    parser.add_argument("--deck", metavar="FILE", help=words("help-balance-deck"))
    parser.add_argument(
        "--players", default=",".join(TABLES), metavar="N,N", help=words("help-balance-players")
    )
    parser.add_argument(
        "--mind",
        type=parser.one_of(RUNGS),
        default=list(RUNGS)[-1],
        metavar="NAME",
        help=words("help-balance-mind", names=", ".join(RUNGS)),
    )
    parser.add_number("--games", 1, MOST_GAMES, "help-balance-games", DEFAULT_GAMES)
    parser.add_number("--seed", 0, MOST_SEED, "help-seed", 0)
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    parser.add_argument("--html", metavar="FILE", help=words("help-balance-html"))


def _tables(parser: Parser, given: str) -> list[int]:
    """Return the requested numbers of players, without duplicates."""
    one = parser.one_of(TABLES)
    try:
        return sorted({int(one(part.strip())) for part in given.split(",")})
    except argparse.ArgumentTypeError as error:
        parser.error(f"--players: {error}")


# For programs


def _report(
    cards: Cards,
    given: argparse.Namespace,
    counts: Mapping[int, Counts],
    found: Sequence[Finding],
) -> dict[str, Any]:
    return {
        "game": given.game,
        "deck": in_language(cards.file.name, "en"),
        "mind": given.mind,
        "playouts": max(0, RUNGS[given.mind]),
        "games_a_table": given.games,
        "seed": given.seed,
        "met": all(finding.met for finding in found),
        "demands": [finding._asdict() for finding in found],
        "tables": {str(players): _table(cards, players, counts[players]) for players in counts},
    }


def _table(cards: Cards, players: int, counts: Counts) -> dict[str, Any]:
    """Return all measurements with this number of players."""
    seats = Counts({("seat-sat", seat): _games(counts) for seat in range(players)})
    return {
        "by_dancer": shares_of(counts, "dancer", ids_of(cards, "dancer"), players),
        "by_order": shares_of(counts, "order", range(1, len(cards.file.order) + 1), players),
        "by_seat": shares_of(counts + seats, "seat", range(players), players),
        "fulfilled": {mask: _fulfilled(counts, mask) for mask in ids_of(cards, "mask")},
        "endings": _endings(counts),
        "longest": max((length for length, _ in lengths(counts, "turns")), default=0),
        "used": {
            f"{kind}s": {card: counts[f"{kind}-used", card] for card in ids_of(cards, kind)}
            for kind, _ in CARDS_COUNTED
        },
    }


def _games(counts: Counts) -> int:
    return sum(number for (what, _), number in counts.items() if what == "ended")


def _fulfilled(counts: Counts, mask: str) -> float | None:
    return part_of(counts["mask-kept", mask], counts["mask-sat", mask])


def _endings(counts: Counts) -> dict[str, int]:
    return {reason: counts["ended", reason] for reason in REASONS[BY_GUARDIANS : BY_RENEWALS + 1]}


# For people


def _tell(
    cards: Cards,
    given: argparse.Namespace,
    counts: Mapping[int, Counts],
    found: Sequence[Finding],
    words: Words,
) -> None:
    book = CardBook(cards, words)
    name = harmless(in_language(cards.file.name, words.language))
    print(folded(words("balance-title", deck=name, games=given.games, seed=str(given.seed)), 0))
    playouts = RUNGS[given.mind]
    how = "searching" if playouts > BY_HABIT else "plain"
    print(folded(words(f"balance-mind-{how}", mind=given.mind, playouts=playouts), 0))
    for players, counted in counts.items():
        print("\n" + words("balance-players", players=players))
        for line in _lines(cards, players, counted, book, words):
            print(folded("  " + line, 4))
    print("\n" + words("balance-demands"))
    for finding in found:
        print(folded("  " + _finding_text(finding, book, words), 4))


def _lines(cards: Cards, players: int, counts: Counts, book: CardBook, words: Words) -> list[str]:
    """Return the measurements with this number of players, in a few lines."""
    table = _table(cards, players, counts)
    dancers = ", ".join(
        f"{book.name(dancer)} {share_text(share, words, 2)}"
        for dancer, share in by_share(table["by_dancer"])
    )
    masks = sorted(table["fulfilled"].items(), key=lambda entry: -(entry[1] or 0))
    kept = ", ".join(
        f"{book.name(mask)} {NOTHING if part is None else words.percent(part)}"
        for mask, part in masks
    )
    orders = ", ".join(
        f"{order} {share_text(share, words, 2)}" for order, share in table["by_order"].items()
    )
    endings = ", ".join(
        f"{words(f'simulate-reason-{reason}')} {words.percent(games / max(1, _games(counts)))}"
        for reason, games in table["endings"].items()
    )
    return [
        words("balance-dancers", told=dancers),
        words("balance-orders", told=orders),
        words("balance-masks", told=kept),
        words("balance-endings", told=endings),
        words("balance-longest", turns=table["longest"]),
    ]


def _finding_text(finding: Finding, book: CardBook, words: Words) -> str:
    """Return a demand, whether it is met, and the worst value found."""
    mark = words("balance-met" if finding.met else "balance-not-met")
    value = words.number(finding.value, 2)
    if finding.demand in _PERCENT:
        value = words.percent(finding.value)
    elif finding.demand in ("turns", "endings", "used"):
        value = words.number(int(finding.value))
    who = finding.who
    if finding.demand in ("dancer", "mask-least", "mask-most"):
        who = book.name(who)
    elif finding.demand == "endings":
        who = words(f"simulate-reason-{who}")
    elif finding.demand == "used":
        who = ", ".join(book.name(card) for card in who.split(", ") if card)
    players = 0 if finding.players is None else finding.players
    text = words(f"balance-demand-{finding.demand}", players=players, value=value, who=who)
    return f"{mark}  {text}"
