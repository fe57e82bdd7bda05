"""The texts that the page loads: all it uses, and at first no more than it needs."""

from __future__ import annotations

import gzip
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ridotto.games.registry import kinds
from ridotto.games.words import LANGUAGES
from ridotto.house.http.static import PARTS, text_files

_WORDS = Path(str(files("ridotto") / "words"))
_PAGE = Path(__file__).parents[3] / "web" / "src"
#: Compressed texts that the page loads at first, in bytes. Every language is below this.
_MOST_AT_FIRST = 20_000
#: Messages of the command line whose names are also words of the page's code.
_WORDS_OF_CODE = {"things"}
#: Messages that the page is told by name: labels of options.
_NAMED_BY_HOUSE = {label for kind in kinds().values() for label in kind.option_labels.values()}


class _References(Visitor):
    """Collect the messages that a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def _messages(path: Path) -> dict[str, frozenset[str]]:
    """Return the messages of a file, each with those that it refers to."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            references = _References()
            references.visit(entry)
            found[entry.id.name] = frozenset(references.found)
    return found


def _loaded(language: str, part: str | None) -> dict[str, frozenset[str]]:
    return {
        name: references
        for path in text_files(language, part)
        for name, references in _messages(path).items()
    }


def _sources() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted(_PAGE.rglob("*"))
        if path.suffix in (".ts", ".svelte")
    )


def _named() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the strings in the page's sources, and patterns of those put together."""
    sources = _sources()
    plain = set(re.findall(r"""['"`]([a-z][\w-]*)(?:\.\w+)?['"`]""", sources))
    joined = set(re.findall(r"`([a-z][\w-]*\$\{[^`]*)`", sources))
    patterns = []
    for template in joined:
        # A message, without the name of its attribute.
        message = re.sub(r"\$\{[^{}]*\}", "*", template).split(".")[0]
        patterns.append(re.compile(r"[\w-]+".join(map(re.escape, message.split("*")))))
    return plain, patterns


def test_page_can_load_every_text_it_names() -> None:
    loadable = {name for part in (None, *PARTS) for name in _loaded("en", part)}
    passed = set(re.findall(r"\bt\(\s*['`]([a-z][\w-]*)(?=['`.])", _sources()))
    assert len(passed) > 400
    assert sorted(passed - loadable) == []
    plain, _ = _named()
    unsent = {name for path in (_WORDS / "en" / "python").iterdir() for name in _messages(path)}
    assert sorted((plain & unsent) - _WORDS_OF_CODE) == []


def test_page_loads_no_text_it_does_not_use() -> None:
    plain, patterns = _named()
    for part in (None, *PARTS):
        loaded = _loaded("en", part)
        used = plain | _NAMED_BY_HOUSE | {name for each in loaded.values() for name in each}
        unused = [
            name
            for name in loaded.keys() - used
            if not any(pattern.fullmatch(name) for pattern in patterns)
        ]
        assert sorted(unused) == [], f"move these texts to words/*/python: {part or 'first'}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_loaded_at_first_are_small(language: str) -> None:
    joined = b"\n".join(path.read_bytes() for path in text_files(language, None))
    assert len(gzip.compress(joined, 9)) < _MOST_AT_FIRST


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_only_to_texts_loaded_with_them(language: str) -> None:
    first = _loaded(language, None)
    for part in (None, *PARTS):
        loaded = _loaded(language, part)
        wanted = {reference for references in loaded.values() for reference in references}
        assert sorted(wanted - loaded.keys() - first.keys()) == [], part
