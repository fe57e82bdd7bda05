"""One game at the terminal: a person in one seat, bots in the others.

The person is shown only their own events and what their seat may see.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec

from ridotto.games.game import Game
from ridotto.minds.mind import Mind
from ridotto.minds.seating import Seating, draw_seed
from ridotto.rules.compilation import report_compiling
from ridotto.terminal.play.people import People
from ridotto.terminal.play.story import TURN, Line, Teller
from ridotto.terminal.play.talk import Command, Leave, Talk
from ridotto.terminal.printing import harmless, typed_number
from ridotto.terminal.programs import first_fault

#: Default number of story lines that ``l`` repeats.
LOG_LINES: Final = 20
#: Pause after a line in seconds, so that a person can follow the other players.
PAUSE: Final = 0.6

#: Commands of every game and the messages that explain them, in the order of the help.
COMMON_HELP: Final = {
    "l": "play-help-l",
    "n": "play-help-n",
    "q": "play-help-q",
    "?": "play-help-help",
}

G = TypeVar("G", bound=Game)


class TextTable(ABC, Generic[G]):
    """One game at the terminal. Subclasses add what a game shows, asks and reveals."""

    #: The commands that the help lists, in its order, and the messages that explain them.
    helped: Mapping[str, str]
    #: Signs of lines without a pause after them.
    unpaused: str = TURN

    def __init__(
        self,
        talk: Talk,
        game: G,
        people: People,
        minds: Mapping[int, Mind],
        pause: float,
        teller: Teller,
    ) -> None:
        assert people.you is not None
        self._talk = talk
        self._words = talk.words
        self._game = game
        self._people = people
        self._you = people.you
        self._bots = sorted(minds)
        seeds = {player: draw_seed("mind", game.setup.seed, player) for player in minds}
        # Some minds load rules when they are created, and compile them the first time.
        with (
            talk.waiting(self._words("play-company-comes")) as tell,
            report_compiling(lambda: tell(self._words("play-compiling"))),
        ):
            self._seating = Seating(game, minds, seeds, None)
        self._pause = pause
        self._teller = teller
        self._story: list[Line] = []
        self._notes: list[str] = []
        self._events_shown = 0
        talk.commands = {
            "?": self._help, "h": self._help, "t": self._table, "l": self._log,
            "n": self._note, "q": self._quit, **self._own_commands(),
        }  # fmt: skip

    def play(self) -> None:
        """Play to the end; raises :exc:`Leave` if the person leaves earlier."""
        game = self._game
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
        """Read the story of a resumed game and repeat its last lines."""
        self._story += self._teller.tell(self._own_events())
        self._log()

    # Methods that each game implements

    @abstractmethod
    def welcome(self) -> str:
        """Return the first line of a game."""

    def _own_commands(self) -> dict[str, Command]:
        return {}

    def _begin(self) -> None:
        """Show what comes before the first decision."""

    @abstractmethod
    def _ask_person(self) -> None:
        """Show the person what they need, ask them, and carry out the answer."""

    @abstractmethod
    def _table(self, rest: str = "") -> None:
        """Show the table."""

    @abstractmethod
    def _reveal(self) -> None:
        """Show what was hidden, after the game."""

    @abstractmethod
    def _intro(self) -> Iterator[str]:
        """Return the game in a few words, for the help."""

    # Output for the person

    def _own_events(self) -> list[Any]:
        """Return what happened since the last call, as the person's seat saw it."""
        events = list(self._game.events(self._you, self._events_shown))
        self._events_shown += len(events)
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
        if self._pause and line.sign not in self.unpaused:
            time.sleep(self._pause)

    def _print(self, line: Line) -> None:
        self._talk.say(f"{line.sign} {line.text}", line.style)

    # After the game

    def _explain(self) -> None:
        """Print the bots' explanations of their last decisions, and how often they failed."""
        said = [(player, text) for player in self._bots if (text := self._reason(player))]
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
            for line in first_fault(self._seating.first_fault(player), self._words):
                self._talk.say(f"    {line}")

    def _reason(self, player: int) -> str:
        reason = self._seating.explain(player)
        if reason is None:
            return ""
        try:
            details = {about: self._shown(value) for about, value in reason[1].items()}
            return harmless(self._words(reason[0], **details))
        except (KeyError, TypeError, ValueError):
            return ""

    def _shown(self, value: Any) -> Any:
        """Format a detail of a reason; floats are probabilities, shown as percentages."""
        return self._words.percent(value, 0) if isinstance(value, float) else value

    # Actions

    def _act(self, action: Any) -> None:
        """Carry out the person's action."""
        self._game.act_data(self._you, msgspec.to_builtins(action))

    # Commands

    def _help(self, rest: str = "") -> None:
        for text in self._intro():
            self._talk.say(text)
        for sign, message in self.helped.items():
            self._talk.say(f"  {sign}  {self._words(message)}")

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
