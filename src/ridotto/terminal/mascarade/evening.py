"""A game with one person and minds in the other seats, from the deal to the last word.

What the person is shown is made from their own events and the public state. Only when the
game is over, and everything open, are the others' events and the hidden masks told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import UNSET

from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade import actions as a
from ridotto.games.mascarade import events as e
from ridotto.games.words import Words
from ridotto.minds.mind import Mind
from ridotto.terminal.commands.scenario import mask_line
from ridotto.terminal.mascarade.asking import Asker
from ridotto.terminal.mascarade.table import draw_table, standing
from ridotto.terminal.mascarade.telling import Teller
from ridotto.terminal.play import evening
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Command, Talk

#: Commands and what explains them, in the order of the help.
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


class Evening(evening.Evening):
    """One game at the table."""

    helped = COMMANDS
    restless = f"{evening.TURN}–"  # noqa: RUF001

    def __init__(
        self, talk: Talk, game: Mascarade, people: People, minds: dict[int, Mind], rest: float
    ) -> None:
        super().__init__(talk, game, people, minds, rest, Teller(talk.words, people))
        self._game = game
        self._asker = Asker(talk, people)

    def _own_commands(self) -> dict[str, Command]:
        return {"m": self._masks, "p": self._peek}

    # What the person sees

    def _begin(self) -> None:
        self._show_deal()

    def _show_deal(self) -> None:
        """An open deal is shown until the person has seen enough, and then put away."""
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

    # Whose decision it is

    def _ask_person(self) -> None:
        state = self._game.state()
        self._talk.say()
        if state.decision in ("turn", "opening"):
            self._table()
        else:
            for line in standing(state, self._people, self._words, self._talk.width):
                self._talk.say(line, "dim")
        self._game.act(self._you, self._asker.ask(state))

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
            self._game.act(self._you, a.Peek())
            self._tell()
        elif self._game.setup.options.peek:
            self._talk.hint(self._words("play-peek-own-turn"))
        else:
            self._talk.hint(self._words("play-no-peek"))

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
            label = words("label", what=self._place(player))
            talk.say(f"  {coins}{label} {words(f'mask-{mask}')}{won}")
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
