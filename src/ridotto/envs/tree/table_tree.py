"""The tree of any game, played through its referee.

The first node is a chance node whose outcomes are some deals of the game, by their seeds; from then
on players decide. If the game's own rules draw cards later, the deal has decided about them too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.envs.game_table import GameTable
from ridotto.envs.table import asked_setup
from ridotto.envs.tree.part import TreePart
from ridotto.envs.tree.position import CHANCE, OVER, Outcomes, Position, Sampler, Sizes, Variant
from ridotto.games.errors import Refusal
from ridotto.games.registry import kind
from ridotto.games.viewers import Viewer

#: Bounds for a game without a turn limit, and for the decisions of a turn.
_TURNS: Final = 1000
_DECISIONS: Final = 20
_MOST_DEALS: Final = 100_000


class Answer(NamedTuple):
    """An action, for the player who took it; they know it whether or not an event shows it."""

    player: int
    action: Any
    happened: int  # events before it


class TableVariant(Variant):
    """A game for a number of players, with some of its deals."""

    def __init__(self, game: str, players: int, deals: int) -> None:
        """Raise :exc:`ValueError` for numbers that are out of range."""
        if not 1 <= deals <= _MOST_DEALS:
            raise ValueError(f"deals must be 1 to {_MOST_DEALS}, not {deals}")
        self.parameters = (game, players, deals)
        described = kind(game)
        options = {} if described.turn_limit is None else {"turn_limit": described.turn_limit}
        try:
            asked = asked_setup(game, {"players": players, "seed": 0, "options": options})
            self.table = GameTable(game, asked)
        except Refusal as refused:
            raise ValueError(refused.message) from None
        turns = described.turn_limit or _TURNS
        self.sizes = Sizes(
            players=players,
            actions=self.table.actions,
            outcomes=deals,
            decisions=turns * _DECISIONS * players,
            chance_nodes=1,
            stream=0,
        )
        self.layout = self.table.layout

    def start(self) -> TablePosition:
        """Return the position before the deal."""
        return TablePosition(self)


class TablePosition(Position):
    """A point in any game."""

    __slots__ = ("_answers", "_deal", "_table")

    variant: TableVariant

    def __init__(self, variant: TableVariant) -> None:
        self.variant = variant
        self.player = CHANCE
        self._texts = {}
        self._deal: int | None = None
        self._table = variant.table
        self._answers: list[Answer] = []

    def copy(self) -> TablePosition:
        """Return an independent position."""
        twin = TablePosition(self.variant)
        twin.player, twin._deal = self.player, self._deal
        twin._texts, twin._answers = self._texts.copy(), self._answers[:]
        if self._deal is not None:
            twin._table = self._table.copy()
        return twin

    def __reduce__(self) -> Any:
        return _replayed, (self.variant.parameters, self._course(self._deal))

    def _course(self, deal: int | None) -> list[int]:
        return [] if deal is None else [deal, *self._table.history]

    # Play

    def legal(self) -> list[int]:
        """Return the legal actions of the player who decides, in ascending order."""
        return self._table.legal_actions()

    def outcomes(self) -> Outcomes:
        """Return all deals."""
        deals = self.variant.sizes.outcomes
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def act(self, action: int) -> None:
        """Carry out an action or an outcome; raises :exc:`ValueError` if it is not possible."""
        if self._deal is None:
            if not 0 <= action < self.variant.sizes.outcomes:
                raise ValueError(f"there is no deal {action}")
            self._table = self.variant.table.copy()
            self._table.reset(action)
            self._deal = action
        else:
            player, happened = self._table.to_move(), self._table.game().happened
            self._table.act(action)
            self._answers.append(Answer(player, self._table.action(action), happened))
        player = self._table.to_move()
        self.player = OVER if player < 0 else player

    def winners(self) -> int:
        """Return the winners as a bit set; 0 while the game goes on."""
        return 0 if self._deal is None else sum(1 << each for each in self._table.game().winners)

    # Views

    def happened(self) -> int:
        """Return how many events and answers there were."""
        return 0 if self._deal is None else self._table.game().happened + len(self._answers)

    def story(self, viewer: Viewer, since: int = 0) -> list[Any]:
        """Return events, and a player's own answers, as this viewer saw them."""
        if self._deal is None:
            return []
        things: list[Any] = list(self._table.game().events(viewer))
        for number, answer in enumerate(self._answers):
            seen = answer.action if answer.player == viewer else None
            things.insert(answer.happened + number, seen)
        return [thing for thing in things[since:] if thing is not None]

    def public(self) -> Any:
        """Return the table as all players see it."""
        return None if self._deal is None else self._table.game().state_for("spectator")

    def hidden(self) -> Any:
        """Return the hidden state."""
        return None if self._deal is None else self._table.game().truth()

    def observe(self, player: int, out: Any) -> None:
        """Write a player's observation into a row of numbers."""
        out[:] = 0 if self._deal is None else self._table.observe(player)

    def action_text(self, action: int) -> str:
        """Return an action in the words of the referee, or the number of a deal."""
        return f"deal {action}" if self._deal is None else self._table.action_text(action)

    # Other worlds

    def resampled(self, player: int, chance: Sampler) -> Sequence[int]:
        """Return the same actions after another deal, such that this player sees no difference.

        All deals for which this is so are equally likely. It takes many attempts.
        """
        if self._deal is None:
            return []
        generator = np.random.default_rng(int(chance() * 2**53))
        deals = generator.permutation(self.variant.sizes.outcomes)
        text = self.text(player)
        for deal in deals.tolist():
            course = self._course(deal)
            if self._same(course, player, text):
                return course
        raise AssertionError("the real deal is one of them")

    def _same(self, course: Sequence[int], player: int, text: str) -> bool:
        twin = TablePosition(self.variant)
        try:
            for action in course:
                twin.act(action)
        except ValueError:
            return False
        return twin.player == self.player and twin.text(player) == text


def _replayed(parameters: tuple[str, int, int], course: Sequence[int]) -> TablePosition:
    position = _variant(*parameters).start()
    for action in course:
        position.act(action)
    return position


_variant = lru_cache(maxsize=16)(TableVariant)


def tree_of_tables(game: str) -> TreePart:
    """Return the tree of a game that has no tree of its own."""
    described = kind(game)
    parameters = {"players": int(described.warm_up["players"]), "deals": 1000}

    def variant_of(given: Mapping[str, Any]) -> Variant:
        asked = {**parameters, **given}
        return _variant(game, asked["players"], asked["deals"])

    return TreePart(parameters, variant_of, described.players)
