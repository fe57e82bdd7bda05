"""Faults of a deck file: where, the value there, and the allowed ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from ridotto.games.os_errors import os_error_text
from ridotto.games.words import Words

#: Maximum number of reported faults; further ones are only counted.
MOST_FAULTS: Final = 50
_LONGEST: Final = 60

#: A place in a deck file: keys and, in lists, numbers from 0.
Path = tuple[str | int, ...]


class Fault(NamedTuple):
    """One error or, with ``warning``, a problem for play.

    ``allowed`` is written as in the file, so it needs no translation; ``line`` is 0 where there is
    no file.
    """

    code: str
    line: int
    key: str
    value: str
    allowed: str
    warning: bool = False
    close: str = ""

    def __str__(self) -> str:
        place = f"line {self.line}: " if self.line else ""
        return f"{place}{self.key or 'file'} = {self.value or '-'}: {self.code} ({self.allowed})"

    def message(self, words: Words) -> str:
        """Return the fault in one sentence, without its place."""
        return words(f"fault-{self.code}", key=self.key, value=self.value, allowed=self.allowed)

    def placed(self, words: Words) -> str:
        """Return the fault with its line, key, value, and what is allowed."""
        form = "fault-place" if self.key and self.value else "fault-place-bare"
        form = form if self.key else "fault-place-file"
        value = os_error_text(self.value, words) if self.code == "unopened" else self.value
        parts = [words(form, line=self.line, key=self.key, value=value), self.message(words)]
        if self.allowed:
            parts.append(words("fault-allowed", allowed=self.allowed))
        if self.close:
            parts.append(words("fault-close", close=self.close))
        return " ".join(parts)


class DeckRefused(ValueError):
    """A deck that cannot be played; ``faults`` are all that were found.

    ``more`` is the number of further faults; ``unreadable`` means that there was no deck to check.
    """

    def __init__(self, faults: Sequence[Fault], more: int = 0, unreadable: bool = False) -> None:
        self.faults = tuple(faults)
        self.more = more
        self.unreadable = unreadable
        super().__init__(
            "; ".join(str(fault) for fault in faults) + (f"; {more} more" if more else "")
        )

    def message(self, words: Words) -> str:
        """Return all faults, one per line."""
        lines = [fault.placed(words) for fault in self.faults]
        if self.more:
            lines.append(words("fault-more", count=self.more))
        return "\n".join(lines)


class Findings:
    """Collects faults up to a limit and counts the rest."""

    def __init__(self, lines: dict[Path, int] | None = None) -> None:
        self.lines = lines or {}
        self.faults: list[Fault] = []
        self.errors = 0
        self.more = 0

    def add(
        self,
        code: str,
        path: Path,
        value: Any = None,
        allowed: str = "",
        *,
        warning: bool = False,
        close: str = "",
    ) -> None:
        """Add a fault at this path."""
        self.errors += not warning
        if self.full:
            self.more += 1
            return
        shown = "" if value is None else shortened(value)
        line = self.line_of(path)
        self.faults.append(Fault(code, line, key_of(path), shown, allowed, warning, close))

    @property
    def full(self) -> bool:
        """Return whether further faults are only counted."""
        return len(self.faults) >= MOST_FAULTS

    def line_of(self, path: Path) -> int:
        """Return the line of a path, or of the nearest enclosing one that has a line."""
        if not self.lines:
            return 0
        for length in range(len(path), 0, -1):
            if path[:length] in self.lines:
                return self.lines[path[:length]]
        return 1

    def in_order(self) -> tuple[Fault, ...]:
        """Return the faults by line."""
        return tuple(sorted(self.faults, key=lambda fault: fault.line))


def key_of(path: Path) -> str:
    """Return a path as it is written: ``spell[3].effects[0].what``."""
    return "".join(_steps(path)).removeprefix(".")


def _steps(path: Path) -> Iterator[str]:
    for step in path:
        yield f"[{step}]" if isinstance(step, int) else f".{_short(step, 40)}"


def shortened(value: Any) -> str:
    """Return a value as it is written in the file, shortened."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + _short(value, _LONGEST) + '"'
    if isinstance(value, int):
        # Very long numbers cannot be converted to text.
        return str(value) if value.bit_length() <= 128 else "…"
    if isinstance(value, list | tuple):
        return f"[… ({len(value)})]" if value else "[]"
    if isinstance(value, dict):
        return "{…}" if value else "{}"
    return _short(str(value), _LONGEST)


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
