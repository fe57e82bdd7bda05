"""The real house in its own process, and guests who connect over real sockets."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import resource
import secrets
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any

from processes import ServerProcess

#: Tests connect hundreds of guests from one address.
UNHURRIED = dict.fromkeys(
    (
        "guests_each", "tables_each", "tables_open", "sockets_address", "requests_address",
        "messages_address",
    ),
    0,
)  # fmt: skip
_PROGRAM = f"""
MORE = {UNHURRIED!r}
import sys
from pathlib import Path
from ridotto.house.running.addresses import listening
from ridotto.house.running.serving import make_server
from ridotto.house.running.settings import Settings
data, port, grace = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
settings = Settings(data=data, port=port, grace=grace, **MORE)
with listening(settings) as sockets:
    make_server(settings).run(sockets)
"""
#: Timeout for a slow machine; no test waits for time to pass.
PATIENCE = 60.0


def live(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test in its own event loop, with a timeout."""

    @wraps(test)
    def run(*given: Any, **more: Any) -> None:
        async def in_time() -> None:
            async with asyncio.timeout(5 * PATIENCE):
                await test(*given, **more)

        asyncio.run(in_time())

    return run


def free_port(owner: object) -> int:
    """Return a port that is reserved while its owner exists.

    A server can listen at it if it sets ``SO_REUSEADDR``.
    """
    held = socket.socket()
    weakref.finalize(owner, held.close)
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    port: int = held.getsockname()[1]
    return port


class Served(ServerProcess):
    """A running house. It can be killed and restarted on the same data."""

    def __init__(self, data: Path, *, grace: float = 0.5) -> None:
        self.data = data
        self.port = free_port(self)
        self._grace = grace
        self._process: subprocess.Popen[bytes] | None = None
        self._log = data / "house.log"
        data.mkdir(parents=True, exist_ok=True)

    def start(self, *, largest_file: int | None = None) -> Served:
        """Start, and return when it answers. ``largest_file`` limits the size of its files."""

        self.check_allowed()

        def limit() -> None:
            if largest_file is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, resource.RLIM_INFINITY))

        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _PROGRAM, str(self.data), str(self.port), str(self._grace)],
                stdout=log,
                stderr=log,
                env=os.environ | {"RIDOTTO_PLAIN": "1"},
                preexec_fn=limit,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self.said()
            assert time.monotonic() < until, self.said()
            time.sleep(0.03)
        return self

    def _answers(self) -> bool:
        try:
            return self.ask("GET", "/api/house")[0] == 200
        except OSError:
            return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it; it must have logged no errors."""
        self._end(signal.SIGTERM)
        assert "Traceback" not in self.said(), self.said()

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def said(self) -> str:
        """Return its standard output and standard error."""
        return self._log.read_text(errors="replace")

    def allow(self, largest_file: int) -> None:
        """Change the maximum size of its files."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (largest_file, resource.RLIM_INFINITY))

    # Addresses

    def way(self, path: str) -> tuple[str, dict[str, Any]]:
        """Return the address of a socket, and the options to connect to it."""
        return f"ws://127.0.0.1:{self.port}{path}", {}

    def call(self) -> http.client.HTTPConnection:
        """Return an HTTP connection."""
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)

    def ask(
        self, method: str, path: str, body: Any = None, token: str = "", address: str = "",
        host: str = "",
    ) -> tuple[int, dict[str, Any]]:  # fmt: skip
        """Return the status and the JSON of an answer; ask from an address, as a proxy does."""
        connection = self.call()
        headers = {"content-type": "application/json"}
        if address:
            headers["x-forwarded-for"] = address
        if host:
            headers["host"] = host
        if token:
            headers["authorization"] = f"Bearer {token}"
        try:
            text = None if body is None else json.dumps(body)
            connection.request(method, path, text, headers)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read() or b"null")
        finally:
            connection.close()

    def get(self, path: str) -> dict[str, Any]:
        """Return the JSON at a path."""
        status, told = self.ask("GET", path)
        assert status == 200, told
        return told

    def guest(self, name: str, address: str = "") -> Guest:
        """Add a guest, who connects from an address behind a proxy if one is given."""
        asked = {"name": name, "bearer": True}
        status, told = self.ask("POST", "/api/guests", asked, address=address)
        assert status == 201, told
        return Guest(self, told["person"], told["name"], told["token"], address)

    def guests(self, number: int) -> list[Guest]:
        return [self.guest(f"guest {each}") for each in range(number)]


class Guest:
    """A guest of the house."""

    def __init__(
        self, served: Served, person: str, name: str, token: str, address: str = ""
    ) -> None:
        self.served = served
        self.address = address
        self.person = person
        self.name = name
        self.token = token
        self.share = secrets.token_hex(16)

    def open(self, wishes: dict[str, Any], **more: Any) -> str:
        """Open a table and, by default, sit down at it; return its id."""
        asked = {"wishes": wishes, "sit": self.share} | more
        status, told = self.served.ask("POST", "/api/tables", asked, self.token, self.address)
        assert status == 201, told
        table: str = told["table"]
        return table


class Answer:
    """A response with its headers."""

    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status = answer.status
        self.headers = answer.headers
        self.body = answer.read()


def ask(
    served: Served, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    try:
        connection.request(method, path, body, headers or {})
        return Answer(connection.getresponse())
    finally:
        connection.close()
