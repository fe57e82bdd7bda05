"""Decks measured by games of bots, and judged by what a good deck must do."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from repetitions import times
from ridotto.games.masquerade.deck.library import shipped
from ridotto.lab.balance.measure import measure
from ridotto.lab.balance.part import Measurement
from ridotto.lab.counts import WIN, Counts, Order
from ridotto.lab.masquerade.balance import AT_RANDOM, BY_HABIT, MindedPlay
from ridotto.lab.masquerade.demands import judge
from ridotto.lab.masquerade.random_play import CARDS_COUNTED, ids_of
from ridotto.rules.speed import can_jit

DECK = msgspec.json.encode(shipped().file).decode()


def _order(players: int, turn_limit: int = 200) -> Order:
    return Order("masquerade", players, (), 3, turn_limit, DECK)


@pytest.mark.parametrize("playouts", [AT_RANDOM, BY_HABIT, 4])
def test_games_do_not_depend_on_which_worker_plays_them(playouts: int) -> None:
    # Plain search is slow.
    order = _order(3, turn_limit=2 if playouts > BY_HABIT else 200)
    play = MindedPlay(order, False, (playouts,) * 3, turns_ahead=1)
    together = play.play(0, 2)
    apart = play.play(0, 1) + play.play(1, 1)
    assert together == apart
    assert sum(number for (what, _), number in together.items() if what == "ended") == 2
    assert sum(together["seat-won", seat] for seat in range(3)) == 2 * WIN


def test_dancers_are_dealt_out_evenly() -> None:
    counts = measure(Measurement(_order(3, turn_limit=1), "colombina"), 60, workers=1).counts
    picked = [counts["dancer-sat", dancer] for dancer in ids_of(shipped(), "dancer")]
    assert sum(picked) == 180
    assert min(picked) > 10


def _fair(players: int) -> Counts:
    """Return the counts of games in which everything is balanced."""
    cards = shipped()
    games = 600
    counts: Counts = Counter()
    for what, names in (
        ("dancer", ids_of(cards, "dancer")),
        ("order", tuple(range(1, 6))),
        ("mask", ids_of(cards, "mask")),
    ):
        for name in names:
            counts[f"{what}-sat", name] = 100 * players
            counts[f"{what}-won", name] = 100 * WIN
            counts[f"{what}-kept", name] = 40 * players
    for seat in range(players):
        counts["seat-won", seat] = games * WIN // players
    for reason in ("guardians", "events", "renewals"):
        counts["ended", reason] = games // 3
    counts["turns", 12] = games
    for kind, _ in CARDS_COUNTED:
        for card in ids_of(cards, kind):
            counts[f"{kind}-used", card] = 5
    return counts


def _missed(counts: Counts) -> list[tuple[str, str]]:
    found = judge(shipped(), {4: counts})
    return [(finding.demand, finding.who) for finding in found if not finding.met]


def test_a_good_deck_meets_every_demand() -> None:
    assert _missed(_fair(4)) == []


@pytest.mark.parametrize(
    ("key", "number", "missed"),
    [
        (("dancer-won", "muse"), 136 * WIN, ("dancer", "muse")),
        (("order-won", 2), 136 * WIN, ("order", "2")),
        (("seat-won", 1), 203 * WIN, ("seat", "1")),
        (("mask-kept", "owl"), 59, ("mask-least", "owl")),
        (("mask-kept", "sun"), 261, ("mask-most", "sun")),
        (("turns", 41), 1, ("turns", "")),
        (("ended", "events"), 0, ("endings", "events")),
        (("spell-used", "waltz"), 0, ("used", "waltz")),
    ],
)
def test_each_unmet_demand_is_found(
    key: tuple[str, str | int], number: int, missed: tuple[str, str]
) -> None:
    counts = _fair(4)
    if key[0] == "ended":
        counts["ended", "renewals"] += counts[key]
    counts[key] = number
    assert _missed(counts) == [missed]


@pytest.mark.slow
@pytest.mark.skipif(not can_jit(), reason="compiled rules need the fast extra")
def test_both_speeds_play_the_same_games() -> None:
    for players in (2, 5):
        order = _order(players, turn_limit=times(4, 200))
        rungs = (4, BY_HABIT, AT_RANDOM, 4, BY_HABIT)[:players]
        plain = MindedPlay(order, False, rungs, turns_ahead=1).play(0, 2)
        assert MindedPlay(order, True, rungs, turns_ahead=1).play(0, 2) == plain
