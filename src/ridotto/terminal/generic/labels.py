"""Names for what any game shows: from its Fluent messages, or from the names of its data.

A game may have these messages, where *type*, *act* and so on are the words of its protocol:
``GAME-event-TYPE`` (with ``$who``, ``$name`` and the event's fields), ``GAME-act-ACT`` (with the
action's fields), ``GAME-state-FIELD``, ``GAME-decision-DECISION`` and ``GAME-reason-REASON``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ridotto.games.words import Words
from ridotto.terminal.play.people import People
from ridotto.terminal.printing import harmless

#: Fields whose numbers are those of players.
_PLAYER_FIELDS: Final = ("player", "players", "target", "targets", "winners", "seats")


class Labels:
    """Names the events, actions and states of one game for one reader."""

    def __init__(self, game: str, words: Words, people: People) -> None:
        self._game = game
        self._words = words
        self._people = people

    def event(self, event: Any) -> str:
        """Return an event as a sentence."""
        fields = _fields(event)
        kind = str(fields.pop("type", ""))
        return self._message("event", kind, fields) or self._in_words(kind, fields)

    def action(self, action: Any) -> str:
        """Return an action as the label of a choice."""
        fields = _fields(action)
        act = str(fields.pop("act", ""))
        return self._message("act", act, fields) or self._in_words(act, fields)

    def field(self, name: str) -> str:
        """Return the name of a field of the state."""
        return self._message("state", name, {}) or _spaced(name).capitalize()

    def decision(self, decision: str) -> str:
        """Return the question that a decision asks."""
        return self._message("decision", decision, {}) or f"{_spaced(decision).capitalize()}?"

    def reason(self, reason: str) -> str:
        """Return why a game ended."""
        return self._message("reason", reason, {}) or f"({_spaced(reason)})"

    def value(self, value: Any, field: str = "") -> str:
        """Return a value of a field; players are named."""
        if value is None or value in ([], {}, ""):
            return "–"  # noqa: RUF001
        if isinstance(value, bool):
            return self._words("generic-play-yes" if value else "generic-play-no")
        if field in _PLAYER_FIELDS and _are_players(value, len(self._people.names)):
            players = [value] if isinstance(value, int) else value
            return self._people.listed(list(players), self._words, "person-chosen")
        if isinstance(value, Mapping):
            return ", ".join(
                f"{_spaced(str(key))} {self.value(of, key)}" for key, of in value.items()
            )
        if isinstance(value, list | tuple):
            return ", ".join(self.value(item) for item in value)
        return harmless(str(value))

    def _message(self, about: str, word: str, fields: Mapping[str, Any]) -> str:
        """Return a message of the game; empty if it has none."""
        args: dict[str, str | int] = {"who": "other", "name": ""}
        player = self._player(fields)
        if player is not None:
            args = {"who": self._people.who(player), "name": self._people.names[player]}
        for name, value in fields.items():
            number = isinstance(value, int) and not isinstance(value, bool)
            args[name.replace("_", "-")] = value if number else self.value(value, name)
        try:
            return self._words(f"{self._game}-{about}-{word.replace('_', '-')}", **args)
        except KeyError:
            return ""

    def _player(self, fields: Mapping[str, Any]) -> int | None:
        """Return the player that the fields are about, if any."""
        player = fields.get("player")
        known = _are_players(player, len(self._people.names))
        return player if known and isinstance(player, int) else None

    def _in_words(self, word: str, fields: dict[str, Any]) -> str:
        """Return a word and its fields, in the order of their names in the protocol."""
        parts = [_spaced(word)]
        player = self._player(fields)
        if player is not None:
            del fields["player"]
            parts.insert(0, self._words("label", what=self._people.names[player]))
        told = [f"{_spaced(name)} {self.value(value, name)}" for name, value in fields.items()]
        return " ".join(parts) + (f" ({', '.join(told)})" if told else "")


def _fields(struct: Any) -> dict[str, Any]:
    """Return a struct as plain data; hidden fields are left out."""
    data = msgspec.to_builtins(struct)
    return dict(data) if isinstance(data, Mapping) else {"": data}


def _spaced(name: str) -> str:
    return harmless(name.replace("_", " ").replace("-", " ").strip())


def _are_players(value: Any, players: int) -> bool:
    """Return whether a value is a player's number or a list of them."""
    numbers = value if isinstance(value, list | tuple) else [value]
    return all(
        isinstance(number, int) and not isinstance(number, bool) and 0 <= number < players
        for number in numbers
    )
