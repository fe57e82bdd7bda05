"""Compiled beginners remember and decide as the bots of the same name do."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade import actions as a
from ridotto.games.mascarade.actions import ACTIONS, MASK_NUMBERS
from ridotto.games.mascarade.kind import KIND
from ridotto.lab.mascarade.beginner_play import (
    PLACES,
    decide,
    gain,
    remember,
    see_deal,
    temper_of,
)
from ridotto.minds.mascarade import beginner
from ridotto.minds.mascarade.beginner import Beginner, Temper
from ridotto.minds.mind import Asked
from ridotto.minds.registry import find
from ridotto.minds.seating import Seating
from ridotto.rules.chance import stream
from ridotto.rules.mascarade.actions import MOST_PLAYERS
from ridotto.rules.mascarade.masks import MASKS


class Both:
    """A game between beginners, followed by compiled memories."""

    def __init__(self, sheet: str, seed: int, temper: Temper) -> None:
        self.game: Mascarade = KIND.new(
            {"players": int(sheet[:-1]), "scenario": sheet, "seed": seed,
             "options": {"turn_limit": 60}}
        )  # fmt: skip
        players = range(self.game.players)
        self.minds = [Beginner(temper) for _ in players]
        self.seating = Seating(
            self.game,
            dict(enumerate(self.minds)),
            {player: seed + player for player in players},
            None,
        )
        self.temper = temper_of(temper)
        self.masks = [0] * MOST_PLAYERS * PLACES
        self.firmly = [0.0] * MOST_PLAYERS * PLACES
        see_deal(self.game.inner, self.masks, self.firmly)
        self.remember()

    def remember(self) -> None:
        remember(self.game.inner, self.masks, self.firmly, self.temper)
        self.seating.hear()

    def decide(self, luck: list[int]) -> Any:
        scratch = [0] * len(MASKS)
        number = decide(self.game.inner, self.masks, self.firmly, self.temper, scratch, luck)
        return ACTIONS[number]

    def notes(self, player: int) -> dict[int, tuple[str, float]]:
        start = player * PLACES
        return {
            place: (MASKS[self.masks[start + place]], self.firmly[start + place])
            for place in range(self.game.inner.cards)
        }


@pytest.mark.parametrize("sheet", ["4A", "8A", "9B", "12B"])
def test_memories_are_those_of_the_bots(sheet: str) -> None:
    both = Both(sheet, 11, Temper(fading=0.12, boldness=0.5, certainty=0.4))
    while not both.game.over:
        for player, mind in enumerate(both.minds):
            assert both.notes(player) == mind._notes
        both.seating.act()
        both.remember()


@pytest.mark.parametrize("sheet", ["4B", "8B", "11A"])
def test_gains_are_those_of_the_bots(sheet: str) -> None:
    game: Mascarade = KIND.new(
        {"players": int(sheet[:-1]), "scenario": sheet, "seed": 3, "options": {"turn_limit": 80}}
    )
    chance = random.Random(1)
    while not game.over:
        state, decider = game.state(), game.decider
        assert decider is not None
        for mask in set(state.masks_in_play):
            brings = beginner.gain(mask, state, decider)
            assert gain(game.inner, MASK_NUMBERS[mask]) == 10 * brings
        game.act_randomly(chance, 1)


def kind_of(action: Any) -> Any:
    """Return what is compared: swaps with anyone are alike, announcements by mask."""
    return ("announce", action.mask) if isinstance(action, a.Announce) else type(action)


@pytest.mark.parametrize(("sheet", "name"), [("8A", "nicoletta"), ("9B", "gasparo")])
def test_decisions_are_as_frequent_as_those_of_the_bots(sheet: str, name: str) -> None:
    """At every tenth decision of a game, both draw many times."""
    made = find(name, "mascarade").make()
    assert isinstance(made, Beginner)
    both = Both(sheet, 5, made.temper)
    draws = 600
    for step in range(200):
        if both.game.over:
            break
        if step % 10 == 0:
            decider = both.game.decider
            assert decider is not None
            mind, luck = both.minds[decider], [stream(9, step)]
            asked = Asked(both.game.state().decision or "", both.game.legal(), both.game.state())
            theirs: Counter[Any] = Counter()
            for draw in range(draws):
                mind._seed = draw
                theirs[kind_of(mind.decide(asked))] += 1
            ours = Counter(kind_of(both.decide(luck)) for _ in range(draws))
            for what in {*ours, *theirs}:
                # Five standard deviations of the difference of two proportions, at most.
                assert abs(ours[what] - theirs[what]) < 5 * (draws / 2) ** 0.5, (step, what)
            if len(theirs) == 1:
                assert ours.keys() == theirs.keys()
        both.seating.act()
        both.remember()
