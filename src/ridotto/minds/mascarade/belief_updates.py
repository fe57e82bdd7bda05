"""Update beliefs with what an action teaches each player about the masks.

The first half holds the single steps of learning (a look, an exchange, a reveal). :func:`follow`
carries out an action and applies the steps that belong to it.
"""

from __future__ import annotations

from typing import Final

from ridotto.minds.mascarade.shared_beliefs import PLACES, SharedBeliefs
from ridotto.minds.mascarade.traits import TRAITS, TRUST
from ridotto.rules.mascarade.actions import (
    ASK_CLAIM,
    ASK_NAME,
    ASK_SWITCH,
    ASK_TARGET,
    ASK_TARGETS,
    CHOOSE,
    CHOOSE_TWO,
    CLAIM,
    FIRST_OF_PAIR,
    LOOK,
    MOST_PLAYERS,
    SECOND_OF_PAIR,
    SWAP,
    SWITCH,
)
from ridotto.rules.mascarade.masks import FOOL, PRINCESS, PUPPETEER, SPY
from ridotto.rules.mascarade.powers import left_of
from ridotto.rules.mascarade.state import State
from ridotto.rules.mascarade.turns import act
from ridotto.rules.speed import rule

_EVEN: Final = 0.5
_NOTHING: Final = 1e-12


@rule
def see_own(s: State, k: SharedBeliefs, player: int, mask: int) -> None:
    """Let a player see their own mask."""
    for i in range(s.kinds_in_play):
        k.own[s.kinds[i]][player] = 0.0
    k.own[mask][player] = 1.0
    k.sure[player] = 1.0


@rule
def take_over(s: State, k: SharedBeliefs, player: int, place: int) -> None:
    """Give a player the mask of a place: they know what everyone knows about it."""
    surest = 0.0
    for i in range(s.kinds_in_play):
        mask = s.kinds[i]
        chance = k.rows[mask][place]
        k.own[mask][player] = chance
        if chance > surest:
            surest = chance
    k.sure[player] = surest


@rule
def blur(s: State, k: SharedBeliefs, player: int, place: int, really: float) -> None:
    """Let a player's mask be replaced, with this chance, by the one at a place."""
    for i in range(s.kinds_in_play):
        mask = s.kinds[i]
        before = k.own[mask][player]
        k.own[mask][player] = before + really * (k.rows[mask][place] - before)
    k.sure[player] *= 1.0 - really


@rule
def mix(s: State, k: SharedBeliefs, one: int, other: int, really: float) -> None:
    """Exchange the masks of two places with this chance."""
    for i in range(s.kinds_in_play):
        row = k.rows[s.kinds[i]]
        here = row[one]
        there = row[other]
        row[one] = here + really * (there - here)
        row[other] = there + really * (here - there)


@rule
def fix(s: State, k: SharedBeliefs, place: int, mask: int) -> None:
    """Let everyone see the mask at a place, so that it lies nowhere else."""
    for i in range(s.kinds_in_play):
        k.rows[s.kinds[i]][place] = 0.0
    row = k.rows[mask]
    row[place] = 1.0
    total = 0.0
    for other in range(s.cards):
        total += row[other]
    rest = total - 1.0
    left = k.copies[mask] - 1.0
    scale = left / rest if rest > _NOTHING else 0.0
    for other in range(s.cards):
        row[other] *= scale
    row[place] = 1.0
    even_places(s, k)
    even_masks(s, k, place)
    even_places(s, k)


@rule
def even_places(s: State, k: SharedBeliefs) -> None:
    """Make the chances of each place add up to one."""
    totals = k.totals
    add_up(s, k.rows, totals, s.cards)
    for place in range(s.cards):
        if totals[place] <= _NOTHING:
            # Only rounding leads here: start over.
            for i in range(s.kinds_in_play):
                k.rows[s.kinds[i]][place] = k.copies[s.kinds[i]] / s.cards
            totals[place] = 1.0
    divide(s, k.rows, totals, s.cards)


@rule
def add_up(s: State, rows: list[list[float]], totals: list[float], count: int) -> None:
    """Add up the chances of each of the first ``count`` places or players."""
    for place in range(count):
        totals[place] = 0.0
    for i in range(s.kinds_in_play):
        row = rows[s.kinds[i]]
        for place in range(count):
            totals[place] += row[place]


@rule
def divide(s: State, rows: list[list[float]], totals: list[float], count: int) -> None:
    """Divide the chances of the first ``count`` places or players by their totals."""
    for place in range(count):
        totals[place] = 1.0 / totals[place]
    for i in range(s.kinds_in_play):
        row = rows[s.kinds[i]]
        for place in range(count):
            row[place] *= totals[place]


@rule
def even_masks(s: State, k: SharedBeliefs, fixed: int) -> None:
    """Scale the chances of each mask to its number of copies, keeping one place fixed."""
    for i in range(s.kinds_in_play):
        mask = s.kinds[i]
        row = k.rows[mask]
        there = row[fixed]
        row[fixed] = 0.0
        total = 0.0
        for place in range(s.cards):
            total += row[place]
        want = k.copies[mask] - there
        if total > _NOTHING and want > _NOTHING:
            scale = want / total
            for place in range(s.cards):
                row[place] *= scale
        row[fixed] = there


@rule
def rule_out(s: State, k: SharedBeliefs, mask: int, but: int) -> None:
    """Let all players but one conclude that a revealed mask is not theirs (or its copy is)."""
    row = k.own[mask]
    spared = row[but]
    scale = (k.copies[mask] - 1.0) / k.copies[mask]
    for player in range(s.players):
        row[player] *= scale
    row[but] = spared
    totals = k.totals
    add_up(s, k.own, totals, s.players)
    totals[but] = 1.0
    for player in range(s.players):
        if totals[player] <= _NOTHING:
            take_over(s, k, player, s.seat_of[player])
            totals[player] = 1.0
    divide(s, k.own, totals, s.players)


@rule
def reveal(s: State, k: SharedBeliefs, player: int) -> None:
    """Reveal a player's mask to everyone."""
    seat = s.seat_of[player]
    mask = s.masks[seat]
    fix(s, k, seat, mask)
    rule_out(s, k, mask, player)
    see_own(s, k, player, mask)


@rule
def heed(s: State, k: SharedBeliefs, announcer: int, mask: int) -> None:
    """Learn from an unclaimed announcement: the announcer is likelier to have the mask."""
    totals = k.totals
    told = k.rows[mask]
    for seat in range(s.players):
        player = s.player_at[seat]
        chance = told[seat]
        if player == announcer:
            odds = chance * k.traits[player * TRAITS + TRUST]
        else:
            odds = chance * (1.0 - 0.8 * k.sure[player])
        grown = odds + 1.0 - chance
        totals[seat] = 1.0
        if chance > _NOTHING and grown > _NOTHING:
            totals[seat] = grown
            told[seat] = odds
    divide(s, k.rows, totals, s.players)


# Updates by action


@rule
def follow(s: State, k: SharedBeliefs, action: int) -> None:
    """Carry out a legal action and update everyone's beliefs."""
    asked = s.decision
    player = s.decider
    if asked == ASK_CLAIM:
        follow_answer(s, k, action)
    elif asked < ASK_CLAIM:
        if action == LOOK:
            see_own(s, k, player, s.masks[s.seat_of[player]])
        elif action < SWAP + 2 * PLACES:
            follow_swap(s, k, player, (action - SWAP) >> 1, (action - SWAP) & 1)
        act(s, action)
    elif asked == ASK_TARGET:
        follow_choice(s, k, action)
    elif asked == ASK_TARGETS:
        follow_two(s, k, action - CHOOSE_TWO)
        act(s, action)
    elif asked == ASK_SWITCH:
        follow_switch(s, k, action - SWITCH)
        act(s, action)
    elif asked == ASK_NAME:
        reveal(s, k, player)
        act(s, action)


@rule
def follow_swap(s: State, k: SharedBeliefs, player: int, target: int, really: int) -> None:
    """Update beliefs after a swap; only the player who swaps knows whether it was real."""
    own = s.seat_of[player]
    place = s.players + target - MOST_PLAYERS
    if target < MOST_PLAYERS:
        place = s.seat_of[target]
        blur(s, k, target, own, _EVEN)
    if really:
        take_over(s, k, player, place)
    mix(s, k, own, place, _EVEN)


@rule
def follow_answer(s: State, k: SharedBeliefs, action: int) -> None:
    """Update beliefs after an answer: after the last one the announcer and all claimants reveal."""
    announcer = s.player_at[s.seat]
    mask = s.announced
    suspects = s.claimed
    if action == CLAIM:
        suspects |= 1 << s.decider
    if left_of(s, s.asked) == s.seat:
        if suspects:
            suspects |= 1 << announcer
            for player in range(s.players):
                if suspects >> player & 1:
                    reveal(s, k, player)
        else:
            heed(s, k, announcer, mask)
    act(s, action)


@rule
def follow_choice(s: State, k: SharedBeliefs, action: int) -> None:
    """Update beliefs after a choice: the Princess shows a mask, the Spy sees two."""
    if s.announced == SPY:
        see_own(s, k, s.decider, s.masks[s.seat_of[s.decider]])
    elif s.announced == PRINCESS:
        target = action - CHOOSE
        seat = s.seat_of[target]
        fix(s, k, seat, s.masks[seat])
        rule_out(s, k, s.masks[seat], target)
    act(s, action)


@rule
def follow_two(s: State, k: SharedBeliefs, pair: int) -> None:
    """Update beliefs after the Puppet Master moves two players to each other's masks."""
    if s.announced == PUPPETEER:
        one = FIRST_OF_PAIR[pair]
        other = SECOND_OF_PAIR[pair]
        take_over(s, k, one, s.seat_of[other])
        take_over(s, k, other, s.seat_of[one])


@rule
def follow_switch(s: State, k: SharedBeliefs, really: int) -> None:
    """Update beliefs after Spy or Fool handled two masks; only the Spy has seen them."""
    actor = s.actor
    one = s.chosen
    other = s.chosen_too if s.announced == FOOL else actor
    here = s.seat_of[one]
    there = s.seat_of[other]
    blur(s, k, one, there, _EVEN)
    if s.announced == FOOL:
        blur(s, k, other, here, _EVEN)
    else:
        see_own(s, k, actor, s.masks[here] if really else s.masks[there])
    mix(s, k, here, there, _EVEN)
