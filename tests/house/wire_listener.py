"""A listener that records everything on a socket, and a comparison of two recordings."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from house.laid_tables import SECRET
from house.raw_socket import TEXT, Frame, RawSocket
from house.serving import Guest
from ridotto.games.fairness import commitment


class Listener:
    """The viewer: receives everything and records every frame."""

    def __init__(self, guest: Guest, table: str, *, remembers: bool = False) -> None:
        self.guest = guest
        self.table = table
        #: Whether a memory aid follows every change.
        self.remembers = remembers
        self.remembered = 0
        #: All frames of all connections; None separates two connections.
        self.frames: list[Frame | None] = []
        self.n = 0
        self._socket: RawSocket | None = None
        self._said = 0

    async def come(self, since: int | None = None) -> None:
        asked = "" if since is None else f"?since={since}"
        path = f"/ws/tables/{self.table}{asked}"
        self._socket = await RawSocket.open(self.guest.served.port, path, self.guest.token)
        self.remembered = 0
        await self.until(1)

    async def go(self) -> None:
        assert self._socket is not None
        await self._socket.cut()
        self.frames.append(None)

    async def say(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a command and listen until it is answered."""
        assert self._socket is not None
        self._said += 1
        command = {"do": what, "id": f"c{self._said}", **fields}
        self._socket.send(json.dumps(command))
        while (heard := await self.hear()).get("id") != command["id"]:
            pass
        return heard

    async def hear(self) -> dict[str, Any]:
        """Return the next message."""
        assert self._socket is not None
        frame = await self._socket.frame()
        assert frame.opcode == TEXT, frame
        assert frame.final, frame
        message: dict[str, Any] = json.loads(frame.payload)
        # Notes are sent again when the open deal ends; the same notes once more say nothing.
        if message["is"] != "memory" or message["n"] > self.remembered:
            self.frames.append(frame)
        self.n = max(self.n, message.get("n", 0))
        if message["is"] == "memory":
            self.remembered = message["n"]
        elif message.get("state") and message["state"]["over"]:
            self.remembers = False
        return message

    async def current(self) -> None:
        await self.say("ping")

    async def until(self, n: int) -> None:
        """Listen until this many entries have arrived, and everything that came with them."""
        while self.n < n or (self.remembers and self.remembered < self.n):
            await self.hear()
        await self.current()


_TIMES = re.compile(rb'"(at|now|since|look_until)":(\d{13})(?=[,}])')


def covered(frames: Sequence[Frame | None], table: str) -> list[Any]:
    """Return the frames with everything masked that always differs between tables; lengths stay."""
    mark = commitment(table, SECRET).encode()

    def cover(frame: Frame) -> Frame:
        text = _TIMES.sub(rb'"\1":#############', frame.payload)
        text = text.replace(table.encode(), b"T" * len(table)).replace(mark, b"C" * len(mark))
        assert len(text) == len(frame.payload)
        return Frame(frame.head, text)

    return [None if frame is None else cover(frame) for frame in frames]


class Apart(AssertionError):
    """The two worlds differ for the viewer."""


def compare(one: list[Any], other: list[Any]) -> None:
    """Raise :exc:`Apart` at the first frame that differs."""
    for number, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            raise Apart(f"frame {number} tells two worlds apart:\n{here}\n{there}")
    if len(one) != len(other):
        raise Apart(f"{len(one)} frames in one world, {len(other)} in the other")
