"""Links lead somewhere, commands exist, and nothing private to a machine is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.documents import DOCUMENTS, ROOT
from ridotto.terminal.main import commands

_LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)")
each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda d: d.name)


def anchors(document: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@each_document
def test_links_lead_somewhere(document: Path) -> None:
    for path, anchor in _LINK.findall(document.read_text(encoding="utf-8")):
        if path.startswith("http"):
            continue
        target = (document.parent / path).resolve() if path else document
        assert target.exists(), path
        if anchor:
            assert anchor in anchors(target), f"{path}#{anchor}"


@each_document
def test_make_targets_exist(document: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make ([a-z0-9-]+)", document.read_text(encoding="utf-8")):
        assert f"\n{target}:" in makefile, target


@each_document
def test_subcommands_exist(document: Path) -> None:
    for command in re.findall(r"`ridotto ([a-z]+)", document.read_text(encoding="utf-8")):
        assert command in commands(), command


def test_the_readme_says_what_it_is_then_shows_it_then_gives_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    first, picture, commands = (text.index(mark) for mark in ("Ridotto plays", "<img", "```sh"))
    assert first < picture < commands < text.index("| you are |")
    lines = text[commands:].splitlines()[1:3]
    assert [line.split("#")[0].strip() for line in lines] == ["make serve", "make test"]


@each_document
def test_no_document_speaks_of_a_machine(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for place in (str(ROOT), str(Path.home()) + "/", "index-url", "simple/"):
        assert place not in text


def test_constraints_are_versions_and_nothing_else() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    for line in lines:
        assert line.startswith("#") or re.fullmatch(r"[\w.-]+==[\w.!]+", line), line
