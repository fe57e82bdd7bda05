"""The documents, and the examples in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])

#: A fenced block, after the name of the file that a reader saves it in.
_FENCE = re.compile(r"^(?:<!-- file: (\S+) -->\n)?^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A fenced block of a document."""

    document: Path
    line: int
    language: str
    text: str
    #: The file that a reader saves it in, or nothing.
    file: str = ""

    def __str__(self) -> str:
        return f"{self.document.name}:{self.line}"


def blocks(document: Path) -> list[Block]:
    text = document.read_text(encoding="utf-8")
    return [
        Block(document, text.count("\n", 0, found.start()) + 1, found[2], found[3], found[1] or "")
        for found in _FENCE.finditer(text)
    ]


def all_blocks(language: str) -> list[Block]:
    return [
        block for document in DOCUMENTS for block in blocks(document) if block.language == language
    ]


def rows(document: str, head: str) -> Iterator[list[str]]:
    """Return the rows of the table whose head begins like this."""
    lines = iter((ROOT / "docs" / document).read_text(encoding="utf-8").splitlines())
    for line in lines:
        if line.startswith(head):
            next(lines)
            break
    else:
        raise AssertionError(f"{document} has no table {head}")
    for line in lines:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip()[1:-1].split("|")]


def words_in_code(document: str) -> set[str]:
    """Return all `code` in a document, and the words within it."""
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    quoted = re.findall(r"`([^`\n]+)`", text)
    return set(quoted) | {word for part in quoted for word in re.findall(r"[\w-]+", part)}
