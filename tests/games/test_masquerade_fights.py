"""The totals shown during a Challenge are those that decide it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from decks.random_decks import random_deck
from games.masquerade_tables import DECK
from repetitions import times
from ridotto.games.masquerade import Masquerade
from ridotto.games.masquerade.actions import Done
from ridotto.games.masquerade.events import Clash, Flip
from ridotto.games.masquerade.public import Fight

POWERS = {guardian.id: guardian.power for guardian in DECK.guardian}


def clashes(game: Masquerade, seed: int) -> list[tuple[Fight, str | None]]:
    """Return the fights of a random game as last shown, each with the Guardian of that time."""
    chance, shown = random.Random(seed), []
    while not game.over and len(game.moves) < 600:
        before, action = game.state(), chance.choice(game.legal())
        assert game.decider is not None
        happened = game.act(game.decider, action)
        # A player who is done adds nothing, so only a Guardian's flipped Spell comes between.
        turned = [event.level for event in happened[:1] if isinstance(event, Flip)]
        clash = happened[len(turned)] if happened[len(turned) :] else None
        if isinstance(action, Done) and isinstance(clash, Clash):
            assert before.fight is not None
            mine, theirs = before.fight.totals
            assert clash.totals == (mine, theirs + sum(turned))
            shown.append((before.fight, before.guardian))
    return shown


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_totals_shown_are_those_of_the_clash(players: int) -> None:
    setup: dict[str, Any] = {"players": players, "deck": DECK, "options": {"turn_limit": 30}}
    shown = [
        told
        for seed in range(times(10, 30))
        for told in clashes(Masquerade.from_data(setup | {"seed": seed}), seed)
    ]
    towers = [(fight, name) for fight, name in shown if fight.challenged == "guardian"]
    assert len(towers) < len(shown) or players == 2
    weakened = [fight for fight, name in towers if fight.totals[1] != POWERS[name or ""]]
    assert weakened, "no Spell was cast against a Guardian"


@pytest.mark.parametrize("number", range(8))
def test_the_totals_shown_are_right_with_any_deck(number: int) -> None:
    setup = {"players": 2 + number % 4, "seed": number, "deck": random_deck(number)}
    clashes(Masquerade.from_data(setup | {"options": {"turn_limit": 20}}), number)
