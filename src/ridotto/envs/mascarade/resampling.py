"""Courses of a game that a player cannot tell from the real one.

Other players' swaps may have been real or pretended, and a closed deal may have been any. All
combinations that agree with what the player has seen are equally likely. They are sampled with a
particle filter: many courses are followed at once, each with its own random choices, and whenever
the player sees a mask, courses in which another one lies there are replaced by copies of the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec import UNSET
from numpy.typing import NDArray

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import MASK_NUMBERS

#: The number of courses followed at once; more if they all turn out to be impossible.
PARTICLES: Final = 1024
_MOST_PARTICLES: Final = 1 << 22
_OPEN: Final = -1


class Mix(NamedTuple):
    """Two places were swapped, really or not; ``really`` is None if the player cannot know."""

    here: int
    there: int
    really: bool | None


class Sight(NamedTuple):
    """The player saw a mask at a place."""

    place: int
    mask: int


class Courses(NamedTuple):
    """Possible courses, one a column: the deal by place, and whether each hidden swap was real."""

    deals: NDArray[np.int8]
    really: NDArray[np.bool_]


def steps_of(story: Sequence[Any], players: int) -> Iterator[Mix | Sight]:
    """Yield what a player's events tell about the places of masks."""
    seat_of = list(range(players))

    def place_of(target: int | str) -> int:
        if isinstance(target, str):
            return players + int(target.removeprefix("centre:"))
        return seat_of[target]

    for event in story:
        match event:
            case e.Swap(player=one, with_=other, really=really):
                yield Mix(place_of(one), place_of(other), None if really is UNSET else really)
            case e.Switch(players=(one, other), really=really):
                yield Mix(place_of(one), place_of(other), None if really is UNSET else really)
            case e.Look(player=player, mask=str(mask)) | e.Reveal(player=player, mask=mask):
                yield Sight(place_of(player), MASK_NUMBERS[mask])
            case e.Show(target=player, mask=str(mask)):
                yield Sight(place_of(player), MASK_NUMBERS[mask])
            case e.Show(player=player, target=target, masks=(own, theirs)):
                yield Sight(place_of(player), MASK_NUMBERS[own])
                yield Sight(place_of(target), MASK_NUMBERS[theirs])
            case e.Seats(seats=seats):
                for seat, player in enumerate(seats):
                    seat_of[player] = seat


def sample_courses(story: Sequence[Any], players: int, masks: Sequence[int], seed: int) -> Courses:
    """Return courses that agree with a player's story, all of them equally likely.

    ``masks`` are those in play. Raises :exc:`RuntimeError` if no course is found, which takes
    events that hardly ever happen.
    """
    steps = list(steps_of(story, players))
    shown = story[0].masks
    known = None if shown is UNSET else [MASK_NUMBERS[mask] for mask in shown]
    chance = np.random.default_rng(seed)
    particles = PARTICLES
    while particles <= _MOST_PARTICLES:
        found = _Particles(particles, masks, known, chance)
        if all(found.follow(step) for step in steps):
            return found.courses()
        particles *= 16
    raise RuntimeError("no course of the game was found that agrees with what the player saw")


class _Particles:
    """Courses that are followed together, one a column.

    A *card* is what was dealt to a place. Its mask stays open until a player has seen it: the
    courses in which it is open stand for all deals of the other masks.
    """

    def __init__(
        self,
        count: int,
        masks: Sequence[int],
        known: Sequence[int] | None,
        chance: np.random.Generator,
    ) -> None:
        cards = len(masks)
        self._masks = masks
        self._chance = chance
        self._all = np.arange(count)
        self._card_at = np.tile(np.arange(cards, dtype=np.int8)[:, None], (1, count))
        dealt = np.array([_OPEN] * cards if known is None else known, np.int8)
        self._mask_of = np.tile(dealt[:, None], (1, count))
        self._really: list[NDArray[np.bool_]] = []

    def follow(self, step: Mix | Sight) -> bool:
        """Take a step in all courses; return False if it is possible in none of them."""
        if isinstance(step, Sight):
            return self._see(step.place, step.mask)
        here, there = self._card_at[step.here], self._card_at[step.there]
        if step.really is None:
            really = self._chance.random(len(self._all)) < 0.5
            self._really.append(really)
        else:
            really = np.full(len(self._all), step.really)
        self._card_at[step.here], self._card_at[step.there] = (
            np.where(really, there, here),
            np.where(really, here, there),
        )
        return True

    def _see(self, place: int, mask: int) -> bool:
        cards = self._card_at[place]
        found = self._mask_of[cards, self._all]
        weights = (found == mask).astype(float)
        open_ = found == _OPEN
        if open_.any():
            left = self._masks.count(mask) - (self._mask_of == mask).sum(axis=0)
            unseen = (self._mask_of == _OPEN).sum(axis=0)
            weights[open_] = left[open_] / unseen[open_]
        total = weights.sum()
        if total == 0.0:
            return False
        if (weights != weights[0]).any():
            self._select(weights / total)
        self._mask_of[self._card_at[place], self._all] = mask
        return True

    def _select(self, weights: NDArray[np.float64]) -> None:
        """Copy each course about as often as its weight says (systematic resampling)."""
        count = len(weights)
        aims = (self._all + self._chance.random()) / count
        kept = np.searchsorted(np.cumsum(weights), aims).clip(max=count - 1)
        self._card_at = self._card_at[:, kept]
        self._mask_of = self._mask_of[:, kept]
        self._really = [really[kept] for really in self._really]

    def courses(self) -> Courses:
        """Return the courses, with open masks dealt at random."""
        for column in np.flatnonzero((self._mask_of == _OPEN).any(axis=0)):
            mask_of = self._mask_of[:, column]
            left = list(self._masks)
            for mask in mask_of[mask_of != _OPEN].tolist():
                left.remove(mask)
            mask_of[mask_of == _OPEN] = self._chance.permutation(left)
        count = len(self._all)
        really = np.array(self._really) if self._really else np.zeros((0, count), np.bool_)
        return Courses(self._mask_of, really)
