"""What a seat believes is what follows from what it heard, no more and no less."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from minds.mascarade.hearing import begin, counted, unknown, wander
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.scenario import sheet_names
from ridotto.minds.mascarade.beliefs import Belief, Habits
from ridotto.minds.mascarade.worlds_exact import ExactWorlds
from ridotto.rules.speed import can_jit

SMALL = [name for name in sheet_names() if int(name[:-1]) <= 6]


def masks_of(game: Mascarade) -> list[int]:
    return [MASK_NUMBERS[mask] for mask in game.state().masks_in_play]


def belief_of(game: Mascarade, you: int, **how: Any) -> Belief:
    return Belief(masks_of(game), game.players, you, **how)


def play(game: Mascarade, seed: int, decisions: int) -> Iterator[None]:
    chance = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            return
        wander(game, chance)
        yield


def hear_all(game: Mascarade, belief: Belief, you: int) -> None:
    for event in game.events(you):
        belief.observe(event)


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("name", SMALL)
def test_the_chances_are_those_of_all_histories_counted(name: str, closed: bool) -> None:
    for seed in range(6):
        game = begin(name, seed, closed_deal=closed, peek=True, opening=seed % 3)
        you = seed % game.players
        for _ in play(game, seed, 80):
            if unknown(list(game.events(you))) > (2 if closed else 8):
                break
        counts = counted(list(game.events(you)), game.state().masks_in_play, game.players)
        belief = belief_of(game, you)
        hear_all(game, belief, you)
        check_against(belief, counts)


def check_against(belief: Belief, counts: Any) -> None:
    assert belief.exact
    for placement, chance in counts.items():
        found = belief.chance_of([MASK_NUMBERS[mask] for mask in placement])
        assert found == pytest.approx(float(chance), abs=1e-9)
    wanted = [[0.0] * 16 for _ in range(belief.cards)]
    for placement, chance in counts.items():
        for place, mask in enumerate(placement):
            wanted[place][MASK_NUMBERS[mask]] += float(chance)
    for row, right in zip(belief.marginals(), wanted, strict=True):
        assert row == pytest.approx(right, abs=1e-9)


@pytest.mark.parametrize("name", sheet_names())
def test_the_truth_is_never_ruled_out_and_the_impossible_always(name: str) -> None:
    for seed in range(3):
        game = begin(name, seed, closed_deal=seed == 2, peek=True)
        you = seed
        habits = Habits() if seed else None
        belief = belief_of(game, you, habits=habits, most_exact=None if seed else 8)
        heard = 0
        for _ in play(game, seed, 120):
            for event in game.events(you, heard):
                belief.observe(event)
                heard += 1
            check_possible(game, belief)


def check_possible(game: Mascarade, belief: Belief) -> None:
    truth = [MASK_NUMBERS[mask] for mask in game.truth().masks]
    rows = belief.marginals()
    in_play = set(truth)
    for place, mask in enumerate(truth):
        assert rows[place][mask] > 0
        assert sum(rows[place]) == pytest.approx(1)
        assert all(rows[place][other] == 0 for other in set(range(16)) - in_play)
    for mask in in_play:
        assert sum(row[mask] for row in rows) == pytest.approx(truth.count(mask), abs=0.02)
    if belief.exact:
        assert belief.chance_of(truth) > 0


@pytest.mark.parametrize("name", ["8A", "8B"])
def test_sampled_worlds_are_near_the_exact_ones(name: str) -> None:
    """The estimate, held against what is exact where both are to be had, with little room."""
    room = 4096 if can_jit() else 512
    errors = []
    for seed in range(8):
        game = begin(name, seed, closed_deal=False)
        exact, estimate = belief_of(game, 0), belief_of(game, 0, most_exact=1, room=room)
        heard = 0
        for _ in play(game, seed, 100):
            for event in game.events(0, heard):
                exact.observe(event)
                estimate.observe(event)
                heard += 1
        pairs = zip(exact.marginals(), estimate.marginals(), strict=True)
        errors += [abs(x - y) for right, found in pairs for x, y in zip(right, found, strict=True)]
    assert max(errors) < 0.25
    assert sum(errors) / len(errors) < 0.01


@pytest.mark.skipif(not can_jit(), reason="too slow in plain Python")
@pytest.mark.parametrize("name", ["12A", "12B"])
def test_at_twelve_a_bigger_sample_changes_little(name: str) -> None:
    errors = []
    for seed in range(4):
        game = begin(name, seed)
        one, more = (belief_of(game, 0, room=room) for room in (16384, 1 << 18))
        heard = 0
        for _ in play(game, seed, 160):
            for event in game.events(0, heard):
                one.observe(event)
                more.observe(event)
                heard += 1
        pairs = zip(one.marginals(), more.marginals(), strict=True)
        errors += [abs(x - y) for right, found in pairs for x, y in zip(right, found, strict=True)]
    assert max(errors) < 0.1
    assert sum(errors) / len(errors) < 0.003


def test_a_drawn_world_is_drawn_by_its_chance() -> None:
    game = begin("5B", 3, opening=3)
    for _ in play(game, 3, 3):
        pass
    belief = belief_of(game, 1)
    hear_all(game, belief, 1)
    drawn = [tuple(belief.sample(number)) for number in range(2000)]
    for world in set(drawn):
        assert drawn.count(world) / len(drawn) == pytest.approx(belief.chance_of(world), abs=0.04)


def test_what_people_say_counts_if_it_is_let() -> None:
    game = begin("6B", 1)
    heedless, heeding = belief_of(game, 0), belief_of(game, 0, habits=Habits())
    for _ in play(game, 1, 200):
        if game.state().announced:
            break
    announcer = game.events("omniscient")
    said = [event for event in announcer if type(event).__name__ == "Announce"][-1]
    hear_all(game, heedless, 0)
    hear_all(game, heeding, 0)
    if said.player != 0:
        place, mask = heeding.place_of(said.player), MASK_NUMBERS[said.mask]
        assert heeding.prob(place, mask) >= heedless.prob(place, mask)


@pytest.mark.skipif(not can_jit(), reason="there is one speed only")
def test_what_was_kept_for_one_speed_is_not_handed_to_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deck = list(range(5))

    def rows() -> list[float]:
        worlds = ExactWorlds(deck)
        worlds.mix(0, 1, 0.25)
        return list(worlds.rows())

    monkeypatch.setenv("RIDOTTO_PLAIN", "1")
    plain = rows()
    monkeypatch.delenv("RIDOTTO_PLAIN")
    assert rows() == pytest.approx(plain)
