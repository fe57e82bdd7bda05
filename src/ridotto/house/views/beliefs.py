"""Infer what each player of a finished game could have known, to compare with the truth.

Every point is inferred only from the events that the player had seen by then, in the same way as
for the memory aid. Finished games do not change, so results are cached. A game supports this if its
minds have beliefs.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final, NamedTuple

from ridotto.games.errors import Refusal, bad_request
from ridotto.games.game import Game
from ridotto.games.registry import new_game
from ridotto.house.bots.pool import BotPool, Failed
from ridotto.house.http.schemas import BeliefHistory, BeliefPoint
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.minds.mind import Start
from ridotto.minds.registry import minds_of
from ridotto.minds.seating import draw_seed, public_setup

#: Maximum number of turns for which beliefs are inferred.
MOST_POINTS: Final = 40
#: Number of cached results.
MOST_KEPT: Final = 400


class _Moment(NamedTuple):
    """The beginning of a turn: how many events the player had seen, and the truth."""

    n: int
    turn: int
    heard: int
    place: int
    cards: tuple[str, ...]


class Beliefs:
    """Infers and caches what players of finished games could have known."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._kept: OrderedDict[tuple[str, int], BeliefHistory] = OrderedDict()
        # Finished games have low priority: live games come first.
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: Table, player: int) -> BeliefHistory:
        """Return what a player could have known, turn by turn; raises :exc:`Refusal`."""
        key = (table.id, player)
        async with self._one_at_a_time:
            if key not in self._kept:
                self._kept[key] = await self._infer(table, player)
            self._kept.move_to_end(key)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]

    async def _infer(self, table: Table, player: int) -> BeliefHistory:
        heard, moments = _lived_through(table, player)
        start = _start(table, player)
        points: list[BeliefPoint] = []
        try:
            for moment in moments[:: -(-len(moments) // MOST_POINTS) or 1]:
                events = heard[: moment.heard]
                chances = await self._bots.infer((table.id, player), start, events)
                points.append(_point(moment, chances))
        except Failed as failure:
            raise Refusal("too-fast", f"this cannot be reckoned just now: {failure}") from None
        finally:
            self._bots.forget(table.id)
        return BeliefHistory(table.id, player, tuple(points))


def player_asked(given: str, players: int) -> int:
    """Return the player of this number; raises :exc:`Refusal` (``bad-request``)."""
    if given.isascii() and given.isdigit() and len(given) < 3 and int(given) < players:
        return int(given)
    raise bad_request(f"player is 0 to {players - 1}")


def _start(table: Table, player: int) -> Start:
    assert table.game is not None
    seed = draw_seed(table.secret, player)
    return Start(table.game.name, player, seed, public_setup(table.game), table.at_start)


def _lived_through(table: Table, player: int) -> tuple[list[Any], list[_Moment]]:
    """Return all events a player saw before the end, and the beginning of each later turn."""
    beliefs = minds_of(table.options.game).beliefs
    if beliefs is None:
        raise bad_request(f"{table.options.game} has no beliefs to look back on")
    heard: list[Any] = []
    moments: list[_Moment] = []
    game: Game | None = None
    turn = 0
    for number, entry in enumerate(table.entries, 1):
        match entry:
            case e.Started():
                game = new_game(table.options.game, entry.setup)
                heard.extend(game.events(player))
                turn = game.state_for("spectator").turn
            case e.Moved() if game is not None:
                before = game.happened
                game.act_data(entry.player, entry.action)
                state = game.state_for("spectator")
                # The end of the game reveals everything to everyone.
                if state.over:
                    break
                heard.extend(game.events(player, before))
                if state.turn != turn:
                    turn = state.turn
                    place, cards = beliefs.places(game, player)
                    moments.append(_Moment(number, turn - 1, len(heard), place, tuple(cards)))
    return heard, moments


def _point(moment: _Moment, chances: list[dict[str, float]]) -> BeliefPoint:
    own, true = chances[moment.place], moment.cards[moment.place]
    likely = max(own, key=lambda card: (own[card], card))
    right = [at.get(card, 0.0) for at, card in zip(chances, moment.cards, strict=True)]
    return BeliefPoint(
        moment.n, moment.turn, true, own.get(true, 0.0), likely, own[likely],
        round(sum(right) / len(right), 3),
    )  # fmt: skip
