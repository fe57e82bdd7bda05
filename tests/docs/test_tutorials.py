"""The commands in the tutorials print what the tutorials show."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.documents import DOCUMENTS, blocks
from docs.tutorials import agrees, run_session, write_file

TUTORIALS = [
    document
    for document in DOCUMENTS
    if any(block.language == "console" for block in blocks(document))
]


@pytest.mark.parametrize("document", TUTORIALS, ids=lambda d: d.name)
def test_sessions(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    for block in blocks(document):
        if block.file:
            write_file(block)
        elif block.language == "console":
            run_session(block)


def test_the_guides_for_designers_and_bot_authors_are_run() -> None:
    assert {"design.md", "bot-authors.md"} <= {document.name for document in TUTORIALS}


def test_leaving_lines_out_hides_no_difference() -> None:
    assert agrees("a\n…\nd\n", "a\nb\nc\nd\n")
    assert agrees("a\n…\n", "a\n")
    assert not agrees("a\n…\nd\n", "a\nb\n")
    assert not agrees("a\n", "a\nb\n")
