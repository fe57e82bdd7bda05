"""A real Dask cluster on this machine: a scheduler and workers, each in its own process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from distributed import Client

from house.serve_process import PATIENCE, until
from processes import ServerProcess
from terminal.command import environment

TESTS = str(Path(__file__).parents[1])


class DaskProcesses(ServerProcess):
    """A cluster that ends with the test; its workers are restarted when they die."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.check_allowed()
        self._log = folder / "cluster.log"
        self._processes: list[subprocess.Popen[bytes]] = []
        file = folder / "scheduler.json"
        self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", file)
        until(lambda: file.exists() and file.read_text().endswith("}"))
        self.address: str = json.loads(file.read_text())["address"]
        self.client = Client(self.address, set_as_default=False)
        self._start("worker", self.address, "--nthreads", "1", "--nworkers", str(workers))
        self.client.wait_for_workers(workers, PATIENCE)

    def pids(self) -> dict[str, int]:
        """Return the processes of the workers, by address."""
        found: dict[str, int] = self.client.run(os.getpid)
        return found

    def busy(self) -> list[str]:
        """Return the addresses of the workers that have something to do."""
        return [worker for worker, keys in self.client.processing().items() if keys]

    def add_worker(self, **more: str) -> Callable[[], None]:
        """Start one more worker with this environment; return a function that ends it."""
        # By name: others may be restarting meanwhile.
        asked = ("--nthreads", "1", "--no-nanny", "--name", "extra")
        process = self._start("worker", self.address, *asked, **more)
        until(lambda: "extra" in self._names())

        def end() -> None:
            process.kill()
            process.wait(PATIENCE)
            until(lambda: "extra" not in self._names())

        return end

    def _names(self) -> list[str]:
        return [str(each["name"]) for each in self.client.scheduler_info()["workers"].values()]

    def _start(self, *arguments: str | Path, **more: str) -> subprocess.Popen[bytes]:
        with self._log.open("ab") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "dask", *map(str, arguments), "--no-dashboard"],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env=environment(**({"RIDOTTO_PLAIN": "1", "PYTHONPATH": TESTS} | more)),
            )  # fmt: skip
        self._processes.append(process)
        return process

    def __enter__(self) -> DaskProcesses:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()
        # The workers before the scheduler, so that each process ends its own.
        for process in reversed(self._processes):
            process.terminate()
            process.wait(PATIENCE)
