"""Minds at a table: their input, their decisions, and their failures.

A mind gets its own events, the public part of the set-up and the state as its seat may see it. A
failure costs it that decision; the game goes on.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from ridotto.games.game import Game
from ridotto.games.registry import kind
from ridotto.minds.mind import Asked, Mind, Start

#: Tolerance for late answers in seconds, because clocks are not exact.
GRACE: Final = 0.05
_LONGEST_MESSAGE: Final = 300
#: The same for a dead program: a dozen lines of its standard error.
_LONGEST_LAST_WORDS: Final = 3_000


class Failed(Exception):
    """A mind gave no valid answer; ``kind`` is the kind of failure."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(detail or kind)
        self.kind = kind


class Fault(msgspec.Struct, frozen=True):
    """A player's failure: ``crashed``, ``illegal``, ``late``, ``dead`` or ``garbled``."""

    player: int
    kind: str
    detail: str


def is_useless(decisions: int, faults: int) -> bool:
    """Check whether a player had decisions to make and failed at every one of them."""
    return 0 < decisions <= faults


class Thought(msgspec.Struct):
    """The number of a player's decisions, and their total time."""

    decisions: int = 0
    seconds: float = 0.0


def public_setup(game: Game) -> dict[str, Any]:
    """Return the public part of a game's set-up: never the seed or the deal."""
    whole: dict[str, Any] = msgspec.to_builtins(game.setup)
    return {field: whole[field] for field in kind(game.name).public_setup if field in whole}


def draw_seed(*parts: str | int) -> int:
    """Return a seed of 63 bits, hashed from all parts."""
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1


def act_of(action: Any) -> str:
    """Return the act of an action, the word that names it."""
    data = msgspec.to_builtins(action)
    return str(data.get("act", "")) if isinstance(data, dict) else ""


class Seating:
    """Minds in some or all of the seats of a game."""

    def __init__(
        self, game: Game, minds: Mapping[int, Mind], seeds: Mapping[int, int], millis: int | None
    ) -> None:
        """Seat the minds, by player's number, each with a seed of its own."""
        self._game = game
        self._kind = kind(game.name)
        self._minds = dict(minds)
        self._millis = millis
        self._heard = dict.fromkeys(self._minds, 0)
        self.faults: list[Fault] = []
        self.thoughts = {player: Thought() for player in self._minds}
        setup = public_setup(game)
        for player, mind in self._minds.items():
            start = Start(game.name, player, seeds[player], setup, game.view(player).state)
            self._guard(player, mind.start, start)

    def __repr__(self) -> str:
        seated = ", ".join(
            f"{player} {type(mind).__name__}" for player, mind in self._minds.items()
        )
        return f"<minds at {self._game!r}: {seated}>"

    def hear(self) -> None:
        """Pass new events to every mind, as its own seat saw them."""
        for player, mind in self._minds.items():
            for event in self._game.events(player, self._heard[player]):
                self._heard[player] += 1
                self._guard(player, mind.hear, event)

    def act(self) -> None:
        """Let the mind whose decision it is decide, and carry it out."""
        player = self._game.decider
        assert player is not None
        self._game.act_data(player, msgspec.to_builtins(self.decide()))

    def decide(self) -> Any:
        """Return the action of the mind whose decision it is, without carrying it out."""
        player = self._game.decider
        assert player is not None
        self.hear()
        return self._decide(player)

    def play(self) -> None:
        """Play to the end; there must be a mind in every seat."""
        while not self._game.over:
            self.act()
        self.end()

    def end(self) -> None:
        """Pass the last events of a finished game, and its result, to every mind."""
        self.hear()
        for player, mind in self._minds.items():
            self._guard(player, mind.end, self._game.winners, self._game.reason)

    def explain(self, player: int) -> tuple[str, dict[str, Any]] | None:
        """Return a mind's explanation of its last decision; None if it has none."""
        try:
            return self._minds[player].explain()
        except Exception:
            return None

    def _decide(self, player: int) -> Any:
        """Return the mind's answer if it is legal and in time, or else the safe action."""
        legal = self._game.legal()
        assert self._game.decision is not None
        state = self._game.state_for(player)
        asked = Asked(self._game.decision, legal, state, self._millis)
        thought = self.thoughts[player]
        thought.decisions += 1
        started = time.perf_counter()
        try:
            answer = self._minds[player].decide(asked)
            self._check_clock(time.perf_counter() - started)
            return _among(legal, answer)
        except Exception as failure:
            self._note(player, failure)
            return self._kind.safe_action(legal)
        finally:
            thought.seconds += time.perf_counter() - started

    def first_fault(self, player: int) -> str:
        """Return the text of a player's first fault; empty without one."""
        faults = (fault for fault in self.faults if fault.player == player)
        return next((f"{fault.kind}: {fault.detail}" for fault in faults), "")

    def _check_clock(self, seconds: float) -> None:
        if self._millis is not None and seconds > self._millis / 1000 + GRACE:
            raise Failed("late", f"took {seconds * 1000:.0f} ms of {self._millis}")

    def _guard(self, player: int, tell: Callable[..., None], *what: Any) -> None:
        """Call a mind; record a failure and go on."""
        try:
            tell(*what)
        except Exception as failure:
            self._note(player, failure)

    def _note(self, player: int, failure: Exception) -> None:
        how = failure.kind if isinstance(failure, Failed) else "crashed"
        detail = str(failure) if isinstance(failure, Failed) else _describe(failure)
        most = _LONGEST_LAST_WORDS if how == "dead" else _LONGEST_MESSAGE
        self.faults.append(Fault(player, how, detail[:most]))


def _describe(failure: Exception) -> str:
    try:
        return f"{type(failure).__name__}: {failure}"
    except Exception:
        return type(failure).__name__


def _among(legal: Sequence[Any], answer: Any) -> Any:
    """Return the legal action that equals an answer; raises :exc:`Failed`."""
    for action in legal:
        if type(action) is type(answer) and action == answer:
            return action
    raise Failed("illegal", f"{answer!r}")
