"""An observation of Masquerade follows from the events and cards that its player saw."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec import UNSET

from envs.tables import SETUPS, played, table_of
from repetitions import times
from ridotto.envs import Table
from ridotto.games.masquerade import events as e
from ridotto.games.masquerade.events import VISIBILITY

NAMES = [name for name, (game, _) in SETUPS.items() if game == "masquerade"]


class Witness:
    """The memory of one player, kept from their events alone and written from the rules."""

    def __init__(self, player: int, players: int) -> None:
        self.player = player
        self.masks: list[str | None] = [None] * players
        self.known = [Counter[str]() for _ in range(players)]

    def hear(self, event: Any) -> None:
        match event:
            case e.Mask(player=player, mask=mask):
                self.masks[player] = None if mask is UNSET else mask
            case e.Reveal(player=player, mask=mask):
                self.masks[player] = mask
            case e.Glimpse(player=self.player, target=target, mask=mask):
                self.masks[target] = mask
            case e.Salvage(player=player, spell=spell):
                self.known[player][spell] += 1
            case e.Give(from_=giver, to=taker, spell=spell) if spell is not UNSET:
                if giver == self.player:
                    self.known[taker][spell] += 1
                else:
                    self.lost(giver, spell)
            case e.Cast() | e.Pay() | e.Discard() | e.Bury():
                self.lost(event.player, event.spell)

    def lost(self, player: int, spell: str) -> None:
        self.known[player][spell] = max(0, self.known[player][spell] - 1)


def compare(table: Table, player: int, witness: Witness) -> None:
    row = table.layout.read(table.observe(player))
    game: Any = table.game()
    file, state, own = game.cards.file, game.state_for(player), game.own(player)
    spells = [spell.id for spell in file.spell]
    masks = [mask.id for mask in file.mask]

    def counted(names: Any) -> list[int]:
        held = Counter(names)
        return [held[spell] for spell in spells]

    assert row["mask"] == [-1 if mask is None else masks.index(mask) for mask in witness.masks]
    assert row["known"] == [held[spell] for held in witness.known for spell in spells]
    assert row["hand"] == counted(own.hand)
    assert row["counters"] == counted(own.counters)
    assert row["tomb"] == counted(state.tomb)
    assert row["casting"] == counted(state.casting)
    assert row["line"] == list(state.line)
    assert row["life"] == list(state.life)
    assert row["hand_size"] == list(state.hands)
    assert row["vp"] == list(state.vp)
    assert row["order"] == [-1 if order is None else order - 1 for order in state.orders]
    assert row["emblem"] == [-1 if who is None else who for who in state.emblems.values()]
    assert row["target"] == [-1 if state.target is None else state.target]
    assert row["shown"] == [int(mask is not None) for mask in state.masks]
    fight = state.fight
    assert row["totals"] == ([0, 0] if fight is None else list(fight.totals))
    assert row["challenger"] == [-1 if fight is None else fight.challenger]


@pytest.mark.parametrize("name", NAMES)
def test_it_follows_from_what_the_player_saw(name: str) -> None:
    table = table_of(name)
    for seed in range(times(3, 60)):
        witnesses = [Witness(player, table.players) for player in range(table.players)]
        heard = 0
        for _ in played(table, seed, 150):
            events = list(table.game().events("omniscient", heard))
            heard += len(events)
            for player, witness in enumerate(witnesses):
                for event in events:
                    witness.hear(VISIBILITY.as_seen(event, player))
                compare(table, player, witness)
