"""Positions: what an OpenSpiel state holds of a game, without OpenSpiel."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Self

import msgspec
import numpy as np

from ridotto.envs.layout import Layout
from ridotto.envs.tree.vocabulary import Vocabulary
from ridotto.games.actions import Act
from ridotto.games.game import players_in
from ridotto.games.viewers import Viewer

#: The players who are none, with OpenSpiel's numbers.
CHANCE: Final = -1
OVER: Final = -4

#: What chance may do, and how likely each is.
Outcomes = list[tuple[int, float]]
#: A function that returns random numbers from 0 up to 1.
Sampler = Callable[[], float]

_encode = msgspec.json.Encoder().encode


class Sizes(NamedTuple):
    """Bounds that OpenSpiel wants to know in advance."""

    players: int
    actions: int
    #: The most outcomes of one chance node.
    outcomes: int
    #: The most decisions of a game, and the most chance nodes.
    decisions: int
    chance_nodes: int
    #: The length of information-state tensors; 0 if there are none.
    stream: int


class Variant(ABC):
    """A game with all its parameters settled."""

    sizes: Sizes
    #: The numbers of events in information-state tensors; None if there are none.
    vocabulary: Vocabulary | None = None
    #: The layout of observation tensors; None if there are none.
    layout: Layout | None = None

    @abstractmethod
    def start(self) -> Position:
        """Return the position before anything is dealt."""


class Position(ABC):
    """A point in a game: who decides, what they may do, and what each viewer has been told.

    A viewer's *story* is everything that reached them, in order: the events as they saw them, and
    questions and their own actions where no event shows these. Information states are made of it
    and of nothing else, so they cannot hold what a viewer may not know.
    """

    __slots__ = ("_texts", "player", "variant")

    variant: Variant
    #: The player who decides, ``CHANCE`` or ``OVER``.
    player: int
    #: What viewers have been told as text, with the number of things in it.
    _texts: dict[Viewer, tuple[int, str]]

    # Play

    @abstractmethod
    def legal(self) -> list[int]:
        """Return the legal actions of the player who decides, in ascending order."""

    @abstractmethod
    def outcomes(self) -> Outcomes:
        """Return what chance may do next."""

    @abstractmethod
    def act(self, action: int) -> None:
        """Carry out an action or an outcome; raises :exc:`ValueError` if it is not possible."""

    @abstractmethod
    def winners(self) -> int:
        """Return the winners as a bit set; 0 while the game goes on."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent position."""

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    # Views

    @abstractmethod
    def happened(self) -> int:
        """Return how many things have happened so far, seen by a viewer or not."""

    @abstractmethod
    def story(self, viewer: Viewer, since: int = 0) -> Sequence[Any]:
        """Return what reached a viewer of the things from a number on, oldest first."""

    @abstractmethod
    def public(self) -> Any:
        """Return the table as all players see it, as a struct or plain data."""

    @abstractmethod
    def hidden(self) -> Any:
        """Return the hidden part of the state."""

    @abstractmethod
    def action_text(self, action: int) -> str:
        """Return an action of the player who decides, or an outcome, in words."""

    def write_story(self, player: int, out: Any) -> None:
        """Write a player's story into a row of numbers, followed by zeros."""
        vocabulary = self.variant.vocabulary
        assert vocabulary is not None
        numbers = [number for each in self.story(player) for number in vocabulary.numbers(each)]
        out[: len(numbers)] = numbers
        out[len(numbers) :] = 0

    def observe(self, player: int, out: Any) -> None:
        """Write a player's observation into a row of numbers."""
        raise NotImplementedError

    def observation_text(self, viewer: Viewer) -> str:
        """Return what a viewer sees at the moment: a player their observation, others the table."""
        layout = self.variant.layout
        if layout is None or not isinstance(viewer, int):
            return _encode(self.public()).decode()
        row = np.zeros(layout.size, np.int8)
        self.observe(viewer, row)
        return _encode(layout.read(row)).decode()

    @abstractmethod
    def resampled(self, player: int, chance: Sampler) -> Position | Sequence[int]:
        """Return a position that this player cannot tell from this one, drawn at random.

        A sequence of actions and outcomes that leads to it will also do.
        """

    def text(self, viewer: Viewer) -> str:
        """Return a viewer's story, one JSON object a line."""
        known, text = self._texts.get(viewer, (0, ""))
        happened = self.happened()
        if known < happened:
            text += "".join([f"{_encode(each).decode()}\n" for each in self.story(viewer, known)])
            self._texts[viewer] = (happened, text)
        return text

    def private_text(self, player: int) -> str:
        """Return the part of a player's story that a spectator does not know."""
        open_to_all = iter(self.story("spectator"))
        lines = []
        for mine in self.story(player):
            # Spectators see something of every event, but nothing of a player's own answers.
            if isinstance(mine, Act) or mine != next(open_to_all):
                lines.append(f"{_encode(mine).decode()}\n")
        return "".join(lines)

    def returns(self) -> list[float]:
        """Return the result of each player: every player puts in one, and the winners share it."""
        players = self.variant.sizes.players
        winners = players_in(self.winners())
        if not winners:
            return [0.0] * players
        share = players / len(winners) - 1.0
        return [share if player in winners else -1.0 for player in range(players)]


def drawn(outcomes: Outcomes, chance: Sampler) -> int:
    """Return one of these outcomes, drawn by probability."""
    rest = chance()
    for outcome, probability in outcomes:
        rest -= probability
        if rest < 0.0:
            return outcome
    return outcomes[-1][0]
