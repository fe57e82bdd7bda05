"""The part of Mascarade in the ``ridotto`` command."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from ridotto.terminal.arguments.setup_options import SetupOption
from ridotto.terminal.game_part import GamePart, NamedSetup, Simulation, Study

if TYPE_CHECKING:
    from ridotto.games.mascarade import Mascarade
    from ridotto.games.viewers import Viewer
    from ridotto.games.words import Words
    from ridotto.terminal.arguments.parser import Parser
    from ridotto.terminal.mascarade.play import MascaradePlay
    from ridotto.terminal.play.people import People
    from ridotto.terminal.play.story import Teller


class MascaradePart(GamePart):
    """The part of Mascarade; imports are deferred until they are needed."""

    commands: ClassVar[Mapping[str, str]] = {"scenario": "ridotto.terminal.mascarade.scenario"}

    def play(self) -> MascaradePlay:
        """Return the set-up and table of Mascarade at the terminal."""
        from ridotto.terminal.mascarade.play import MascaradePlay

        return MascaradePlay()

    def teller(self, game: Mascarade, words: Words, people: People) -> Teller:
        """Return the teller of Mascarade's events."""
        from ridotto.terminal.mascarade.story import MascaradeTeller

        return MascaradeTeller(words, people)

    def before_story(
        self, game: Mascarade, viewer: Viewer, people: People, words: Words
    ) -> Iterator[str]:
        """Return the masks of an open deal."""
        from ridotto.terminal.mascarade.story import open_deal

        return open_deal(game, viewer, people, words)

    def setup_options(self) -> tuple[SetupOption, ...]:
        """Return ``--scenario``."""
        return (SetupOption("--scenario", "SHEET", "help-simulate-scenario"),)

    def tournament_setup(self, parser: Parser, given: argparse.Namespace) -> NamedSetup:
        """Return the set-up for the requested scenario."""
        from ridotto.terminal.mascarade.scenario_option import require_scenario

        scenario, name = require_scenario(parser, given.scenario)
        setup = {"players": scenario.players, "scenario": scenario.name}
        if given.scenario.upper() != scenario.name:
            setup["scenario"] = {"masks": list(scenario.masks), "centre": scenario.centre}
        return NamedSetup({**setup, "options": {"turn_limit": given.turn_limit}}, name)

    def simulation(self) -> Simulation:
        """Return the simulation of Mascarade."""
        from ridotto.terminal.mascarade import simulate

        return simulate

    def studies(self) -> Mapping[str, Study]:
        """Return the studies of balance and of bluffs."""
        from ridotto.terminal.mascarade import balance, bluffs

        return {"balance": balance, "bluffs": bluffs}

    def balance_subject(self, given: str) -> list[str] | None:
        """Recognise the name of a printed sheet, and a file that is not a deck."""
        from ridotto.games.mascarade.scenario import sheet
        from ridotto.games.mascarade.scenario_file import is_scenario_file

        is_ours = sheet(given.upper()) is not None or is_scenario_file(given)
        return [given] if is_ours else None


PART: Final = MascaradePart("mascarade")
