"""WebSocket frames of messages to clients.

A message is framed once, when it is encoded, for any number of clients.
"""

from __future__ import annotations

from typing import Any, Final

from ridotto.house.views.messages import write

#: First byte of a text message in a single frame.
TEXT: Final = 0x81
#: Length bytes that announce a longer length field, of two or eight bytes.
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
HEAD: Final = 2


def frame_of(content: bytes) -> bytes:
    """Return a text as a frame."""
    size = len(content)
    if size < TWO_BYTES:
        return b"%c%c%b" % (TEXT, size, content)
    if size < 1 << 16:
        return b"%c%c%c%c%b" % (TEXT, TWO_BYTES, size >> 8, size & 0xFF, content)
    return b"%c%c%b%b" % (TEXT, EIGHT_BYTES, size.to_bytes(8, "big"), content)


def framed(message: Any) -> bytes:
    """Encode a message as JSON and return its frame."""
    return frame_of(write(message))


def text_in(frame: bytes) -> str:
    """Return the text in a frame made by :func:`frame_of`."""
    more = {TWO_BYTES: 2, EIGHT_BYTES: 8}.get(frame[1], 0)
    return frame[HEAD + more :].decode()
