"""Masquerade at the terminal, from the deal to the end.

The person is shown their own events, what their seat may see, and what follows from it. Masks
and counters are turned up only after the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ridotto.games.masquerade import Masquerade, Public, View
from ridotto.games.masquerade import events as e
from ridotto.games.masquerade.deck import cards as c
from ridotto.games.masquerade.deck.texts import name_of
from ridotto.minds.mind import Mind
from ridotto.terminal.masquerade.card_book import CardBook
from ridotto.terminal.masquerade.drawing import NOBODY, Hall
from ridotto.terminal.masquerade.questions import Questions
from ridotto.terminal.masquerade.story import MasqueradeTeller
from ridotto.terminal.play.people import People
from ridotto.terminal.play.story import TURN
from ridotto.terminal.play.talk import Command, Talk, flowed
from ridotto.terminal.play.text_table import COMMON_HELP, TextTable
from ridotto.terminal.printing import harmless

#: Commands and the messages that explain them, in the order of the help.
COMMANDS: Final = {
    "c": "ball-help-c",
    "t": "ball-help-t",
    "g": "ball-help-g",
    **COMMON_HELP,
}
#: Decisions before which the whole hall is shown, once per turn.
_GREAT: Final = ("order", "stage", "cast")
#: Decisions that directly follow another, so nothing is shown again.
_SMALL: Final = ("pay", "bout", "resolve", "dancer")


class MasqueradeTable(TextTable[Masquerade]):
    """One game of Masquerade at the terminal."""

    helped = COMMANDS
    unpaused = f"{TURN}─"

    def __init__(
        self, talk: Talk, game: Masquerade, people: People, minds: Mapping[int, Mind], pause: float
    ) -> None:
        book = CardBook(game.cards, talk.words)
        super().__init__(
            talk, game, people, minds, pause, MasqueradeTeller(talk.words, people, book)
        )
        self._book = book
        self._hall = Hall(self._words, people, book)
        self._questions = Questions(talk, people, book, self._hall)
        self._shown_in = 0

    def welcome(self) -> str:
        """Return the first line of a game."""
        deck = harmless(name_of(self._book.deck, self._words))
        return self._words("ball-welcome", deck=deck, seat=self._you)

    def _own_commands(self) -> dict[str, Command]:
        return {"c": self._cards, "g": self._tomb}

    def _intro(self) -> Iterator[str]:
        yield self._words("ball-help")
        yield self._words("ball-help-answers")

    # Decisions

    def _view(self) -> View:
        return self._game.view(self._you)

    def _ask_person(self) -> None:
        view = self._view()
        state = view.state
        if len(state.legal) > 1:
            self._show(state)
        assert view.own is not None
        action = self._questions.ask(state, view.own, self._game.prospects(self._you))
        self._act(action)

    def _show(self, state: Public) -> None:
        """Show the hall once per turn, and otherwise a line or two before a question."""
        self._talk.say()
        if state.decision in _GREAT and self._shown_in != state.turn:
            self._shown_in = state.turn
            self._draw(whole=False)
            self._talk.say()
        elif state.decision not in _SMALL:
            for line in self._hall.standing(state, self._talk.width):
                self._talk.say(line, "dim")

    # Commands

    def _table(self, rest: str = "") -> None:
        self._draw(whole=True)

    def _draw(self, whole: bool) -> None:
        view = self._view()
        assert view.own is not None
        prospects = self._game.prospects(self._you)
        for line in self._hall.draw(view.state, view.own, prospects, self._talk.width, whole):
            self._talk.say(line)

    def _cards(self, rest: str = "") -> None:
        if not rest:
            for kind, names in self._book.by_type():
                self._talk.say(f"{self._words('label', what=kind)} {names}")
            self._talk.say(self._words("ball-cards-hint"), "dim")
            return
        found = self._book.find(rest)
        if not found:
            self._talk.say(self._words("ball-no-card", given=rest))
        for card in found:
            for line in self._book.described(card):
                self._talk.say(line)

    def _tomb(self, rest: str = "") -> None:
        state = self._view().state
        tomb = self._book.named(state.tomb) or NOBODY
        self._talk.say(self._words("ball-tomb", count=len(state.tomb), cards=tomb))
        past = ", ".join(map(self._book.name, state.events_past)) or NOBODY
        self._talk.say(self._words("ball-past", cards=past))

    # After the game

    def _reveal(self) -> None:
        """Show masks, counters, and the sources of the points."""
        assert self._game.over
        self._talk.say()
        self._talk.say(self._words("ball-truth-title"), "bold")
        state = self._game.state()
        assert isinstance(state.scores, tuple)
        best_first = sorted(state.line, key=lambda player: -self._score(player))
        for player in best_first:
            won = " ♛" if player in self._game.winners else ""
            name = self._people.names[player]
            self._talk.say(f"{self._score(player):>3}  {name}{won}", "bold" if won else "")
            for line in flowed("     ", list(self._points(player)), self._talk.width, 5):
                self._talk.say(line)

    def _score(self, player: int) -> int:
        scores = self._game.state().scores
        assert isinstance(scores, tuple)
        return scores[player]

    def _points(self, player: int) -> Iterator[str]:
        """Return the parts of a player's score."""
        state, book = self._game.state(), self._book
        mask = state.masks[player]
        assert mask is not None
        yield f"{self._words('ball-mask', card=book.name(mask))} {self._mask_vp(player)}"
        for emblem, holder in state.emblems.items():
            if holder == player:
                yield f"{book.name(emblem)} {book.card(emblem, c.Emblem).vp}"
        for treasure in state.treasures[player]:
            yield f"{book.name(treasure)} {book.card(treasure, c.Treasure).vp}"
        counters = self._game.truth().counters[player]
        if counters:
            named = book.named(counters)
            yield f"{self._words('ball-counters', cards=named)} {len(counters)}"

    def _mask_vp(self, player: int) -> int:
        scores = [event for event in self._game.events(self._you) if isinstance(event, e.Score)]
        return next(score.mask_vp for score in scores if score.player == player)
