"""The person's opponents: characters and programs in the other seats."""

from __future__ import annotations

import argparse
import random
import shlex
from collections import Counter
from typing import Final

from ridotto.games.game import Game
from ridotto.house.lookalikes import NUMERALS, told_apart
from ridotto.minds.mind import Mind
from ridotto.minds.programs import ProgramMind
from ridotto.minds.registry import EXPLOITER, characters, find
from ridotto.terminal.arguments.bots import add_bots, check_names, programs_asked
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.play.people import People
from ridotto.terminal.programs import begin_asked

#: A mixed table has few slow characters, so that waits stay short.
_MOST_THINKERS: Final = 1
_THINKER: Final = 3


def add_opponents(parser: Parser) -> None:
    """Add the options that choose the opponents."""
    parser.add_argument(
        "--with", dest="opponents", metavar="NAME,NAME,…", help=parser.words("help-play-with")
    )
    add_bots(parser)


class Opponents:
    """The opponents of a session, game after game."""

    def __init__(self, parser: Parser, given: argparse.Namespace, game: str) -> None:
        """Invite the opponents that the command line names; exits if one is unknown."""
        self._game = game
        self._programs = programs_asked(parser, given, game)
        self._running: list[ProgramMind] = []
        named = given.opponents.split(",") if given.opponents else list(self._programs)
        self._named = [name.strip() for name in named]
        check_names(parser, self._named, game, self._programs)
        self.transcript = begin_asked(parser, given, game)

    def seat(self, game: Game, you: int, name: str) -> tuple[People, dict[int, Mind]]:
        """Seat the person and the opponents, with names that differ."""
        seats = [player for player in range(game.players) if player != you]
        sitting = dict(zip(seats, self._chosen(game, len(seats)), strict=True))
        names = {you: name}
        for player, who in sitting.items():
            shown = who if who in self._programs else who.capitalize()
            names[player] = told_apart(shown, names.values())
        people = People(tuple(names[player] for player in range(game.players)), you)
        return people, self._minds(sitting)

    def knows(self, name: str) -> bool:
        """Check whether an opponent could have this name."""
        alone, _, numeral = name.rpartition(" ")
        shown = alone if numeral in NUMERALS else name
        known = [*self._programs, *(who.name.capitalize() for who in characters(self._game))]
        return shown in known

    def _chosen(self, game: Game, seats: int) -> list[str]:
        """Return the invited opponents, in turn; or a mixed table, fixed by the seed."""
        if self._named:
            return [self._named[seat % len(self._named)] for seat in range(seats)]
        chance = random.Random(f"company/{game.setup.seed}")
        known = characters(self._game)
        ladder = [who for who in known if who.rung != EXPLOITER] or list(known)
        thinkers = [who.name for who in ladder if who.rung >= _THINKER]
        others = [who.name for who in ladder if who.rung < _THINKER]
        chosen = chance.sample(thinkers, min(_MOST_THINKERS, len(thinkers), seats))
        while len(chosen) < seats:
            more = others or thinkers
            chosen += chance.sample(more, min(len(more), seats - len(chosen)))
        chance.shuffle(chosen)
        return chosen

    def _minds(self, sitting: dict[int, str]) -> dict[int, Mind]:
        minds: dict[int, Mind] = {}
        copies: Counter[str] = Counter()
        for player, name in sitting.items():
            if name in self._programs:
                minds[player] = self._program(name, copies[name])
                copies[name] += 1
            else:
                minds[player] = find(name, self._game).make()
        return minds

    def _program(self, name: str, copy: int) -> ProgramMind:
        """Return a running program of this name, started if all copies are seated."""
        running = [mind for mind in self._running if mind.name == name]
        if copy < len(running):
            running[copy].give_another_chance()
            return running[copy]
        mind = ProgramMind(self._programs[name], name, self.transcript)
        self._running.append(mind)
        return mind

    @property
    def asked(self) -> str:
        """Return the options that invite the same opponents again."""
        bots = [
            f"--bot {shlex.quote(f'{name}={shlex.join(command)}')}"
            for name, command in self._programs.items()
        ]
        named = [f"--with {shlex.quote(','.join(self._named))}"] if self._named else []
        return " ".join([*named, *bots])

    @property
    def useless(self) -> list[str]:
        """Return the names of the programs that gave no valid answer in this session."""
        useful = {mind.name for mind in self._running if not mind.useless}
        return [name for name in self._programs if self._ran(name) and name not in useful]

    def _ran(self, name: str) -> bool:
        return any(mind.name == name for mind in self._running)

    def leave(self) -> None:
        """Stop the programs."""
        while self._running:
            self._running.pop().leave()
