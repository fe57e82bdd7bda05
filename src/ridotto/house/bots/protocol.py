"""The protocol between the house and its bot workers.

A message is four bytes of length and then JSON. The game's own data (starts, events, questions,
actions) is decoded only by the worker.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

#: Number of bytes of a message's length prefix.
HEAD: Final = 4
#: Maximum length of a message; real ones are far shorter.
LONGEST: Final = 1 << 26
#: The role that makes no decisions and only infers what is hidden.
INFER: Final = ""

Outcome = Literal["ready", "done", "again", "late", "crashed", "illegal", "garbled"]


class Think(msgspec.Struct, frozen=True, array_like=True, tag="think"):
    """A question to the bot in a seat, with the events it has not received yet.

    ``role`` is the name of its character. ``events`` start at number ``since``. ``start`` comes
    with the first of them, and resets the bot. ``asked`` is left out for inference. ``until`` is
    the deadline on the machine's monotonic clock.
    """

    id: int
    table: str
    player: int
    role: str
    since: int
    start: Any
    events: Any
    asked: Any
    millis: int
    until: float


class Forget(msgspec.Struct, frozen=True, array_like=True, tag="forget"):
    """Drop the bots of a table."""

    table: str


class Heard(msgspec.Struct, frozen=True, array_like=True, tag="think"):
    """:class:`Think` as the worker reads it."""

    id: int
    table: str
    player: int
    role: str
    since: int
    start: msgspec.Raw
    events: msgspec.Raw
    asked: msgspec.Raw
    millis: int
    until: float


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The answer to a question: ``value`` if it succeeded, else an error ``message``.

    ``again`` asks for the start and all events, because the worker does not know this bot.
    ``ready`` answers no question; it reports that all code is loaded.
    """

    id: int
    outcome: Outcome
    message: str
    value: Any = None


_encode = msgspec.json.Encoder().encode
read_question = msgspec.json.Decoder(Heard | Forget).decode
read_answer = msgspec.json.Decoder(Answer).decode


def framed(message: Think | Forget | Answer) -> bytes:
    """Return a message with its length prefix."""
    text = _encode(message)
    return len(text).to_bytes(HEAD, "big") + text
