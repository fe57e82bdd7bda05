"""Beliefs follow exactly from what a seat has seen and heard."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from minds.mascarade.hearing import begin, begin_own, counted, shuffle_about, unknown, wander
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.scenario import sheet_names
from ridotto.minds.mascarade.arrays import floats, int_zeros
from ridotto.minds.mascarade.beliefs import Belief, Habits
from ridotto.minds.mascarade.worlds_adaptive import AdaptiveWorlds
from ridotto.minds.mascarade.worlds_exact import ExactWorlds
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.sheets import SHEETS
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


@pytest.mark.parametrize("swaps", [0, 1])
def test_six_reveals_at_a_closed_deal_make_nothing_falsely_certain(swaps: int) -> None:
    printed = SHEETS["11A"]
    for seed in range(20):
        chance = random.Random(seed)
        lying = chance.sample(printed.masks, len(printed.masks))
        belief = Belief(printed.masks, printed.players, 0)
        belief.observe(e.Deal(0, False))
        revealed = chance.sample(range(printed.players), 6)
        for player in revealed:
            belief.observe(e.Reveal(player, MASKS[lying[player]]))
            for _ in range(swaps):
                one, other = chance.sample(range(printed.players), 2)
                belief.observe(e.Swap(one, other))
                if chance.random() < 0.5:
                    lying[one], lying[other] = lying[other], lying[one]
        assert belief.exact
        for place, row in enumerate(belief.marginals()):
            assert max(row) < 0.99 or row[lying[place]] >= 0.99
            if not swaps:
                hidden = [mask for seat, mask in enumerate(lying) if seat not in revealed]
                seen = [lying[place]] if place in revealed else hidden
                assert row == pytest.approx([seen.count(mask) / len(seen) for mask in range(16)])


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("name", ["6A", "7B", "8B"])
def test_listed_worlds_are_as_exact_as_all_placements(name: str, closed: bool) -> None:
    for seed in range(4):
        game = begin(name, seed, closed_deal=closed, peek=True)
        habits = Habits() if seed % 2 else None
        exact, listed = (
            belief_of(game, 1, habits=habits, most_exact=most, room=1 << 17) for most in (8, 1)
        )
        for _ in play(game, seed, 60 if can_jit() else 12):
            pass
        hear_all(game, exact, 1)
        hear_all(game, listed, 1)
        assert listed.exact
        assert listed.rows() == pytest.approx(exact.rows(), abs=1e-9)
        for number in range(20):
            drawn = listed.sample(number)
            assert listed.chance_of(drawn) == pytest.approx(exact.chance_of(drawn))
            assert exact.chance_of(drawn) > 0


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("name", ["8A", "8B", "10A", "10B"] if can_jit() else ["8A", "8B"])
def test_an_estimate_is_near_the_exact_chances(name: str, closed: bool) -> None:
    """Swaps are many and claims few, so that the placements cannot be listed."""
    seen = Compared()
    little = 128 if can_jit() else 8
    for seed in range(6 if can_jit() else 3):
        game = begin(name, seed, closed_deal=closed)
        chance = random.Random(seed)
        # Listing everything is exact at any size, given room and time.
        exact, estimate = (
            belief_of(game, 0, most_exact=1, room=room) for room in (1 << 19, little)
        )
        heard = 0
        for number in range(160 if can_jit() else 60):
            if game.over:
                break
            shuffle_about(game, chance)
            for event in game.events(0, heard):
                exact.observe(event)
                estimate.observe(event)
                heard += 1
            if not exact.exact:
                break
            if number % 8 == 0:
                seen.add(exact, estimate)
    assert seen.estimates
    assert seen.mean() < 0.01
    # Only what more than two cards rule out together may keep a small chance.
    assert sum(chance > 0 for chance in seen.impossible) < 0.001 * len(seen.impossible)
    assert max(seen.impossible) < 0.1


class Compared:
    """The distances of estimates from the exact probabilities."""

    def __init__(self) -> None:
        self.distances: list[float] = []
        self.impossible: list[float] = []
        self.estimates = 0

    def add(self, exact: Belief, estimate: Belief) -> None:
        """Note the total variation of each place, and the chances of what is impossible."""
        self.estimates += not estimate.exact
        for right, found in zip(exact.marginals(), estimate.marginals(), strict=True):
            pairs = list(zip(right, found, strict=True))
            assert all(y > 0 for x, y in pairs if x > 1e-9)
            self.impossible += [y for x, y in pairs if x == 0]
            self.distances.append(sum(abs(x - y) for x, y in pairs) / 2)

    def mean(self) -> float:
        """Return the mean total variation."""
        return sum(self.distances) / len(self.distances)


@pytest.mark.slow
@pytest.mark.parametrize("players", [10, 12] if can_jit() else [10])
def test_what_is_as_good_as_certain_is_true(players: int) -> None:
    said = true = 0
    for seed in range(4 if can_jit() else 2):
        game = begin_own(players, 2, seed, closed_deal=seed % 2 == 1)
        belief = belief_of(game, 0)
        chance = random.Random(seed)
        heard = 0
        for _ in range(200 if can_jit() else 60):
            if game.over:
                break
            shuffle_about(game, chance)
            for event in game.events(0, heard):
                belief.observe(event)
                heard += 1
            check_possible(game, belief)
            truth = [MASK_NUMBERS[mask] for mask in game.truth().masks]
            for place, row in enumerate(belief.marginals()):
                said += max(row) >= 0.99
                true += row[truth[place]] >= 0.99
    assert said > 100
    assert true >= 0.98 * said


@pytest.mark.slow
def test_estimated_placements_are_drawn_by_their_chances() -> None:
    game = begin("10B", 2)
    estimate = belief_of(game, 0, room=16)
    chance = random.Random(2)
    for _ in range(60):
        shuffle_about(game, chance)
    hear_all(game, estimate, 0)
    assert not estimate.exact
    drawn = int_zeros(1024 * estimate.cards)
    estimate.draw(drawn, 77)
    worlds = [[int(mask) for mask in drawn[at : at + 10]] for at in range(0, len(drawn), 10)]
    assert all(sorted(world) == sorted(masks_of(game)) for world in worlds)
    assert all(estimate.chance_of(world) > 0 for world in worlds[::64])
    for place, row in enumerate(estimate.marginals()):
        share = [sum(world[place] == mask for world in worlds) / 1024 for mask in range(16)]
        assert sum(abs(x - y) for x, y in zip(share, row, strict=True)) / 2 < 0.08


def test_what_people_say_counts_in_an_estimate_as_in_exact_chances() -> None:
    seen = Compared()
    for seed in range(4):
        game = begin("7B", seed, closed_deal=seed % 2 == 1)
        exact, estimate = (
            belief_of(game, 0, habits=Habits(), most_exact=most, room=8) for most in (7, 1)
        )
        chance = random.Random(seed)
        for _ in range(60):
            if not game.over:
                shuffle_about(game, chance)
        hear_all(game, exact, 0)
        hear_all(game, estimate, 0)
        seen.add(exact, estimate)
    assert seen.mean() < 0.04


def test_contradictory_events_leave_the_last_one() -> None:
    for room in (None, 8):
        belief = Belief(SHEETS["10A"].masks, 10, 0, room=room)
        for number in range(9):
            belief.handle(number, number + 1, 0.5)
        for mask in ("judge", "witch"):
            belief.observe(e.Reveal(3, mask))
        assert belief.prob(3, MASK_NUMBERS["witch"]) == 1
        assert belief.prob(4, MASK_NUMBERS["judge"]) > 0


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


@pytest.mark.skipif(not can_jit(), reason="there is one speed only")
@pytest.mark.parametrize("room", [8, 1 << 12])
def test_both_speeds_believe_the_same(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = SHEETS["9B"].masks

    def believed() -> tuple[list[float], list[int]]:
        chance = random.Random(4)
        lying = chance.sample(deck, len(deck))
        worlds = AdaptiveWorlds(deck, room)
        worlds.deal(lying)
        for number in range(14 if room > 8 else 40):
            one, other = chance.sample(range(len(deck)), 2)
            worlds.mix(one, other, 0.5)
            if number % 6 == 5:
                worlds.keep(0, max(range(16), key=lambda mask: worlds.rows()[mask]))
            if number % 11 == 10:
                worlds.weigh(deck[2], floats([1.5] * len(deck)))
        drawn = int_zeros(8 * len(deck))
        worlds.draw(drawn, 99)
        assert worlds.exact == (room > 8)
        return list(worlds.rows()), list(drawn)

    monkeypatch.setenv("RIDOTTO_PLAIN", "1")
    plain, drawn = believed()
    monkeypatch.delenv("RIDOTTO_PLAIN")
    rows, same = believed()
    assert rows == pytest.approx(plain)
    assert same == drawn
