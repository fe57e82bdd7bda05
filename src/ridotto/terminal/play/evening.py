"""An evening at the table: what every game with one person and minds in the other seats shares.

What the person is shown is made from their own events and from what their seat may see.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from ridotto.games.game import Game
from ridotto.minds.mind import Mind
from ridotto.minds.seating import Seating, draw_seed
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Command, Leave, Talk
from ridotto.terminal.printing import harmless, typed_number

#: How many lines of the story ``l`` tells unless told otherwise.
LOG_LINES: Final = 20
#: Seconds of rest, so that a person can follow what the others do.
REST: Final = 0.6
#: The sign of a new turn: a line is left free before it.
TURN: Final = "▶"


class Line(NamedTuple):
    """A sentence with a sign before it; the colour says nothing that the sign does not."""

    sign: str
    text: str
    style: str = ""


class Teller(Protocol):
    """Tells one reader what happens."""

    def tell(self, events: Iterable[Any]) -> Iterator[Line]:
        """Sentences for these events; some may be held back to be told with others."""

    def rest(self) -> Iterator[Line]:
        """Whatever was held back."""


class Evening(ABC):
    """One game at the table. Each game says what it shows, asks and reveals."""

    #: The commands that the help lists, in its order, and the messages that explain them.
    helped: Mapping[str, str]
    #: Lines after which there is no rest.
    restless: str = TURN

    def __init__(
        self,
        talk: Talk,
        game: Game,
        people: People,
        minds: Mapping[int, Mind],
        rest: float,
        teller: Teller,
    ) -> None:
        assert people.you is not None
        self._talk = talk
        self._words = talk.words
        self._at_table = game
        self._people = people
        self._you = people.you
        self._guests = sorted(minds)
        seeds = {player: draw_seed("mind", game.setup.seed, player) for player in minds}
        # Minds that reckon may have to be compiled first.
        with talk.waiting(self._words("play-company-comes")):
            self._seating = Seating(game, minds, seeds, None)
        self._rest = rest
        self._teller = teller
        self._story: list[Line] = []
        self._notes: list[str] = []
        self._told = 0
        talk.commands = {
            "?": self._help, "h": self._help, "t": self._table, "l": self._log,
            "n": self._note, "q": self._quit, **self._own_commands(),
        }  # fmt: skip

    def play(self) -> None:
        """Play to the end; raises :exc:`Leave` if the person leaves before."""
        game = self._at_table
        self._begin()
        while not game.over:
            self._seating.hear()
            self._tell()
            if game.decider == self._you:
                self._tell_rest()
                self._ask_person()
            else:
                self._seating.act()
        self._seating.end()
        self._tell()
        self._tell_rest()
        self._reveal()
        self._explain()

    def catch_up(self) -> None:
        """Take note of a game that is already under way, and tell the last of it."""
        self._story += self._teller.tell(self._own_events())
        self._log()

    # What each game does in its own way

    def _own_commands(self) -> dict[str, Command]:
        return {}

    def _begin(self) -> None:  # noqa: B027 - not every game has something to show first
        """What comes before the first decision."""

    @abstractmethod
    def _ask_person(self) -> None:
        """Show the person what they need, ask them, and do what they say."""

    @abstractmethod
    def _table(self, rest: str = "") -> None:
        """Show the table."""

    @abstractmethod
    def _reveal(self) -> None:
        """Everything is open now."""

    @abstractmethod
    def _intro(self) -> Iterator[str]:
        """The game in a few words, for the help."""

    # What the person sees

    def _own_events(self) -> list[Any]:
        """What happened since the last time, as the person's seat saw it."""
        events = list(self._at_table.events(self._you, self._told))
        self._told += len(events)
        return events

    def _tell(self) -> None:
        for line in self._teller.tell(self._own_events()):
            self._tell_line(line)

    def _tell_rest(self) -> None:
        for line in self._teller.rest():
            self._tell_line(line)

    def _tell_line(self, line: Line) -> None:
        self._story.append(line)
        if line.sign == TURN:
            self._talk.say()
        self._print(line)
        if self._rest and line.sign not in self.restless:
            time.sleep(self._rest)

    def _print(self, line: Line) -> None:
        self._talk.say(f"{line.sign} {line.text}", line.style)

    # After the game

    def _explain(self) -> None:
        """What the others say about the last thing they did, and what they did wrong."""
        said = [(player, text) for player in self._guests if (text := self._reason(player))]
        if said:
            self._talk.say()
            self._talk.say(self._words("play-minds-title"), "bold")
        for player, text in said:
            label = self._words("label", what=self._people.names[player])
            self._talk.say(f"  {label} {text}")
        faults = Counter(fault.player for fault in self._seating.faults)
        for player, count in sorted(faults.items()):
            name = self._people.names[player]
            self._talk.say(f"  ! {self._words('play-faults', name=name, count=count)}", "yellow")

    def _reason(self, player: int) -> str:
        told = self._seating.explain(player)
        try:
            return "" if told is None else harmless(self._words(told[0], **told[1]))
        except (KeyError, TypeError, ValueError):
            return ""

    # Doing

    def _act(self, player: int, action: Any) -> None:
        self._at_table.act_data(player, msgspec.to_builtins(action))

    # Commands

    def _help(self, rest: str = "") -> None:
        words = self._words
        for text in self._intro():
            self._talk.say(text)
        for sign, message in self.helped.items():
            self._talk.say(f"  {sign}  {words(message)}")

    def _log(self, rest: str = "") -> None:
        asked = typed_number(rest, len(self._story))
        count = LOG_LINES if asked is None else asked
        if not self._story:
            self._talk.say(self._words("play-log-none"))
        for line in self._story[-count:] if count else []:
            self._print(line)

    def _note(self, rest: str = "") -> None:
        if rest:
            self._notes.append(rest)
        if not self._notes:
            self._talk.say(self._words("play-notes-none"))
        for number, note in enumerate(self._notes, 1):
            self._talk.say(f"  {number}. {note}")

    def _quit(self, rest: str = "") -> None:
        if self._talk.confirm(self._words("play-quit")):
            raise Leave
