"""The events of any game as sentences for one reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ridotto.games.words import Words
from ridotto.terminal.generic.readable import Readable, fields_of
from ridotto.terminal.play.people import People
from ridotto.terminal.play.story import TURN, Line, Teller


class GenericTeller(Teller):
    """Tell one reader the events of a game, by its messages or field by field."""

    def __init__(self, words: Words, people: People, game: str) -> None:
        super().__init__(words, people)
        self._readable = Readable(game, words, people)

    def tell(self, events: Iterable[Any]) -> Iterator[Line]:
        """Return a sentence for each event."""
        for event in events:
            fields = fields_of(event)
            kind = fields.get("type")
            if kind == "end" and "winners" in fields:
                reason = fields.get("reason")
                yield self._won(fields["winners"], self._readable.reason(reason) if reason else "")
            elif kind == "turn":
                yield Line(TURN, self._readable.event(event), "bold")
            else:
                yield Line("·", self._readable.event(event))
