"""Beginners of Mascarade in compiled code: their memory, and their decisions.

They play as :class:`~ridotto.minds.mascarade.beginner.Beginner` does. A player's memory is a row of
notes, one for each place: a mask, and how firmly it is remembered. Everything in it comes from
lines of the journal that this player may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.minds.mascarade.beginner import Temper
from ridotto.rules.chance import advance, below
from ridotto.rules.mascarade.actions import (
    ANNOUNCE,
    ASK_CLAIM,
    ASK_NAME,
    ASK_TARGET,
    ASK_TURN,
    CHOOSE,
    CLAIM,
    DECLINE,
    LOOK,
    MOST_CENTRE,
    MOST_PLAYERS,
    NAME,
    PASS,
)
from ridotto.rules.mascarade.journal import (
    NOTE_LOOK,
    NOTE_REVEAL,
    NOTE_SHOW,
    NOTE_SPY,
    NOTE_SWAP,
    NOTE_SWITCH,
    NOTE_TURN,
)
from ridotto.rules.mascarade.legal import count_legal, nth_legal, nth_swap
from ridotto.rules.mascarade.masks import BEGGAR, CHEAT, JUDGE, WIDOW, WITCH
from ridotto.rules.mascarade.powers import CHEATS_FORTUNE, WIDOWS_FORTUNE
from ridotto.rules.mascarade.state import FORTUNE, NONE, State
from ridotto.rules.speed import rule

#: Places in a player's row of notes.
PLACES: Final = MOST_PLAYERS + MOST_CENTRE
#: Entries of a temper. Chances are in millionths; a boldness below zero means random play.
FADING, CERTAINTY, BOLDNESS = range(3)
MILLION: Final = 1_000_000
#: The chance to look while unsure.
LOOKS: Final = 600_000
#: How firmly players remember a mask after it was handled out of sight.
HANDLED: Final = 0.5

#: Coins that each mask brings in any situation, in tenths, by number.
ALWAYS: Final = (0, 30, 20, 0, 30, 10, 10, 20, 10, 0, 20, 20, 0, 20, 20, 0)
#: A win, in tenths of a coin.
WINNING: Final = 200


def temper_of(temper: Temper | None) -> list[float]:
    """Return a temper as numbers for :func:`decide`; None stands for random play."""
    if temper is None:
        return [0.0, 0.0, -1.0]
    return [1.0 - temper.fading, temper.certainty, temper.boldness * MILLION]


# Memory


@rule
def see_deal(s: State, masks: list[int], firmly: list[float]) -> None:
    """Let all players see an open deal."""
    for player in range(s.players):
        for place in range(s.cards):
            masks[player * PLACES + place] = s.masks[place]
            firmly[player * PLACES + place] = 1.0


@rule
def remember(s: State, masks: list[int], firmly: list[float], temper: Sequence[float]) -> None:
    """Update all memories with the journal of the last action."""
    for line in range(s.noted):
        noted = s.journal[line]
        what = noted & 0xFF
        player = noted >> 8 & 0xFFFF
        other = noted >> 24 & 0xFFFF
        rest = noted >> 40
        if what == NOTE_TURN:
            for note in range(s.players * PLACES):
                firmly[note] *= temper[FADING]
        elif what == NOTE_SWAP:
            place = s.players + other - MOST_PLAYERS
            if other < MOST_PLAYERS:
                place = s.seat_of[other]
            see_handling(s, masks, firmly, player, s.seat_of[player], place, rest)
        elif what == NOTE_SWITCH:
            one, two = s.seat_of[other], s.seat_of[rest >> 4]
            see_handling(s, masks, firmly, player, one, two, rest & 15)
        elif what == NOTE_LOOK:
            learn(masks, firmly, player, s.seat_of[player], other)
        elif what == NOTE_REVEAL:
            for viewer in range(s.players):
                learn(masks, firmly, viewer, s.seat_of[player], other)
        elif what == NOTE_SHOW:
            for viewer in range(s.players):
                if viewer != other:
                    learn(masks, firmly, viewer, s.seat_of[other], rest)
        elif what == NOTE_SPY:
            learn(masks, firmly, player, s.seat_of[player], rest >> 4)
            learn(masks, firmly, player, s.seat_of[other], rest & 15)


@rule
def learn(masks: list[int], firmly: list[float], viewer: int, place: int, mask: int) -> None:
    """Let a player see the mask at a place."""
    masks[viewer * PLACES + place] = mask
    firmly[viewer * PLACES + place] = 1.0


@rule
def see_handling(
    s: State,
    masks: list[int],
    firmly: list[float],
    player: int,
    one: int,
    other: int,
    really: int,
) -> None:
    """Let all players see two masks being handled; only the acting player knows if really."""
    for viewer in range(s.players):
        here = viewer * PLACES + one
        there = viewer * PLACES + other
        if viewer != player:
            firmly[here] *= HANDLED
            firmly[there] *= HANDLED
        elif really:
            masks[here], masks[there] = masks[there], masks[here]
            firmly[here], firmly[there] = firmly[there], firmly[here]


# Decisions


@rule
def draw(luck: list[int], bound: int) -> int:
    """Return a random number below the bound; ``luck`` holds the generator state."""
    luck[0] = advance(luck[0])
    return below(luck[0], bound)


@rule
def decide(
    s: State,
    masks: list[int],
    firmly: list[float],
    temper: Sequence[float],
    worth: list[int],
    luck: list[int],
) -> int:
    """Return the deciding player's action; ``worth`` is scratch space."""
    own = s.decider * PLACES + s.seat_of[s.decider]
    if temper[BOLDNESS] >= 0:
        if s.decision == ASK_TURN and count_legal(s) > 1:
            return take_turn(s, masks[own], firmly[own], temper, worth, luck)
        if s.decision == ASK_CLAIM:
            mine = masks[own] == s.announced and firmly[own] >= temper[CERTAINTY]
            dares = mine or draw(luck, 10 * MILLION) < temper[BOLDNESS]
            return CLAIM if dares else PASS
        if s.decision == ASK_NAME and firmly[own] > 0:
            return NAME + masks[own]
        if s.decision == ASK_TARGET and s.announced == WITCH:
            return exchange(s)
    return nth_legal(s, draw(luck, count_legal(s)))


@rule
def take_turn(
    s: State,
    own: int,
    firmly: float,
    temper: Sequence[float],
    worth: list[int],
    luck: list[int],
) -> int:
    """Announce the player's own mask if it is known and useful; else look, swap or dare."""
    may_announce = s.revealed >> s.decider & 1 == 0
    sure = firmly >= temper[CERTAINTY]
    if sure and may_announce and own != NONE and gain(s, own) > 0:
        return ANNOUNCE + own
    if draw(luck, MILLION) < temper[BOLDNESS] and may_announce:
        return ANNOUNCE + draw_bluff(s, worth, luck)
    if not sure and draw(luck, MILLION) < LOOKS:
        return LOOK
    return nth_swap(s, draw(luck, 2 * s.cards - 2))


@rule
def draw_bluff(s: State, worth: list[int], luck: list[int]) -> int:
    """Return a mask to announce, the more likely the more it brings."""
    whole = 0
    for kind in range(s.kinds_in_play):
        worth[kind] = max(1, gain(s, s.kinds[kind]))
        whole += worth[kind]
    left = draw(luck, whole)
    kind = 0
    while left >= worth[kind]:
        left -= worth[kind]
        kind += 1
    return s.kinds[kind]


@rule
def exchange(s: State) -> int:
    """Swap with the richest player, as the Witch, if they have more coins."""
    best = 0
    for seat in range(1, s.players):
        if s.coins[seat] > s.coins[best]:
            best = seat
    if s.coins[best] <= s.coins[s.seat_of[s.decider]]:
        return DECLINE
    return CHOOSE + s.player_at[best]


@rule
def gain(s: State, mask: int) -> int:
    """Return how many tenths of a coin a mask brings the deciding player."""
    coins = s.coins[s.seat_of[s.decider]]
    got = ALWAYS[mask]
    if mask == JUDGE:
        got = 10 * s.court
    elif mask == WIDOW:
        got = 10 * max(0, WIDOWS_FORTUNE - coins)
    elif mask == WITCH or mask == BEGGAR:
        for seat in range(s.players):
            if mask == WITCH:
                got = max(got, 10 * (s.coins[seat] - coins))
            elif s.coins[seat] > coins:
                got += 5
    elif mask == CHEAT:
        return WINNING if coins >= CHEATS_FORTUNE else 0
    return got if 10 * coins + got < 10 * FORTUNE else WINNING
