"""A program of somebody else's at the other end of three pipes, and nothing it can do harms us.

It may read nothing, print without end, hang or die. Threads read and write for us, so that
nobody waits longer than they want to; what it prints is bounded, and when it goes too far it
is ended.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any, Final

import msgspec

#: A longer line than this ends the program: no honest one comes near it.
LONGEST_LINE: Final = 1 << 20
#: So many lines may wait to be read by us, and by it, before it is held up or ended.
_WAITING_ANSWERS: Final = 64
_WAITING_MESSAGES: Final = 5_000
_KEPT_COMPLAINTS: Final = 2_000
#: How long a program may take to leave when asked to, in seconds.
_FAREWELL: Final = 1.0


class Program:
    """A running program that is told lines and answers lines."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it; raises :exc:`OSError` if there is no such program."""
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # A group of its own: Ctrl-C is for us, and what it starts ends with it.
            start_new_session=True,
        )
        self._messages: queue.Queue[bytes | None] = queue.Queue()
        self._answers: queue.Queue[bytes | None] = queue.Queue(_WAITING_ANSWERS)
        self._complaints = b""
        self._ended = False
        self._closing = False
        pumps = (
            (self._write, self._process.stdin),
            (self._read, self._process.stdout),
            (self._drain, self._process.stderr),
        )
        self._threads = [
            threading.Thread(target=pump, args=(pipe,), daemon=True) for pump, pipe in pumps
        ]
        for thread in self._threads:
            thread.start()

    # The three pipes, each in a thread of its own

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while (line := self._messages.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                if not line.endswith(b"\n"):
                    # Too long, or cut off by its end: of no use, and neither is what follows.
                    self._kill()
                    break
                self._pass_on(line)
        self._pass_on(None)

    def _pass_on(self, line: bytes | None) -> None:
        while not self._closing:
            with suppress(queue.Full):
                self._answers.put(line, timeout=0.2)
                return

    def _drain(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while chunk := os.read(pipe.fileno(), 1 << 16):
                self._complaints = (self._complaints + chunk)[-_KEPT_COMPLAINTS:]

    # Talking

    @property
    def alive(self) -> bool:
        """Whether it can still answer."""
        return not self._ended

    @property
    def gone(self) -> bool:
        """Whether it has left, though what it said last may still wait to be read."""
        return self._ended or self._process.poll() is not None

    def tell(self, message: Any) -> None:
        """Send a line, without waiting until it is read."""
        if self._messages.qsize() > _WAITING_MESSAGES:
            self.end()
        if not self._ended:
            self._messages.put(msgspec.json.encode(message) + b"\n")

    def forget_answers(self) -> int:
        """Throw away what was printed unasked; returns how many lines."""
        forgotten = 0
        with suppress(queue.Empty):
            while self._take(self._answers.get_nowait()) is not None:
                forgotten += 1
        return forgotten

    def listen(self, until: float) -> bytes | None:
        """The next line it prints; None if it is dead or this moment passes without one."""
        if self._ended:
            return None
        with suppress(queue.Empty):
            return self._take(self._answers.get(timeout=max(0.0, until - time.monotonic())))
        return None

    def _take(self, line: bytes | None) -> bytes | None:
        if line is None:
            self._ended = True
        return line

    def last_words(self) -> str:
        """How it ended, and the last line of what it complained about."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=_FAREWELL)
        self._threads[2].join(timeout=_FAREWELL)
        lines = self._complaints.decode(errors="replace").strip().splitlines()
        status = self._process.returncode
        ended = "it closed its output" if status is None else f"exit status {status}"
        return ended + (f": {lines[-1].strip()}" if lines else "")

    # Ending

    def _kill(self) -> None:
        """End it and all it has started."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def end(self) -> None:
        """End it at once."""
        self._ended = self._closing = True
        self._messages.put(None)
        self._kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=_FAREWELL)
        for thread in self._threads:
            thread.join(timeout=_FAREWELL)

    def leave(self) -> None:
        """Say goodbye, give it a moment to leave by itself, and then end it."""
        self.tell({"bye": True})
        self._messages.put(None)
        self._closing = True
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=_FAREWELL)
        self.end()
