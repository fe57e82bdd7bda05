"""OpenSpiel states that follow games, and random play with them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pyspiel
from msgspec import UNSET

import ridotto.envs.open_spiel  # noqa: F401
from games.masquerade_tables import DECK, REHEARSAL
from ridotto.games.game import Game
from ridotto.games.mascarade.actions import MASK_NUMBERS, number_of


def played(game: Any, chance: random.Random, most: int = 2000) -> Iterator[Any]:
    """Play at random; yield the state after every decision and every outcome."""
    state = game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))


class Mascarade:
    """A state that follows a game of Mascarade."""

    def __init__(self, game: Any) -> None:
        setup, masks = game.setup, [MASK_NUMBERS[mask] for mask in game.setup.deal]
        assert setup.coins is UNSET
        parameters = {
            "players": setup.players,
            "masks": "+".join(setup.deal),
            "opening": setup.options.opening,
            "closed_deal": setup.options.closed_deal,
            "first": setup.first,
        }
        self.state = pyspiel.load_game("ridotto_mascarade", parameters).new_initial_state()
        for mask in masks[:-1]:
            self.state.apply_action(mask)

    def follow(self, game: Game) -> Any:
        done = len(self.state.history()) - len(game.setup.deal) + 1
        for move in game.moves[done:]:
            self.state.apply_action(number_of(move.action))
        return self.state


class Masquerade:
    """A state that follows a game of Masquerade; chance draws the cards that were drawn there."""

    def __init__(self, game: Any) -> None:
        setup, file = game.setup, game.cards.file
        parameters = {
            "players": setup.players,
            "turn_limit": setup.options.turn_limit or 100,
            "deck": str(REHEARSAL) if file == DECK else "",
        }
        self.state = pyspiel.load_game("ridotto_masquerade", parameters).new_initial_state()
        names = [mask.id for mask in file.mask]
        dealt = [names.index(mask) for mask in setup.deal.masks][:-1]
        orders = [order - 1 for order in setup.deal.orders[: min(setup.players, 4)]]
        for outcome in (*dealt, *orders):
            self.state.apply_action(outcome)
        self._followed = 0
        self._drawn = 0

    def follow(self, game: Any) -> Any:
        state, position = self.state, self.state.position
        drawn = [
            event.spell
            for event in game.events("omniscient")
            if type(event).__name__ in ("Draw", "Look", "Flip") and event.spell is not None
        ]
        spells = [spell.id for spell in game.cards.file.spell]
        for move in game.moves[self._followed :]:
            number = position.variant.answers.number(position.state, move.action)
            state.apply_action(number)
            while state.is_chance_node():
                state.apply_action(spells.index(drawn[self._drawn]))
                self._drawn += 1
        self._followed = len(game.moves)
        return state


FOLLOWERS = {"mascarade": Mascarade, "masquerade": Masquerade}
