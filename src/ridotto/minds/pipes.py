"""Run an untrusted program behind three pipes.

It may stop reading, print endlessly, hang or die. Threads read and write, so callers never block
beyond their timeout; the output is bounded, and a program that exceeds a limit is killed.
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

from ridotto.minds.transcript import FROM, STDERR, TO, Transcript

#: Maximum line length; a longer line kills the program.
LONGEST_LINE: Final = 1 << 20
#: Maximum number of queued lines, from and to the program, before it is blocked or killed.
_WAITING_ANSWERS: Final = 64
_WAITING_MESSAGES: Final = 5_000
#: How much of the end of standard error is kept, and how many lines of it are reported.
_KEPT_COMPLAINTS: Final = 8_000
_REPORTED_LINES: Final = 12
_LONGEST_COMPLAINT: Final = 200
#: Grace period for the program to exit, in seconds.
_FAREWELL: Final = 1.0


class Program:
    """A running program that reads and writes lines."""

    def __init__(self, command: Sequence[str], transcript: Transcript | None = None) -> None:
        """Start it; raises :exc:`OSError` if there is no such program."""
        self._transcript = transcript
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # A process group of its own: Ctrl-C is for us, and its children are killed with it.
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

    # One thread for each of the three pipes

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while (line := self._messages.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                if not line.endswith(b"\n"):
                    # Too long or truncated by the exit: discard it and everything after it.
                    self._kill()
                    break
                self._record(FROM, line)
                self._pass_on(line)
        self._pass_on(None)

    def _pass_on(self, line: bytes | None) -> None:
        while not self._closing:
            with suppress(queue.Full):
                self._answers.put(line, timeout=0.2)
                return

    def _drain(self, pipe: IO[bytes]) -> None:
        begun = b""
        with suppress(OSError, ValueError), pipe:
            while chunk := os.read(pipe.fileno(), 1 << 16):
                self._complaints = (self._complaints + chunk)[-_KEPT_COMPLAINTS:]
                *lines, begun = (begun + chunk).split(b"\n")
                begun = begun[-LONGEST_LINE:]
                for line in lines:
                    self._record(STDERR, line)
        if begun:
            self._record(STDERR, begun)

    def _record(self, direction: str, line: bytes) -> None:
        if self._transcript is not None:
            self._transcript.add(direction, line)

    # Messages

    @property
    def alive(self) -> bool:
        """Return whether it can still answer."""
        return not self._ended

    @property
    def gone(self) -> bool:
        """Return whether it has exited, even if unread output remains."""
        return self._ended or self._process.poll() is not None

    def tell(self, message: Any) -> None:
        """Queue a line without waiting for it to be read."""
        if self._messages.qsize() > _WAITING_MESSAGES:
            self.end()
        if not self._ended:
            line = msgspec.json.encode(message) + b"\n"
            self._record(TO, line)
            self._messages.put(line)

    def forget_answers(self) -> int:
        """Discard unsolicited output; return the number of lines."""
        forgotten = 0
        with suppress(queue.Empty):
            while self._take(self._answers.get_nowait()) is not None:
                forgotten += 1
        return forgotten

    def listen(self, until: float) -> bytes | None:
        """Return its next line; None if it is dead or the time is up."""
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
        """Return its exit status, then the last lines of its standard error."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=_FAREWELL)
        self._threads[2].join(timeout=_FAREWELL)
        lines = self._complaints.decode(errors="replace").rstrip().splitlines()
        lines = [line.rstrip()[:_LONGEST_COMPLAINT] for line in lines[-_REPORTED_LINES:]]
        status = self._process.returncode
        ended = "it closed its output" if status is None else f"exit status {status}"
        return "\n".join([ended, *lines])

    # Exit

    def _kill(self) -> None:
        """Kill it and its children."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def end(self) -> None:
        """Kill it at once."""
        self._ended = self._closing = True
        self._messages.put(None)
        self._kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=_FAREWELL)
        for thread in self._threads:
            thread.join(timeout=_FAREWELL)

    def leave(self) -> None:
        """Ask it to exit, wait for the grace period, then kill it."""
        self.tell({"bye": True})
        self._messages.put(None)
        self._closing = True
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=_FAREWELL)
        self.end()
