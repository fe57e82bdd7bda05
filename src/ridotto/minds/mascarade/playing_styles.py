"""Styles of players who follow a simple habit instead of evaluating.

A player has one style for answering announcements and one for their own turns. Each try draws
both for every other player, with the chances that their actions so far suggest.
"""

from __future__ import annotations

from typing import Final

from ridotto.minds.mascarade.shared_beliefs import KINDS, STYLES, SharedBeliefs, draw
from ridotto.rules.mascarade.actions import (
    ANNOUNCE,
    ASK_TURN,
    CLAIM,
    LOOK,
    MOST_PLAYERS,
    PASS,
    SWAP,
)
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.masks import (
    BEGGAR,
    CHEAT,
    EMPRESS,
    FOOL,
    GURU,
    JUDGE,
    KING,
    PATRON,
    PEASANT,
    PRINCESS,
    PUPPETEER,
    SPY,
    SWINDLER,
    THIEF,
    WIDOW,
    WITCH,
)
from ridotto.rules.mascarade.powers import CHEATS_FORTUNE, WIDOWS_FORTUNE
from ridotto.rules.mascarade.state import FORTUNE, State
from ridotto.rules.speed import rule

#: Styles of answering: by evaluation, never, always, or with what they know is theirs.
EVALUATING, NEVER, ALWAYS, OWN_ONLY = range(STYLES)
#: Styles of taking a turn: by evaluation (0 again), announcing what brings most, at random, or
#: looking first and announcing what they have seen.
BRAGGING, ANYHOW, CANDID = range(1, STYLES)

#: The value of a win in coins.
WINNING: Final = 20.0
_KNOWN: Final = 0.9
#: The coins that each mask brings in any situation.
_STEADY: Final = tuple(
    3.0 if mask in (EMPRESS, PATRON)
    else 2.0 if mask in (KING, PRINCESS, THIEF, SWINDLER, PUPPETEER, GURU)
    else 1.0 if mask in (PEASANT, FOOL, SPY)
    else 0.0
    for mask in range(KINDS)
)  # fmt: skip


@rule
def draw_style(k: SharedBeliefs, start: int) -> int:
    """Draw one of the styles that a player may have, by their chances."""
    if k.guess[start] >= 1.0:
        return EVALUATING
    aim = draw(k)
    style = 0
    while style < STYLES - 1:
        aim -= k.guess[start + style]
        if aim < 0.0:
            return style
        style += 1
    return style


@rule
def answer_in_style(s: State, k: SharedBeliefs, style: int) -> int:
    """Return the answer of a player with this style."""
    if style == ALWAYS:
        return CLAIM
    if style == OWN_ONLY and k.own[s.announced][s.decider] > _KNOWN:
        return CLAIM
    return PASS


@rule
def act_in_style(s: State, k: SharedBeliefs, style: int) -> int:
    """Return the action of a player with this style, or a random one where it does not apply."""
    if s.decision == ASK_TURN and s.must_look >> s.decider & 1 == 0:
        if style == BRAGGING and s.revealed >> s.decider & 1 == 0:
            return ANNOUNCE + richest_mask(s)
        if style == CANDID:
            return look_or_tell(s, k)
    return nth_legal(s, int(draw(k) * count_legal(s)))


@rule
def look_or_tell(s: State, k: SharedBeliefs) -> int:
    """Return a look, or announce the known mask, or swap if it brings nothing."""
    player = s.decider
    if k.sure[player] < _KNOWN:
        return LOOK
    found = s.kinds[0]
    for i in range(s.kinds_in_play):
        if k.own[s.kinds[i]][player] > k.own[found][player]:
            found = s.kinds[i]
    told = s.revealed >> player & 1 == 0
    if told and brings(s, found, s.seat_of[player]) > 0.0:
        return ANNOUNCE + found
    place = int(draw(k) * (s.cards - 1))
    if place >= s.seat_of[player]:
        place += 1
    target = s.player_at[place] if place < s.players else place - s.players + MOST_PLAYERS
    return SWAP + 2 * target + 1


@rule
def richest_mask(s: State) -> int:
    """Return the mask that would bring the player most, the first of several."""
    seat = s.seat_of[s.decider]
    found = s.kinds[0]
    most = brings(s, found, seat)
    for i in range(1, s.kinds_in_play):
        got = brings(s, s.kinds[i], seat)
        if got > most:
            most = got
            found = s.kinds[i]
    return found


@rule
def brings(s: State, mask: int, seat: int) -> float:
    """Return how many coins a mask brings a seat right now."""
    coins = s.coins[seat]
    got = _STEADY[mask]
    if mask == JUDGE:
        got = 1.0 * s.court
    elif mask == WIDOW and coins < WIDOWS_FORTUNE:
        got = 1.0 * (WIDOWS_FORTUNE - coins)
    elif mask == CHEAT and coins >= CHEATS_FORTUNE:
        got = WINNING
    elif mask == WITCH or mask == BEGGAR:
        for other in range(s.players):
            if mask == BEGGAR and s.coins[other] > coins:
                got += 0.5
            elif mask == WITCH and s.coins[other] - coins > got:
                got = 1.0 * (s.coins[other] - coins)
    return got if coins + got < FORTUNE else WINNING
