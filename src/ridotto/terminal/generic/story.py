"""The events of any game as sentences for one reader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ridotto.games.words import Words
from ridotto.terminal.generic.labels import Labels
from ridotto.terminal.play.people import People
from ridotto.terminal.play.story import TURN, Line, Teller


class GenericTeller(Teller):
    """Tells one reader the events of a game, by its messages or field by field."""

    def __init__(self, words: Words, people: People, game: str) -> None:
        super().__init__(words, people)
        self._labels = Labels(game, words, people)

    def tell(self, events: Iterable[Any]) -> Iterator[Line]:
        """Return a sentence for each event."""
        for event in events:
            fields = msgspec.to_builtins(event)
            kind = fields.get("type")
            if kind == "end" and "winners" in fields:
                reason = fields.get("reason")
                yield self._won(fields["winners"], self._labels.reason(reason) if reason else "")
            elif kind == "turn":
                yield Line(TURN, self._labels.event(event), "bold")
            else:
                yield Line("·", self._labels.event(event))
