"""Run the soak and report: ``python -m house.soak``.

Exit status 1: a target was missed, or something was lost, leaked or refused.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from house.soak.evening import Evening, Ledger, digest, read_logs
from house.soak.newcomers import welcome
from house.soak.soak_house import SoakHouse
from house.soak.verdict import Figures, summarise

#: Tables, players at each, and seconds between two moves at a table: 1,056 sockets with one
#: spectator or second window at each table, and more than 100 moves a second.
TABLES: Final = 96
PLAYERS: Final = 10
BOTS: Final = 1
PAUSE: Final = 0.65
#: Seconds between two pairs of newcomers.
NEWCOMERS: Final = 15.0
#: The share of the time in which the house is killed again and again. Afterwards it must run in
#: one piece, so that its memory can be compared.
KILLING: Final = 0.35
KILLS: Final = 6
FULL_DISKS: Final = 8
#: Seconds of a full disk; and seconds in which nothing is measured, after a disturbance and after
#: the start, when everyone comes in at once.
FULL: Final = 6.0
RECOVERY: Final = 8.0
ARRIVAL: Final = 40.0
#: Seconds between two samples of memory and sockets, and samples between two lines of progress.
SAMPLE: Final = 5.0
PROGRESS: Final = 12


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
        #: The time, the megabytes of the house, and the number of open sockets.
        self._samples: list[tuple[float, float, int]] = []
        self.kills = self.full_disks = 0
        #: One disturbance at a time: a house whose disk is full cannot start.
        self._alone = asyncio.Lock()

    async def run(self) -> None:
        """Run everything at once."""
        self.house.start()
        self._began = time.monotonic()
        self._disturbed.append((self._began, self._began + min(ARRIVAL, self._seconds / 4)))
        end = self._began + self._seconds
        flood = subprocess.Popen(
            [sys.executable, "-m", "house.soak.flood", str(self.house.port), str(self._flood_rate)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        # Requests to a house that hangs must not keep it from being started again.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(TABLES + 20))
        evenings = [
            Evening(self.ledger, number * PLAYERS, PLAYERS, BOTS * (number % 5 == 0), PAUSE)
            for number in range(TABLES)
        ]
        watching = [
            asyncio.create_task(work) for work in (self._kill(), self._fill(), self._sample())
        ]
        try:
            async with asyncio.TaskGroup() as group:
                for number, evening in enumerate(evenings):
                    group.create_task(self._later(number * 0.1, evening, end))
                group.create_task(welcome(self.ledger, end - NEWCOMERS, NEWCOMERS))
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

    async def _kill(self) -> None:
        for _ in range(KILLS):
            await asyncio.sleep(KILLING * self._seconds / (KILLS + 1))
            async with self._alone:
                began = time.monotonic()
                self.house.kill()
                self.kills += 1
                await asyncio.to_thread(self.house.start)
                self._disturbed.append((began, time.monotonic() + RECOVERY))
            self._say("killed and started again")

    async def _fill(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / (FULL_DISKS + 1))
            async with self._alone:
                began = time.monotonic()
                self.house.fill_disk()
                await asyncio.sleep(FULL)
                self.house.free_disk()
                self.full_disks += 1
                self._disturbed.append((began, time.monotonic() + RECOVERY))
            self._say(f"its disk was full for {FULL:.0f} seconds")

    async def _sample(self) -> None:
        ledger, seen, since = self.ledger, 0, time.monotonic()
        while True:
            await asyncio.sleep(SAMPLE)
            with suppress(OSError, IndexError):
                sample = time.monotonic(), self.house.megabytes(), ledger.sockets
                self._samples.append(sample)
            if len(self._samples) % PROGRESS == 0:
                moves = sorted(took for _, took in ledger.moves[seen:]) or [0.0]
                now = time.monotonic()
                self._say(
                    f"{ledger.games} games, {(len(ledger.moves) - seen) / (now - since):.0f} "
                    f"moves/s, p99 {moves[int(len(moves) * 0.99)] * 1000:.1f} ms, "
                    f"{ledger.newcomers} newcomers, {len(ledger.wrong)} wrong"
                )
                seen, since = len(ledger.moves), now

    def _is_disturbed(self, at: float) -> bool:
        return any(began <= at <= until for began, until in self._disturbed)

    def _say(self, what: str) -> None:
        minutes = (time.monotonic() - self._began) / 60
        _, memory, sockets = self._samples[-1] if self._samples else (0, 0.0, 0)
        line = f"{minutes:6.1f} min  {memory:6.1f} MB  {sockets:5} sockets  {what}"
        print(line, file=sys.stderr, flush=True)

    def report(self) -> dict[str, Any]:
        """Check what is on the disk, and return all figures."""
        self._check_disk()
        ledger = self.ledger
        ledger.close()
        end = self._began + self._seconds  # afterwards the last games are played in haste
        steady = self._began + self._seconds * (KILLING + 0.1)
        # Counted in steps of a second, as disturbances may overlap.
        calm = [
            second for second in range(int(self._seconds))
            if not self._is_disturbed(self._began + second)
        ]  # fmt: skip
        samples = [each for each in self._samples if each[0] < end]
        figures = Figures(
            seconds=self._seconds,
            calm_seconds=len(calm),
            moves=[took for at, took in ledger.moves if at < end and not self._is_disturbed(at)],
            sockets=[sockets for at, _, sockets in samples if not self._is_disturbed(at)],
            memory=[megabytes for at, megabytes, _ in samples if at >= steady],
            newcomers=ledger.newcomers,
            wrong=ledger.wrong,
        )
        return {
            "minutes": round(self._seconds / 60, 1),
            "kills": self.kills,
            "full disks": self.full_disks,
            "refused on a full disk": ledger.not_saved,
            "games": ledger.games,
            "moves": len(ledger.moves),
            "entries compared with the log": ledger.sightings,
            "messages checked for hidden fields": ledger.messages,
        } | summarise(figures)

    def _check_disk(self) -> None:
        wrong, logs = self.ledger.wrong, self.ledger.logs
        if (status := self.house.stop()) != 0:
            wrong.append(f"the house ended with status {status}")
        stored = read_logs(self.house.data, logs)
        for table, (number, known) in logs.items():
            # Entries may follow the end of a game, such as a rematch.
            if digest(stored[table][:number]) != known:
                wrong.append(f"the log of {table} has changed")
        command = [sys.executable, "-m", "ridotto", "check", str(self.house.data)]
        checked = subprocess.run(command, capture_output=True, text=True, check=False)
        if checked.returncode != 0:
            wrong.append(checked.stdout + checked.stderr)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m house.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--flood", type=float, default=50.0, help="hostile requests per second")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file too")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ridotto-soak-") as folder:
        soak = Soak(Path(folder), chosen.minutes, chosen.flood)
        asyncio.run(soak.run())
        found = soak.report()
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", "utf-8")
    for name, value in found.items():
        if not isinstance(value, list):
            print(f"{name:36} {value}")
    for name in ("missed", "wrong"):
        for each in found[name]:
            print(f"{name.upper()}: {each}")
    failed = bool(found["missed"] or found["wrong"])
    print("FAILED" if failed else "PASSED")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
