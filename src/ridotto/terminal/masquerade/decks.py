"""Decks on the command line."""

from __future__ import annotations

from ridotto.games.masquerade.decks import Cards, DeckRefused, read_deck, shipped
from ridotto.games.masquerade.setup import FEWEST_PLAYERS
from ridotto.terminal.arguments import Parser
from ridotto.terminal.printing import harmless


def read_cards(parser: Parser, file: str | None, players: int) -> Cards:
    """The deck in a file, or the one that comes with us, for so many players.

    Leaves with all that is wrong with it, or if it is too small for them.
    """
    if file is None:
        return shipped()
    try:
        cards = read_deck(file)
    except DeckRefused as refused:
        faults = " ".join(harmless(line) for line in refused.told(parser.words).splitlines())
        parser.leave(f"{harmless(file)}: {faults}")
    if players > cards.most_players:
        bounds = {"least": FEWEST_PLAYERS, "most": cards.most_players}
        parser.leave(f"--players: {parser.words('usage-number', given=players, **bounds)}")
    return cards
