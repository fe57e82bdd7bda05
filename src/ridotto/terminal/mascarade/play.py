"""``ridotto play mascarade``: options, set-up and table."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Final

from ridotto.games.mascarade import Mascarade, Options, OwnScenario, Setup
from ridotto.games.mascarade.scenario import FEWEST, sheet
from ridotto.minds.mind import Mind
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.mascarade.scenario_option import read_scenario_option
from ridotto.terminal.mascarade.text_table import MascaradeTable
from ridotto.terminal.play.game_play import GamePlay
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Talk

DEFAULT_PLAYERS: Final = 6


class MascaradePlay(GamePlay[Mascarade]):
    """Set up and play Mascarade at the terminal."""

    name = Mascarade.name
    most_players = 12
    settled = ("scenario", "players", "peek", "closed_deal")

    def add_first_options(self, parser: Parser) -> None:
        """Add ``--scenario``, and ``--players`` for the first sheet of a number of players."""
        parser.add_argument("--scenario", metavar="SHEET", help=parser.words("help-play-scenario"))
        parser.add_number("--players", FEWEST, self.most_players, "help-play-players")

    def add_last_options(self, parser: Parser) -> None:
        """Add the variants."""
        words = parser.words
        parser.add_argument("--peek", action="store_true", help=words("help-play-peek"))
        parser.add_argument(
            "--closed-deal", action="store_true", help=words("help-play-closed-deal")
        )

    def new_game(self, parser: Parser, given: argparse.Namespace, seed: int) -> Mascarade:
        """Return the game that the command line asks for, or exit with an error."""
        usual = f"{given.players or DEFAULT_PLAYERS}A"
        scenario = read_scenario_option(parser, given.scenario or usual)
        if given.players not in (None, scenario.players):
            parser.complain("usage-players", given=given.players, players=scenario.players)
        options = Options(
            peek=given.peek, closed_deal=given.closed_deal, turn_limit=given.turn_limit
        )
        masks: str | OwnScenario = OwnScenario(scenario.masks, scenario.centre)
        if scenario == sheet(scenario.name):
            masks = scenario.name
        return Mascarade(Setup(scenario.players, masks, seed=seed, options=options))

    def rematch(self, game: Mascarade, seed: int) -> Mascarade:
        """Return a new game with the same masks, even if the last one was resumed."""
        setup = game.setup
        return Mascarade(Setup(setup.players, setup.scenario, seed=seed, options=setup.options))

    def table(
        self, talk: Talk, game: Mascarade, people: People, minds: Mapping[int, Mind], pause: float
    ) -> MascaradeTable:
        """Return the table for a game."""
        return MascaradeTable(talk, game, people, minds, pause)
