"""Write the tables in the documents that come straight out of the code.

``python docs/make_tables.py`` rewrites them; a test sees to it that they are up to date. A
table stands between ``<!-- made: name -->`` and ``<!-- /made -->``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Final

import msgspec

from ridotto.games.mascarade.actions import ACTIONS
from ridotto.games.mascarade.events import AUDIENCES
from ridotto.games.masquerade import events as masquerade
from ridotto.games.words import speak
from ridotto.rules.mascarade.masks import JUDGE, MASKS
from ridotto.rules.mascarade.sheets import SHEETS

DOCS: Final = Path(__file__).parent


def _rows(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    names = list(head)
    lines = [names, ["---"] * len(names), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def actions() -> str:
    """Every action by its number."""
    return _rows(
        ("id", "action"),
        (
            (str(number), f"`{msgspec.json.encode(action).decode()}`")
            for number, action in enumerate(ACTIONS)
        ),
    )


def audiences() -> str:
    """Every field of every event of Mascarade, and who may see it."""
    return _audiences(AUDIENCES)


def masquerade_audiences() -> str:
    """The same for Masquerade."""
    return _audiences(masquerade.AUDIENCES)


def _audiences(table: Mapping[Any, Mapping[str, Enum]]) -> str:
    return _rows(
        ("event", "field", "who sees it"),
        (
            (f"`{kind.__struct_config__.tag}`", f"`{field.removesuffix('_')}`", audience.value)
            for kind, fields in table.items()
            for field, audience in fields.items()
        ),
    )


def sheets() -> str:
    """The printed sheets, both sides of each."""
    words = speak("en")

    def side(name: str) -> str:
        others = [MASKS[mask] for mask in SHEETS[name].masks if mask != JUDGE]
        counted = [
            words(f"mask-{mask}") + (" (2)" if others.count(mask) == 2 else "")
            for mask in dict.fromkeys(others)
        ]
        return ", ".join(counted)

    fronts = (name for name in SHEETS if name.endswith("A"))
    return _rows(
        ("players", "centre", "side A: Judge and …", "side B: Judge and …"),
        (
            (f"{sheet.players}", f"{sheet.centre}", side(front), side(f"{sheet.players}B"))
            for front in fronts
            for sheet in [SHEETS[front]]
        ),
    )


TABLES: Final[dict[str, Callable[[], str]]] = {
    "actions": actions,
    "audiences": audiences,
    "masquerade_audiences": masquerade_audiences,
    "sheets": sheets,
}

_PLACE: Final = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- /made -->)", re.DOTALL)


def remade(text: str) -> str:
    """A document with its tables as the code has them now."""
    return _PLACE.sub(lambda found: f"{found[1]}{TABLES[found[2]]()}{found[3]}", text)


def main() -> int:
    """Rewrite the documents that have such tables."""
    for document in sorted(DOCS.glob("*.md")):
        before = document.read_text(encoding="utf-8")
        after = remade(before)
        if after != before:
            document.write_text(after, encoding="utf-8")
            print(f"{document.name} rewritten")
    return 0


if __name__ == "__main__":
    sys.exit(main())
