"""Tables of Masquerade where everything lies where a test wants it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from ridotto.games.masquerade import Deal, Masquerade, Options, Setup
from ridotto.games.masquerade.deck.library import read_deck
from ridotto.rules.masquerade.state import SHUFFLES

REHEARSAL = Path(__file__).with_name("rehearsal.toml")
DECK = read_deck(REHEARSAL).file
MASKS = tuple(mask.id for mask in DECK.mask)
SPELLS = tuple(spell.id for spell in DECK.spell for _ in range(spell.copies))


def spells_with_top(*top: str) -> tuple[str, ...]:
    """Return the whole Spell deck, with these cards on top."""
    rest = list((Counter(SPELLS) - Counter(top)).elements())
    assert len(rest) + len(top) == len(SPELLS)
    return (*rest, *reversed(top))


def deal(*top: str) -> Deal:
    """Deal Masks and Orders in their order, with these Spells on top."""
    return Deal(MASKS, (1, 2, 3, 4, 5), (spells_with_top(*top),) * SHUFFLES)


def table(*top: str, players: int = 3, **options: Any) -> Masquerade:
    """Return a table with these Spells on top of the deck."""
    return Masquerade(Setup(players, 1, DECK, deal(*top), Options(**options)))


def act(game: Masquerade, act: str, **fields: Any) -> list[Any]:
    """Act as the deciding player."""
    return game.act_data(game.decider, {"act": act, **fields})


def ball(*top: str, stages: tuple[str, ...] = ("music-room", "fountain", "chapel")) -> Masquerade:
    """Play a game of three up to the Spell phase of the first turn.

    Player 0 is the Muse and draws three at the Music Room; player 1 is the Harlequin and draws
    two everywhere; player 2 is the Nightingale and draws none.
    """
    game = table(*top)
    for dancer in ("nightingale", "harlequin", "muse"):
        act(game, "dancer", dancer=dancer)
    for stage in stages:
        act(game, "stage", stage=stage)
        while game.decision == "resolve":
            game.act(game.decider, game.legal()[0])
    return game


def pass_until(game: Masquerade, decision: str) -> None:
    """Answer every question with "done" until this one is asked."""
    while game.decision != decision:
        act(game, "done")
