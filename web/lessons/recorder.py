"""Play a script with the real rules, and record what the learner's client would be sent.

The moves go through the house's own table and views, so the page cannot tell a lesson from a game.
Only the times are made up: each move comes as soon as a page has shown the one before.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from lessons.script import LEARNER, READY, Move, Script
from ridotto.house.mutes import Muted
from ridotto.house.options import TableOptions, check_options
from ridotto.house.store.base import Person
from ridotto.house.table import entries as e
from ridotto.house.table.clock import clock_shown
from ridotto.house.table.fold import Table
from ridotto.house.table.open_deal import ready_players
from ridotto.house.table.volatile import Volatile
from ridotto.house.views.broadcast import Broadcast
from ridotto.house.views.greeting import Around, Known, greeting
from ridotto.house.views.messages import Message, Presence, ReadyShown, write
from ridotto.house.wire.frames import text_in

#: The time of the first entry, in milliseconds since 1970.
BEGINNING: Final = 1_700_000_000_000
#: The time that a player takes for a move, in milliseconds.
THINKING: Final = 1000

Sent = dict[str, Any]


class Recorder:
    """A table at which a script is played."""

    def __init__(self, script: Script) -> None:
        """Seat all players, start the game and make the moves before the lesson."""
        self._script = script
        self._volatile = Volatile()
        players = len(script.names)
        options = check_options(
            TableOptions(game=script.game, players=players, clock=None, chat=False)
        )
        self.people = [Person(f"lesson-{seat}", name) for seat, name in enumerate(script.names)]
        host = self.people[LEARNER]
        self.table = Table(
            "lesson",
            [
                e.Opened(
                    BEGINNING, person=host.id, name=host.name, wishes=options,
                    secret="00" * 32, code="LESSON",
                ),
                *(
                    e.Sat(
                        BEGINNING, seat=seat, person=person.id, name=person.name,
                        contribution="00" * 16,
                    )
                    for seat, person in enumerate(self.people)
                ),
                e.Started(BEGINNING, setup=script.setup),
            ],
        )  # fmt: skip
        for player, action in script.before:
            self._move(player, action)
        self._volatile.ready = set(range(1, players))

    def view(self) -> list[Sent]:
        """Return the first messages to the learner."""
        table = self.table
        around = Around(
            now=table.since,
            clock=clock_shown(table, self._volatile),
            ahead=None,
            answered=(),
            ready=ready_players(table, self._volatile),
            said=(),
            unsaid=(),
            muted=Muted(),
            presence=Presence((True,) * len(table.seats), 0),
        )
        sent = greeting(table, self.people[LEARNER], LEARNER, Known(), around)
        return [_plain(message) for message in sent]

    def play(self, player: int, action: dict[str, Any]) -> dict[str, Any]:
        """Make a move; return the messages to the learner, and how long a page shows them.

        The time is in units of the table's pace. Raises :exc:`Refusal` for an illegal move.
        """
        if action == READY:
            return {"messages": self._look_enough(), "show": 0}
        since = self.table.n
        self._move(player, action)
        return {
            "messages": [self._news(since)],
            "show": round(self.table.show / self.table.options.pace, 2),
        }

    def _move(self, player: int, action: dict[str, Any]) -> None:
        table = self.table
        at = table.since + table.show + THINKING
        table.apply(e.Moved(at, player=player, action=action, how="person"))

    def _look_enough(self) -> list[Sent]:
        """Let the learner, the last one, report that they have seen enough of the open deal."""
        self._volatile.ready.add(LEARNER)
        ready = ReadyShown(ready_players(self.table, self._volatile))
        self._volatile.deal_over = True
        return [_plain(ready), self._news(self.table.n)]

    def _news(self, since: int) -> Sent:
        clock = clock_shown(self.table, self._volatile)
        frame = Broadcast(self.table, since, clock).to(LEARNER)
        news: Sent = msgspec.json.decode(text_in(frame))
        return news


def _plain(message: Message) -> Sent:
    plain: Sent = msgspec.json.decode(write(message))
    return plain


def record(script: Script) -> dict[str, Any]:
    """Return the recording of a lesson, ready for the page."""
    recorder = Recorder(script)
    recorded: dict[str, Any] = {"view": recorder.view(), "steps": []}
    for step in script.steps:
        watched = [recorder.play(*move) for move in step.watch]
        shown: dict[str, Any] = {"name": step.name, "watch": watched}
        if step.do is not None:
            shown["do"] = step.do
            shown["then"] = recorder.play(LEARNER, step.do)
        recorded["steps"].append(shown)
    return recorded


def moves_of(script: Script) -> list[Move]:
    """Return all moves of a lesson in order, without the end of the time to look."""
    moves = list(script.before)
    for step in script.steps:
        moves += step.watch
        if step.do is not None and step.do != READY:
            moves.append((LEARNER, step.do))
    return moves
