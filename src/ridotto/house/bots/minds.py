"""The bots in a worker, each with the events it has received so far."""

from __future__ import annotations

import importlib
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Protocol, Union

import msgspec

from ridotto.games.registry import kind
from ridotto.house.bots.protocol import INFER, Answer, Heard
from ridotto.minds.mind import Asked, Mind, Start
from ridotto.minds.registry import find, minds_of
from ridotto.rules.speed import can_jit

#: A mind gets a time limit only below this many milliseconds, compiled and plain. Without a clock
#: it plays the same on every machine, and rarely takes a third as long.
MILLIS: Final = 200
PLAIN_MILLIS: Final = 1500
_LONGEST_MESSAGE: Final = 300


class Decoders(msgspec.Struct, frozen=True):
    """The decoders of a game's own data."""

    events: msgspec.json.Decoder[Any]
    legal: msgspec.json.Decoder[Any]
    state: msgspec.json.Decoder[Any]


@cache
def decoders(game: str) -> Decoders:
    """Return the decoders of a game; raises :exc:`Refusal` if there is no such game."""
    described = kind(game)
    action: Any = described.action
    event: Any = Union[tuple(described.events.values())]  # noqa: UP007
    return Decoders(
        msgspec.json.Decoder(list[event]),
        msgspec.json.Decoder(tuple[action, ...]),
        msgspec.json.Decoder(described.state),
    )


class _StartHeard(msgspec.Struct, frozen=True):
    game: str
    you: int
    seed: int
    setup: dict[str, Any]
    state: msgspec.Raw


class _AskedHeard(msgspec.Struct, frozen=True):
    decision: str
    legal: msgspec.Raw
    state: msgspec.Raw


_read_start = msgspec.json.Decoder(_StartHeard).decode
_read_asked = msgspec.json.Decoder(_AskedHeard).decode


def read_start(text: bytes | msgspec.Raw) -> Start:
    """Return a start with its state in the game's own types."""
    heard = _read_start(text)
    state = decoders(heard.game).state.decode(heard.state)
    return Start(heard.game, heard.you, heard.seed, heard.setup, state)


def read_asked(game: str, text: bytes | msgspec.Raw, millis: int | None) -> Asked:
    """Return a question with its state and legal actions in the game's own types."""
    heard = _read_asked(text)
    read = decoders(game)
    legal, state = read.legal.decode(heard.legal), read.state.decode(heard.state)
    return Asked(heard.decision, legal, state, millis)


class _Listener(Protocol):
    def hear(self, event: Any) -> None:
        """Process an event."""

    def answer(self, heard: Heard, game: str) -> Answer:
        """Answer the question."""


class _Deciding:
    """A mind that decides."""

    def __init__(self, mind: Mind, start: Start) -> None:
        self._mind = mind
        self.hear = mind.hear
        mind.start(start)

    def answer(self, heard: Heard, game: str) -> Answer:
        asked = read_asked(game, heard.asked, _shown_limit(heard.millis))
        given = self._mind.decide(asked)
        if not any(type(given) is type(action) and given == action for action in asked.legal):
            return Answer(heard.id, "illegal", f"{given!r:.200} is not one of the legal actions")
        return Answer(heard.id, "done", "", given)


class _Inferring:
    """A seat's belief about what is hidden."""

    def __init__(self, start: Start) -> None:
        beliefs = minds_of(start.game).beliefs
        if beliefs is None:
            raise ValueError(f"nothing can be inferred in {start.game}")
        self._belief = beliefs.begin(start)
        self.hear = self._belief.hear

    def answer(self, heard: Heard, game: str) -> Answer:
        return Answer(heard.id, "done", "", self._belief.chances())


class _Seat:
    def __init__(self, listener: _Listener, game: str, weight: int) -> None:
        self.listener = listener
        self.game = game
        self.weight = weight
        self.heard = 0


class Minds:
    """All bots of a worker; the least recently used are dropped when there are too many."""

    def __init__(self, most: int, room: int, makers: Mapping[str, str]) -> None:
        """Keep at most ``most`` bots in about ``room`` bytes.

        ``makers`` are characters besides those of the ladders, each as ``module:function``.
        """
        self._most = most
        self._room = room
        self._makers = dict(makers)
        self._seats: OrderedDict[tuple[str, int, str], _Seat] = OrderedDict()
        self._weight = 0

    def __len__(self) -> int:
        return len(self._seats)

    def forget(self, table: str) -> None:
        """Drop all bots of a table."""
        for key in [key for key in self._seats if key[0] == table]:
            self._drop(key)

    def answer(self, heard: Heard) -> Answer:
        """Pass new events to the bot and let it answer; a bot that fails is dropped."""
        key = (heard.table, heard.player, heard.role)
        try:
            seat = self._sit(key, heard) if heard.since == 0 else self._seats.get(key)
            if seat is None or seat.heard != heard.since:
                self._drop(key)
                return Answer(heard.id, "again", "")
            self._seats.move_to_end(key)
            for event in decoders(seat.game).events.decode(heard.events):
                seat.heard += 1
                seat.listener.hear(event)
            if time.monotonic() > heard.until:
                return Answer(heard.id, "late", "the deadline has passed")
            return seat.listener.answer(heard, seat.game)
        except Exception as error:
            self._drop(key)
            garbled = isinstance(error, msgspec.DecodeError)
            return Answer(heard.id, "garbled" if garbled else "crashed", _message(error))

    def _sit(self, key: tuple[str, int, str], heard: Heard) -> _Seat:
        """Make a fresh bot, and drop others if there is no room."""
        self._drop(key)
        start = read_start(heard.start)
        weight = minds_of(start.game).weight(start)
        while self._seats and (
            len(self._seats) >= self._most or self._weight + weight > self._room
        ):
            self._drop(next(iter(self._seats)))
        seat = _Seat(self._listener(heard.role, start), start.game, weight)
        self._seats[key] = seat
        self._weight += weight
        return seat

    def _listener(self, role: str, start: Start) -> _Listener:
        if role == INFER:
            return _Inferring(start)
        return _Deciding(self._make(role, start.game), start)

    def _make(self, name: str, game: str) -> Mind:
        if name not in self._makers:
            return find(name, game).make()
        module, _, function = self._makers[name].partition(":")
        make: Callable[[], Mind] = getattr(importlib.import_module(module), function)
        return make()

    def _drop(self, key: tuple[str, int, str]) -> None:
        seat = self._seats.pop(key, None)
        if seat is not None:
            self._weight -= seat.weight


def _shown_limit(millis: int) -> int | None:
    """Return the time limit to pass to the mind; usually none."""
    enough = MILLIS if can_jit() else PLAIN_MILLIS
    return None if millis >= enough else millis


def _message(error: Exception) -> str:
    try:
        return f"{type(error).__name__}: {error}"[:_LONGEST_MESSAGE]
    except Exception:
        return type(error).__name__
