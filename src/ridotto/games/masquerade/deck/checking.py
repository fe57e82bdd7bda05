"""Check a deck's data key by key and report all faults at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from ridotto.games.masquerade.deck import grammar
from ridotto.games.masquerade.deck.conditions import BadCondition, read_condition
from ridotto.games.masquerade.deck.faults import Findings, Path
from ridotto.games.masquerade.deck.whole_deck import check_whole
from ridotto.games.words import LANGUAGES, is_printable
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade import vocabulary as v

_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
ID_FORM: Final = '"a-z, 0-9, -"'

#: The allowed number of cards of each type.
LIMITS: Final = {
    "mask": (2, tables.MOST_MASKS),
    "dancer": (2, tables.MOST_DANCERS),
    "stage": (3, tables.MOST_STAGES),
    "order": (tables.ORDERS, tables.ORDERS),
    "spell": (1, tables.MOST_SPELLS),
    "event": (1, tables.MOST_EVENTS),
    "emblem": (0, tables.MOST_EMBLEMS),
    "guardian": (1, tables.MOST_GUARDIANS),
}


class Whole(NamedTuple):
    """A whole number within bounds."""

    least: int
    most: int


class Text(NamedTuple):
    """A text in one or in several languages."""

    longest: int


#: The fields of each type of card, besides ``id``, ``name`` and ``flavour``.
FIELDS: Final[Mapping[str, Mapping[str, object]]] = {
    "mask": {"vp": Whole(1, 3), "bonus": Whole(0, 99), "if": "condition"},
    "dancer": {"power": Whole(0, 99), "effects": "effects"},
    "stage": {"room": Whole(1, tables.MOST_PLAYERS), "role": v.ROLES, "effects": "effects"},
    "order": {"number": Whole(1, tables.ORDERS), "effects": "effects"},
    "spell": {
        "copies": Whole(1, tables.MOST_SPELLS),
        "level": Whole(0, 3),
        "phase": v.SPELL_PHASES,
        "effects": "effects",
    },
    "event": {"effects": "effects"},
    "emblem": {
        "vp": Whole(0, 9),
        "most": grammar.EMBLEM_METRICS,
        "minimum": Whole(1, 99),
    },
    "guardian": {
        "number": Whole(1, tables.MOST_GUARDIANS),
        "power": Whole(0, 99),
        "treasure": "treasure",
    },
    "treasure": {"vp": Whole(0, 2), "effects": "effects"},
}
_EVERY_CARD: Final = {"id": "id", "name": Text(60), "flavour": Text(200)}
#: Fields that may be left out.
OPTIONAL: Final = {
    "stage": {"role"},
    "spell": {"copies"},
    "emblem": {"vp", "minimum"},
}
_ALWAYS_OPTIONAL: Final = {"flavour", "effects"}
_EFFECT_KEYS: Final = ("when", "what", "whom", "amount", "if")
_TOP: Final = {"name": Text(60), "note": Text(1000)}


def check_data(data: Any, found: Findings) -> None:
    """Find all errors in a deck's data."""
    Checker(found).check(data)


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word closest to this one, or nothing."""
    close = get_close_matches(word[:40].lower(), list(known), n=1)
    return close[0] if close else ""


def choice(words: Iterable[str]) -> str:
    """Return the allowed words as one text."""
    return " | ".join(words)


class Checker:
    """Checks a deck in one pass and collects its faults."""

    def __init__(self, found: Findings) -> None:
        self.found = found
        self.ids: dict[str, Path] = {}
        self.effects = 0

    def check(self, data: Any) -> None:
        """Check the whole deck."""
        if not self.is_table(data, ()):
            return
        self.known_keys(data, (), (*_TOP, *LIMITS))
        self.field(data, (), "name", _TOP["name"], True)
        self.field(data, (), "note", _TOP["note"], False)
        for kind, (least, most) in LIMITS.items():
            cards = self.list_at(data, (kind,), required=least > 0)
            if cards is None:
                continue
            if not least <= len(cards) <= most:
                allowed = str(least) if least == most else f"{least} … {most}"
                self.found.add("card-count", (kind,), len(cards), allowed)
            # Cards beyond the limit are not checked.
            for place, card in enumerate(cards[:most]):
                self.card(kind, card, (kind, place))
        if self.effects > tables.MOST_EFFECTS:
            self.found.add("effects-in-all", (), self.effects, f"0 … {tables.MOST_EFFECTS}")
        check_whole(data, self.found)

    # Forms of values

    def is_table(self, value: Any, path: Path) -> bool:
        """Return whether the value is a table; report it if not."""
        if isinstance(value, dict):
            return True
        self.found.add("not-table", path, value, "{ … }")
        return False

    def list_at(self, table: dict[str, Any], path: Path, required: bool) -> list[Any] | None:
        """Return the list under a key; report anything else."""
        if path[-1] not in table:
            if required:
                self.found.add("missing", path, None, f"[[{path[-1]}]]")
            return None
        value = table[str(path[-1])]
        if not isinstance(value, list | tuple):
            self.found.add("not-list", path, value, "[ … ]")
            return None
        return list(value)

    def known_keys(self, table: dict[str, Any], path: Path, known: Sequence[str]) -> None:
        """Report unknown keys."""
        for key in table:
            if key not in known:
                close = "" if self.found.full else nearest(str(key), known)
                self.found.add("unknown-key", (*path, key), None, choice(known), close=close)

    def card(self, kind: str, card: Any, path: Path) -> None:
        """Check one card."""
        if not self.is_table(card, path):
            return
        fields = {**_EVERY_CARD, **FIELDS[kind]}
        self.known_keys(card, path, tuple(fields))
        optional = _ALWAYS_OPTIONAL | OPTIONAL.get(kind, set())
        for key, form in fields.items():
            if form == "effects":
                self.effects_of(kind, card, (*path, key))
            else:
                self.field(card, path, key, form, key not in optional)

    def field(
        self, table: dict[str, Any], around: Path, key: str, form: object, required: bool
    ) -> None:
        """Check one value against its form."""
        path = (*around, key)
        if key not in table:
            if required:
                self.found.add("missing", path, None, allowed_by(form))
            return
        value = table[key]
        if isinstance(form, Whole):
            self.whole(value, path, form)
        elif isinstance(form, Text):
            self.text(value, path, form)
        elif isinstance(form, tuple):
            self.word(value, path, form)
        elif form == "id":
            self.id(value, path)
        elif form == "condition":
            self.condition(value, path)
        elif form == "treasure":
            self.card("treasure", value, path)

    def whole(self, value: Any, path: Path, bounds: Whole) -> int | None:
        """Return a whole number within bounds; report anything else."""
        allowed = f"{bounds.least} … {bounds.most}"
        if type(value) is not int:
            self.found.add("not-whole", path, value, allowed)
            return None
        if not bounds.least <= value <= bounds.most:
            self.found.add("out-of-range", path, value, allowed)
            return None
        return value

    def string(self, value: Any, path: Path, longest: int) -> bool:
        """Return whether the value is text that fits on a line; report it if not."""
        if not isinstance(value, str):
            self.found.add("not-text", path, value, '"…"')
        elif not value.strip() or len(value) > longest or not is_printable(value):
            self.found.add("bad-text", path, value, f'"…" (1 … {longest})')
        else:
            return True
        return False

    def text(self, value: Any, path: Path, form: Text) -> None:
        """Check a text, or one for each of several languages."""
        if not isinstance(value, dict):
            self.string(value, path, form.longest)
            return
        if not value:
            self.found.add("bad-text", path, value, allowed_by(form))
        for language, text in value.items():
            if language not in LANGUAGES:
                self.found.add("language", (*path, language), text, choice(LANGUAGES))
            else:
                self.string(text, (*path, language), form.longest)

    def word(self, value: Any, path: Path, known: Sequence[str]) -> str | None:
        """Return one of the allowed words; report anything else."""
        if not isinstance(value, str):
            self.found.add("not-text", path, value, choice(known))
        elif value not in known:
            close = nearest(value, known)
            self.found.add("unknown-word", path, value, choice(known), close=close)
        else:
            return value
        return None

    def id(self, value: Any, path: Path) -> None:
        """Check that an id is well-formed and unique."""
        if not isinstance(value, str):
            self.found.add("not-text", path, value, ID_FORM)
        elif not _ID.fullmatch(value):
            self.found.add("bad-id", path, value, ID_FORM)
        elif value in self.ids:
            line = self.found.line_of(self.ids[value])
            self.found.add("same-id", path, value, f'≠ "{value}" ({line})')
        else:
            self.ids[value] = path

    def condition(self, value: Any, path: Path) -> None:
        """Check that a condition can be read."""
        if not isinstance(value, str):
            self.found.add("not-text", path, value, '"hand at-least 3"')
            return
        try:
            read_condition(value)
        except BadCondition as bad:
            close = nearest(bad.value, bad.allowed)
            self.found.add(bad.code, path, value, choice(bad.allowed), close=close)

    # Effects

    def effects_of(self, kind: str, card: dict[str, Any], path: Path) -> None:
        """Check the effects of a card."""
        effects = self.list_at(card, path, required=False)
        if effects is None:
            return
        self.effects += len(effects)
        most = tables.MOST_EFFECTS_A_CARD
        if len(effects) > most:
            self.found.add("effects-a-card", path, len(effects), f"0 … {most}")
        phase = card.get("phase") if kind == "spell" else ""
        if phase != "" and phase not in v.SPELL_PHASES:
            phase = "challenge"  # avoid a second fault: this phase allows most effects
        asked: set[str] = set()  # the triggers for which a player has already been chosen
        for place, effect in enumerate(effects[:most]):
            if self.is_table(effect, (*path, place)):
                self.effect(kind, phase, effect, (*path, place), asked)

    def effect(
        self, kind: str, phase: str, effect: dict[str, Any], path: Path, asked: set[str]
    ) -> None:
        """Check the words of one effect, and that they fit together."""
        self.known_keys(effect, path, _EFFECT_KEYS)
        when = self.needed_word(effect, path, "when", v.WHENS)
        what = self.needed_word(effect, path, "what", v.WHATS)
        whom = self.word(effect.get("whom", "self"), (*path, "whom"), v.WHOMS)
        if "if" in effect:
            self.condition(effect["if"], (*path, "if"))
        if when and when not in grammar.WHENS_OF[kind]:
            self.found.add("when-here", (*path, "when"), when, choice(grammar.WHENS_OF[kind]))
            when = None
        if when and what:
            what = self.fitting_what(when, what, phase, path)
        if when and what and whom:
            self.fitting_whom(when, what, whom, phase, path, asked)
        if "amount" in effect:
            self.amount(effect["amount"], what, (*path, "amount"))
        if when and whom == "another":
            asked.add(when)

    def needed_word(
        self, table: dict[str, Any], path: Path, key: str, known: Sequence[str]
    ) -> str | None:
        """Return a required word; report it if it is missing or unknown."""
        if key not in table:
            self.found.add("missing", (*path, key), None, choice(known))
            return None
        return self.word(table[key], (*path, key), known)

    def fitting_what(self, when: str, what: str, phase: str, path: Path) -> str | None:
        """Return the effect if its trigger allows it; report it if not."""
        known = grammar.whats_at(when, phase)
        if what in known:
            return what
        code = "power-here" if what == "power" else "what-here"
        self.found.add(code, (*path, "what"), what, choice(known))
        return None

    def fitting_whom(
        self, when: str, what: str, whom: str, phase: str, path: Path, asked: set[str]
    ) -> None:
        """Check the target of the effect."""
        known = grammar.whoms_at(when, what, phase)
        if whom == "chosen" and "chosen" in known and when not in asked:
            others = [word for word in known if word != "chosen"]
            self.found.add("chosen-here", (*path, "whom"), whom, choice(others))
        elif whom not in known:
            absent = whom == "opponent" and when != "always" and whom in grammar.WHOMS_OF[what]
            code = "opponent-here" if absent else "whom-here"
            self.found.add(code, (*path, "whom"), whom, choice(known))

    def amount(self, value: Any, what: str | None, path: Path) -> None:
        """Check the amount of an effect."""
        bounds = grammar.AMOUNTS[what] if what in grammar.AMOUNTS else grammar.Amount(-20, 20)
        if type(value) is not int:
            self.found.add("not-whole", path, value, str(bounds))
        elif not bounds.allows(value):
            code = "amount-unused" if bounds.least == bounds.most else "out-of-range"
            self.found.add(code, path, value, str(bounds))


def allowed_by(form: object) -> str:
    """Return the values that a form allows, as written in the file."""
    if isinstance(form, Whole):
        return f"{form.least} … {form.most}"
    if isinstance(form, Text):
        return '"…" | { en = "…", pl = "…" }'
    if isinstance(form, tuple):
        return choice(form)
    return {"id": ID_FORM, "condition": '"hand at-least 3"', "treasure": "{ … }"}[str(form)]
