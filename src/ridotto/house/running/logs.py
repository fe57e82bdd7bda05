"""What the house writes down about itself: one JSON object a line, or text for a terminal.

A table's name lets anybody in who has it, a token is a guest, and what a guest does not see must
not be found in a log either. So paths are logged by their shape, tables by a short hash, errors by
their kind and place, and the server's own tales of frames and headers not at all.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import sqlite3
import sys
import threading
import time
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final, TextIO

import msgspec
from starlette.types import Receive, Scope, Send

log = logging.getLogger("ridotto.house")

#: Loggers of others, which at lower levels tell of addresses, headers and frames.
OTHERS: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio")
#: What every record has; all else was given by whoever logged it.
_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
#: Names of tables, tokens and secrets look like this; words do not.
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,}")
_LEFT_OUT: Final = "…"
#: Errors whose words are those of the system and tell of nobody.
_HARMLESS: Final = (OSError, sqlite3.Error)
#: The innermost calls that are told of an error.
_DEPTH: Final = 12

_OF_TABLES: Final = re.compile(
    r"(/t/|/r/|/ws/tables/|/api/tables/)([^/]+)(/record|/replay|/qr\.svg)?"
)
_PLAIN_PATHS: Final = (
    "/", "/open", "/workshop", "/how", "/ws/lobby", "/healthz", "/metrics", "/api/guests",
    "/api/me", "/api/house", "/api/tables", "/api/scenarios/check", "/api/openapi.json",
)  # fmt: skip
_FOLDERS: Final = ("/api/codes/", "/assets/", "/words/")


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Send everything that is logged in this process, from a level on, to a stream."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if stream.isatty() else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ridotto").setLevel(level.upper())
    for name in OTHERS:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    # A record that cannot be written would be printed with everything in it.
    logging.raiseExceptions = False
    threading.excepthook = _thread_failed


def _thread_failed(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        failure = (args.exc_type, args.exc_value, args.exc_traceback)
        log.critical("thread failed", exc_info=failure)


def hear_loop(loop: asyncio.AbstractEventLoop) -> None:
    """Log what goes wrong in an event loop by its kind and place alone."""

    def told(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        failure = context.get("exception")
        if failure is None:
            log.error("unexpected", extra={"failure": str(context.get("message"))})
        else:
            log.error("unexpected", exc_info=(type(failure), failure, failure.__traceback__))

    loop.set_exception_handler(told)


# Lines


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        told = {"time": _time(record), "level": record.levelname.lower(), **fields_of(record)}
        return msgspec.json.encode(told, enc_hook=lambda value: type(value).__name__).decode()


class PlainLines(logging.Formatter):
    """Text for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        told = fields_of(record)
        event, _ = told.pop("event"), told.pop("logger")
        more = " ".join(f"{name}={value}" for name, value in told.items())
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{clock} {record.levelname.lower():<7} {event} {more}".rstrip()
        return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line)


def _time(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a record tells, without what must not be told."""
    told: dict[str, Any] = {"event": veiled(record.getMessage().strip()), "logger": record.name}
    for name, value in vars(record).items():
        if name not in _OWN:
            told[name] = veiled(value) if isinstance(value, str) else value
    if record.exc_info and record.exc_info[1] is not None:
        told |= _told_of(record.exc_info[1], record.exc_info[2])
    return told


def _told_of(failure: BaseException, trace: TracebackType | None) -> dict[str, Any]:
    """An error by its kind and place; its words may hold anything, so most are left out."""
    told: dict[str, Any] = {"error": type(failure).__name__}
    if isinstance(failure, _HARMLESS):
        told["why"] = veiled(str(failure))
    frames = traceback.extract_tb(trace)[-_DEPTH:]
    told["at"] = [f"{_module(each.filename)}:{each.lineno} {each.name}" for each in frames]
    return told


def _module(file: str) -> str:
    return "/".join(file.replace("\\", "/").split("/")[-2:])


def veiled(text: str) -> str:
    """A text without anything that looks like the name of a table, a token or a secret."""
    return _SECRET.sub(_LEFT_OUT, text)


# Who comes and goes


def mark_of(table: str) -> str:
    """By what a table is known in logs: enough to tell two apart, too little to find one."""
    return "#" + hashlib.sha256(table.encode()).hexdigest()[:8]


def shape_of(path: str) -> str:
    """A path without names and codes in it; one that is none of ours is left out."""
    if path in _PLAIN_PATHS:
        return path
    if found := _OF_TABLES.fullmatch(path):
        return f"{found[1]}{mark_of(found[2])}{found[3] or ''}"
    return next((folder + _LEFT_OUT for folder in _FOLDERS if path.startswith(folder)), _LEFT_OUT)


class Access:
    """Logs every request and every socket, without saying which table or who."""

    def __init__(self, app: Any) -> None:
        """Before this application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and log what came of it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began, outcome = time.monotonic(), 0

        async def noting(message: Any) -> None:
            nonlocal outcome
            if message["type"] == "http.response.start":
                outcome = message["status"]
            elif message["type"] == "websocket.close":
                outcome = message.get("code", 1000)
            await send(message)

        what = scope.get("method", "SOCKET")
        told: dict[str, Any] = {"what": what, "path": shape_of(scope["path"])}
        if what == "SOCKET":
            log.debug("socket opened", extra=told)
        try:
            await self._app(scope, receive, noting)
        finally:
            told |= {"outcome": outcome, "seconds": round(time.monotonic() - began, 4)}
            log.debug("socket closed" if what == "SOCKET" else "request", extra=told)
