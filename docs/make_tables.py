"""Generate the tables in the documents from the code.

``python docs/make_tables.py`` rewrites them; a test checks that they are up to date. A table is
between ``<!-- made: name -->`` and ``<!-- /made -->``.
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

from ridotto.envs import new_table
from ridotto.games.mascarade.actions import ACTIONS
from ridotto.games.mascarade.events import AUDIENCES
from ridotto.games.masquerade import events as masquerade
from ridotto.games.masquerade.actions import Answers
from ridotto.games.masquerade.deck.library import shipped
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
    """Return the table of all actions by number."""
    return _rows(
        ("id", "action"),
        (
            (str(number), f"`{msgspec.json.encode(action).decode()}`")
            for number, action in enumerate(ACTIONS)
        ),
    )


def masquerade_actions() -> str:
    """Return the table of Masquerade's actions by number, with the deck that comes with Ridotto."""
    numbers = Answers(shipped()).numbers()
    meanings: dict[int, list[str]] = {}
    for action, number in numbers.items():
        meanings.setdefault(number, []).append(f"`{msgspec.json.encode(action).decode()}`")
    return _rows(
        ("id", "action"),
        ((str(number), " or ".join(told)) for number, told in sorted(meanings.items())),
    )


def mascarade_layout() -> str:
    """Return the layout of Mascarade's observations with sheet 8A."""
    return _layout("mascarade", {"players": 8, "scenario": "8A"})


def masquerade_layout() -> str:
    """Return the layout of Masquerade's observations with four players."""
    return _layout("masquerade", {"players": 4})


def _layout(game: str, setup: Mapping[str, Any]) -> str:
    return _rows(
        ("block", "from", "size", "lowest", "highest", "meaning"),
        (
            (
                f"`{each.name}`",
                *map(str, (each.start, each.size, each.low, each.high)),
                each.meaning,
            )
            for each in new_table(game, setup, compiled=False).layout
        ),
    )


def audiences() -> str:
    """Return the table of Mascarade's event fields and who may see them."""
    return _audiences(AUDIENCES)


def masquerade_audiences() -> str:
    """Return the table of Masquerade's event fields and who may see them."""
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
    """Return the table of the printed sheets, both sides of each."""
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
    """Return the table of the house's HTTP routes."""
    return _rows(
        ("request", "query or body", "response", "what it does", "errors"),
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
    """Return the query parameters of a route."""
    return "; ".join(
        f"`{each['name']}`"
        + ("" if each.get("required") else "?")
        + f" {_uncapitalized(each['description'].removesuffix('.'))}"
        + _choice(each["schema"])
        for each in query_parameters().get(path, ())
    )


def _choice(schema: Mapping[str, Any]) -> str:
    choice = ""
    if "minimum" in schema:
        choice = f": {schema['minimum']} to {schema['maximum']}"
    elif "enum" in schema:
        choice = f": {', '.join(f'`{value}`' for value in schema['enum'])}"
    return f"{choice} (default: `{schema['default']}`)" if "default" in schema else choice


def _uncapitalized(text: str) -> str:
    return text[:1].lower() + text[1:]


def _line(docstring: str | None) -> str:
    text = " ".join((docstring or "").split()).replace("``", "`")
    return _DOCUMENT.sub(lambda found: f"[{found[1]}]({found[1]}{found[2] or ''})", text)


#: A document as the code names it, optionally with an anchor.
_DOCUMENT: Final = re.compile(r"docs/(\w+\.md)(#[\w-]+)?")


def commands() -> str:
    """Return the table of client commands and their fields."""
    return _tagged(get_args(AnyCommand), "do")


def messages() -> str:
    """Return the table of house messages and their fields."""
    return _tagged(get_args(AnyMessage), "is")


def _tagged(kinds: Iterable[Any], field: str) -> str:
    return _rows(
        (field, "fields", "meaning"),
        ((f"`{kind.__struct_config__.tag}`", _fields(kind), _line(kind.__doc__)) for kind in kinds),
    )


def _fields(kind: Any) -> str:
    # The fields that all commands share are described next to the table.
    return ", ".join(
        f"{_name(kind, each)} {_type(each.type)}{_default_unless_null(kind, each)}"
        for each in msgspec.structs.fields(kind)
        if not issubclass(kind, Command) or each.name not in Command.__struct_fields__
    )


def _name(kind: Any, field: Any) -> str:
    return f"`{field.encode_name}`" + ("?" if _may_lack(kind, field) else "")


def _may_lack(kind: Any, field: Any) -> bool:
    """Return whether the sender, a client or the house, may leave a field out."""
    if field.required:
        return False
    by_house = kind not in GIVEN and not issubclass(kind, Command)
    omitted = kind.__struct_config__.omit_defaults or field.default is msgspec.UNSET
    return omitted or not by_house


def _default(kind: Any, field: Any) -> str:
    """Return the default of a field as JSON; nothing if it has none."""
    if not _may_lack(kind, field) or field.default is msgspec.UNSET:
        return ""
    made = field.default is msgspec.NODEFAULT
    value = field.default_factory() if made else field.default
    return f"`{msgspec.json.encode(value).decode()}`"


def _default_unless_null(kind: Any, field: Any) -> str:
    default = _default(kind, field)
    return f" (default: {default})" if default not in ("", "`null`") else ""


def _type(kind: Any) -> str:
    """Return a type in JSON terms, with its limits."""
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
    """Return the limits of a type, in brackets."""
    limits = limit.description
    if limits is None and kind is int:
        limits = _range(limit.ge, limit.le)
    elif limits is None:
        limits = _range(limit.min_length, limit.max_length)
        limits += " characters" if limits and kind is str else ""
    return f"({limits})" if limits else ""


def _range(least: Any, most: Any) -> str:
    # Such a bound only limits how many digits are read: not worth mentioning.
    if least is not None and least <= -SPELLED_OUT:
        return ""
    if most is None:
        return "" if least is None else f"{least} or more"
    return f"at most {most}" if least is None else f"{least} to {most}"


#: Bounds beyond this, in either direction, are not shown.
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
    """Describe every structure in commands, messages, requests and responses."""
    parts = []
    for kind in FORMS:
        parts.append(f"#### {kind.__name__}\n\n{_line(kind.__doc__)}\n\n")
        fields = msgspec.structs.fields(kind)
        rows = [(_name(kind, each), _type(each.type), _default(kind, each)) for each in fields]
        if any(default for _, _, default in rows):
            parts.append(_rows(("field", "type", "default"), rows))
        else:
            parts.append(_rows(("field", "type"), (row[:2] for row in rows)))
        parts.append("\n")
    return "".join(parts)


def _forms_in(kinds: Iterable[Any]) -> list[Any]:
    """Return all nested structures, each once, in order, without commands and messages."""
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


#: The structures that clients send; the house sends all others.
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
    "masquerade_actions": masquerade_actions,
    "mascarade_layout": mascarade_layout,
    "masquerade_layout": masquerade_layout,
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
    """Return a document with its tables generated from the code."""
    return _PLACE.sub(lambda found: f"{found[1]}{TABLES[found[2]]()}{found[3]}", text)


def main() -> int:
    """Rewrite the documents that have generated tables."""
    for document in sorted(DOCS.glob("*.md")):
        before = document.read_text(encoding="utf-8")
        after = remade(before)
        if after != before:
            document.write_text(after, encoding="utf-8")
            print(f"{document.name} rewritten")
    return 0


if __name__ == "__main__":
    sys.exit(main())
