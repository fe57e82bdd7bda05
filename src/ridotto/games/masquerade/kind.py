"""Masquerade, described to the layers above."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import msgspec

from ridotto.games.draws import Draws
from ridotto.games.kind import Kind
from ridotto.games.masquerade import events as e
from ridotto.games.masquerade.actions import Action
from ridotto.games.masquerade.deck.listing import Decks
from ridotto.games.masquerade.game import Masquerade, Private, Truth
from ridotto.games.masquerade.public import Public
from ridotto.games.masquerade.setup import (
    FEWEST_PLAYERS,
    Deal,
    Options,
    Setup,
    cards_of,
    complete,
    parse_setup,
)
from ridotto.rules.masquerade.deck import MOST_PLAYERS


class MasqueradeKind(Kind):
    """The descriptor of Masquerade."""

    name = "masquerade"
    game = Masquerade
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    setup = Setup
    options = Options
    action = Action
    events = e.EVENTS
    state = Public
    private = Private
    truth = Truth
    public_setup = ("players", "deck", "options")
    drawn = ("seed", "deal")
    # Serious play never comes near this.
    turn_limit = 100
    warm_up: ClassVar[Mapping[str, Any]] = {"players": 3, "seed": 0}
    # A card can take many small decisions, so each must be quick.
    paces: ClassVar[Mapping[str, float]] = {
        "resolve": 0.4,
        "pay": 0.25,
        "discard": 0.25,
        "give": 0.25,
        "keep": 0.25,
        "bout": 0.6,
        "counter": 0.4,
    }
    # What is hidden changes no beat: a card takes as long for those who see it as for the others.
    beats: ClassVar[Mapping[str, float]] = {
        "turn": 0.4,
        "phase": 0.3,
        "dancer": 0.5,
        "order": 0.5,
        "stage": 0.7,
        "resolve": 0.5,
        "draw": 0.4,
        "cast": 1.0,
        "pay": 0.4,
        "discard": 0.4,
        "give": 0.5,
        "bury": 0.4,
        "lay": 0.4,
        "salvage": 0.4,
        "look": 0.4,
        "find": 0.4,
        "challenge": 0.9,
        "reveal": 0.9,
        "flip": 0.9,
        "clash": 1.0,
        "life": 0.6,
        "treasure": 0.8,
        "emblem": 0.6,
        "event": 1.0,
        "renew": 0.4,
        "choose": 0.4,
        "swap-dancers": 0.8,
        "swap-hands": 0.8,
        "glimpse": 0.6,
        "move": 0.7,
        "end": 0.6,
    }
    joint_beats = frozenset({"draw", "pay", "discard", "give", "bury", "look"})
    decks = Decks()

    def draw(self, setup: dict[str, Any], draws: Draws) -> Setup:
        """Return the set-up with all three piles of the deal drawn."""
        asked = parse_setup(setup)
        settled = complete(asked, cards_of(asked))
        dealt = settled.deal
        assert isinstance(dealt, Deal)
        # Sorting makes the order canonical: checking a deal needs no deck.
        deal = Deal(
            draws.shuffled(sorted(dealt.masks)),
            draws.shuffled(sorted(dealt.orders)),
            tuple(draws.shuffled(sorted(spells)) for spells in dealt.spells),
        )
        return msgspec.structs.replace(settled, deal=deal)


KIND: Final = MasqueradeKind()
