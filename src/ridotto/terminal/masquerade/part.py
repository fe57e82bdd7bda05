"""The part of Masquerade in the ``ridotto`` command."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ridotto.terminal.arguments.setup_options import SetupOption
from ridotto.terminal.game_part import GamePart, NamedSetup, Simulation, Study

if TYPE_CHECKING:
    from ridotto.games.masquerade import Masquerade
    from ridotto.games.words import Words
    from ridotto.terminal.arguments.parser import Parser
    from ridotto.terminal.masquerade.play import MasqueradePlay
    from ridotto.terminal.play.people import People
    from ridotto.terminal.play.story import Teller


class MasqueradePart(GamePart):
    """The part of Masquerade; imports are deferred until they are needed."""

    commands: ClassVar[Mapping[str, str]] = {"deck": "ridotto.terminal.masquerade.deck"}

    def play(self) -> MasqueradePlay:
        """Return the set-up and table of Masquerade at the terminal."""
        from ridotto.terminal.masquerade.play import MasqueradePlay

        return MasqueradePlay()

    def teller(self, game: Masquerade, words: Words, people: People) -> Teller:
        """Return the teller of Masquerade's events."""
        from ridotto.terminal.masquerade.card_book import CardBook
        from ridotto.terminal.masquerade.story import MasqueradeTeller

        return MasqueradeTeller(words, people, CardBook(game.cards, words))

    def setup_options(self) -> tuple[SetupOption, ...]:
        """Return ``--deck`` and ``--players``."""
        return (
            SetupOption("--deck", "FILE", "help-simulate-deck"),
            SetupOption("--players", "N", "help-simulate-players", range(2, 6)),
        )

    def tournament_setup(self, parser: Parser, given: argparse.Namespace) -> NamedSetup:
        """Return the set-up for the requested deck and players."""
        import msgspec

        from ridotto.games.masquerade.deck.cards import in_language
        from ridotto.terminal.masquerade.deck_option import read_table

        players, cards = read_table(parser, given)
        setup: dict[str, Any] = {"players": players}
        if given.deck is not None:
            setup["deck"] = msgspec.to_builtins(cards.file)
        setup["options"] = {"turn_limit": given.turn_limit}
        return NamedSetup(setup, given.deck or in_language(cards.file.name, "en"))

    def simulation(self) -> Simulation:
        """Return the simulation of Masquerade."""
        from ridotto.terminal.masquerade import simulate

        return simulate

    def studies(self) -> Mapping[str, Study]:
        """Return the study of a deck's balance."""
        from ridotto.terminal.masquerade import balance

        return {"balance": balance}

    def balance_subject(self, given: str) -> list[str] | None:
        """Recognise a TOML file that no other game recognises as its own."""
        return [given] if given.lower().endswith(".toml") else None


PART: Final = MasqueradePart("masquerade")
