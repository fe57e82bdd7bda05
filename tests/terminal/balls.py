"""Whole balls without a terminal: a person made of lines, and what they saw."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rich.console import Console

from ridotto.games.masquerade import Masquerade, Options, Setup
from ridotto.games.masquerade.deck.cards import DeckFile
from ridotto.games.masquerade.deck.library import shipped
from ridotto.games.words import speak
from ridotto.minds.mind import Mind
from ridotto.minds.wanderer import Wanderer
from ridotto.terminal.masquerade.evening import Evening
from ridotto.terminal.play.people import seat_guests
from ridotto.terminal.play.talk import Leave, Talk
from terminal.evenings import at_most


class Guarded(Masquerade):
    """A game that shows nobody what is hidden before it is over."""

    you = 0

    def truth(self) -> Any:
        assert self.over, "the hidden state was asked for during the game"
        return super().truth()

    def events(self, viewer: Any, since: int = 0) -> Iterator[Any]:
        assert self.over or viewer != "omniscient"
        return super().events(viewer, since)

    def prospects(self, player: int) -> Any:
        assert self.over or player == self.you, "somebody else's prospects were asked for"
        return super().prospects(player)

    @property
    def inner(self) -> Any:
        raise AssertionError("the state beneath was asked for")


def ball(
    players: int, seed: int = 0, turn_limit: int = 30, deck: DeckFile | None = None
) -> Guarded:
    options = Options(turn_limit=turn_limit)
    return Guarded(Setup(players, seed=seed, deck=deck or shipped().file, options=options))


def random_guest(seed: int) -> Callable[[], str]:
    """Lines of somebody who types more or less what is asked for, and all the commands."""
    chance = random.Random(seed)
    usual = [str(number) for number in range(8)] + ["", "", "d", "m", "1 d", "2 1 d"]
    odd = ["c", "c moon", "c nothing", "l", "l 3", "t", "n", "n a note", "?", "g", "nocturne",
           "x", "2 3 1", "99", "-1", "q", "\x1b[31m", "ü" * 50, "h"]  # fmt: skip
    return lambda: chance.choice(usual if chance.random() < 0.85 else odd)


def play_ball(
    game: Guarded,
    lines: Callable[[], str],
    *,
    you: int = 0,
    language: str = "en",
    width: int = 80,
    minds: Mapping[int, Mind] | None = None,
) -> str:
    """Play a game, or as much of it as the person stays for; returns all that was printed."""
    game.you = you
    printed = io.StringIO()
    console = Console(file=printed, width=width, highlight=False, color_system=None)
    talk = Talk(speak(language), console, at_most(5000, lines))
    people = seat_guests(game.players, you, "Ania")
    others = minds or {p: Wanderer(1, p) for p in range(game.players) if p != you}
    try:
        Evening(talk, game, people, others, rest=0).play()
    except Leave:
        printed.write("(left)")
    return printed.getvalue()
