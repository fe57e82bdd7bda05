"""Worlds that a player of Masquerade cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.envs.masquerade.story import Answer, Holding, Question, as_seen
from ridotto.games.masquerade.deck.library import Cards
from ridotto.games.masquerade.public import spells_in
from ridotto.minds.masquerade.guess import Guess
from ridotto.minds.masquerade.worlds import imagine_world
from ridotto.minds.mind import Asked, Start
from ridotto.rules.chance import stream
from ridotto.rules.masquerade.deck import MASKS_AT, MOST_SPELLS
from ridotto.rules.masquerade.state import State


class Knowledge:
    """A player's knowledge at one of their decisions."""

    def __init__(self, player: int, setup: Mapping[str, Any], story: Sequence[Any]) -> None:
        """Follow the player's own story.

        ``setup`` is the public part of the set-up. Raises
        :exc:`~ridotto.minds.masquerade.reading.Lost` if the story cannot be followed.
        """
        guess = Guess(Start("", player, 0, dict(setup), None))
        asked = Asked("", (), None)
        for thing in story:
            if isinstance(thing, Question):
                if thing.player == player:
                    asked = Asked(thing.decision, (), None)
            elif isinstance(thing, Answer):
                if thing.player == player:
                    guess.follow(asked)
                    guess.intent = thing.number
            elif not isinstance(thing, Holding):
                guess.hear(as_seen(thing, player))
        self._guess = guess
        self._state = guess.follow(asked)

    def imagine(self, seed: int) -> State:
        """Return a world with all that the player cannot see redistributed at random."""
        world = self._state.copy()
        guess = self._guess
        pool = [0] * MOST_SPELLS
        tables = guess.cards.tables
        imagine_world(world, tables, guess.me, guess.held, guess.masks, stream(seed, 0), pool)
        return world


def retold(story: Sequence[Any], player: int, world: State, cards: Cards) -> list[Any]:
    """Return a story with only what a player knows, and what the others hold in this world."""
    known = [
        thing if isinstance(thing, Answer) else as_seen(thing, player)
        for thing in story
        if as_seen(thing, player) is not None
    ]
    others = [other for other in range(world.players) if other != player]
    return known + [held_by(world, other, cards) for other in others]


def held_by(s: State, player: int, cards: Cards) -> Holding:
    """Return the cards that a player holds."""
    return Holding(
        player,
        cards.ids[MASKS_AT + s.mask[player]],
        spells_in(s.hand[player], cards),
        spells_in(s.counters[player], cards),
    )
