"""Backups at regular intervals while the house is open, the oldest deleted in turn."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from ridotto.house.running.background import in_thread
from ridotto.house.running.settings import Settings
from ridotto.house.store.backup import BadBackup, back_up
from ridotto.house.store.data_directory import PRIVATE, store_file
from ridotto.house.store.store_file import UNREADABLE, WrongFile

#: The folder in the data directory, unless a setting names another one.
FOLDER: Final = "backups"
#: Names of backups sort by time.
NAME: Final = "ridotto-%Y%m%dT%H%M%SZ.db"
_NAMED: Final = re.compile(r"ridotto-\d{8}T\d{6}Z\.db")
#: What an unfinished backup is called.
_PARTS: Final = ".ridotto-*.part"
HOUR: Final = 3600.0
#: The first backup waits until the house is fully open; a failed one is repeated. In seconds.
FIRST: Final = 300.0
AGAIN: Final = 3600.0
#: Space that a backup must leave free, in bytes: a full disk would stop every game.
SPARE: Final = 100_000_000
#: Pause in seconds after each part of the copy, so that moves get to the disk in between.
PAUSE: Final = 0.02

log = logging.getLogger("ridotto.house")


class Backups:
    """The backups of one house."""

    def __init__(self, settings: Settings) -> None:
        """Read the settings; :meth:`run` makes the backups."""
        self._data = settings.data
        self._every = settings.backup_every * HOUR
        self._keep = settings.keep_backups
        self._folder = settings.backups or settings.data / FOLDER

    def all(self) -> list[Path]:
        """Return the backups, the oldest first."""
        try:
            found = [file for file in self._folder.iterdir() if _NAMED.fullmatch(file.name)]
        except OSError:
            return []
        return sorted(found)

    def latest(self) -> float:
        """Return the time of the latest backup in seconds since 1970; 0 if there is none."""
        with suppress(OSError, IndexError):
            return self.all()[-1].stat().st_mtime
        return 0.0

    def _delay(self) -> float:
        """Return the seconds until the next backup is due."""
        latest = self.latest()
        # A clock that was set back must not put backups off for years.
        age = max(0.0, time.time() - latest) if latest else self._every
        return max(FIRST, self._every - age)

    async def run(self, problem: Callable[[], str], failed: Callable[[str, bool], None]) -> None:
        """Make a backup whenever one is due; never return.

        While there is a ``problem`` with the store, no backup is deleted: the older ones may be
        better. ``failed`` is called with the reason if a backup cannot be made, and whether that
        shows that the store is damaged.
        """
        if not self._every:
            return
        delay = self._delay()
        while True:
            await asyncio.sleep(delay)
            delay = self._every
            try:
                await in_thread(self.make, prune=not problem())
            except (BadBackup, WrongFile, *UNREADABLE) as error:
                delay = min(self._every, AGAIN)
                failed(str(error), not isinstance(error, sqlite3.OperationalError))
            except OSError as error:
                delay = min(self._every, AGAIN)
                failed(error.strerror or str(error), False)

    def make(self, *, prune: bool = True) -> Path:
        """Make a backup now, then delete the oldest ones; return its path.

        Raises what :func:`back_up` does; no backup is deleted then.
        """
        began = time.monotonic()
        self._folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        for part in self._folder.glob(_PARTS):
            part.unlink(missing_ok=True)
        self._check_space()
        file = self._folder / time.strftime(NAME, time.gmtime())
        held = back_up(self._data, file, pause=PAUSE)
        if prune:
            for old in self.all()[: -self._keep]:
                old.unlink(missing_ok=True)
        seconds = round(time.monotonic() - began, 1)
        log.info("backup made", extra={"entries": held.entries, "seconds": seconds})
        return file

    def _check_space(self) -> None:
        free = shutil.disk_usage(self._folder).free
        if free < store_file(self._data).stat().st_size + SPARE:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
