"""Mass play counts what single games, told by the games' own words, come to."""

from __future__ import annotations

from collections import Counter

import pytest

from ridotto.games.mascarade import Mascarade, Options, Setup
from ridotto.games.mascarade.actions import ACTIONS
from ridotto.games.mascarade.scenario import Scenario, sheet
from ridotto.lab.counts import WIN, Counts, Order, lengths, quantile, share_of
from ridotto.lab.mascarade.random_play import RandomPlay
from ridotto.lab.simulation import simulate
from ridotto.rules.chance import advance, below, shuffle, stream
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.speed import can_jit

LIMIT = 60


def order(name: str, seed: int) -> Order:
    printed = sheet(name)
    assert printed
    return Order("mascarade", printed.players, printed.masks, seed, LIMIT)


def play_single(scenario: Scenario, seed: int, number: int) -> tuple[Mascarade, int]:
    """Play the game of this number move by move, with the same deal and decisions."""
    deck = [MASKS.index(mask) for mask in scenario.masks]
    chance = shuffle(deck, len(deck), stream(seed, number))
    setup = Setup(
        scenario.players,
        scenario.name,
        seed=0,
        first=0,
        deal=tuple(MASKS[mask] for mask in deck),
        options=Options(turn_limit=LIMIT),
    )
    game = Mascarade(setup)
    decisions = 0
    while not game.over:
        chance = advance(chance)
        action = nth_legal(game.inner, below(chance, count_legal(game.inner)))
        assert game.decider is not None
        game.act(game.decider, ACTIONS[action])
        decisions += 1
    return game, decisions


def count_single(name: str, seed: int, games: int) -> Counts:
    scenario = sheet(name)
    assert scenario
    counts: Counts = Counter()
    for number in range(games):
        game, decisions = play_single(scenario, seed, number)
        assert isinstance(game.setup.deal, tuple)
        counts["decided", ""] += decisions
        counts["ended", game.reason] += 1
        counts["turns", game.state().turn] += 1
        counts["decisions", decisions] += 1
        for player in range(scenario.players):
            part = WIN // len(game.winners) if player in game.winners else 0
            counts["seat-won", player] += part
            counts["mask-won", game.setup.deal[player]] += part
            counts["mask-sat", game.setup.deal[player]] += 1
    return counts


@pytest.mark.parametrize("name", ["4A", "5B", "8B", "12B"])
def test_counts_are_those_of_single_games(name: str) -> None:
    games = 120
    counted = count_single(name, 9, games)
    simulated = simulate(order(name, 9), games, workers=1)
    assert +simulated == +counted


@pytest.mark.slow
@pytest.mark.skipif(not can_jit(), reason="Numba is not installed")
@pytest.mark.parametrize("name", ["4B", "7A", "9B", "11A"])
def test_both_speeds_count_the_same(name: str) -> None:
    asked = order(name, 2**63 - 1)
    assert RandomPlay(asked, True).play(17, 150) == RandomPlay(asked, False).play(17, 150)


def test_counts_do_not_depend_on_how_games_are_divided() -> None:
    play = RandomPlay(order("9A", 4), False)
    whole = play.play(0, 90)
    parts: Counts = Counter()
    for first, games in ((60, 30), (0, 1), (1, 59)):
        parts.update(play.play(first, games))
    assert parts == whole


def test_progress_adds_up_to_the_games() -> None:
    told: list[int] = []
    simulate(order("6A", 1), 450, workers=1, progress=told.append)
    assert sum(told) == 450
    assert len(told) > 1


def test_everyone_shares_what_nobody_won_alone() -> None:
    counts = simulate(order("8A", 1)._replace(turn_limit=3), 50, workers=1)
    assert {counts["seat-won", seat] for seat in range(8)} == {50 * WIN // 8}


def test_shares() -> None:
    share = share_of(25 * WIN, 100, 4)
    assert share.share == 1.0
    # Wilson's interval for 25 of 100.
    assert share.low / 4 == pytest.approx(0.1755, abs=1e-4)
    assert share.high / 4 == pytest.approx(0.3430, abs=1e-4)
    assert share_of(0, 10, 4).low == 0
    assert share_of(10 * WIN, 10, 4).high == pytest.approx(4)
    assert share_of(0, 0, 4) == (0, 0, 4)


def test_quantiles() -> None:
    counts: Counts = Counter({("turns", 7): 1, ("turns", 3): 18, ("turns", 5): 1, ("x", 1): 9})
    spread = lengths(counts, "turns")
    assert spread == [(3, 18), (5, 1), (7, 1)]
    assert [quantile(spread, percent) for percent in (1, 50, 90, 95, 96, 100)] == [3, 3, 3, 5, 7, 7]
    assert quantile([], 50) == 0
