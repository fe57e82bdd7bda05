"""Any game at the terminal: seats, public state, legal actions and what happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ridotto.games.game import Game
from ridotto.minds.mind import Mind
from ridotto.terminal.generic.readable import Readable, fields_of
from ridotto.terminal.generic.story import GenericTeller
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Choice, Talk
from ridotto.terminal.play.text_table import COMMON_HELP, TextTable

#: Fields of a state that are shown elsewhere on the table.
_SHOWN_ELSEWHERE: Final = ("over", "player", "decision", "legal", "winners", "reason", "seats")

_HELPED: Final = {"t": "play-help-t", **COMMON_HELP}


class GenericTable(TextTable[Game]):
    """One game at the terminal, for games without a terminal part of their own."""

    helped = _HELPED

    def __init__(
        self, talk: Talk, game: Game, people: People, minds: Mapping[int, Mind], pause: float
    ) -> None:
        teller = GenericTeller(talk.words, people, game.name)
        super().__init__(talk, game, people, minds, pause, teller)
        self._readable = Readable(game.name, self._words, people)

    def welcome(self) -> str:
        """Return the first line of a game."""
        return self._words(
            "generic-play-welcome", game=self._game.name.capitalize(), seat=self._you
        )

    def _intro(self) -> Iterator[str]:
        yield self._words("generic-play-help")

    # Decisions

    def _ask_person(self) -> None:
        self._talk.say()
        self._table()
        legal = self._game.legal()
        choices = [
            Choice(str(number), self._readable.action(action))
            for number, action in enumerate(legal, 1)
        ]
        chosen = self._talk.choose(self._question(), choices)
        assert chosen is not None
        self._act(legal[int(chosen) - 1])

    def _question(self) -> str:
        decision = self._game.decision
        what = self._readable.term(decision) if decision else ""
        return self._words("generic-decide", known="yes" if what else "no", what=what)

    # Output for the person

    def _table(self, rest: str = "") -> None:
        state = fields_of(self._game.state_for(self._you))
        shown = {name: value for name, value in state.items() if name not in _SHOWN_ELSEWHERE}
        by_seat = {name: value for name, value in shown.items() if self._is_by_seat(value)}
        for player, name in enumerate(self._people.names):
            mark = "▶" if player == self._game.decider else " "
            style = "bold" if player == self._you else ""
            parts = [
                f"{self._readable.label(field)} {self._readable.value(values[player])}"
                for field, values in by_seat.items()
            ]
            label = f"{mark}{player} {name}"
            text = f"{self._words('label', what=label)} {' · '.join(parts)}" if parts else label
            self._talk.say(text, style)
        self._say_fields({name: of for name, of in shown.items() if name not in by_seat})
        private = self._game.private(self._you)
        if private is not None:
            self._talk.say(self._words("label", what=self._words("generic-own")), "bold")
            self._say_fields(fields_of(private))

    def _is_by_seat(self, value: Any) -> bool:
        """Check whether a value has an item for each seat."""
        return isinstance(value, list | tuple) and len(value) == self._game.players

    def _say_fields(self, fields: Mapping[str, Any]) -> None:
        for name, value in fields.items():
            label = self._words("label", what=self._readable.label(name))
            self._talk.say(f"  {label} {self._readable.value(value, name)}")

    # After the game

    def _reveal(self) -> None:
        self._talk.say()
        self._talk.say(self._words("generic-play-truth"), "bold")
        self._say_fields(fields_of(self._game.truth()))
