"""An observation of Mascarade follows from the events that its player saw."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from msgspec import UNSET

from envs.tables import SETUPS, played, table_of
from repetitions import times
from ridotto.envs import Table
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.events import VISIBILITY

NAMES = [name for name, (game, _) in SETUPS.items() if game == "mascarade"]


class Witness:
    """The memory of one player, kept from their events alone and written from the rules."""

    def __init__(self, player: int, players: int, places: int) -> None:
        self.player = player
        self.seats = list(range(players))  # by player
        self.seen = [-1] * places
        self.handled = [0] * places
        self.partner = [-1] * places
        self.answer = [0] * players
        self.said = [-1] * players
        self.fate = [0] * players
        self.since = [0] * players
        self.announced = -1

    def hear(self, event: Any) -> None:
        match event:
            case e.Deal(masks=masks) if masks is not UNSET:
                self.seen = [MASK_NUMBERS[mask] for mask in masks]
            case e.Turn():
                # Nobody was challenged who has not been revealed by now.
                self.fate = [2 if fate == 1 else fate for fate in self.fate]
                self.answer = [0] * len(self.answer)
            case e.Swap(player=player, with_=target, really=really):
                self.moved(player, self.seats[player], self.place(target), really)
            case e.Switch(player=player, players=(one, other), really=really):
                self.moved(player, self.seats[one], self.seats[other], really)
            case e.Look(player=player, mask=mask):
                self.see(self.seats[player], mask)
            case e.Reveal(player=player, mask=mask):
                self.see(self.seats[player], mask)
                if self.fate[player] == 1:
                    self.fate[player] = 3 if self.said[player] == MASK_NUMBERS[mask] else 4
            case e.Show(player=player, target=target, mask=mask, masks=masks):
                self.see(self.seats[target], mask)
                if masks is not UNSET:
                    self.see(self.seats[player], masks[0])
                    self.see(self.seats[target], masks[1])
            case e.Announce(player=player, mask=mask):
                self.announced = MASK_NUMBERS[mask]
                self.say(player, 3)
            case e.Claim(player=player):
                self.say(player, 2)
            case e.Pass(player=player):
                self.answer[player] = 1
            case e.Seats(seats=seats):
                self.seats = [seats.index(player) for player in range(len(seats))]

    def place(self, target: int | str) -> int:
        if isinstance(target, int):
            return self.seats[target]
        return len(self.seats) + int(target.removeprefix("centre:"))

    def see(self, place: int, mask: Any) -> None:
        if mask is not UNSET:
            self.seen[place] = MASK_NUMBERS[mask]
            self.handled[place] = 0

    def say(self, player: int, answer: int) -> None:
        self.answer[player] = answer
        self.said[player], self.fate[player], self.since[player] = self.announced, 1, 0

    def moved(self, actor: int, one: int, other: int, really: Any) -> None:
        self.partner[one], self.partner[other] = other, one
        for player, seat in enumerate(self.seats):
            self.since[player] += seat in (one, other)
        if actor != self.player:
            self.handled[one] += 1
            self.handled[other] += 1
        elif really:
            for memory in (self.seen, self.handled):
                memory[one], memory[other] = memory[other], memory[one]


def compare(table: Table, player: int, witness: Witness) -> None:
    row = table.layout.read(table.observe(player))
    game = table.game()
    state = game.state()
    for block in ("seen", "handled", "partner", "answer", "said", "since"):
        assert row[block] == getattr(witness, block), (block, game.moves)
    # Once nobody answers any more, an announcement that stood is settled.
    open_now = state.decision == "claim"
    assert row["fate"] == [f if open_now or f != 1 else 2 for f in witness.fate]
    assert row["seat"] == witness.seats
    assert row["coins"] == list(state.coins)
    assert row["court"] == [state.court]
    assert row["bank"] == [min(state.bank, 127)]
    assert row["turn"] == [min(state.turn, 127)]
    assert row["opening_left"] == [state.opening_left]
    assert row["decider"] == [-1 if state.player is None else state.player]
    assert row["announced"] == [-1 if state.announced is None else MASK_NUMBERS[state.announced]]
    assert row["barred"] == [game.inner.revealed >> p & 1 for p in range(table.players)]
    masks = np.bincount([MASK_NUMBERS[mask] for mask in state.masks_in_play], minlength=16)
    assert row["copies"] == masks.tolist()
    assert row["me"] == [player]


@pytest.mark.parametrize("name", NAMES)
def test_it_follows_from_the_players_own_events(name: str) -> None:
    table = table_of(name)
    for seed in range(times(2, 100)):
        table.reset(seed)
        game = table.game()
        places = len(game.state().masks_in_play)
        witnesses = [Witness(p, table.players, places) for p in range(table.players)]
        heard = 0
        for _ in played(table, seed):
            events = list(table.game().events("omniscient", heard))
            heard += len(events)
            for player, witness in enumerate(witnesses):
                for event in events:
                    witness.hear(VISIBILITY.as_seen(event, player))
                compare(table, player, witness)
