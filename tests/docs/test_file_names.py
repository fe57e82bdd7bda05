"""Every file that a document names exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs.documents import DOCUMENTS, ROOT, blocks

PAGES = [*DOCUMENTS, ROOT / "web" / "README.md"]
_CODE = re.compile(r"`([^`\n]+)`")
_FILE = re.compile(r"(?:[\w.-]+/)*[\w.-]+\.(?:py|ts|svelte|mjs|ftl|css)")
_FOLDER = re.compile(r"(?:tests|bench|deploy|src|e2e)/[\w./-]*\w/?")
#: Where a document may begin a path.
_STARTS = (
    "", "docs/", "src/ridotto/", "src/ridotto/house/", "src/ridotto/terminal/", "web/", "web/src/"
)  # fmt: skip


def files() -> frozenset[str]:
    """Return the paths of all source files, relative to the root."""
    folders = (
        "src",
        "tests",
        "bench",
        "docs",
        "deploy",
        "examples",
        "web/src",
        "web/tests",
        "web/e2e",
    )
    found = [path for folder in folders for path in (ROOT / folder).rglob("*.*")]
    found += [*ROOT.glob("*.*"), *(ROOT / "web").glob("*.*")]
    return frozenset(str(path.relative_to(ROOT)) for path in found)


FILES = files()
NAMES = frozenset(Path(file).name for file in FILES)


def exists(named: str) -> bool:
    """Check whether a path exists, or a file of this name if it has no folder."""
    if "/" not in named:
        return named in NAMES
    return any(start + named in FILES for start in _STARTS)


def named_files(document: Path) -> Iterator[str]:
    """Return the files that a document names in code, leaving out placeholders and readers' own."""
    own = {block.file for block in blocks(document)}
    for code in _CODE.findall(document.read_text(encoding="utf-8")):
        if "<" not in code and "*" not in code and code not in own and _FILE.fullmatch(code):
            yield code


@pytest.mark.parametrize("document", PAGES, ids=lambda d: str(d.relative_to(ROOT)))
def test_files_named_in_documents_exist(document: Path) -> None:
    assert [file for file in named_files(document) if not exists(file)] == []


@pytest.mark.parametrize("document", PAGES, ids=lambda d: str(d.relative_to(ROOT)))
def test_folders_named_in_documents_exist(document: Path) -> None:
    named = [code for code in _CODE.findall(document.read_text("utf-8")) if _FOLDER.fullmatch(code)]
    bases = (ROOT, document.parent)
    assert [each for each in named if not any((base / each).exists() for base in bases)] == []


def test_names_of_missing_files_are_found() -> None:
    assert exists("rules/speed.py")
    assert exists("table/fold.py")
    assert not exists("table/looking.py")
    assert not exists("thinking_desk.py")
    assert len(list(named_files(ROOT / "docs" / "architecture.md"))) > 50
