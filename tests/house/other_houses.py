"""Houses with special settings, or made to misbehave."""

from __future__ import annotations

from typing import Any
from unittest import mock

from house import serving
from house.serving import Served

_SMALL_BUFFERS = """
import socket
class Small(socket.socket):
    def setsockopt(self, *given):
        super().setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, {size})
        super().setsockopt(*given)
socket.socket = Small
"""


def small_buffers(size: int) -> str:
    """Return code that makes the house, not the system, buffer unread data."""
    return _SMALL_BUFFERS.format(size=size)


class OtherHouse(Served):
    """A house with these settings; ``first`` is code that runs before it opens, in its process."""

    def __init__(self, data: Any, *, grace: float = 3600.0, first: str = "", **settings: Any):
        super().__init__(data, grace=grace)
        told = repr(serving.UNHURRIED)
        assert told in serving._PROGRAM
        program = serving._PROGRAM.replace(told, repr(serving.UNHURRIED | settings))
        self._program = f"{first}\n{program}"

    def start(self, **more: Any) -> Served:
        """Start, and return when it answers."""
        with mock.patch.object(serving, "_PROGRAM", self._program):
            return super().start(**more)

    def __enter__(self) -> Served:
        return self.start()

    def __exit__(self, failure: object, *_: object) -> None:
        if failure is None:
            self.stop()
        else:
            self.kill()
