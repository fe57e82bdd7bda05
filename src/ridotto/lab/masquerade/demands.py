"""Requirements of a good deck of Masquerade, and checks of played games against them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from ridotto.games.masquerade.deck.library import Cards
from ridotto.lab.counts import WIN, Counts, Share, lengths, share_of
from ridotto.lab.masquerade.random_play import CARDS_COUNTED, ids_of
from ridotto.rules.masquerade.deck import ORDERS
from ridotto.rules.masquerade.state import BY_GUARDIANS, BY_RENEWALS, REASONS

#: Maximum share of wins, in multiples of the fair share.
MOST_SHARE: Final = 1.35
#: Minimum share of games in which each dealt Mask is fulfilled.
LEAST_FULFILLED: Final = 0.15
MOST_FULFILLED: Final = 0.65
MOST_TURNS: Final = 40


class Finding(NamedTuple):
    """One requirement with its worst case.

    ``players`` is None where all games count together; ``low`` and ``high`` are the 95 % interval
    of the value, where it is a share or a part. A finding is ``certain`` unless the limit lies
    within that interval.
    """

    demand: str
    players: int | None
    met: bool
    value: float
    who: str
    low: float | None = None
    high: float | None = None
    certain: bool = True


def judge(cards: Cards, counts: Mapping[int, Counts]) -> tuple[Finding, ...]:
    """Check all requirements of a deck, after games with these numbers of players."""
    found: list[Finding] = []
    for players, counted in counts.items():
        found += _judge_table(cards, players, counted)
    found += _judge_all(cards, counts)
    return tuple(found)


def _judge_table(cards: Cards, players: int, counts: Counts) -> Iterator[Finding]:
    """Yield the requirements for one number of players."""
    yield _highest("dancer", ids_of(cards, "dancer"), players, counts)
    yield _highest("order", tuple(range(1, ORDERS + 1)), players, counts)
    games = sum(number for (what, _), number in counts.items() if what == "ended")
    shares = [(share_of(counts["seat-won", seat], games, players), seat) for seat in range(players)]
    share, seat = max(shares)
    yield _limited("seat", players, share, str(seat), most=MOST_SHARE)
    kept = sorted(
        (share_of(WIN * counts["mask-kept", mask], counts["mask-sat", mask], 1), mask)
        for mask in ids_of(cards, "mask")
        if counts["mask-sat", mask]
    )
    (least, rare), (most, common) = kept[0], kept[-1]
    yield _limited("mask-least", players, least, rare, least=LEAST_FULFILLED)
    yield _limited("mask-most", players, most, common, most=MOST_FULFILLED)
    longest = max((length for length, _ in lengths(counts, "turns")), default=0)
    yield Finding("turns", players, longest <= MOST_TURNS, longest, "")


def _highest(
    what: str, names: tuple[str, ...] | tuple[int, ...], players: int, counts: Counts
) -> Finding:
    """Return the finding for the highest share of wins among these."""
    shares = [
        (share_of(counts[f"{what}-won", name], counts[f"{what}-sat", name], players), str(name))
        for name in names
        if counts[f"{what}-sat", name]
    ]
    share, name = max(shares)
    return _limited(what, players, share, name, most=MOST_SHARE)


def _limited(
    demand: str,
    players: int,
    share: Share,
    who: str,
    *,
    least: float = 0.0,
    most: float = float("inf"),
) -> Finding:
    """Return the finding for a value that has to lie between two limits."""
    value, low, high = share
    certain = not (low < least <= high or low <= most < high)
    return Finding(demand, players, least <= value <= most, value, who, low, high, certain)


def _judge_all(cards: Cards, counts: Mapping[int, Counts]) -> Iterator[Finding]:
    """Yield the requirements for all games together."""
    endings = [
        (sum(counted["ended", reason] for counted in counts.values()), reason)
        for reason in REASONS[BY_GUARDIANS : BY_RENEWALS + 1]
    ]
    rarest, reason = min(endings)
    yield Finding("endings", None, rarest > 0, rarest, reason)
    unused = [
        card
        for kind, _ in CARDS_COUNTED
        for card in ids_of(cards, kind)
        if not any(counted[f"{kind}-used", card] for counted in counts.values())
    ]
    yield Finding("used", None, not unused, len(unused), ", ".join(unused))
