"""Logging: one JSON object per line, or text on a terminal.

A table's id lets anyone in and a token identifies a guest, so neither may be logged, nor anything
that a guest must not see. Paths are logged by their route, tables by a short hash, errors by type
and place. The server's own messages about frames and headers are not logged at all.
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
from collections.abc import Iterable
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final, TextIO

import msgspec
from starlette.routing import BaseRoute, Route, WebSocketRoute, compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
#: Number of innermost stack frames that are logged with an error.
_DEPTH: Final = 12
#: Paths of the browser client, which all return the same page.
_PAGE_PATHS: Final = (
    "/", "/open", "/workshop", "/how", "/t/{table}", "/r/{table}", "/assets/{file:path}",
)  # fmt: skip


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


# Requests


def table_mark(table: str) -> str:
    """Return a hash of a table's id: enough to tell tables apart, too little to find one."""
    return "#" + hashlib.sha256(table.encode()).hexdigest()[:8]


class RouteNames:
    """Turn paths into a form that may be logged: their route, with tables as hashes."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        """Use these routes, and the paths of the browser client."""
        known = [route for route in routes if isinstance(route, Route | WebSocketRoute)]
        self._patterns = [
            *((route.path_regex, route.path_format) for route in known),
            *(compile_path(path)[:2] for path in _PAGE_PATHS),
        ]

    def __call__(self, path: str) -> str:
        """Return the route of a path; an unknown path is redacted."""
        for regex, template in self._patterns:
            if found := regex.fullmatch(path):
                values = found.groupdict()
                shown = dict.fromkeys(values, REDACTED)
                if "table" in values and "/" not in values["table"]:
                    shown["table"] = table_mark(values["table"])
                return template.format_map(shown)
        return REDACTED


class AccessLog:
    """Log every request and WebSocket without saying which table or which guest."""

    def __init__(self, app: ASGIApp, routes: Iterable[BaseRoute]) -> None:
        """Wrap an application with these routes."""
        self._app = app
        self._route_of = RouteNames(routes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request and log its outcome."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began, outcome = time.monotonic(), 0

        async def send_noting_outcome(message: Message) -> None:
            nonlocal outcome
            if message["type"] == "http.response.start":
                outcome = message["status"]
            elif message["type"] == "websocket.close":
                outcome = message.get("code", 1000)
            await send(message)

        what = scope.get("method", "SOCKET")
        fields: dict[str, Any] = {"what": what, "path": self._route_of(scope["path"])}
        if what == "SOCKET":
            log.debug("socket opened", extra=fields)
        try:
            await self._app(scope, receive, send_noting_outcome)
        finally:
            fields |= {"outcome": outcome, "seconds": round(time.monotonic() - began, 4)}
            log.debug("socket closed" if what == "SOCKET" else "request", extra=fields)
