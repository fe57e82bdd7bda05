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
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, is_typeddict

import msgspec

from ridotto.games.mascarade.actions import ACTIONS
from ridotto.games.mascarade.events import AUDIENCES
from ridotto.games.masquerade import events as masquerade
from ridotto.games.words import speak
from ridotto.house.game_fields import OF_GAME
from ridotto.house.http.openapi import query_parameters
from ridotto.house.http.routes import API_ROUTES
from ridotto.house.http.schemas import ErrorBody
from ridotto.house.table.commands import AnyCommand, Command
from ridotto.house.views.messages import AnyMessage, Message
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


def routes() -> str:
    """What can be asked of the house over HTTP."""
    return _rows(
        ("ask", "after the `?`, or body", "answer", "what it does", "or else"),
        (
            (
                f"`{route.method} {route.path}`",
                _form(route.body) or _query(route.path),
                f"{route.status} {_form(route.response)}".strip(),
                _line(route.endpoint.__doc__),
                ", ".join(map(str, route.errors)),
            )
            for route in API_ROUTES
        ),
    )


def _form(kind: Any) -> str:
    return "" if kind is None else f"[`{kind.__name__}`](#{kind.__name__.lower()})"


def _query(path: str) -> str:
    """What can be asked for after the question mark."""
    return "; ".join(
        f"`{each['name']}`"
        + ("" if each.get("required") else "?")
        + f" {_uncapitalized(each['description'].removesuffix('.'))}"
        + _choice(each["schema"])
        for each in query_parameters().get(path, ())
    )


def _choice(schema: Mapping[str, Any]) -> str:
    told = ""
    if "minimum" in schema:
        told = f": {schema['minimum']} to {schema['maximum']}"
    elif "enum" in schema:
        told = f": {', '.join(f'`{value}`' for value in schema['enum'])}"
    return f"{told} (`{schema['default']}` if left out)" if "default" in schema else told


def _uncapitalized(text: str) -> str:
    return text[:1].lower() + text[1:]


def _line(docstring: str | None) -> str:
    text = " ".join((docstring or "").split()).replace("``", "`")
    return _DOCUMENT.sub(lambda found: f"[{found[1]}]({found[1]}{found[2] or ''})", text)


#: A document, as the code names it, and perhaps a place in it.
_DOCUMENT: Final = re.compile(r"docs/(\w+\.md)(#[\w-]+)?")


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
    # What every command has is said beside the table.
    return ", ".join(
        f"{_name(kind, each)} {_type(each.type)}{_unless_null(kind, each)}"
        for each in msgspec.structs.fields(kind)
        if not issubclass(kind, Command) or each.name not in Command.__struct_fields__
    )


def _name(kind: Any, field: Any) -> str:
    return f"`{field.encode_name}`" + ("?" if _may_lack(kind, field) else "")


def _may_lack(kind: Any, field: Any) -> bool:
    """Whether a field may be left out: by whoever sends it, be it the house."""
    if field.required:
        return False
    by_house = kind not in GIVEN and not issubclass(kind, Command)
    omitted = kind.__struct_config__.omit_defaults or field.default is msgspec.UNSET
    return omitted or not by_house


def _left_out(kind: Any, field: Any) -> str:
    """What it means to leave a field out, in JSON; nothing where that says all."""
    if not _may_lack(kind, field) or field.default is msgspec.UNSET:
        return ""
    made = field.default is msgspec.NODEFAULT
    value = field.default_factory() if made else field.default
    return f"`{msgspec.json.encode(value).decode()}`"


def _unless_null(kind: Any, field: Any) -> str:
    told = _left_out(kind, field)
    return f" ({told} if left out)" if told not in ("", "`null`") else ""


def _type(kind: Any) -> str:
    """A type in the words of JSON, and what is allowed of it."""
    if get_origin(kind) is Annotated:
        plain, limit = get_args(kind)
        if OF_GAME in (limit.extra or {}):
            return "string or object" if str in get_args(plain) else "object"
        first, _, rest = _type(plain).partition(" ")
        return " ".join(part for part in (first, _allowed(plain, limit), rest) if part)
    if get_origin(kind) is Literal:
        return " or ".join(f'"{value}"' for value in get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        parts = [_type(part) for part in get_args(kind) if part is not msgspec.UnsetType]
        return " or ".join(dict.fromkeys(parts))
    if get_origin(kind) is tuple:
        return f"list of {_type(get_args(kind)[0])}"
    if is_typeddict(kind):
        return "object"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    return _PLAIN.get(get_origin(kind) or kind, "anything")


def _allowed(kind: Any, limit: msgspec.Meta) -> str:
    """What is allowed of a type, in brackets."""
    told = limit.description
    if told is None and kind is int:
        told = _range(limit.ge, limit.le)
    elif told is None:
        told = _range(limit.min_length, limit.max_length)
        told += " characters" if told and kind is str else ""
    return f"({told})" if told else ""


def _range(least: Any, most: Any) -> str:
    # So far out that they bound nothing but how much there is to read.
    if least is not None and least <= -SPELLED_OUT:
        return ""
    if most is None:
        return "" if least is None else f"{least} or more"
    return f"at most {most}" if least is None else f"{least} to {most}"


#: Numbers beyond this, either way, are refused before anybody looks what they are for.
SPELLED_OUT: Final = 1_000_000


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
        fields = msgspec.structs.fields(kind)
        rows = [(_name(kind, each), _type(each.type), _left_out(kind, each)) for each in fields]
        if any(left_out for _, _, left_out in rows):
            told.append(_rows(("field", "type", "if left out"), rows))
        else:
            told.append(_rows(("field", "type"), (row[:2] for row in rows)))
        told.append("\n")
    return "".join(told)


def _forms_in(kinds: Iterable[Any]) -> list[Any]:
    """The structures that others are made of, each once, in order; no commands and messages."""
    found: list[Any] = []

    def gather(kind: Any) -> None:
        for part in get_args(kind):
            gather(part)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
            if not issubclass(kind, Command | Message):
                found.append(kind)
            for each in msgspec.structs.fields(kind):
                gather(each.type)

    for kind in kinds:
        gather(kind)
    return found


#: What clients give to the house; all else it tells them.
GIVEN: Final = _forms_in([*get_args(AnyCommand), *(route.body for route in API_ROUTES)])
FORMS: Final = _forms_in(
    [
        *get_args(AnyCommand),
        *get_args(AnyMessage),
        *(kind for route in API_ROUTES for kind in (route.body, route.response)),
        ErrorBody,
    ]
)


TABLES: Final[dict[str, Callable[[], str]]] = {
    "actions": actions,
    "audiences": audiences,
    "commands": commands,
    "routes": routes,
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
