"""The minds that a thinking process has, each at the point of its game that it has heard of."""

from __future__ import annotations

import importlib
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from math import factorial
from typing import Any, Final, Protocol, Union

import msgspec

from ridotto.games.mascarade import events as mascarade_events
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.actions import Action as MascaradeAction
from ridotto.games.mascarade.game import Public as MascaradePublic
from ridotto.games.masquerade import events as masquerade_events
from ridotto.games.masquerade.actions import Action as MasqueradeAction
from ridotto.games.masquerade.public import Public as MasqueradePublic
from ridotto.house.bots.protocol import INFER, Answer, Heard
from ridotto.minds.characters import find
from ridotto.minds.mascarade.beliefs import MOST_EXACT, Belief
from ridotto.minds.mind import Asked, Mind, Start
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.speed import can_jit

#: A mind gets to know of its time only if it is less than this, compiled and plain: a mind
#: without a clock plays the same wherever it plays, and rarely takes a third as long.
MILLIS: Final = 200
PLAIN_MILLIS: Final = 1500
#: About how many bytes a mind takes beside the worlds it keeps, and worlds that are sampled.
_MIND: Final = 300_000
_SAMPLED: Final = 1_000_000
_LONGEST_TELLING: Final = 300


class Words(msgspec.Struct, frozen=True):
    """How a game's own words are read."""

    events: msgspec.json.Decoder[Any]
    legal: msgspec.json.Decoder[Any]
    state: msgspec.json.Decoder[Any]


def _words(audiences: Mapping[Any, Any], action: Any, public: Any) -> Words:
    kinds: Any = Union[tuple(audiences)]  # noqa: UP007
    decoders = (msgspec.json.Decoder(list[kinds]), msgspec.json.Decoder(tuple[action, ...]))
    return Words(*decoders, msgspec.json.Decoder(public))


WORDS: Final = {
    "mascarade": _words(mascarade_events.AUDIENCES, MascaradeAction, MascaradePublic),
    "masquerade": _words(masquerade_events.AUDIENCES, MasqueradeAction, MasqueradePublic),
}


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
    """A start with its state in the game's own types."""
    heard = _read_start(text)
    state = WORDS[heard.game].state.decode(heard.state)
    return Start(heard.game, heard.you, heard.seed, heard.setup, state)


def read_asked(game: str, text: bytes | msgspec.Raw, millis: int | None) -> Asked:
    """A question with its state and legal actions in the game's own types."""
    heard = _read_asked(text)
    words = WORDS[game]
    legal, state = words.legal.decode(heard.legal), words.state.decode(heard.state)
    return Asked(heard.decision, legal, state, millis)


class _Listener(Protocol):
    def hear(self, event: Any) -> None:
        """Something happened."""

    def answer(self, heard: Heard, game: str) -> Answer:
        """Answer what is asked."""


class _Deciding:
    """A mind that plays."""

    def __init__(self, mind: Mind, start: Start) -> None:
        self._mind = mind
        self.hear = mind.hear
        mind.start(start)

    def answer(self, heard: Heard, game: str) -> Answer:
        asked = read_asked(game, heard.asked, _time_told(heard.millis))
        given = self._mind.decide(asked)
        if not any(type(given) is type(action) and given == action for action in asked.legal):
            return Answer(heard.id, "illegal", f"{given!r:.200} is not one of the legal actions")
        return Answer(heard.id, "done", "", given)


class _Inferring:
    """A belief that shows what it comes to."""

    def __init__(self, start: Start) -> None:
        if start.game != "mascarade":
            raise ValueError(f"masks are inferred in mascarade, not in {start.game}")
        masks = [MASK_NUMBERS[mask] for mask in start.state.masks_in_play]
        belief = Belief(masks, len(start.state.seats), start.you, seed=start.seed)
        self.hear = belief.observe
        self._belief = belief

    def answer(self, heard: Heard, game: str) -> Answer:
        chances = [
            {MASKS[mask]: shown for mask, chance in enumerate(row) if (shown := round(chance, 3))}
            for row in self._belief.marginals()
        ]
        return Answer(heard.id, "done", "", chances)


class _Seat:
    def __init__(self, listener: _Listener, game: str, weight: int) -> None:
        self.listener = listener
        self.game = game
        self.weight = weight
        self.heard = 0


class Minds:
    """All minds here, the least used of which are forgotten when there are too many."""

    def __init__(self, most: int, room: int, makers: Mapping[str, str]) -> None:
        """At most so many minds in about so many bytes.

        ``makers`` are characters beside those of the ladders, each as ``module:function``.
        """
        self._most = most
        self._room = room
        self._makers = dict(makers)
        self._seats: OrderedDict[tuple[str, int, str], _Seat] = OrderedDict()
        self._weight = 0

    def __len__(self) -> int:
        return len(self._seats)

    def forget(self, table: str) -> None:
        """Forget everybody at a table."""
        for key in [key for key in self._seats if key[0] == table]:
            self._drop(key)

    def answer(self, heard: Heard) -> Answer:
        """Let the mind hear what is new, and answer; a mind that fails is forgotten."""
        key = (heard.table, heard.player, heard.role)
        try:
            seat = self._sit(key, heard) if heard.since == 0 else self._seats.get(key)
            if seat is None or seat.heard != heard.since:
                self._drop(key)
                return Answer(heard.id, "again", "")
            self._seats.move_to_end(key)
            for event in WORDS[seat.game].events.decode(heard.events):
                seat.heard += 1
                seat.listener.hear(event)
            if time.monotonic() > heard.until:
                return Answer(heard.id, "late", "nobody waits for it any more")
            return seat.listener.answer(heard, seat.game)
        except Exception as error:
            self._drop(key)
            garbled = isinstance(error, msgspec.DecodeError)
            return Answer(heard.id, "garbled" if garbled else "crashed", _told(error))

    def _sit(self, key: tuple[str, int, str], heard: Heard) -> _Seat:
        """A fresh mind; others make room for it."""
        self._drop(key)
        start = read_start(heard.start)
        weight = _weight(start)
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


def _time_told(millis: int) -> int | None:
    """How long the mind is told that it may think; usually nothing."""
    enough = MILLIS if can_jit() else PLAIN_MILLIS
    return None if millis >= enough else millis


def _weight(start: Start) -> int:
    """About how many bytes a mind of this game takes."""
    if start.game != "mascarade":
        return _MIND
    cards = len(start.state.masks_in_play)
    exact = 8 * factorial(min(cards, MOST_EXACT))
    return _MIND + (exact if cards <= MOST_EXACT else _SAMPLED)


def _told(error: Exception) -> str:
    try:
        return f"{type(error).__name__}: {error}"[:_LONGEST_TELLING]
    except Exception:
        return type(error).__name__
