"""One worker process as the house sees it: ask, wait, kill when it hangs."""

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

#: Grace period in seconds for a process that is asked to stop.
_GRACE: Final = 1.0
#: Maximum queue length of one process; further questions would be answered too late.
_MOST_QUEUED: Final = 2_000

#: A bot: its table, its player, and its role.
Key = tuple[str, int, str]


class Process:
    """A running process. It is never restarted: the supervisor starts another."""

    def __init__(self, process: asyncio.subprocess.Process, patience: float) -> None:
        """Wrap a process; ``patience`` is the timeout in seconds while a question is open."""
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
        #: Set while no question is open.
        self.idle = asyncio.Event()
        self.idle.set()
        self.gone = asyncio.Event()
        self._reading = self._loop.create_task(self._read())

    @classmethod
    async def launch(cls, config: Mapping[str, Any], patience: float, *, plain: bool) -> Process:
        """Start a process, ``plain`` without compiled rules; raises :exc:`OSError`."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ridotto.house.bots.worker",
            msgspec.json.encode(config).decode(),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | ({"RIDOTTO_PLAIN": "1"} if plain else {}),
            # Ctrl-C is for the house, which then closes the pipe.
            start_new_session=True,
        )
        return cls(process, patience)

    @property
    def pid(self) -> int:
        """Return the process id."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Return whether the process accepts questions."""
        return not self._over

    # Events already sent

    def sent(self, key: Key) -> int:
        """Return the number of events of a seat that were sent to the process."""
        return self._sent.get(key[0], {}).get(key, 0)

    def unsend(self, key: Key) -> None:
        """Send all events of a seat again next time."""
        self._sent.get(key[0], {}).pop(key, None)

    def forget(self, table: str) -> None:
        """Let the process drop a table's bots, if it has any."""
        if self._sent.pop(table, None) is not None:
            self._write(Forget(table))

    # Asking

    async def ask(self, key: Key, question: Think, heard: int) -> Answer:
        """Ask a question that brings the bot to ``heard`` events, and return the answer.

        Raises :exc:`Failed`.
        """
        if self._over:
            raise Failed("dead", "the bot worker has stopped")
        if len(self._unanswered) >= _MOST_QUEUED:
            raise Failed("late", f"{_MOST_QUEUED} questions are queued already")
        number, self._next = self._next, self._next + 1
        self._sent.setdefault(key[0], {})[key] = heard
        waiting: asyncio.Future[Answer] = self._loop.create_future()
        self._waiting[number] = waiting
        if not self._unanswered:
            self._progress = self._loop.time()
            self._watch = self._loop.call_later(self._patience, self._check_progress)
        self._unanswered.add(number)
        self.idle.clear()
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
            await self._clean_up()

    def _take(self, answer: Answer) -> None:
        self._progress = self._loop.time()
        if answer.outcome == "ready":
            self.ready.set()
            return
        self._unanswered.discard(answer.id)
        if not self._unanswered:
            self.idle.set()
            if self._watch is not None:
                self._watch.cancel()
                self._watch = None
        waiting = self._waiting.get(answer.id)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def _check_progress(self) -> None:
        """Kill the process if it is silent for too long while a question is open."""
        silent = self._loop.time() - self._progress
        if silent >= self._patience and self.ready.is_set():
            self.kill()
        else:
            wait = max(0.05, self._patience - silent)
            self._watch = self._loop.call_later(wait, self._check_progress)

    # Stopping

    def kill(self) -> None:
        """Kill the process."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def leave(self) -> None:
        """Close the pipe, wait for the grace period, then kill; return when it is gone."""
        self._over = True
        if self._process.stdin is not None:
            self._process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GRACE):
                await self.gone.wait()
        self.kill()
        await self._reading

    async def _clean_up(self) -> None:
        """Fail all open questions of a process that is dead or useless."""
        self._over = True
        self.idle.set()
        self.kill()
        if self._watch is not None:
            self._watch.cancel()
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Failed("dead", "the bot worker has died"))
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()
        self.gone.set()
