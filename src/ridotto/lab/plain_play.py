"""Random play of any game, move by move: for games without mass play of their own."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec

from ridotto.games.game import Game
from ridotto.games.kind import Kind
from ridotto.games.registry import kind
from ridotto.lab.counts import WIN, Counts, Order
from ridotto.minds.seating import draw_seed

#: Games without a turn limit in their rules are cut off after this many decisions per turn.
MOST_DECISIONS_A_TURN = 64
#: The ending of a game that was cut off.
CUT_OFF = "turn-limit"


class PlainPlay:
    """One set-up, ready for random play."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._kind = kind(order.game)

    def play(self, first_game: int, games: int) -> Counts:
        """Play these games of the order's seed and count the results."""
        counts: Counts = Counter({("decided", ""): 0})
        most = self._order.turn_limit * MOST_DECISIONS_A_TURN
        for number in range(first_game, first_game + games):
            game = self._kind.new(setup_of(self._order, self._kind, self._seed("deal", number)))
            game.act_randomly(random.Random(self._seed("play", number)), most)
            self._count(counts, game)
        return counts

    def _seed(self, what: str, number: int) -> int:
        return draw_seed(what, self._order.seed, number)

    def _count(self, counts: Counts, game: Game) -> None:
        decisions = len(game.moves)
        counts["decided", ""] += decisions
        counts["decisions", decisions] += 1
        counts["turns", getattr(game.state(), "turn", decisions)] += 1
        counts["ended", game.reason if game.over else CUT_OFF] += 1
        for player in range(game.players):
            counts["seat-won", player] += 0
        for player in game.winners:
            counts["seat-won", player] += WIN // len(game.winners)


def setup_of(order: Order, kind: Kind, seed: int) -> dict[str, Any]:
    """Return the set-up of a game with this seed, as plain data."""
    options: dict[str, Any] = {}
    if any(field.name == "turn_limit" for field in msgspec.structs.fields(kind.options)):
        options["turn_limit"] = order.turn_limit
    setup = {"players": order.players, "seed": seed, "options": options}
    if kind.scenarios is not None:
        setup["scenario"] = kind.scenarios.default(order.players)
    return setup
