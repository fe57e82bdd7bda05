"""Whole games at the terminal without a terminal: scripted input, and the screen."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rich.console import Console

from ridotto.games.game import Game
from ridotto.games.mascarade import Mascarade
from ridotto.games.masquerade import Masquerade, Options, Setup
from ridotto.games.masquerade.deck.cards import DeckFile
from ridotto.games.masquerade.deck.library import shipped
from ridotto.games.words import speak
from ridotto.minds.mind import Mind
from ridotto.minds.wanderer import Wanderer
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Leave, Talk
from ridotto.terminal.registry import part

GUESTS = ("Alvise", "Bepi", "Chiara", "Dorotea", "Elena", "Fosco", "Giacomo", "Lucrezia", "Marin",
          "Orsola", "Zanetta")  # fmt: skip


class Guard(Game):
    """A mixin for games that refuses to reveal hidden cards before the end."""

    #: The player at the screen.
    you = 0

    def truth(self) -> Any:
        assert self.over, "the hidden state was asked for during the game"
        return super().truth()

    def events(self, viewer: Any, since: int = 0, until: int | None = None) -> Iterator[Any]:
        assert self.over or viewer != "omniscient"
        return super().events(viewer, since, until)

    @property
    def inner(self) -> Any:
        raise AssertionError("the state beneath was asked for")


class GuardedMascarade(Guard, Mascarade):
    """A game of Mascarade that refuses to reveal masks before the end."""


class GuardedMasquerade(Guard, Masquerade):
    """A game of Masquerade that refuses to reveal cards of others before the end."""

    def prospects(self, player: int) -> Any:
        assert self.over or player == self.you, "someone else's prospects were asked for"
        return super().prospects(player)


def masquerade_game(
    players: int, seed: int = 0, turn_limit: int = 30, deck: DeckFile | None = None
) -> GuardedMasquerade:
    options = Options(turn_limit=turn_limit)
    deck = deck or shipped().file
    return GuardedMasquerade(Setup(players, seed=seed, deck=deck, options=options))


def random_lines(seed: int, usual: list[str], odd: list[str], often: float) -> Callable[[], str]:
    """Return random lines: mostly valid answers, and all the commands.

    They quit now and then, but do not confirm it.
    """
    chance = random.Random(seed)
    last = ""

    def line() -> str:
        nonlocal last
        # A "t" after a "q" would be a yes in Polish.
        typed = chance.choice(usual if chance.random() < often else odd)
        last = "n" if last == "q" else typed
        return last

    return line


def mascarade_lines(seed: int) -> Callable[[], str]:
    usual = [str(number) for number in range(12)]
    odd = ["", "b", "m", "l", "l 3", "t", "n", "n a note", "?", "p", "d", "c1", "c2", "jud",
           "x", "2 3 1", "2 1 2", "3 1", "99", "-1", "q", "\x1b[31m", "ü" * 50]  # fmt: skip
    return random_lines(seed, usual, odd, 0.8)


def masquerade_lines(seed: int) -> Callable[[], str]:
    usual = [str(number) for number in range(8)] + ["", "", "d", "m", "1 d", "2 1 d"]
    odd = ["c", "c moon", "c nothing", "l", "l 3", "t", "n", "n a note", "?", "g", "nocturne",
           "x", "2 3 1", "99", "-1", "q", "\x1b[31m", "ü" * 50, "h"]  # fmt: skip
    return random_lines(seed, usual, odd, 0.85)


def at_most(count: int, lines: Callable[[], str]) -> Callable[[], str]:
    """Return the same lines, but limited in number, so that no game runs forever."""
    left = iter(range(count))

    def line() -> str:
        if next(left, None) is None:
            raise EOFError
        return lines()

    return line


def play_scripted(
    game: Game,
    lines: Callable[[], str],
    *,
    you: int = 0,
    language: str = "en",
    width: int = 80,
    minds: Mapping[int, Mind] | None = None,
) -> str:
    """Play a game until its end or the person leaves; return everything printed."""
    if isinstance(game, Guard):
        game.you = you
    printed = io.StringIO()
    console = Console(file=printed, width=width, highlight=False, color_system=None)
    talk = Talk(speak(language), console, at_most(5000, lines))
    guests = iter(GUESTS)
    names = tuple("Ania" if p == you else next(guests) for p in range(game.players))
    others = minds or {p: Wanderer(1, p) for p in range(game.players) if p != you}
    try:
        part(game.name).play().table(talk, game, People(names, you), others, pause=0).play()
    except Leave:
        printed.write("(left)")
    return printed.getvalue()
