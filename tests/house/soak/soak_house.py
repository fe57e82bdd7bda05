"""The house that is soaked: a real server behind an imagined proxy, which gets killed."""

from __future__ import annotations

import http.client
import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from house.serving import PATIENCE, Guest, free_port


class SoakHouse:
    """``ridotto serve`` with its usual limits. Every guest comes from an address of their own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port(self)
        self.log = data.with_name("house.log")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and return when it answers."""
        command = [sys.executable, "-m", "ridotto", "serve", "--data", str(self.data)]
        command += ["--port", str(self.port), "--proxies", "127.0.0.1"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self.log.read_text()[-2000:]
            assert time.monotonic() < end, "the house did not start"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return self.ask("GET", "/api/house", address="198.51.100.1")[0] == 200
        except (OSError, http.client.HTTPException):
            return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop the house; return its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    def fill_disk(self) -> None:
        """Let every write fail, as on a full disk."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def free_disk(self) -> None:
        """Let writes succeed again."""
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, unlimited)

    def megabytes(self) -> float:
        """Return the memory of the house itself."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    # What guests need

    def way(self, path: str) -> tuple[str, dict[str, Any]]:
        return f"ws://127.0.0.1:{self.port}{path}", {}

    def ask(
        self, method: str, path: str, body: Any = None, token: str = "", address: str = "192.0.2.1"
    ) -> tuple[int, Any]:
        """Return the status and the JSON of an answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"content-type": "application/json", "x-forwarded-for": address}
        if token:
            headers["authorization"] = f"Bearer {token}"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read() or b"null")
        finally:
            connection.close()


class Visitor(Guest):
    """A guest with an address of their own."""

    def __init__(self, house: SoakHouse, number: int, address: str = "") -> None:
        address = address or f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        asked = {"name": f"Guest {number}", "bearer": True}
        status, told = house.ask("POST", "/api/guests", asked, address=address)
        assert status == 201, told
        super().__init__(house, told["person"], told["name"], told["token"])  # type: ignore[arg-type]
        self.address = address

    def open(self, wishes: dict[str, Any], **more: Any) -> str:
        """Open a table and sit down at it; return its id."""
        asked = {"wishes": wishes, "sit": self.share} | more
        house: Any = self.served
        status, told = house.ask("POST", "/api/tables", asked, self.token, self.address)
        assert status == 201, told
        return str(told["table"])
