"""The disk under a store: whether it can be written to, and why not."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final

#: SQLite's codes for a file that may not be written, and for a full disk.
_READ_ONLY: Final = 8
_FULL: Final = 13
#: A disk with fewer free bytes than this is full: SQLite writes whole pages.
LEAST_FREE: Final = 64 * 1024


def is_read_only(path: Path) -> bool:
    """Check whether the disk that holds a path is mounted read-only."""
    if not hasattr(os, "statvfs"):
        return False
    try:
        return bool(os.statvfs(path).f_flag & os.ST_RDONLY)
    except OSError:
        return False


def write_problem(path: Path) -> str:
    """Return why an existing file or directory cannot be written to; empty if it can."""
    if is_read_only(path):
        return "the disk is read-only"
    return "" if os.access(path, os.W_OK) else f"{path.name} is read-only for this user"


def reason_of(error: Exception, path: Path) -> str:
    """Return in plain words why a write to a store failed."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if is_read_only(path):
        return "the disk is read-only"
    if isinstance(error, sqlite3.Error) and (code == _FULL or _is_full(path)):
        return "the disk is full"
    if code == _READ_ONLY:
        return "the store is read-only"
    return str(error)


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < LEAST_FREE
    except OSError:
        return False
