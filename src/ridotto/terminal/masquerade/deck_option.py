"""The options ``--deck`` and ``--players`` of several commands."""

from __future__ import annotations

import argparse
import shlex
from typing import Final

from ridotto.games.masquerade.deck.library import Cards, DeckRefused, read_deck, shipped
from ridotto.games.masquerade.setup import FEWEST_PLAYERS
from ridotto.games.words import Words
from ridotto.rules.masquerade.deck import MOST_PLAYERS
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.printing import harmless

__all__ = ["DEFAULT_PLAYERS", "FEWEST_PLAYERS", "MOST_PLAYERS", "read_deck_option", "read_table"]

DEFAULT_PLAYERS: Final = 4


def read_table(parser: Parser, given: argparse.Namespace) -> tuple[int, Cards]:
    """Return the number of players and the deck, or exit with an error."""
    players = given.players or DEFAULT_PLAYERS
    return players, read_deck_option(parser, given.deck, players)


def read_deck_option(parser: Parser, file: str | None, players: int) -> Cards:
    """Return the deck in a file, or the one that comes with Ridotto.

    Exits with the first fault of the deck and the command that lists all, or if the deck is too
    small for this number of players.
    """
    if file is None:
        return shipped()
    try:
        cards = read_deck(file)
    except DeckRefused as refused:
        why = _why_refused(refused, file, parser.words)
        # Some faults begin with the name of the file.
        named = harmless(file)
        parser.leave(why if why.startswith(named) else f"{named}: {why}")
    if players > cards.most_players:
        bounds = {"least": FEWEST_PLAYERS, "most": cards.most_players}
        parser.leave(f"--players: {parser.words('usage-number', given=players, **bounds)}")
    return cards


def _why_refused(refused: DeckRefused, file: str, words: Words) -> str:
    """Return the first fault and, if there are more, the command that lists them all."""
    faults = [fault for fault in refused.faults if not fault.warning]
    first = harmless(faults[0].placed(words))
    others = len(faults) - 1 + refused.more
    if not others:
        return first
    command = f"ridotto deck check {shlex.quote(harmless(file))}"
    return f"{first} {words('deck-more-faults', count=others, command=command)}"
