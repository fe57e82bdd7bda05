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
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from ridotto.games.mascarade.actions import ACTIONS
from ridotto.games.mascarade.events import AUDIENCES
from ridotto.games.masquerade import events as masquerade
from ridotto.games.words import speak
from ridotto.house.answers import Refused
from ridotto.house.commands import AnyCommand, Command
from ridotto.house.doors import DOORS
from ridotto.house.messages import AnyMessage, Message
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


def doors() -> str:
    """What can be asked of the house over HTTP."""
    return _rows(
        ("ask", "body", "answer", "what it does", "or else"),
        (
            (
                f"`{door.method} {door.path}`",
                _form(door.given),
                f"{door.status} {_form(door.told)}".strip(),
                _line(door.handler.__doc__),
                ", ".join(map(str, door.refusals)),
            )
            for door in DOORS
        ),
    )


def _form(kind: Any) -> str:
    return "" if kind is None else f"[`{kind.__name__}`](#{kind.__name__.lower()})"


def _line(docstring: str | None) -> str:
    return " ".join((docstring or "").split()).replace("``", "`")


def commands() -> str:
    """Every command of a client, with its fields."""
    return _tagged(get_args(AnyCommand), "do")


def messages() -> str:
    """Every message of the house, with its fields."""
    return _tagged(get_args(AnyMessage), "is")


def _tagged(kinds: Iterable[Any], field: str) -> str:
    return _rows(
        (field, "fields", "what it says"),
        ((f"`{kind.__struct_config__.tag}`", _fields(kind), _line(kind.__doc__)) for kind in kinds),
    )


def _fields(kind: Any) -> str:
    return ", ".join(
        f"`{each.encode_name}`" + ("" if each.required else "?") + f" {_type(each.type)}"
        for each in msgspec.structs.fields(kind)
    )


def _type(kind: Any) -> str:
    """A type in the words of JSON."""
    if get_origin(kind) is Annotated:
        return _type(get_args(kind)[0])
    if get_origin(kind) is Literal:
        return " or ".join(f'"{value}"' for value in get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        parts = [_type(part) for part in get_args(kind) if part is not msgspec.UnsetType]
        return " or ".join(dict.fromkeys(parts))
    if get_origin(kind) is tuple:
        return f"list of {_type(get_args(kind)[0])}"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    return _PLAIN.get(get_origin(kind) or kind, "anything")


_PLAIN: Final = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    dict: "object",
    NoneType: "null",
}


def forms() -> str:
    """Everything that commands, messages and answers are made of."""
    told = []
    for kind in FORMS:
        told.append(f"#### {kind.__name__}\n\n{_line(kind.__doc__)}\n\n")
        told.append(
            _rows(
                ("field", "type"),
                (
                    (f"`{each.encode_name}`" + ("" if each.required else "?"), _type(each.type))
                    for each in msgspec.structs.fields(kind)
                ),
            )
        )
        told.append("\n")
    return "".join(told)


def _all_forms() -> list[Any]:
    """The structures that are named in what clients and house say, each once, in order."""
    found: list[Any] = []

    def gather(kind: Any) -> None:
        for part in get_args(kind):
            gather(part)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
            if issubclass(kind, Command | Message):
                pass
            else:
                found.append(kind)
            for each in msgspec.structs.fields(kind):
                gather(each.type)

    for kind in (*get_args(AnyCommand), *get_args(AnyMessage)):
        gather(kind)
    for door in DOORS:
        gather(door.given)
        gather(door.told)
    gather(Refused)
    return found


FORMS: Final = _all_forms()


TABLES: Final[dict[str, Callable[[], str]]] = {
    "actions": actions,
    "audiences": audiences,
    "commands": commands,
    "doors": doors,
    "forms": forms,
    "masquerade_audiences": masquerade_audiences,
    "messages": messages,
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
