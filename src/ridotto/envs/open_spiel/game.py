"""Games and states for OpenSpiel, around positions of any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec
import pyspiel

from ridotto.envs.open_spiel.observer import Observer
from ridotto.envs.tree.position import CHANCE, OVER, Position, Sampler, Variant

_encode = msgspec.json.encode


class State(pyspiel.State):  # type: ignore[misc]
    """A state for OpenSpiel.

    Its history is OpenSpiel's; everything else is in a :class:`Position`, which OpenSpiel copies
    and serialises along with it. Methods that OpenSpiel calls through Python anyway are overridden
    under their public names too: from Python they are then called without a detour.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position: Position = game.variant.start()

    def current_player(self) -> int:
        """Return the player who decides, or OpenSpiel's number for chance or the end."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.player == OVER

    def is_chance_node(self) -> bool:
        """Return whether chance decides next."""
        return self.position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of a player, the deciding one by default; else outcomes."""
        position = self.position
        if player is not None and player != position.player:
            return []
        if position.player >= 0:
            return position.legal()
        return [] if position.player == OVER else [each for each, _ in position.outcomes()]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def _apply_action(self, action: int) -> None:
        self.position.act(action)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node with their probabilities."""
        return self.position.outcomes()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.action_text(action)

    def returns(self) -> list[float]:
        """Return the results: every player puts in one, and the winners share it."""
        return self.position.returns()

    def resample_from_infostate(self, player: int, chance: Sampler) -> State:
        """Return a random state that this player cannot tell from this one."""
        found = self.position.resampled(player, chance)
        state: State = self.get_game().new_initial_state()
        if isinstance(found, Position):
            state.position = found
        else:
            for action in found:
                state.apply_action(action)
        return state

    def __str__(self) -> str:
        position = self.position
        return f"{_encode(position.public()).decode()}\n{_encode(position.hidden()).decode()}"


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game for OpenSpiel, with its parameters. Each registered game has a subclass.

    OpenSpiel keeps the subclass until after Python has ended, which other callables would not
    survive.
    """

    #: How OpenSpiel describes the game.
    kind: ClassVar[pyspiel.GameType]
    #: Return the variant for some parameters; raises :exc:`ValueError`.
    make_variant: ClassVar[Callable[[Mapping[str, Any]], Variant]]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        self.variant = type(self).make_variant(given)
        sizes = self.variant.sizes
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=sizes.actions,
                max_chance_outcomes=sizes.outcomes,
                num_players=sizes.players,
                min_utility=-1.0,
                max_utility=sizes.players - 1.0,
                utility_sum=0.0,
                max_game_length=sizes.decisions,
            ),
            given,
        )

    def new_initial_state(self) -> State:
        """Return the state before anything is dealt."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the most chance nodes of a game."""
        return self.variant.sizes.chance_nodes

    def make_py_observer(
        self,
        kind: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> Observer | None:
        """Return an observer of this kind; None if there is no such observer."""
        if params:
            raise ValueError(f"observers take no parameters, not {dict(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.variant, kind)
