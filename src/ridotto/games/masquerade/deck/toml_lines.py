"""Line numbers of the keys in a TOML text, which the standard parser doesn't report."""

from __future__ import annotations

import re
from typing import Final

from ridotto.games.masquerade.deck.faults import Path

_SPACE: Final = re.compile(r"[ \t]*")
_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR: Final = re.compile(r"[^,\]\}\n#]*")
_STRINGS: Final = (
    re.compile(r'"""(?:[^\\"]|\\.|"(?!""))*"{3,5}', re.DOTALL),
    re.compile(r"'''(?:[^']|'(?!''))*'{3,5}", re.DOTALL),
    re.compile(r'"(?:[^"\\\n]|\\.)*"'),
    re.compile(r"'[^'\n]*'"),
)


def find_lines(text: str) -> dict[Path, int]:
    """Return the line of every key and list element in valid TOML text."""
    return _Scanner(text).scan()


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.table: Path = ()
        self.sizes: dict[Path, int] = {}
        # Counting newlines from the last place asked for keeps long texts linear.
        self.counted_to = 0
        self.line = 1

    def scan(self) -> dict[Path, int]:
        self.skip(_BLANK)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                self.header()
            else:
                self.pair(self.table)
            self.skip(_BLANK)
        return self.lines

    def skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()

    def mark(self, path: Path) -> None:
        self.line += self.text.count("\n", self.counted_to, self.at)
        self.counted_to = self.at
        self.lines.setdefault(path, self.line)

    def header(self) -> None:
        """Read ``[table]`` or ``[[list element]]``."""
        many = self.text.startswith("[[", self.at)
        start = self.at
        self.at += 2 if many else 1
        *around, last = self.key()
        path: Path = ()
        for step in around:
            path = self.newest((*path, step))
        path = (*path, last)
        if many:
            self.sizes[path] = self.sizes.get(path, 0) + 1
            path = self.newest(path)
        self.table = path
        end, self.at = self.at, start
        self.mark(path[:-1] if many else path)
        self.mark(path)
        self.at = end + (2 if many else 1)

    def newest(self, path: Path) -> Path:
        """Resolve a header's key: a list stands for its last element so far."""
        return (*path, self.sizes[path] - 1) if path in self.sizes else path

    def key(self) -> list[str]:
        """Read a key, which may be dotted and quoted."""
        parts = []
        while True:
            self.skip(_SPACE)
            parts.append(self.simple_key())
            self.skip(_SPACE)
            if not self.text.startswith(".", self.at):
                return parts
            self.at += 1

    def simple_key(self) -> str:
        start = self.at
        if self.text[self.at] in "\"'":
            self.string()
            return self.text[start + 1 : self.at - 1]
        self.skip(_BARE)
        if self.at == start:
            raise ValueError("no key here")
        return self.text[start : self.at]

    def pair(self, within: Path) -> None:
        start = self.at
        path = (*within, *self.key())
        end, self.at = self.at, start
        self.mark(path)
        self.at = end + 1  # the equals sign
        self.skip(_SPACE)
        self.value(path)

    def value(self, path: Path) -> None:
        first = self.text[self.at]
        if first in "\"'":
            self.string()
        elif first == "[":
            self.items(path, "]")
        elif first == "{":
            self.items(path, "}")
        else:
            self.skip(_SCALAR)

    def items(self, path: Path, end: str) -> None:
        """Read a list or an inline table."""
        self.at += 1
        place = 0
        while True:
            self.skip(_BLANK)
            if self.text[self.at] == end:
                self.at += 1
                return
            if self.text[self.at] == ",":
                self.at += 1
            elif end == "}":
                self.pair(path)
            else:
                self.mark((*path, place))
                self.value((*path, place))
                place += 1

    def string(self) -> None:
        for pattern in _STRINGS:
            found = pattern.match(self.text, self.at)
            if found:
                self.at = found.end()
                return
        raise ValueError("a string without end")
