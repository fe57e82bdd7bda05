"""``ridotto serve`` in its own process, over real sockets."""

from __future__ import annotations

import http.client
import json
import re
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from processes import ServerProcess
from terminal.command import environment, ridotto

#: Timeout for a slow machine; no test waits for time to pass.
PATIENCE = 60.0
#: Without compiled rules, and without limits per address.
UNHURRIED = {
    "RIDOTTO_PLAIN": "1",
    "RIDOTTO_GUESTS_EACH": "0",
    "RIDOTTO_TABLES_EACH": "0",
    "RIDOTTO_TABLES_OPEN": "0",
    "RIDOTTO_SOCKETS_ADDRESS": "0",
    "RIDOTTO_REQUESTS_ADDRESS": "0",
    "RIDOTTO_MESSAGES_ADDRESS": "0",
}


class Running(ServerProcess):
    """An open house, which ends with the test."""

    def __init__(self, data: Path, *arguments: str, command: tuple[str, ...] = (), **more: str):
        self.check_allowed()
        self.data = data
        self._log = data.with_name(data.name + ".log")
        program = command or (sys.executable, "-m", "ridotto")
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                [*program, "serve", "--data", str(data), "--port", "0", *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment(**(UNHURRIED | more)),
            )
        assert self.process.stdout is not None
        self.welcome = self.process.stdout.readline().decode()
        self._find()

    def _find(self) -> None:
        """Read the address from its output."""
        found = re.search(r"http://[^/]*:(\d+)/", self.welcome)
        assert found, self.log()
        self.port = int(found[1])

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def log_lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log().splitlines()]

    def workers(self) -> list[int]:
        """Return its child processes."""
        return children_of(self.process.pid)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal to close it; return its exit status."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def call(self) -> http.client.HTTPConnection:
        """Return an HTTP connection."""
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, bytes]:
        asking = self.call()
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        try:
            asking.request(method, path, None if body is None else json.dumps(body), headers)
            answer = asking.getresponse()
            return answer.status, answer.read()
        finally:
            asking.close()

    def tell(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        status, text = self.ask(method, path, body, token)
        assert status in (200, 201), text
        return json.loads(text)

    def headers(self, path: str, given: dict[str, str]) -> http.client.HTTPMessage:
        """Return the headers of a response."""
        asking = self.call()
        try:
            asking.request("GET", path, headers=given)
            return asking.getresponse().headers
        finally:
            asking.close()

    def metrics(self) -> dict[str, float]:
        status, text = self.ask("GET", "/metrics")
        assert status == 200
        lines = [line for line in text.decode().splitlines() if not line.startswith("#")]
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}

    def guest(self, name: str) -> str:
        """Add a guest; return their token."""
        told = self.tell("POST", "/api/guests", {"name": name, "bearer": True})
        return str(told["token"])


#: A game that is over soon in any case.
WISHES = {
    "game": "mascarade", "players": 4, "scenario": "4A", "options": {"turn_limit": 12},
    "clock": None, "pace": 0,
}  # fmt: skip


def open_table(house: Running, token: str, **more: Any) -> str:
    asked = {"wishes": WISHES, "sit": secrets.token_hex(16)} | more
    return str(house.tell("POST", "/api/tables", asked, token)["table"])


def join(house: Running, table: str, token: str) -> ClientConnection:
    where = f"ws://127.0.0.1:{house.port}/ws/tables/{table}"
    return connect(where, additional_headers={"Authorization": f"Bearer {token}"})


def until(held: Any, *given: Any) -> Any:
    """Wait until a condition holds; return its value."""
    end = time.monotonic() + PATIENCE
    while not (found := held(*given)):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
    return found


def lives(pid: int) -> bool:
    """Check whether a process is running; zombies are not."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return "\nState:\tZ" not in status


class NotOpened(ServerProcess):
    """A house that cannot open: its exit status and its output."""

    def __init__(self, data: Path, *arguments: str, **more: str) -> None:
        self.check_allowed()
        asked = ("serve", "--data", data, "--port", "0", *arguments)
        done = ridotto(*asked, own_process=True, **more)
        self.status, self.out, self.err = done.returncode, done.stdout, done.stderr


def children_of(pid: int) -> list[int]:
    """Return the child processes of a process."""
    told = [
        each.read_text(encoding="ascii") for each in Path(f"/proc/{pid}/task").glob("*/children")
    ]
    return [int(each) for line in told for each in line.split()]
