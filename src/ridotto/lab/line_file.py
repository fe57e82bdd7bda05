"""A file of JSON lines that records finished work, so that it can be resumed.

Lines are only appended. The first identifies the work; an incomplete last line, as after a power
failure, is dropped.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec


class BadLedger(ValueError):
    """The file is not a ledger (``broken``) or belongs to other work (``other``)."""

    def __init__(self, kind: str, line: int = 1) -> None:
        super().__init__(f"{kind}, line {line}")
        self.kind = kind
        self.line = line


class LineFile:
    """An open file; ``lines`` are those it held when opened, after the first."""

    def __init__(self, path: Path, head: Any, kind: Any) -> None:
        """Open or create it, with lines of this type; raises :exc:`BadLedger`, :exc:`OSError`."""
        self.lines: list[Any] = []
        self._kind = kind
        # Open for writing before reading, to fail before any work is done.
        self._file = path.open("a+b")
        try:
            self._file.seek(0)
            whole = self._read(self._file.read(), head)
            self._file.truncate(whole)
            if whole == 0:
                self.write(head)
        except BaseException:
            self._file.close()
            raise

    def _read(self, data: bytes, head: Any) -> int:
        """Read the existing lines; return the number of bytes in complete lines."""
        first = _encoded(head)
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if not lines:
            # An incomplete first line is ours; never overwrite anything else.
            if not first.startswith(data):
                raise BadLedger("broken")
            return 0
        _decoded(lines[0], type(head), 1)
        if lines[0] + b"\n" != first:
            raise BadLedger("other")
        self.lines = [
            _decoded(line, self._kind, number) for number, line in enumerate(lines[1:], 2)
        ]
        return whole

    def write(self, value: Any) -> None:
        """Append a line."""
        self._file.write(_encoded(value))
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _encoded(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted") + b"\n"


def _decoded(line: bytes, kind: Any, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise BadLedger("broken", number) from None
