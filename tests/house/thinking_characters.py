"""Characters that misbehave, to test the bot workers."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from minds.stubs import Stub
from ridotto.minds.mind import Asked, Start


class Hanging(Stub):
    """Think forever."""

    def decide(self, asked: Asked) -> Any:
        while True:
            time.sleep(0.01)


class Slow(Stub):
    """Think slowly; create a file at the start, if one is given."""

    def decide(self, asked: Asked) -> Any:
        if file := os.environ.get("SLOW_FILE"):
            with Path(file).open("a") as told:
                told.write("begun\n")
        time.sleep(0.5)
        return asked.legal[0]


class Illegal(Stub):
    """Answer with an illegal action."""

    def decide(self, asked: Asked) -> Any:
        return {"act": "win"}


class Dying(Stub):
    """Kill the worker process."""

    def decide(self, asked: Asked) -> Any:
        os.abort()


class Chattering(Stub):
    """Print while thinking."""

    def decide(self, asked: Asked) -> Any:
        print("let me see", flush=True)
        os.write(1, b"\x00\x00\x00\x02{}")
        return asked.legal[-1]


class Nervous(Stub):
    """Crash at the second question, and count the instances in a file."""

    def start(self, start: Start) -> None:
        super().start(start)
        with Path(os.environ["NERVOUS_FILE"]).open("a") as made:
            made.write("made\n")

    def decide(self, asked: Asked) -> Any:
        super().decide(asked)
        if len(self.asked) == 2:
            raise RuntimeError("too much")
        return asked.legal[len(self.heard) % len(asked.legal)]
