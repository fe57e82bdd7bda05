"""Logging: one JSON object per line, or text on a terminal.

A table's id lets anyone in and a token identifies a guest, so neither may be logged, nor anything
that a guest must not see. Paths are logged by their route, tables by a short hash, errors by type
and place. The server's own messages about frames and headers are not logged at all.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import re
import sqlite3
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final, TextIO

import msgspec

log = logging.getLogger("ridotto.house")

#: Loggers of libraries; at lower levels they log addresses, headers and frames.
LIBRARIES: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio")
#: Attributes of every record; all others were passed by the caller in ``extra``.
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message", "asctime", "color_message",
}  # fmt: skip
#: Table ids, tokens and secrets look like this; words do not.
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,}")
REDACTED: Final = "…"
#: Errors whose message comes from the system and reveals nothing.
_HARMLESS: Final = (OSError, sqlite3.Error)
#: Time in seconds for which a repeated error is counted instead of logged.
QUIET_FOR: Final = 60.0
#: Number of innermost stack frames that are logged with an error.
_DEPTH: Final = 12
#: The id of the request or WebSocket that is being handled, empty outside of one. Timers and tasks
#: keep the id of the request that started them.
request_id: ContextVar[str] = ContextVar("request_id", default="")


def configure_logging(level: str, stream: TextIO | None = None) -> None:
    """Send everything logged in this process from a level on to a stream."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(TextFormatter() if stream.isatty() else JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ridotto").setLevel(level.upper())
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    # Python would print a record that cannot be written, with everything in it.
    logging.raiseExceptions = False
    threading.excepthook = _log_thread_failure


def _log_thread_failure(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        failure = (args.exc_type, args.exc_value, args.exc_traceback)
        log.critical("thread failed", exc_info=failure)


def log_loop_errors(loop: asyncio.AbstractEventLoop) -> None:
    """Log unhandled errors of an event loop by type and place only."""

    def handle(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        failure = context.get("exception")
        if failure is None:
            log.error("unexpected", extra={"failure": str(context.get("message"))})
        else:
            log.error("unexpected", exc_info=(type(failure), failure, failure.__traceback__))

    loop.set_exception_handler(handle)


class RepeatedError:
    """An error that may occur with every move: log it at most once a minute for each reason."""

    def __init__(self, event: str, clock: Callable[[], float] = time.monotonic) -> None:
        """Log under the name of this event."""
        self._event = event
        self._clock = clock
        #: For each reason, when it was last logged and how many errors there were since.
        self._logged: dict[str, tuple[float, int]] = {}

    def note(self, reason: str, **fields: str) -> None:
        """Log an error, or count it for the next line. There must be few different reasons."""
        at, more = self._logged.get(reason, (-math.inf, 0))
        if self._clock() - at < QUIET_FOR:
            self._logged[reason] = at, more + 1
            return
        self._logged[reason] = self._clock(), 0
        counted = {"more": more} if more else {}
        log.error(self._event, extra={"failure": reason, **fields, **counted})


# Formatters


class JsonFormatter(logging.Formatter):
    """Format a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        fields = {"time": _time(record), "level": record.levelname.lower(), **fields_of(record)}
        return msgspec.json.encode(fields, enc_hook=lambda value: type(value).__name__).decode()


class TextFormatter(logging.Formatter):
    """Format a record as text for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        fields = fields_of(record)
        event, _ = fields.pop("event"), fields.pop("logger")
        more = " ".join(f"{name}={value}" for name, value in fields.items())
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{clock} {record.levelname.lower():<7} {event} {more}".rstrip()
        return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line)


def _time(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return the fields of a record, with secrets redacted."""
    fields: dict[str, Any] = {"event": redact(record.getMessage().strip()), "logger": record.name}
    if request := request_id.get():
        fields["request"] = request
    for name, value in vars(record).items():
        if name not in _STANDARD:
            fields[name] = redact(value) if isinstance(value, str) else value
    if record.exc_info and record.exc_info[1] is not None:
        fields |= _error_fields(record.exc_info[1], record.exc_info[2])
    return fields


def _error_fields(failure: BaseException, trace: TracebackType | None) -> dict[str, Any]:
    """Return an error's type and place; most messages are left out, they may hold anything."""
    fields: dict[str, Any] = {"error": type(failure).__name__}
    if isinstance(failure, _HARMLESS):
        fields["why"] = redact(str(failure))
    frames = traceback.extract_tb(trace)[-_DEPTH:]
    fields["at"] = [f"{_module(each.filename)}:{each.lineno} {each.name}" for each in frames]
    return fields


def _module(file: str) -> str:
    return "/".join(file.replace("\\", "/").split("/")[-2:])


def redact(text: str) -> str:
    """Return a text without anything that looks like a table id, a token or a secret."""
    return _SECRET.sub(REDACTED, text)


def table_mark(table: str) -> str:
    """Return a hash of a table's id: enough to tell tables apart, too little to find one."""
    return "#" + hashlib.sha256(table.encode()).hexdigest()[:8]
