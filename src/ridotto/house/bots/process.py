"""One thinking process, as the house sees it: asked, waited for, and ended when it is stuck."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from ridotto.house.bots.protocol import HEAD, LONGEST, Answer, Forget, Think, framed, read_answer
from ridotto.minds.seating import Failed

#: How long a process that is asked to leave may take, in seconds.
_FAREWELL: Final = 1.0
#: So many questions may wait in one process; more would only come too late.
_WAITING: Final = 2_000

#: Whose mind it is: the table, the player, and the role it was given.
Key = tuple[str, int, str]


class Process:
    """A running process. It dies once; whoever needs another starts another."""

    def __init__(self, process: asyncio.subprocess.Process, patience: float) -> None:
        """``patience`` is how long it may say nothing while it is asked something."""
        self._process = process
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._unanswered: set[int] = set()
        self._progress = self._loop.time()
        self._watch: asyncio.TimerHandle | None = None
        self._sent: dict[str, dict[Key, int]] = {}
        self._next = 1
        self._over = False
        self.ready = asyncio.Event()
        self.gone = asyncio.Event()
        self._reading = self._loop.create_task(self._read())

    @classmethod
    async def launch(cls, told: Mapping[str, Any], patience: float, *, plain: bool) -> Process:
        """Start one; ``plain`` for one that needs nothing compiled. Raises :exc:`OSError`."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ridotto.house.bots.worker",
            msgspec.json.encode(told).decode(),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | ({"RIDOTTO_PLAIN": "1"} if plain else {}),
            # Ctrl-C is for the house, which will hang up.
            start_new_session=True,
        )
        return cls(process, patience)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it can be asked."""
        return not self._over

    @property
    def busy(self) -> bool:
        """Whether there is something that it will still answer."""
        return bool(self._unanswered) and not self._over

    # What it has been told

    def sent(self, key: Key) -> int:
        """How many events of a seat it was sent."""
        return self._sent.get(key[0], {}).get(key, 0)

    def unsend(self, key: Key) -> None:
        """It has to hear everything of a seat again."""
        self._sent.get(key[0], {}).pop(key, None)

    def forget(self, table: str) -> None:
        """Let it forget a table, if it has heard of it."""
        if self._sent.pop(table, None) is not None:
            self._write(Forget(table))

    # Asking

    async def ask(self, key: Key, question: Think, heard: int) -> Answer:
        """Its answer, after which it will have heard so many events; raises :exc:`Failed`."""
        if self._over:
            raise Failed("dead", "the thinking process has ended")
        if len(self._unanswered) >= _WAITING:
            raise Failed("late", f"{_WAITING} questions are waiting already")
        number, self._next = self._next, self._next + 1
        self._sent.setdefault(key[0], {})[key] = heard
        waiting: asyncio.Future[Answer] = self._loop.create_future()
        self._waiting[number] = waiting
        if not self._unanswered:
            self._progress = self._loop.time()
            self._watch = self._loop.call_later(self._patience, self._look_after)
        self._unanswered.add(number)
        self._write(msgspec.structs.replace(question, id=number))
        try:
            return await waiting
        finally:
            del self._waiting[number]

    def _write(self, message: Think | Forget) -> None:
        pipe = self._process.stdin
        if pipe is not None and not self._over and not pipe.is_closing():
            pipe.write(framed(message))

    async def _read(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        try:
            while True:
                length = int.from_bytes(await pipe.readexactly(HEAD), "big")
                if length > LONGEST:
                    break
                self._take(read_answer(await pipe.readexactly(length)))
        except (asyncio.IncompleteReadError, OSError, msgspec.MsgspecError):
            pass
        finally:
            await self._bury()

    def _take(self, answer: Answer) -> None:
        self._progress = self._loop.time()
        if answer.outcome == "ready":
            self.ready.set()
            return
        self._unanswered.discard(answer.id)
        if not self._unanswered and self._watch is not None:
            self._watch.cancel()
            self._watch = None
        waiting = self._waiting.get(answer.id)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def _look_after(self) -> None:
        """End it if it has been silent for too long with something to answer."""
        silent = self._loop.time() - self._progress
        if silent >= self._patience and self.ready.is_set():
            self.kill()
        else:
            wait = max(0.05, self._patience - silent)
            self._watch = self._loop.call_later(wait, self._look_after)

    # Ending

    def kill(self) -> None:
        """End it at once."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def leave(self) -> None:
        """Hang up, give it a moment to leave by itself, and end it; returns when it is gone."""
        self._over = True
        if self._process.stdin is not None:
            self._process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                await self.gone.wait()
        self.kill()
        await self._reading

    async def _bury(self) -> None:
        """It is dead or of no use any more: nobody waits for it."""
        self._over = True
        self.kill()
        if self._watch is not None:
            self._watch.cancel()
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Failed("dead", "the thinking process has died"))
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()
        self.gone.set()
