"""A game with one person and minds in the other seats, from the deal to the last word.

What the person is shown is made from their own events and the public state. Only when the
game is over, and everything open, are the others' events and the hidden masks told.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET

from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade import actions as a
from ridotto.games.mascarade import events as e
from ridotto.games.words import Words
from ridotto.minds.mind import Asked, Mind
from ridotto.terminal.mascarade.asking import Asker
from ridotto.terminal.mascarade.people import People
from ridotto.terminal.mascarade.table import draw_table, standing
from ridotto.terminal.mascarade.telling import Line, Teller
from ridotto.terminal.scenario import mask_line
from ridotto.terminal.talk import Leave, Talk

#: How many lines of the story ``l`` tells unless told otherwise.
LOG_LINES: Final = 20
#: Seconds of rest, so that a person can follow what the others do.
REST: Final = 0.6
COMMANDS: Final = ("m", "t", "l", "n", "p", "b", "q", "help")


class Evening:
    """One game at the table."""

    def __init__(
        self, talk: Talk, game: Mascarade, people: People, minds: dict[int, Mind], rest: float
    ) -> None:
        assert people.you is not None
        self._talk = talk
        self._words = talk.words
        self._game = game
        self._people = people
        self._you = people.you
        self._minds = minds
        self._rest = rest
        self._teller = Teller(self._words, people)
        self._asker = Asker(talk, people)
        self._story: list[Line] = []
        self._notes: list[str] = []
        self._told = 0
        self._heard = 0
        talk.commands = {
            "?": self._help, "h": self._help, "m": self._masks, "t": self._table,
            "l": self._log, "n": self._note, "p": self._peek, "q": self._quit,
        }  # fmt: skip

    def play(self) -> None:
        """Play to the end; raises :exc:`Leave` if the person leaves before."""
        self._show_deal()
        while not self._game.over:
            self._hear()
            self._tell()
            decider = self._game.decider
            if decider == self._you:
                self._ask_person()
            elif decider is not None:
                self._ask_mind(decider)
        self._tell()
        self._tell_rest()
        self._reveal()

    def catch_up(self) -> None:
        """Take note of a game that is already under way, and tell the last of it."""
        self._story += self._teller.tell(self._own_events())
        self._log()

    # What the person sees

    def _own_events(self) -> list[Any]:
        """What happened since the last time, as the person's seat saw it."""
        events = list(self._game.events(self._you, self._told))
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
        self._print(line)
        if self._rest and line.sign not in "▶–":  # noqa: RUF001
            time.sleep(self._rest)

    def _print(self, line: Line) -> None:
        if line.sign == "▶":
            self._talk.say()
        self._talk.say(f"{line.sign} {line.text}", line.style)

    def _show_deal(self) -> None:
        """An open deal is shown until the person has seen enough, and then put away."""
        first = next(iter(self._game.events(self._you)))
        if self._game.moves or not isinstance(first, e.Deal) or first.masks is UNSET:
            return
        console, words = self._talk.console, self._words
        hidden = console.set_alt_screen(True)
        self._talk.say(words("play-deal-title"), "bold yellow")
        for player, mask in enumerate(first.masks):
            self._talk.say(f"  {self._place(player)}: {mask_line(mask, 1, words)}")
        try:
            self._talk.read(words("play-deal-ready"))
        finally:
            if hidden:
                console.set_alt_screen(False)

    def _place(self, place: int) -> str:
        players = len(self._people.names)
        if place >= players:
            return self._words("play-deal-centre", number=place - players + 1)
        return f"{place} {self._people.names[place]}"

    # Whose decision it is

    def _hear(self) -> None:
        """Every mind hears what its own seat may hear."""
        for player, mind in self._minds.items():
            for event in self._game.events(player, self._heard):
                mind.hear(event)
        self._heard += sum(1 for _ in self._game.events("spectator", self._heard))

    def _ask_mind(self, player: int) -> None:
        assert self._game.decision is not None
        asked = Asked(self._game.decision, self._game.legal(), self._game.state())
        action = self._minds[player].decide(asked)
        self._game.act(player, action)

    def _ask_person(self) -> None:
        self._tell_rest()
        state = self._game.state()
        self._talk.say()
        if state.decision in ("turn", "opening"):
            self._table()
        else:
            for line in standing(state, self._people, self._words, self._talk.width):
                self._talk.say(line, "dim")
        self._game.act(self._you, self._asker.ask(state))

    # Commands

    def _help(self, rest: str = "") -> None:
        words = self._words
        self._talk.say(words("play-help"))
        self._talk.say(words("play-help-answers"))
        for command in COMMANDS:
            sign = "?" if command == "help" else command
            self._talk.say(f"  {sign}  {words(f'play-help-{command}')}")

    def _masks(self, rest: str = "") -> None:
        masks = self._game.state().masks_in_play
        for mask in dict.fromkeys(masks):
            name = mask_line(mask, masks.count(mask), self._words)
            self._talk.say(name, "bold")
            self._talk.say(f"  {self._words(f'mask-{mask}.power')}")

    def _table(self, rest: str = "") -> None:
        state = self._game.state()
        for line in draw_table(state, self._people, self._words, self._talk.width):
            self._talk.say(line)
        if state.opening_left:
            self._talk.say(self._words("table-opening", left=state.opening_left), "dim")

    def _log(self, rest: str = "") -> None:
        count = int(rest) if rest.isdecimal() else LOG_LINES
        if not self._story:
            self._talk.say(self._words("play-log-none"))
        for line in self._story[-count:] if count else []:
            self._talk.say(f"{line.sign} {line.text}", line.style)

    def _note(self, rest: str = "") -> None:
        if rest:
            self._notes.append(rest)
        if not self._notes:
            self._talk.say(self._words("play-notes-none"))
        for number, note in enumerate(self._notes, 1):
            self._talk.say(f"  {number}. {note}")

    def _peek(self, rest: str = "") -> None:
        if self._game.can_peek(self._you):
            self._game.act(self._you, a.Peek())
            self._tell()
        elif self._game.setup.options.peek:
            self._talk.hint(self._words("play-peek-own-turn"))
        else:
            self._talk.hint(self._words("play-no-peek"))

    def _quit(self, rest: str = "") -> None:
        if self._talk.confirm(self._words("play-quit")):
            raise Leave

    # After the game

    def _reveal(self) -> None:
        """Everything is open now: the masks, and what the hands under the table did."""
        assert self._game.over
        words, talk = self._words, self._talk
        talk.say()
        state = self._game.state()
        talk.say(words("play-truth-title"), "bold")
        players = [*state.seats, *range(len(state.seats), len(state.masks_in_play))]
        for place, (player, mask) in enumerate(zip(players, self._game.truth().masks, strict=True)):
            coins = f"● {state.coins[place]:>2}  " if place < len(state.seats) else ""
            won = " ♛" if player in self._game.winners else ""
            talk.say(f"  {coins}{self._place(player)}: {words(f'mask-{mask}')}{won}")
        talk.say()
        talk.say(words("play-swaps-title"), "bold")
        for line in told_openly(self._game, words, self._people):
            talk.say(f"  {line}")


def told_openly(game: Mascarade, words: Words, people: People) -> Sequence[str]:
    """Every handling of masks in a finished game, with what really happened."""
    teller = Teller(words, people)
    lines = []
    turn = 0
    for event in game.events("omniscient"):
        told = list(teller.tell([event]))
        if isinstance(event, e.Turn):
            turn = event.turn
        elif isinstance(event, e.Swap | e.Switch | e.Seats):
            lines.append(f"{turn:>3} {told[-1].sign} {told[-1].text}")
    return lines
