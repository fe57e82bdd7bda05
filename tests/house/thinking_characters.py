"""Characters that misbehave, for thinking processes to cope with."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from minds.stubs import Stub
from ridotto.minds.mind import Asked, Start


class Hanging(Stub):
    """Thinks for ever."""

    def decide(self, asked: Asked) -> Any:
        while True:
            time.sleep(0.01)


class Slow(Stub):
    """Takes its time, and says in a file that it has begun, if there is one to say it in."""

    def decide(self, asked: Asked) -> Any:
        if file := os.environ.get("SLOW_FILE"):
            with Path(file).open("a") as told:
                told.write("begun\n")
        time.sleep(0.5)
        return asked.legal[0]


class Illegal(Stub):
    """Answers with what nobody may do."""

    def decide(self, asked: Asked) -> Any:
        return {"act": "win"}


class Dying(Stub):
    """Takes its process with it."""

    def decide(self, asked: Asked) -> Any:
        os.abort()


class Chattering(Stub):
    """Prints while it thinks."""

    def decide(self, asked: Asked) -> Any:
        print("let me see", flush=True)
        os.write(1, b"\x00\x00\x00\x02{}")
        return asked.legal[-1]


class Nervous(Stub):
    """Crashes at its second question, and counts in a file how often it was made."""

    def start(self, start: Start) -> None:
        super().start(start)
        with Path(os.environ["NERVOUS_FILE"]).open("a") as made:
            made.write("made\n")

    def decide(self, asked: Asked) -> Any:
        super().decide(asked)
        if len(self.asked) == 2:
            raise RuntimeError("too much")
        return asked.legal[len(self.heard) % len(asked.legal)]
