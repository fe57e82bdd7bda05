"""Actions, events and states of any game in plain words.

A game may have these Fluent messages, which the page uses as well: ``GAME-event-TYPE`` (with
``$name``, ``$who`` and the event's fields), ``act-GAME-ACT`` (with the action's fields),
``GAME-field-FIELD``, ``GAME-reason-REASON``, and ``GAME-WORD`` for any other word of its protocol.
Without a message, the names of the fields are shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ridotto.games.words import Words
from ridotto.terminal.play.people import People
from ridotto.terminal.printing import harmless

#: Fields that hold players, in any game.
_PLAYER_FIELDS: Final = frozenset(
    {
        "player", "players", "target", "targets", "winner", "winners", "loser", "losers", "by",
        "to", "from", "with", "other", "others", "first", "giver", "taker", "dealer", "leader",
    }
)  # fmt: skip


class Readable:
    """Describe one game to one reader."""

    def __init__(self, game: str, words: Words, people: People) -> None:
        self._game = game
        self._words = words
        self._people = people

    def event(self, event: Any) -> str:
        """Return an event as a sentence."""
        fields = fields_of(event)
        kind = str(fields.pop("type", ""))
        player = self._player(fields.pop("player", None), "player")
        args = self._args(fields) | {"who": "other", "name": ""}
        if player is not None:
            args |= {"who": self._people.who(player), "name": self._people.names[player]}
        text = self._find(f"{self._game}-event-{kind}", args)
        if text:
            return text
        what = self._sentence(self.term(kind), fields)
        if player is None:
            return _capital(what)
        return self._words("generic-event", name=self._people.names[player], what=what)

    def action(self, action: Any) -> str:
        """Return an action as the label of a choice."""
        fields = fields_of(action)
        act = str(fields.pop("act", ""))
        text = self._find(f"act-{self._game}-{act}", self._args(fields))
        return text or self._sentence(self.term(act), fields)

    def term(self, word: str) -> str:
        """Return a word of the game's protocol in plain words."""
        return self._find(f"{self._game}-{word}", {}) or _spaced(word)

    def label(self, field: str) -> str:
        """Return the label of a field."""
        return self._find(f"{self._game}-field-{field}", {}) or _capital(_spaced(field))

    def reason(self, reason: str) -> str:
        """Return why a game ended."""
        text = self._find(f"{self._game}-reason-{reason}", {})
        return text or f"{_capital(_spaced(reason))}."

    def value(self, value: Any, field: str = "") -> str:
        """Return a value in words; players are shown by name."""
        if value is None or value in ("", [], {}):
            return self._words("generic-none")
        if isinstance(value, bool):
            return self._words("generic-yes" if value else "generic-no")
        if isinstance(value, str):
            return self.term(value)
        if isinstance(value, Mapping):
            parts = [f"{_spaced(str(name))} {self.value(of, name)}" for name, of in value.items()]
            return ", ".join(parts)
        if isinstance(value, list | tuple):
            return ", ".join(self.value(item, field) for item in value)
        player = self._player(value, field)
        return str(value) if player is None else self._people.names[player]

    def _player(self, value: Any, field: str) -> int | None:
        """Return the player whose number a field holds, if it holds one."""
        known = field in _PLAYER_FIELDS and isinstance(value, int) and not isinstance(value, bool)
        return value if known and 0 <= value < len(self._people.names) else None

    def _sentence(self, start: str, fields: Mapping[str, Any]) -> str:
        """Return a word and its fields."""
        parts = [self._part(name, value) for name, value in fields.items()]
        return f"{self._words('label', what=start)} {', '.join(parts)}" if parts else start

    def _part(self, field: str, value: Any) -> str:
        """Return a field with its value; words and players are shown without the field's name."""
        text = self.value(value, field)
        clear = isinstance(value, str) or self._player(value, field) is not None
        return text if clear else f"{_spaced(field)} {text}"

    def _args(self, fields: Mapping[str, Any]) -> dict[str, str | int | float]:
        args: dict[str, str | int | float] = {}
        for name, value in fields.items():
            number = isinstance(value, int | float) and not isinstance(value, bool)
            plain = number and self._player(value, name) is None
            args[name.replace("_", "-")] = value if plain else self.value(value, name)
        return args

    def _find(self, message: str, args: Mapping[str, str | int | float]) -> str:
        """Return a message, or an empty string if no file has it."""
        try:
            return self._words(message.replace("_", "-"), **args)
        except KeyError:
            return ""


def fields_of(struct: Any) -> dict[str, Any]:
    """Return a struct as plain data by field; a single value gets an empty name."""
    data = msgspec.to_builtins(struct)
    return dict(data) if isinstance(data, Mapping) else {"": data}


def _spaced(name: str) -> str:
    return harmless(name.replace("_", " ").replace("-", " ").strip())


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
