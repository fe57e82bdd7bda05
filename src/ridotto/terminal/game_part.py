"""The interface through which a game extends the ``ridotto`` command.

A package registers an instance of :class:`GamePart` in the entry-point group ``ridotto.terminal``,
under the name of its game. Games without one use the generic part.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from ridotto.games import registry
from ridotto.terminal.arguments.setup_options import SetupOption

if TYPE_CHECKING:
    # Parts are loaded to list commands and options, so they defer their own imports.
    from ridotto.games.viewers import Viewer
    from ridotto.games.words import Words
    from ridotto.lab.counts import Counts, Order
    from ridotto.terminal.arguments.parser import Parser
    from ridotto.terminal.play.game_play import GamePlay
    from ridotto.terminal.play.people import People
    from ridotto.terminal.play.story import Teller


class NamedSetup(NamedTuple):
    """The set-up of a game as plain data, and the name that reports give it."""

    setup: dict[str, Any]
    name: str


class Simulation(Protocol):
    """Parse the options of ``ridotto simulate`` for a game, and report the results."""

    def read_order(self, parser: Parser, given: argparse.Namespace) -> tuple[Order, str]:
        """Return the order and its name for the report, or exit with an error."""

    def report(self, order: Order, counts: Counts) -> dict[str, Any]:
        """Return the game's additions to the common report."""

    def tell(self, order: Order, report: dict[str, Any], words: Words) -> None:
        """Print these additions for people, given the whole report."""


class Study(Protocol):
    """A command that measures one game, such as ``ridotto balance GAME``."""

    def add_options(self, parser: Parser) -> None:
        """Add the options of this game."""

    def run(self, parser: Parser, given: argparse.Namespace) -> int:
        """Measure the game and print a report; returns the exit status."""


class GamePart:
    """The part of one game in the ``ridotto`` command; the base class works for any game.

    A game overrides what it does differently.
    """

    #: Commands of this game alone: each a module with ``run(arguments, language)``.
    commands: ClassVar[Mapping[str, str]] = {}

    def __init__(self, game: str) -> None:
        """Create the part of the game with this name."""
        self.game = game

    def play(self) -> GamePlay[Any]:
        """Return the set-up and table of the game at the terminal."""
        from ridotto.terminal.generic.play import GenericPlay

        return GenericPlay(registry.kind(self.game))

    def teller(self, game: Any, words: Words, people: People) -> Teller:
        """Return the teller of a game's events."""
        from ridotto.terminal.generic.story import GenericTeller

        return GenericTeller(words, people, self.game)

    def before_story(
        self, game: Any, viewer: Viewer, people: People, words: Words
    ) -> Iterator[str]:
        """Return lines that a replay shows before the story."""
        return iter(())

    def setup_options(self) -> tuple[SetupOption, ...]:
        """Return the options that set up the game for simulations and tournaments."""
        players = registry.kind(self.game).players
        return (SetupOption("--players", "N", "help-game-players", players),)

    def tournament_setup(self, parser: Parser, given: argparse.Namespace) -> NamedSetup:
        """Return the set-up of a tournament's games, or exit with an error."""
        from ridotto.terminal.generic.setup import read_setup

        return NamedSetup(read_setup(parser, given, registry.kind(self.game)), "")

    def simulation(self) -> Simulation:
        """Return the simulation of the game."""
        from ridotto.terminal.generic.simulate import GenericSimulation

        return GenericSimulation(registry.kind(self.game))

    def studies(self) -> Mapping[str, Study]:
        """Return the studies of the game, by command: ``balance``, ``bluffs``."""
        from ridotto.terminal.generic.balance import GenericBalance

        return {"balance": GenericBalance(registry.kind(self.game))}

    def balance_subject(self, given: str) -> list[str] | None:
        """Return the arguments for a scenario or deck of this game; None if it is not one."""
        return None
