"""Whole evenings without a terminal: a person made of lines, and what they saw."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console

from ridotto.games.mascarade import Mascarade
from ridotto.games.words import speak
from ridotto.minds.mind import Mind
from ridotto.minds.wanderer import Wanderer
from ridotto.terminal.mascarade.evening import Evening
from ridotto.terminal.play.people import seat_guests
from ridotto.terminal.play.talk import Leave, Talk


class Guarded(Mascarade):
    """A game that lets nobody see behind the masks before it is over."""

    def truth(self) -> Any:
        assert self.over, "the hidden state was asked for during the game"
        return super().truth()

    def events(self, viewer: Any, since: int = 0) -> Iterator[Any]:
        assert self.over or viewer != "omniscient"
        return super().events(viewer, since)

    @property
    def inner(self) -> Any:
        raise AssertionError("the state beneath was asked for")


def random_person(seed: int) -> Callable[[], str]:
    """Lines of somebody who types more or less what is asked for, and all the commands.

    They think of leaving now and then, but stay.
    """
    chance = random.Random(seed)
    usual = [str(number) for number in range(12)]
    odd = ["", "b", "m", "l", "l 3", "t", "n", "n a note", "?", "p", "d", "c1", "c2", "jud",
           "x", "2 3 1", "2 1 2", "3 1", "99", "-1", "q", "\x1b[31m", "ü" * 50]  # fmt: skip
    last = ""

    def line() -> str:
        nonlocal last
        # A "t" after a "q" would be a yes in Polish.
        typed = chance.choice(usual if chance.random() < 0.8 else odd)
        last = "n" if last == "q" else typed
        return last

    return line


def at_most(count: int, lines: Callable[[], str]) -> Callable[[], str]:
    """The same lines, but an end of them: nobody waits for ever for an answer that fits."""
    left = iter(range(count))

    def line() -> str:
        if next(left, None) is None:
            raise EOFError
        return lines()

    return line


def play_evening(
    game: Mascarade,
    lines: Callable[[], str],
    *,
    you: int = 0,
    language: str = "en",
    width: int = 80,
    minds: dict[int, Mind] | None = None,
) -> str:
    """Play a game, or as much of it as the person stays for; returns all that was printed."""
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
