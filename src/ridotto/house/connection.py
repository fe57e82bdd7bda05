"""One client's end of a socket, as the rest of the house sees it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ridotto.house.store import Person

Send = Callable[[Any], Awaitable[None]]

#: What may wait for a client that reads slowly: messages, and characters in them.
MOST_WAITING: Final = 512
MOST_CHARACTERS: Final = 4 * 1024 * 1024

TOO_SLOW: Final = 4008
RESTARTING: Final = 1012


class Connection:
    """Messages on their way to one client. Whoever sends never waits for whoever reads."""

    def __init__(self, send: Send, person: Person) -> None:
        """A socket that was accepted, and who is at the other end."""
        self._send = send
        self.person = person
        self._waiting: deque[str] = deque()
        self._characters = 0
        self._news = asyncio.Event()
        self._code: int | None = None

    @property
    def closed(self) -> bool:
        """Whether nothing more will be sent."""
        return self._code is not None

    def offer(self, text: str) -> None:
        """Send this as soon as the client takes it; a client that takes nothing is let go."""
        if self._code is not None:
            return
        self._waiting.append(text)
        self._characters += len(text)
        if len(self._waiting) > MOST_WAITING or self._characters > MOST_CHARACTERS:
            self._waiting.clear()
            self.close(TOO_SLOW)
        self._news.set()

    def close(self, code: int) -> None:
        """Send what is waiting, then close with this code."""
        if self._code is None:
            self._code = code
            self._news.set()

    async def deliver(self) -> None:
        """Pass on what is offered until the connection is closed."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                text = self._waiting.popleft()
                self._characters -= len(text)
                await self._send({"type": "websocket.send", "text": text})
            if self._code is not None:
                await self._send({"type": "websocket.close", "code": self._code})
                return
