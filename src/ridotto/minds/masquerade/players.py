"""The minds of Masquerade: a beginner and a searcher."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from ridotto.games.masquerade.actions import Answers
from ridotto.minds.masquerade.guess import Guess
from ridotto.minds.masquerade.habits import habit
from ridotto.minds.masquerade.reading import Lost
from ridotto.minds.masquerade.search import think
from ridotto.minds.mind import Asked, Start
from ridotto.rules.chance import advance, stream
from ridotto.rules.masquerade.deck import MOST_SPELLS, pack_deck
from ridotto.rules.masquerade.state import MOST_LEGAL, State, empty_state, pack
from ridotto.rules.speed import can_jit, jitted

#: Default number of playouts per decision, about ten milliseconds.
PLAYOUTS: Final = 120
#: Without compiled rules a playout takes a hundred times as long.
PLAIN_PLAYOUTS: Final = 16
#: Length of a playout in turns.
TURNS_AHEAD: Final = 2
#: With a time limit, stop after this share of it.
_CLOCK_SHARE: Final = 0.8


class Beginner:
    """Evaluates every answer by itself and takes the best."""

    def __init__(self) -> None:
        self._guess: Guess | None = None
        self._answers: Answers | None = None
        self._chance = 1
        self._reason: tuple[str, dict[str, Any]] | None = None

    def start(self, start: Start) -> None:
        """Start following a new game."""
        self._guess = Guess(start)
        self._answers = Answers(self._guess.cards)
        self._chance = stream(start.seed, start.you)
        self._reason = None

    def hear(self, event: Any) -> None:
        """Follow an event."""
        if self._guess is not None:
            self._guess.hear(event)

    def decide(self, asked: Asked) -> Any:
        """Return the answer with the best value."""
        self._reason = None
        self._chance = advance(self._chance)
        guess, answers = self._guess, self._answers
        if guess is None or answers is None:
            return asked.legal[0]
        try:
            s = guess.follow(asked)
        except Lost:
            return asked.legal[-1]
        number = self._choose(s, guess, asked)
        guess.intent = number
        return answers.action(s.decision, number)

    def _choose(self, s: State, guess: Guess, asked: Asked) -> int:
        return habit(s, guess.cards.tables, self._chance)

    def end(self, winners: Sequence[int], reason: str) -> None:
        """Keep nothing for the next game."""
        self._guess = None

    def explain(self) -> tuple[str, dict[str, Any]] | None:
        """Return the reason for the last answer."""
        return self._reason


class Searcher(Beginner):
    """Tries every answer in worlds that it cannot tell from the real one."""

    def __init__(self, playouts: int | None = None, turns: int = TURNS_AHEAD) -> None:
        super().__init__()
        self._compiled = can_jit()
        usual = PLAYOUTS if self._compiled else PLAIN_PLAYOUTS
        self._playouts = usual if playouts is None else playouts
        self._turns = turns
        self._deck: Any = None
        self._imagined: tuple[Any, Any] | None = None

    def start(self, start: Start) -> None:
        """Start a new game and allocate memory for playouts."""
        super().start(start)
        assert self._guess is not None
        tables = self._guess.cards.tables
        empty = [empty_state(int(start.setup["players"])) for _ in range(2)]
        if self._compiled:
            self._deck = pack_deck(tables)[0]
            self._imagined = (pack(empty[0])[0], pack(empty[1])[0])
            # Loading compiled rules takes longer than a decision: do it before the first one.
            self._think(empty_state(2), self._guess, 0)
        else:
            self._deck = tables
            self._imagined = (empty[0], empty[1])

    def _choose(self, s: State, guess: Guess, asked: Asked) -> int:
        if s.legal_count == 1:
            return s.legal[0]
        sums, best = self._weigh(s, guess, asked.millis)
        tried = max(1, sums[s.legal_count])
        self._reason = (
            "explain-searcher",
            {"chance": sums[best] / tried / 1000, "answers": s.legal_count, "worlds": tried},
        )
        return s.legal[best]

    def _weigh(self, s: State, guess: Guess, millis: int | None) -> tuple[list[int], int]:
        """Return the results of the answers and the best one; repeat until a time limit."""
        if millis is None:
            return self._think(s, guess, self._playouts)
        started = time.perf_counter()
        playouts = max(4, self._playouts // 4)
        found = self._think(s, guess, playouts)
        # Double the work each time, while the time used so far suggests that it fits.
        while 3 * (time.perf_counter() - started) < millis / 1000 * _CLOCK_SHARE:
            playouts *= 2
            found = self._think(s, guess, playouts)
        return found

    def _think(self, s: State, guess: Guess, playouts: int) -> tuple[list[int], int]:
        assert self._imagined is not None
        sizes = (MOST_SPELLS, MOST_LEGAL + 1, MOST_LEGAL + 1)
        pool, sums, rank = (self._zeros(size) for size in sizes)
        root: Any = pack(s)[0] if self._compiled else s
        thinking: Any = jitted(think) if self._compiled else think
        best = thinking(
            root,
            *self._imagined,
            self._deck,
            guess.held,
            guess.masks,
            self._chance,
            playouts,
            self._turns,
            pool,
            sums,
            rank,
        )
        return [int(each) for each in sums], int(best)

    def _zeros(self, size: int) -> Any:
        if not self._compiled:
            return [0] * size
        import numpy as np

        return np.zeros(size, dtype=np.int64)
