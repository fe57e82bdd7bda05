"""What everybody at a table makes of it, roughly: the light beliefs that search plays with.

For each place there is a *row* of chances, one for each mask, as an outsider would put them who
hears everything and touches nothing; and for each player a row of their *own* for the mask
before them, which knows of their own looks and swaps. Handling two masks mixes two rows, which
is exact; a reveal is exact in the row it fixes and an estimate in the others. A chance is never
nought for a mask that may lie there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ridotto.rules.chance import advance, below
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
    MOST_CENTRE,
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

#: Chances in a row: one for each mask there is.
ROW: Final = 16
#: Numbers that make a player what they are; named below.
TRAITS: Final = 9
#: How many manners there are of answering, and of taking a turn.
MANNERS: Final = 4
PLACES: Final = MOST_PLAYERS + MOST_CENTRE
MOST_COINS: Final = 16

(
    KNOWS,  # how likely they are thought to claim what they hold and know
    FALSE_CLAIM,  # how likely they are thought to claim something else
    TRUST,  # how many times likelier a holder is thought to announce
    LOOKING,  # what a look is worth of what it can bring
    SWAPPING,  # what a better mask is worth of what it can bring
    MIXING,  # how far behind the best an action may be and still be taken
    MARGIN,  # by how much a claim must be the better
    SHOWN,  # what it costs to be revealed
    HIDING,  # what a handling that others cannot follow is worth
) = range(9)

LENGTHS: Final = {
    "rows": PLACES * ROW,
    "own": MOST_PLAYERS * ROW,
    "sure": MOST_PLAYERS,
    "traits": MOST_PLAYERS * TRAITS,
    "used": ROW,
    "worth": MOST_COINS,
    "coins": MOST_PLAYERS,
    "copies": ROW,
    "answers": MOST_PLAYERS,
    "turns": MOST_PLAYERS,
    "guess": MOST_PLAYERS * 2 * MANNERS,
    "unhindered": MOST_PLAYERS,
    "objected": MOST_PLAYERS,
    "after": MOST_PLAYERS,
    "fined": MOST_PLAYERS,
}
WHOLE: Final = frozenset(
    {"after", "answers", "chance", "coins", "copies", "fined", "heard", "objectors", "turns", "wins"}
)
#: Nothing has been worked out yet about the announcement on the table.
UNHEARD: Final = -1
_EVEN: Final = 0.5
_NOTHING: Final = 1e-12
_FINE: Final = 1 << 30


class Company:
    """The table's beliefs in plain Python; compiled code has a NumPy record with these fields."""

    __slots__ = (
        "after",
        "answers",
        "chance",
        "coins",
        "copies",
        "fined",
        "guess",
        "heard",
        "hope",
        "now",
        "objected",
        "objectors",
        "own",
        "rows",
        "sure",
        "traits",
        "turns",
        "unhindered",
        "used",
        "wins",
        "worth",
    )

    rows: list[float]  # place by mask: what an outsider thinks
    own: list[float]  # player by mask: what they think of their own
    sure: list[float]  # player: how likely it is that they know their own mask
    traits: list[float]  # player by trait
    answers: list[int]  # player: their manner of answering
    turns: list[int]  # player: their manner of taking a turn
    guess: list[float]  # player by manner: how likely each is, of answering and then of turns
    worth: list[float]  # what so many coins weigh in the race
    copies: list[int]  # how many there are of each mask
    chance: int
    coins: list[int]  # scratch: fortunes as they would be, by seat
    used: list[float]  # scratch: how one stands after a power, by mask
    now: float  # scratch: how one stands as it is
    hope: float  # scratch: what one's own mask promises

    # What all who answer an announcement weigh alike, worked out once
    heard: int  # the turn it is of, or UNHEARD
    wins: int  # whether its power wins at once
    after: list[int]  # fortunes after the power, by seat
    unhindered: list[float]  # how each seat stands then
    objectors: int  # the players who have claimed so far, or UNHEARD
    fined: list[int]  # fortunes if the announcer and all these pay
    objected: list[float]  # how each seat stands then

    def copy(self) -> Company:
        """One that shares nothing with this one."""
        twin = Company()
        for field in Company.__slots__:
            value = getattr(self, field)
            setattr(twin, field, value[:] if field in LENGTHS else value)
        return twin


def gather(masks: Sequence[int], worth: Sequence[float]) -> Company:
    """A company before the deal: every place may hold every mask."""
    k = Company()
    for field in Company.__slots__:
        zero: Any = 0 if field in WHOLE else 0.0
        setattr(k, field, [zero] * LENGTHS[field] if field in LENGTHS else zero)
    for mask in masks:
        k.copies[mask] += 1
    share = [copies / len(masks) for copies in k.copies]
    k.rows = share * PLACES
    k.own = share * MOST_PLAYERS
    k.worth = list(worth)
    k.heard = UNHEARD
    for start in range(0, len(k.guess), MANNERS):
        k.guess[start] = 1.0
    return k


def record_type() -> Any:
    """The NumPy type of a packed company."""
    import numpy as np

    return np.dtype(
        [
            (field, np.int64 if field in WHOLE else np.float64, LENGTHS.get(field, ()))
            for field in Company.__slots__
        ]
    )


def pack_company(k: Company) -> Any:
    """The company as an array of one NumPy record, for compiled rules."""
    import numpy as np

    packed = np.zeros(1, dtype=record_type())
    for field in Company.__slots__:
        packed[0][field] = getattr(k, field)
    return packed


@rule
def draw(k: Company) -> float:
    """A number from 0 up to 1."""
    k.chance = advance(k.chance)
    return below(k.chance, _FINE) / _FINE


# What one learns


@rule
def see_own(k: Company, player: int, mask: int) -> None:
    """A player sees their own mask."""
    for each in range(ROW):
        k.own[player * ROW + each] = 0.0
    k.own[player * ROW + mask] = 1.0
    k.sure[player] = 1.0


@rule
def take_over(k: Company, player: int, place: int) -> None:
    """A player has in front of them what lay at a place: they know what everybody knows of it."""
    surest = 0.0
    for mask in range(ROW):
        chance = k.rows[place * ROW + mask]
        k.own[player * ROW + mask] = chance
        if chance > surest:
            surest = chance
    k.sure[player] = surest


@rule
def blur(k: Company, player: int, place: int, really: float) -> None:
    """What lies at a place may have come before a player instead of what they had."""
    for mask in range(ROW):
        before = k.own[player * ROW + mask]
        k.own[player * ROW + mask] = before + really * (k.rows[place * ROW + mask] - before)
    k.sure[player] *= 1.0 - really


@rule
def mix(k: Company, one: int, other: int, really: float) -> None:
    """The masks of two places may have been exchanged."""
    for mask in range(ROW):
        here = k.rows[one * ROW + mask]
        there = k.rows[other * ROW + mask]
        k.rows[one * ROW + mask] = here + really * (there - here)
        k.rows[other * ROW + mask] = there + really * (here - there)


@rule
def fix(s: State, k: Company, place: int, mask: int) -> None:
    """Everybody sees what lies at a place, so it does not lie elsewhere."""
    for each in range(ROW):
        k.rows[place * ROW + each] = 0.0
    k.rows[place * ROW + mask] = 1.0
    total = 0.0
    for other in range(s.cards):
        total += k.rows[other * ROW + mask]
    rest = total - 1.0
    left = k.copies[mask] - 1.0
    scale = left / rest if rest > _NOTHING else 0.0
    for other in range(s.cards):
        if other != place:
            k.rows[other * ROW + mask] *= scale
            even_row(k, other * ROW)
    even_columns(s, k, place)


@rule
def even_row(k: Company, start: int) -> None:
    """Make a row's chances add up to one."""
    total = 0.0
    for mask in range(ROW):
        total += k.rows[start + mask]
    if total > _NOTHING:
        for mask in range(ROW):
            k.rows[start + mask] /= total
    else:
        # Only rounding leads here: start afresh.
        cards = 0
        for mask in range(ROW):
            cards += k.copies[mask]
        for mask in range(ROW):
            k.rows[start + mask] = k.copies[mask] / cards


@rule
def even_columns(s: State, k: Company, fixed: int) -> None:
    """Each mask lies somewhere: scale its chances to as many as there are of it, then the rows."""
    for i in range(s.kinds_in_play):
        mask = s.kinds[i]
        total = 0.0
        for place in range(s.cards):
            if place != fixed:
                total += k.rows[place * ROW + mask]
        want = k.copies[mask] - k.rows[fixed * ROW + mask]
        if total > _NOTHING and want > _NOTHING:
            scale = want / total
            for place in range(s.cards):
                if place != fixed:
                    k.rows[place * ROW + mask] *= scale
    for place in range(s.cards):
        if place != fixed:
            even_row(k, place * ROW)


@rule
def rule_out(s: State, k: Company, player: int, mask: int) -> None:
    """Another's mask was seen, so one's own is not that one (or is its twin)."""
    start = player * ROW
    k.own[start + mask] *= (k.copies[mask] - 1.0) / k.copies[mask]
    total = 0.0
    for each in range(ROW):
        total += k.own[start + each]
    if total > _NOTHING:
        for each in range(ROW):
            k.own[start + each] /= total
    else:
        take_over(k, player, s.seat_of[player])


@rule
def reveal(s: State, k: Company, player: int) -> None:
    """A player's mask is turned up for all to see."""
    seat = s.seat_of[player]
    mask = s.masks[seat]
    fix(s, k, seat, mask)
    for other in range(s.players):
        if other != player:
            rule_out(s, k, other, mask)
    see_own(k, player, mask)


@rule
def heed(s: State, k: Company, announcer: int, mask: int) -> None:
    """Nobody claimed: whoever announced may well have it, whoever let it pass rather not."""
    for seat in range(s.players):
        player = s.player_at[seat]
        at = seat * ROW + mask
        chance = k.rows[at]
        if player == announcer:
            odds = chance * k.traits[player * TRAITS + TRUST]
        else:
            odds = chance * (1.0 - 0.8 * k.sure[player])
        grown = odds + 1.0 - chance
        if chance > _NOTHING and grown > _NOTHING:
            for each in range(ROW):
                k.rows[seat * ROW + each] /= grown
            k.rows[at] = odds / grown


# What an action teaches everybody


@rule
def follow(s: State, k: Company, action: int) -> None:
    """Carry out a legal action, and let everybody learn what it teaches them."""
    asked = s.decision
    player = s.decider
    if asked == ASK_CLAIM:
        follow_answer(s, k, action)
    elif asked < ASK_CLAIM:
        k.heard = UNHEARD
        if action == LOOK:
            see_own(k, player, s.masks[s.seat_of[player]])
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
def follow_swap(s: State, k: Company, player: int, target: int, really: int) -> None:
    """Only who swaps knows whether it was real."""
    own = s.seat_of[player]
    place = s.players + target - MOST_PLAYERS
    if target < MOST_PLAYERS:
        place = s.seat_of[target]
        blur(k, target, own, _EVEN)
    if really:
        take_over(k, player, place)
    mix(k, own, place, _EVEN)


@rule
def follow_answer(s: State, k: Company, action: int) -> None:
    """After the last answer the announcer and all who claimed reveal."""
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
def follow_choice(s: State, k: Company, action: int) -> None:
    """The Princess shows a mask to all but its owner, the Spy sees two."""
    if s.announced == SPY:
        see_own(k, s.decider, s.masks[s.seat_of[s.decider]])
    elif s.announced == PRINCESS:
        target = action - CHOOSE
        seat = s.seat_of[target]
        fix(s, k, seat, s.masks[seat])
        for player in range(s.players):
            if player != target:
                rule_out(s, k, player, s.masks[seat])
    act(s, action)


@rule
def follow_two(s: State, k: Company, pair: int) -> None:
    """Two whom the Puppet Master moves have before them what lies at their new seats."""
    if s.announced == PUPPETEER:
        one = FIRST_OF_PAIR[pair]
        other = SECOND_OF_PAIR[pair]
        take_over(k, one, s.seat_of[other])
        take_over(k, other, s.seat_of[one])


@rule
def follow_switch(s: State, k: Company, really: int) -> None:
    """Spy and Fool handle two masks; only the Spy has seen them."""
    actor = s.actor
    one = s.chosen
    other = s.chosen_too if s.announced == FOOL else actor
    here = s.seat_of[one]
    there = s.seat_of[other]
    blur(k, one, there, _EVEN)
    if s.announced == FOOL:
        blur(k, other, here, _EVEN)
    else:
        see_own(k, actor, s.masks[here] if really else s.masks[there])
    mix(k, here, there, _EVEN)
