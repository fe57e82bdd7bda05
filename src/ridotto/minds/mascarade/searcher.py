"""A player who searches before deciding."""

from __future__ import annotations

import time
from typing import Any, Final

from ridotto.games.mascarade.actions import ACTIONS
from ridotto.minds.mascarade.arrays import float_zeros, floats, int_zeros, ints
from ridotto.minds.mascarade.beliefs import Habits
from ridotto.minds.mascarade.evaluator import Evaluator, numbers_of
from ridotto.minds.mascarade.opponent_models import OpponentModels
from ridotto.minds.mascarade.public_knowledge import packed
from ridotto.minds.mascarade.search import search, weigh_all
from ridotto.minds.mascarade.traits import PUBLIC, SLOPE, TRAITS, Traits
from ridotto.minds.mind import Asked, Start
from ridotto.rules.chance import advance, below
from ridotto.rules.mascarade.actions import ANNOUNCE, ASK_NAME, LOOK, SWAP
from ridotto.rules.speed import can_jit, quickest

#: Playouts per decision, compiled and plain.
TRIES: Final = 1200
PLAIN_TRIES: Final = 60
#: Playouts between two checks of the clock, with a time limit.
TRIES_A_LOOK: Final = 200
#: Below this many milliseconds there is only time to evaluate.
LEAST_MILLIS: Final = 20
#: Search depth in turns.
TURNS: Final = 6
#: Weight of the static evaluation against playouts, which assume that others play well.
GLANCING: Final = 0.35
#: Number of worlds for the playouts of a decision.
WORLDS: Final = 256
#: Maximum number of actions to try.
ACTIONS_TRIED: Final = 10


class Searcher(Evaluator):
    """Tries the more promising actions in possible worlds."""

    def __init__(
        self,
        traits: Traits = PUBLIC,
        habits: Habits | None = None,
        slope: float = SLOPE,
        *,
        tries: int | None = None,
        turns: int = TURNS,
        mixing: float = 0.04,
        glancing: float = GLANCING,
        learning: bool = False,
    ) -> None:
        """Create a searcher.

        ``mixing`` is how far an action may fall behind the best and still be chosen at times, in
        multiples of the fair share. ``glancing`` is the weight of the static evaluation against the
        playouts. With ``learning``, the searcher models the other players during a game.
        """
        self._glancing = glancing
        super().__init__(traits, habits, slope)
        self._tries = tries or (TRIES if can_jit() else PLAIN_TRIES)
        self._turns = turns
        self._mixing = mixing
        self._learning = learning
        self._others: OpponentModels | None = None
        #: Number of playouts of the last decision.
        self.tried = 0

    def start(self, start: Start) -> None:
        """Start a new game with unknown players."""
        super().start(start)
        self._others = None
        if self._learning:
            opening = start.state.opening_left
            self._others = OpponentModels(self._public, self._belief, start.you, opening)
            self._belief.habits_of = self._others.habits_of

    def hear(self, event: Any) -> None:
        """Follow the game and update the models of the other players."""
        if self._others:
            self._others.hear(event)
        super().hear(event)

    def _choose(self, asked: Asked) -> Any:
        if self._others and asked.decision == "claim":
            self._others.heed(asked.state)
        s = self._table(asked)
        hurried = asked.millis is not None and asked.millis < LEAST_MILLIS
        if s.decision == ASK_NAME or hurried:
            return super()._choose(asked)
        table = packed(s)
        glance = self._glance(table, numbers_of(asked.legal))
        actions = self._worth_trying(glance)
        worth = self._try(table, actions, glance, asked.millis)
        return ACTIONS[int(actions[self._mixed(worth)])]

    def _glance(self, table: Any, legal: list[int]) -> dict[int, float]:
        """Return the static evaluation of each action."""
        values = float_zeros(len(legal))
        quickest(weigh_all)(table, self._private(), ints(legal), values)
        return {action: float(value) for action, value in zip(legal, values, strict=True)}

    def _worth_trying(self, glance: dict[int, float]) -> Any:
        """Return the actions with the best static evaluation, and the best of each kind."""
        order = sorted(glance, key=lambda action: (-glance[action], action))
        firsts = {_kind(action): action for action in reversed(order)}
        chosen = list(dict.fromkeys([*firsts.values(), *order]))[:ACTIONS_TRIED]
        return ints(sorted(chosen, key=order.index))

    def _try(
        self, table: Any, actions: Any, glance: dict[int, float], millis: int | None
    ) -> list[float]:
        """Search, once or until the time limit, and move the best action to the front.

        Returns the value of each action, from playouts and static evaluation.
        """
        worlds = int_zeros(WORLDS * self._public.cards)
        chance = self._belief.draw(worlds, self._chance())
        beliefs = self._public_beliefs()
        # The contribution of the static evaluation, on the scale of the playouts.
        tried = 1.0 - self._glancing
        leads = floats([self._glancing / tried * glance[int(action)] for action in actions])
        sums, counts = float_zeros(len(actions)), int_zeros(len(actions))
        pairs = float_zeros(3 * len(actions))
        scratch, working, imagined = table.copy(), beliefs.copy(), beliefs.copy()
        tries = self._tries if millis is None else min(self._tries, TRIES_A_LOOK)
        until = time.perf_counter() + (millis or 0) / 1500
        self.tried = 0
        while True:
            made = quickest(search)(
                scratch, working, imagined, table, beliefs, actions, worlds, chance, tries,
                self._turns, self._loose() / tried, leads, sums, counts, pairs,
            )  # fmt: skip
            self.tried += made
            chance = advance(chance)
            if made < tries or time.perf_counter() >= until:
                return [
                    tried * (lead + total / max(1, count))
                    for lead, total, count in zip(leads, sums, counts, strict=True)
                ]

    def _public_beliefs(self) -> Any:
        """Return beliefs with the modelled players, public except for the player's own row."""
        beliefs = self._public.beliefs_of(self._you, self._belief.rows())
        beliefs.traits[self._you * TRAITS : (self._you + 1) * TRAITS] = self._traits
        if self._others:
            self._others.introduce(beliefs)
        return beliefs

    def _private(self) -> Any:
        beliefs = super()._private()
        if self._others:
            self._others.introduce(beliefs)
        return beliefs

    def _loose(self) -> float:
        """Return how far an action may fall behind the best and still be chosen at times."""
        # With more players, the chances to win differ less between actions.
        return self._mixing / self._public.players

    def _mixed(self, means: list[float]) -> int:
        """Return one of the best actions; those nearer to the best are likelier."""
        chance = advance(self._chance())
        best = max(means)
        loose = self._loose()
        share = [max(0.0, loose - (best - mean)) for mean in means]
        aim = sum(share) * below(chance, 1 << 30) / (1 << 30)
        for number, part in enumerate(share):
            aim -= part
            if aim < 0:
                return number
        return means.index(best)


def _kind(action: int) -> int:
    """Return the kind: look, real swap, pretended swap, announcement, or the action itself."""
    if action == LOOK:
        return -1
    if action < ANNOUNCE:
        return -2 - (action - SWAP) % 2
    return -4 if action < ANNOUNCE + 16 else action
