"""Run the soak and report: ``python -m house.soak``. Exit status 1: something was wrong."""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from house.soak.evening import LOST, Evening, Ledger, digest, read_logs
from house.soak.soak_house import SoakHouse

#: Tables, players at each, and seconds between two moves at a table: 1,012 sockets with a
#: second window of each host, and 100 moves a second.
TABLES: Final = 92
PLAYERS: Final = 10
BOTS: Final = 1
PAUSE: Final = 0.7
#: The share of the time in which the house is killed again and again. Afterwards it must run in
#: one piece, so that its memory can be compared.
KILLING: Final = 0.35
KILLS: Final = 6
FULL_DISKS: Final = 8
#: Seconds of a full disk, and seconds after a disturbance in which moves are not counted.
FULL: Final = 6.0
RECOVERY: Final = 8.0


class Soak:
    """A soak test: the house, its load and its disturbances, and what was measured."""

    def __init__(self, folder: Path, minutes: float, flood: float) -> None:
        self.house = SoakHouse(folder / "data")
        self.ledger = Ledger(self.house)
        self._seconds = minutes * 60
        self._flood_rate = flood
        self._began = 0.0
        #: From when to when the house was killed or its disk full.
        self._disturbed: list[tuple[float, float]] = []
        self.memory: list[tuple[float, float]] = []
        self.newcomers: list[float] = []
        self.kills = self.full_disks = 0
        #: One disturbance at a time: a house whose disk is full cannot start.
        self._alone = asyncio.Lock()

    async def run(self) -> None:
        """Run everything at once."""
        self.house.start()
        self._began = time.monotonic()
        end = self._began + self._seconds
        flood = subprocess.Popen(
            [sys.executable, "-m", "house.soak.flood", str(self.house.port), str(self._flood_rate)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        # Requests to a house that hangs must not keep it from being started again.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(TABLES + 10))
        evenings = [
            Evening(self.ledger, number * PLAYERS, PLAYERS, BOTS * (number % 5 == 0), PAUSE)
            for number in range(TABLES)
        ]
        watching = [
            asyncio.create_task(work)
            for work in (self._kill(end), self._fill(end), self._weigh(end), self._visit(end))
        ]
        try:
            async with asyncio.TaskGroup() as group:
                for number, evening in enumerate(evenings):
                    group.create_task(self._later(number * 0.1, evening, end))
        finally:
            for task in watching:
                task.cancel()
            for ended in await asyncio.gather(*watching, return_exceptions=True):
                if not isinstance(ended, asyncio.CancelledError | None):
                    self.ledger.wrong.append(f"the soak itself failed: {ended!r}")
            flood.kill()
            flood.wait()

    async def _later(self, delay: float, evening: Evening, end: float) -> None:
        await asyncio.sleep(delay)
        await evening.run(end)

    async def _kill(self, end: float) -> None:
        for _ in range(KILLS):
            await asyncio.sleep(KILLING * self._seconds / (KILLS + 1))
            async with self._alone:
                began = time.monotonic()
                self.house.kill()
                self.kills += 1
                await asyncio.to_thread(self.house.start)
                self._disturbed.append((began, time.monotonic() + RECOVERY))
            self._say("killed and started again")

    async def _fill(self, end: float) -> None:
        while True:
            await asyncio.sleep(self._seconds / (FULL_DISKS + 1))
            async with self._alone:
                began = time.monotonic()
                self.house.fill_disk()
                await asyncio.sleep(FULL)
                self.house.free_disk()
                self.full_disks += 1
                self._disturbed.append((began, time.monotonic() + RECOVERY))

    async def _weigh(self, end: float) -> None:
        while True:
            await asyncio.sleep(10)
            with suppress(OSError, IndexError):
                self.memory.append((time.monotonic(), self.house.megabytes()))
            if len(self.memory) % 6 == 0:
                self._say(f"{self.ledger.games} games, {len(self.ledger.moves)} moves")

    async def _visit(self, end: float) -> None:
        """Let a newcomer look around now and then, from an address of their own."""
        for number in range(10**6):
            await asyncio.sleep(5)
            address, began = f"172.16.{number >> 8 & 255}.{number & 255}", time.monotonic()
            asked: dict[str, Any] = {"name": "Newcomer", "bearer": True}
            try:
                status, told = await asyncio.to_thread(
                    self.house.ask, "POST", "/api/guests", asked, "", address
                )
            except LOST:
                continue
            if status == 201:
                self.newcomers.append(time.monotonic() - began)
            elif told["error"]["code"] != "not-saved":
                self.ledger.wrong.append(f"a newcomer was refused: {status} {told}")

    def _is_disturbed(self, at: float) -> bool:
        return any(began <= at <= until for began, until in self._disturbed)

    def _say(self, what: str) -> None:
        minutes = (time.monotonic() - self._began) / 60
        memory = self.memory[-1][1] if self.memory else 0.0
        print(f"{minutes:6.1f} min  {memory:6.1f} MB  {what}", file=sys.stderr, flush=True)

    def report(self) -> dict[str, Any]:
        """Check what is on the disk, and return all figures."""
        status = self.house.stop()
        ledger, wrong = self.ledger, self.ledger.wrong
        if status != 0:
            wrong.append(f"the house ended with status {status}")
        stored = read_logs(self.house.data, ledger.logs)
        for table, (number, known) in ledger.logs.items():
            # Entries may follow the end of a game, such as a rematch.
            if digest(stored[table][:number]) != known:
                wrong.append(f"the log of {table} has changed")
        command = [sys.executable, "-m", "ridotto", "check", str(self.house.data)]
        checked = subprocess.run(command, capture_output=True, text=True, check=False)
        if checked.returncode != 0:
            wrong.append(checked.stdout + checked.stderr)
        ledger.close()
        end = self._began + self._seconds  # afterwards the last games are played in haste
        in_time = [(at, took) for at, took in ledger.moves if at < end]
        calm = sorted(took for at, took in in_time if not self._is_disturbed(at))
        start = self._began + self._seconds * (KILLING + 0.1)
        steady = [size for at, size in self.memory if start <= at <= self._began + self._seconds]
        ends = max(1, len(steady) // 10)
        first, last = statistics.median(steady[:ends]), statistics.median(steady[-ends:])
        return {
            "minutes": round(self._seconds / 60, 1),
            "games": ledger.games,
            "moves": len(ledger.moves),
            "moves per second": round(len(in_time) / self._seconds, 1),
            "sockets": TABLES * (PLAYERS + 1),
            "sightings compared with the log": ledger.sightings,
            "kills": self.kills,
            "full disks": self.full_disks,
            "refused on a full disk": ledger.not_saved,
            "newcomers": len(self.newcomers),
            "p50 of a move (ms)": round(calm[len(calm) // 2] * 1000, 2),
            "p99 of a move (ms)": round(calm[int(len(calm) * 0.99)] * 1000, 2),
            "memory at first (MB)": round(first, 1),
            "memory at last (MB)": round(last, 1),
            "growth": f"{last / first - 1:+.1%}",
            "wrong": wrong[:20],
        }


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m house.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--flood", type=float, default=50.0, help="hostile requests per second")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ridotto-soak-") as folder:
        soak = Soak(Path(folder), chosen.minutes, chosen.flood)
        asyncio.run(soak.run())
        found = soak.report()
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
