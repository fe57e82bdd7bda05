"""The line numbers of keys, in every notation that TOML has."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from decks.mending import SMALL
from ridotto.games.masquerade.deck.faults import Path
from ridotto.games.masquerade.deck.library import shipped_text
from ridotto.games.masquerade.deck.toml_lines import find_lines

TEXT = '''# a comment with [brackets] and = signs
name = "a # b"
"quoted key" = 'x = 1'
a.b . c = 3
note = """
several = "lines"
[[not]] a header"""
raw = \'\'\'
it's = raw\'\'\'
row = [
  1, # one
  [2, 3],

  { k = "v", l = [ 4,
    5 ] },
]

[[spell]]
id = "one"
  [spell.inner]
  x = 1
  [[spell.list]]
  y = 2
  [[spell.list]]
  y = 3

[[ spell ]]
id = "two"
[spell.inner]
x = 4
[other]
z = { a = { b = 2026-01-01T00:00:00 }, c = -1.5e3 }
'''

WHERE: dict[Path, int] = {
    ("name",): 2, ("quoted key",): 3, ("a", "b", "c"): 4, ("note",): 5, ("raw",): 8, ("row",): 10,
    ("row", 0): 11, ("row", 1): 12, ("row", 1, 1): 12, ("row", 2): 14, ("row", 2, "k"): 14,
    ("row", 2, "l", 1): 15, ("spell",): 18, ("spell", 0): 18, ("spell", 0, "id"): 19,
    ("spell", 0, "inner"): 20, ("spell", 0, "inner", "x"): 21, ("spell", 0, "list", 0): 22,
    ("spell", 0, "list", 0, "y"): 23, ("spell", 0, "list", 1, "y"): 25, ("spell", 1): 27,
    ("spell", 1, "id"): 28, ("spell", 1, "inner", "x"): 30, ("other",): 31,
    ("other", "z", "a", "b"): 32, ("other", "z", "c"): 32,
}  # fmt: skip


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_every_key_is_found(newline: str) -> None:
    text = TEXT.replace("\n", newline)
    tomllib.loads(text)
    lines = find_lines(text)
    assert {path: lines.get(path) for path in WHERE} == WHERE


def every_path(data: Any, path: Path = ()) -> list[Path]:
    if isinstance(data, dict):
        inner = [(key, value) for key, value in data.items()]
    elif isinstance(data, list):
        inner = list(enumerate(data))
    else:
        return [path]
    return [path, *(found for key, value in inner for found in every_path(value, (*path, key)))]


@pytest.mark.parametrize("text", [SMALL, shipped_text(), TEXT])
def test_the_line_of_every_key_is_found(text: str) -> None:
    lines = find_lines(text)
    paths = [path for path in every_path(tomllib.loads(text)) if path and path[:1] != ("a",)]
    assert [path for path in paths if path not in lines] == []
    rows = text.split("\n")
    for path, line in lines.items():
        last = path[-1]
        if isinstance(last, str):
            assert last in rows[line - 1], path
