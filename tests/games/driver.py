"""Driving a referee from tests, in this process or in one of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ridotto.games.referee import Referee

CODES = {
    "bad-json", "bad-request", "unknown-command", "no-game", "bad-setup", "not-your-decision",
    "illegal-action", "game-over",
}  # fmt: skip
COMMAND = [sys.executable, "-m", "ridotto", "referee"]


class Driver:
    """Asks a referee and looks at the answers."""

    def __init__(self, **setup: Any) -> None:
        self.referee = Referee()
        if setup:
            self.new(**setup)

    def send(self, line: bytes) -> dict[str, Any]:
        """Return the answer to a line, which must be one line of JSON in one of the two forms."""
        answer = self.referee.answer_line(line)
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        return checked(json.loads(answer))

    def ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a request that must succeed."""
        answer = self.send(json.dumps({"cmd": cmd, **fields}).encode())
        assert answer["ok"], answer
        return answer

    def new(self, **setup: Any) -> dict[str, Any]:
        """Set up a game, of Mascarade unless it is named; returns its state."""
        answer = self.ask("new", **{"game": "mascarade", **setup})
        assert set(answer) == {"ok", "state"}
        return answer["state"]

    def act(self, player: int, act: str, /, **fields: Any) -> list[dict[str, Any]]:
        """Let a player act; returns the events."""
        answer = self.ask("act", player=player, action={"act": act, **fields})
        assert set(answer) == {"ok", "events", "state"}
        assert answer["state"] == self.state
        return answer["events"]

    def announce(self, mask: str, *claims: int) -> list[dict[str, Any]]:
        """Announce a mask as the deciding player; return the events of the last answer."""
        events = self.act(self.state["player"], "announce", mask=mask)
        while self.state["decision"] == "claim":
            player = self.state["player"]
            events = self.act(player, "claim" if player in claims else "pass")
        return events

    @property
    def state(self) -> dict[str, Any]:
        return self.ask("state")["state"]

    @property
    def truth(self) -> dict[str, Any]:
        return self.ask("truth")["truth"]

    def everything(self) -> Any:
        """Return everything that a referee answers, to check that nothing has changed."""
        if self.referee.game is None:
            return None
        return [self.ask(cmd) for cmd in ("state", "truth", "record")]

    def refuses(self, request: bytes | dict[str, Any]) -> str:
        """Return the code of a refused request, after checking that nothing has changed."""
        line = request if isinstance(request, bytes) else json.dumps(request).encode()
        before = self.everything()
        answer = self.send(line)
        assert not answer["ok"], answer
        assert self.everything() == before
        return answer["error"]["code"]

    def refuses_act(self, player: Any, act: str, /, **fields: Any) -> str:
        """Return the code of a refused action."""
        return self.refuses_action(player, {"act": act, **fields})

    def refuses_action(self, player: Any, action: Any) -> str:
        """Return the code of a refused action of any form."""
        return self.refuses({"cmd": "act", "player": player, "action": action})


def checked(answer: Any) -> dict[str, Any]:
    """Return an answer, after checking that it has one of the two forms."""
    assert isinstance(answer, dict)
    if answer["ok"] is not True:
        assert answer["ok"] is False
        assert set(answer) == {"ok", "error"}
        assert set(answer["error"]) == {"code", "message"}
        assert answer["error"]["code"] in CODES
        assert answer["error"]["message"]
    return answer


@contextmanager
def started() -> Iterator[subprocess.Popen[bytes]]:
    """Start the command, and end it if it does not answer."""
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        timer = threading.Timer(300, process.kill)
        timer.start()
        try:
            yield process
        finally:
            timer.cancel()


def run_command(data: bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Let the command answer some input from beginning to end."""
    return subprocess.run(
        COMMAND, input=data, capture_output=True, timeout=120, env={**os.environ, **environment}
    )
