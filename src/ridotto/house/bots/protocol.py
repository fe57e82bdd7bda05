"""What the house and its thinking processes say to each other.

A message is four bytes of length and then JSON. What is in a game's own words (starts, events,
questions, actions) stays unread on the way: only the process that thinks makes objects of it.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

#: Bytes before every message that say how long it is.
HEAD: Final = 4
#: No honest message comes near this many bytes.
LONGEST: Final = 1 << 26
#: The role of whoever only infers where the masks lie.
INFER: Final = ""

Outcome = Literal["ready", "done", "again", "late", "crashed", "illegal", "garbled"]


class Think(msgspec.Struct, frozen=True, array_like=True, tag="think"):
    """A question to the mind of a seat, and what it has not heard yet.

    ``role`` is the name of its character. ``events`` are those from number ``since`` on; with
    the very first of them comes ``start``, and the mind begins anew. ``asked`` is left out where
    masks are inferred. After ``until``, of the machine's own steady clock, nobody waits any more.
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
    """A table is no longer needed."""

    table: str


class Heard(msgspec.Struct, frozen=True, array_like=True, tag="think"):
    """:class:`Think` as the thinking process reads it."""

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
    """What came of a question: ``value`` if it is done, else what is wrong.

    ``again`` asks for the start and all events: this mind is not known here, or not any more.
    ``ready`` answers no question; it says that nothing has to be loaded any more.
    """

    id: int
    outcome: Outcome
    told: str
    value: Any = None


_encode = msgspec.json.Encoder().encode
read_question = msgspec.json.Decoder(Heard | Forget).decode
read_answer = msgspec.json.Decoder(Answer).decode


def framed(message: Think | Forget | Answer) -> bytes:
    """A message with its length before it."""
    text = _encode(message)
    return len(text).to_bytes(HEAD, "big") + text
