"""Games that are played by bot workers alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from ridotto.games.game import Game
from ridotto.games.registry import kind, new_game
from ridotto.house.bots.pool import BotPool, Failed
from ridotto.minds.mind import Asked, Start
from ridotto.minds.registry import find
from ridotto.minds.seating import Seating, public_setup

SETUPS: dict[str, dict[str, Any]] = {
    "mascarade": {"players": 5, "scenario": "5A", "seed": 4, "options": {"turn_limit": 12}},
    "masquerade": {"players": 3, "seed": 4, "options": {"turn_limit": 2}},
}
SEARCHERS = {"mascarade": "giacomo", "masquerade": "balanzone"}
#: More than a decision takes on a busy machine.
MILLIS = 20_000


def begin(name: str, **more: Any) -> Game:
    return new_game(name, SETUPS[name] | more)


def seed_of(player: int) -> int:
    return 100 + player


class Table:
    """A game with the same character in every seat."""

    def __init__(self, pool: BotPool, game: Game, name: str, character: str) -> None:
        self.pool = pool
        self.game = game
        self.name = name
        self.character = character
        self.failures: list[str] = []
        setup = public_setup(game)
        self.starts = [
            Start(game.name, player, seed_of(player), setup, game.view(player).state)
            for player in range(game.players)
        ]

    async def ask(self, millis: int = MILLIS) -> dict[str, Any]:
        game, player = self.game, self.game.decider
        assert player is not None
        assert game.decision is not None
        asked = Asked(game.decision, game.legal(), game.view(player).state)
        return await self.pool.decide(
            (self.name, player),
            self.starts[player],
            list(game.events(player)),
            asked,
            self.character,
            millis,
        )

    async def step(self, millis: int = MILLIS) -> None:
        """Make one decision; the safe one if the bot fails."""
        player = self.game.decider
        assert player is not None
        try:
            action = await self.ask(millis)
        except Failed as failed:
            self.failures.append(failed.kind)
            action = msgspec.to_builtins(kind(self.game.name).safe_action(self.game.legal()))
        self.game.act_data(player, action)

    async def play(self, meanwhile: Callable[[int], None] | None = None) -> None:
        decided = 0
        while not self.game.over:
            await self.step()
            decided += 1
            if meanwhile is not None:
                meanwhile(decided)

    async def infer(self, player: int) -> list[dict[str, float]]:
        events = list(self.game.events(player))
        return await self.pool.infer((self.name, player), self.starts[player], events)


@cache
def played_at_home(name: str) -> Game:
    """Return the same game with the bots in this process."""
    game, character = begin(name), SEARCHERS[name]
    minds = {player: find(character, game.name).make() for player in range(game.players)}
    seeds = {player: seed_of(player) for player in range(game.players)}
    seating = Seating(game, minds, seeds, None)
    seating.play()
    assert seating.faults == []
    return game
