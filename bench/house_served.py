"""A house in its own process, to be measured."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

S = TypeVar("S", bound="Service")

#: Timeout for an answer, in seconds.
PATIENCE: Final = 30.0
#: All guests come from one address, and at once. An older house ignores what it does not know.
UNLIMITED: Final = dict.fromkeys(
    (
        "RIDOTTO_GUESTS_EACH", "RIDOTTO_TABLES_EACH", "RIDOTTO_TABLES_OPEN",
        "RIDOTTO_SOCKETS_ADDRESS", "RIDOTTO_REQUESTS_ADDRESS", "RIDOTTO_MESSAGES_ADDRESS",
    ),
    "0",
)  # fmt: skip


class Service(ABC):
    """A service on one core; the process that measures it stays on another."""

    #: The interpreter, and the checkout if it is another one.
    python = sys.executable
    root: Path | None = None

    def __init__(self, data: Path, file: Path | None = None) -> None:
        """Start it over a folder, at a port or a file, and wait until it answers."""
        self.port = _free_port()
        self.file = file
        started = time.perf_counter()
        self.process = subprocess.Popen(
            [self.python, "-m", *self._command(data)],
            cwd=self.root,
            env=os.environ | UNLIMITED,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        with contextlib.suppress(AttributeError):
            ours = os.sched_getaffinity(0)
            # If this process is pinned to a core, the house gets another one.
            others = set(range(os.cpu_count() or 1)) - ours if len(ours) == 1 else ours
            os.sched_setaffinity(self.process.pid, {min(others or ours)})
        while not self._answers():
            if self.process.poll() is not None:
                raise RuntimeError("the service did not start")
            time.sleep(0.01)
        self.seconds_to_start = time.perf_counter() - started

    @abstractmethod
    def _command(self, data: Path) -> list[str]:
        """Return the arguments for Python."""

    def _answers(self) -> bool:
        try:
            self._ask("/healthz")
        except OSError:
            return False
        return True

    def _ask(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        asking = http.client.HTTPConnection("127.0.0.1", self.port)
        asking.sock = self.connect()
        with contextlib.closing(asking):
            text = None if body is None else json.dumps(body)
            asking.request("GET" if body is None else "POST", path, text, headers)
            told = asking.getresponse()
            answer = json.load(told)
        if told.status >= http.HTTPStatus.BAD_REQUEST:
            raise RuntimeError(f"{path}: {answer}")
        return answer

    def connect(self) -> socket.socket:
        """Return a socket to the service."""
        if self.file is None:
            there = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
            there.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return there
        there = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        there.settimeout(PATIENCE)
        there.connect(str(self.file))
        return there

    def connect_socket(self) -> socket.socket:
        """Return a socket to the service's WebSockets."""
        return self.connect()

    def cpu(self) -> float:
        """Return the server's CPU time so far, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """Return the server's memory in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def stop(self) -> None:
        """Stop the service."""
        self.process.terminate()
        self.process.wait()


class Served(Service):
    """A house."""

    def _command(self, data: Path) -> list[str]:
        host = "127.0.0.1" if self.file is None else f"unix:{self.file}"
        command = ["ridotto", "serve", "--data", str(data)]
        command += ["--host", host, "--port", str(self.port)]
        return [*command, "--grace", "3600"]

    def welcome(self, name: str) -> str:
        """Add a guest and return their token."""
        return str(self._ask("/api/guests", {"name": name, "bearer": True})["token"])

    def open_table(self, wishes: Any, token: str, bots: int = 0) -> str:
        """Open a table with its host seated; with bots in all other seats the game begins."""
        asked = {"wishes": wishes, "sit": "5" * 32, "bots": ["zanetta"] * bots, "start": bots > 0}
        return str(self._ask("/api/tables", asked, token)["table"])

    def empty_seats(self, table: str) -> int:
        """Return the number of empty seats at a table."""
        seats = self._ask(f"/api/tables/{table}")["shown"]["seats"]
        return sum(seat["kind"] == "empty" for seat in seats)


class ServedWith(Served):
    """A house whose WebSockets run on one of the variants of ``bench.house_websockets``."""

    variant: str

    def _command(self, data: Path) -> list[str]:
        self._sockets_port = _free_port() if self.variant == "picows" else self.port
        ports = [str(self.port), str(self._sockets_port)]
        return ["bench.house_websockets", self.variant, str(data), *ports]

    def connect_socket(self) -> socket.socket:
        """Return a socket to the house's WebSockets."""
        there = socket.create_connection(("127.0.0.1", self._sockets_port), PATIENCE)
        there.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return there


class Bare(Service):
    """A service that does as little as possible."""

    def _command(self, data: Path) -> list[str]:
        return ["bench.house_bare", str(data), str(self.port)]


@contextlib.contextmanager
def served(kind: type[S], *, at_file: bool = False) -> Iterator[S]:
    """Run a service over an empty folder, at a port or a file."""
    with tempfile.TemporaryDirectory(prefix="ridotto-bench-") as folder:
        service = kind(Path(folder), Path(folder) / "socket" if at_file else None)
        try:
            yield service
        finally:
            service.stop()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
