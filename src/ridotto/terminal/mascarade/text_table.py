"""Mascarade at the terminal, from the deal to the end.

The person is shown their own events and the public state. The other players' events and the hidden
masks are shown only after the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import UNSET

from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade import actions as a
from ridotto.games.mascarade import events as e
from ridotto.minds.mind import Mind
from ridotto.terminal.mascarade.drawing import draw_table, standing
from ridotto.terminal.mascarade.questions import Questions
from ridotto.terminal.mascarade.scenario import mask_line
from ridotto.terminal.mascarade.story import MascaradeTeller, swaps
from ridotto.terminal.play.people import People
from ridotto.terminal.play.story import TURN
from ridotto.terminal.play.talk import Command, Talk
from ridotto.terminal.play.text_table import TextTable

#: Commands and the messages that explain them, in the order of the help.
COMMANDS: Final = {
    "m": "play-help-m",
    "t": "play-help-t",
    "l": "play-help-l",
    "n": "play-help-n",
    "p": "play-help-p",
    "b": "play-help-b",
    "q": "play-help-q",
    "?": "play-help-help",
}


class MascaradeTable(TextTable[Mascarade]):
    """One game of Mascarade at the terminal."""

    helped = COMMANDS
    unpaused = f"{TURN}–"  # noqa: RUF001

    def __init__(
        self, talk: Talk, game: Mascarade, people: People, minds: Mapping[int, Mind], pause: float
    ) -> None:
        super().__init__(talk, game, people, minds, pause, MascaradeTeller(talk.words, people))
        self._questions = Questions(talk, people)

    def welcome(self) -> str:
        """Return the first line of a game."""
        scenario = self._game.setup.scenario
        name = scenario if isinstance(scenario, str) else self._words("scenario-own")
        return self._words("play-welcome", scenario=name, seat=self._you)

    def _own_commands(self) -> dict[str, Command]:
        return {"m": self._masks, "p": self._peek}

    # Output for the person

    def _begin(self) -> None:
        self._show_deal()

    def _show_deal(self) -> None:
        """Show an open deal until the person is ready, then clear it."""
        first = next(iter(self._game.events(self._you)))
        if self._game.moves or not isinstance(first, e.Deal) or first.masks is UNSET:
            return
        console, words = self._talk.console, self._words
        hidden = console.set_alt_screen(True)
        self._talk.say(words("play-deal-title"), "bold yellow")
        for player, mask in enumerate(first.masks):
            label = words("label", what=self._place(player))
            self._talk.say(f"  {label} {mask_line(mask, 1, words)}")
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

    # Decisions

    def _ask_person(self) -> None:
        state = self._game.state()
        self._talk.say()
        if state.decision in ("turn", "opening"):
            self._table()
        else:
            for line in standing(state, self._people, self._words, self._talk.width):
                self._talk.say(line, "dim")
        self._act(self._questions.ask(state))

    # Commands

    def _intro(self) -> Iterator[str]:
        yield self._words("play-help")
        yield self._words("play-help-answers")

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

    def _peek(self, rest: str = "") -> None:
        if self._game.can_peek(self._you):
            self._act(a.Peek())
            self._tell()
        elif self._game.setup.options.peek:
            self._talk.hint(self._words("play-peek-own-turn"))
        else:
            self._talk.hint(self._words("play-no-peek"))

    # After the game

    def _reveal(self) -> None:
        """Show the masks, and which swaps were real."""
        assert self._game.over
        words, talk = self._words, self._talk
        talk.say()
        state = self._game.state()
        talk.say(words("play-truth-title"), "bold")
        players = [*state.seats, *range(len(state.seats), len(state.masks_in_play))]
        for place, (player, mask) in enumerate(zip(players, self._game.truth().masks, strict=True)):
            coins = f"● {state.coins[place]:>2}  " if place < len(state.seats) else ""
            won = " ♛" if player in self._game.winners else ""
            label = words("label", what=self._place(player))
            talk.say(f"  {coins}{label} {words(f'mask-{mask}')}{won}")
        talk.say()
        talk.say(words("play-swaps-title"), "bold")
        for line in swaps(self._game, words, self._people):
            talk.say(f"  {line}")
