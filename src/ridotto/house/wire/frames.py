"""Messages in the frames in which they go over a socket to a client.

A message is put into its frame once, where it is written, whoever and however many it goes to.
"""

from __future__ import annotations

from typing import Any, Final

from ridotto.house.views.messages import write

#: A whole text in one frame.
TEXT: Final = 0x81
#: What the length says when more bytes of it follow, two or eight.
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
HEAD: Final = 2


def frame_of(content: bytes) -> bytes:
    """The frame in which a text goes to a client."""
    size = len(content)
    if size < TWO_BYTES:
        return b"%c%c%b" % (TEXT, size, content)
    if size < 1 << 16:
        return b"%c%c%c%c%b" % (TEXT, TWO_BYTES, size >> 8, size & 0xFF, content)
    return b"%c%c%b%b" % (TEXT, EIGHT_BYTES, size.to_bytes(8, "big"), content)


def framed(message: Any) -> bytes:
    """A message as JSON in its frame."""
    return frame_of(write(message))


def text_in(frame: bytes) -> str:
    """The text in a frame of ours."""
    more = {TWO_BYTES: 2, EIGHT_BYTES: 8}.get(frame[1], 0)
    return frame[HEAD + more :].decode()
