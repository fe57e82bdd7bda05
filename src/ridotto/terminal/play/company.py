"""The company at a person's table: who sits in the other seats, and what they are called."""

from __future__ import annotations

import argparse
import random
import shlex
from collections import Counter
from typing import Final

from ridotto.games.game import Game
from ridotto.minds.characters import EXPLOITER, characters, find
from ridotto.minds.mind import Mind
from ridotto.minds.programs import ProgramMind
from ridotto.minds.wanderer import Wanderer
from ridotto.terminal.arguments import Parser
from ridotto.terminal.entrants import add_bots, check_names, programs_asked
from ridotto.terminal.play.people import GUESTS, NUMERALS, People, told_apart

#: Those on the lower rungs sit down more often unless somebody is asked for by name: nobody
#: wants to wait for five who think hard.
_MOST_THINKERS: Final = 1
_THINKER: Final = 3


def add_arguments(parser: Parser) -> None:
    """The options that say whom to play with."""
    parser.add_argument(
        "--with", dest="company", metavar="NAME,NAME,…", help=parser.words("help-play-with")
    )
    add_bots(parser)


class Company:
    """Who plays with the person, game after game."""

    def __init__(self, parser: Parser, given: argparse.Namespace, game: str) -> None:
        """Whom the command line asks for; leaves if there is nobody of such a name."""
        self._game = game
        self._programs = programs_asked(parser, given, game)
        self._running: list[ProgramMind] = []
        named = given.company.split(",") if given.company else list(self._programs)
        self._named = [name.strip() for name in named]
        check_names(parser, self._named, game, self._programs)

    def seat(self, game: Game, you: int, name: str) -> tuple[People, dict[int, Mind]]:
        """The person in their seat and the company in the others, with names that differ."""
        seats = [player for player in range(game.players) if player != you]
        sitting = dict(zip(seats, self._chosen(game, len(seats)), strict=True))
        names = {you: name}
        for player, who in sitting.items():
            shown = who if who in self._programs else who.capitalize()
            names[player] = told_apart(shown, names.values())
        people = People(tuple(names[player] for player in range(game.players)), you)
        return people, self._minds(sitting)

    def knows(self, name: str) -> bool:
        """Whether one of the company could be called so, and not only the person."""
        alone, _, numeral = name.rpartition(" ")
        shown = alone if numeral in NUMERALS else name
        known = [*self._programs, *(who.name.capitalize() for who in characters(self._game))]
        return shown in known

    def _chosen(self, game: Game, seats: int) -> list[str]:
        """Those asked for, over and over; or a mixed table, the same for the same game."""
        if self._named:
            return [self._named[seat % len(self._named)] for seat in range(seats)]
        chance = random.Random(f"company/{game.setup.seed}")
        ladder = [who for who in characters(self._game) if who.rung != EXPLOITER]
        if not ladder:
            return chance.sample(GUESTS, seats)
        thinkers = [who.name for who in ladder if who.rung >= _THINKER]
        others = [who.name for who in ladder if who.rung < _THINKER]
        chosen = chance.sample(thinkers, min(_MOST_THINKERS, len(thinkers)))
        while len(chosen) < seats:
            chosen += chance.sample(others, min(len(others), seats - len(chosen)))
        chance.shuffle(chosen)
        return chosen

    def _minds(self, sitting: dict[int, str]) -> dict[int, Mind]:
        minds: dict[int, Mind] = {}
        copies: Counter[str] = Counter()
        for player, name in sitting.items():
            if name in self._programs:
                minds[player] = self._program(name, copies[name])
                copies[name] += 1
            elif characters(self._game):
                minds[player] = find(name, self._game).make()
            else:
                minds[player] = Wanderer()
        return minds

    def _program(self, name: str, copy: int) -> ProgramMind:
        """A running program of this name, started if there are not enough of them."""
        running = [mind for mind in self._running if mind.name == name]
        if copy < len(running):
            running[copy].give_another_chance()
            return running[copy]
        mind = ProgramMind(self._programs[name], name)
        self._running.append(mind)
        return mind

    @property
    def asked(self) -> str:
        """The part of a command line that asks the same people again."""
        bots = [
            f"--bot {shlex.quote(f'{name}={shlex.join(command)}')}"
            for name, command in self._programs.items()
        ]
        named = [f"--with {shlex.quote(','.join(self._named))}"] if self._named else []
        return " ".join([*named, *bots])

    def leave(self) -> None:
        """Say goodbye to the programs."""
        while self._running:
            self._running.pop().leave()
