"""Decks on the command line."""

from __future__ import annotations

import shlex

from ridotto.games.masquerade.deck.library import Cards, DeckRefused, read_deck, shipped
from ridotto.games.masquerade.setup import FEWEST_PLAYERS
from ridotto.games.words import Words
from ridotto.terminal.arguments import Parser
from ridotto.terminal.printing import harmless


def read_cards(parser: Parser, file: str | None, players: int) -> Cards:
    """The deck in a file, or the one that comes with us, for so many players.

    Leaves with the first thing that is wrong with it and where to find the others, or if it is
    too small for them.
    """
    if file is None:
        return shipped()
    try:
        cards = read_deck(file)
    except DeckRefused as refused:
        parser.leave(f"{harmless(file)}: {_why_refused(refused, file, parser.words)}")
    if players > cards.most_players:
        bounds = {"least": FEWEST_PLAYERS, "most": cards.most_players}
        parser.leave(f"--players: {parser.words('usage-number', given=players, **bounds)}")
    return cards


def _why_refused(refused: DeckRefused, file: str, words: Words) -> str:
    """The first fault and, if there are more, how many, and the command that tells them all."""
    faults = [fault for fault in refused.faults if not fault.warning]
    first = harmless(faults[0].placed(words))
    others = len(faults) - 1 + refused.more
    if not others:
        return first
    command = f"ridotto deck check {shlex.quote(harmless(file))}"
    return f"{first} {words('deck-more-faults', count=others, command=command)}"
