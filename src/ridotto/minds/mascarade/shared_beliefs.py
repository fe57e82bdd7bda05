"""What everybody at a table makes of it, roughly: the light beliefs that search plays with.

For each mask there is a *row* of chances, one for each place, as an outsider would put them who
hears everything and touches nothing; and another of chances that players give the mask to be
their *own*, knowing of their own looks and swaps. Handling two masks mixes the chances of two
places, which is exact; a reveal is exact for the place it fixes and an estimate for the others.
A chance is never nought for a mask that may lie there.

Rows lie this way so that compiled code takes several places at a step.
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

#: Rows: one for each mask there is.
KINDS: Final = 16
#: Numbers that make a player what they are; named below.
TRAITS: Final = 9
#: How many manners there are of answering, and of taking a turn.
MANNERS: Final = 4
#: Chances in a row: one for each place there may be.
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
    "sure": MOST_PLAYERS,
    "traits": MOST_PLAYERS * TRAITS,
    "used": KINDS,
    "worth": MOST_COINS,
    "coins": MOST_PLAYERS,
    "copies": KINDS,
    "totals": PLACES,
    "hopes": PLACES,
    "answers": MOST_PLAYERS,
    "turns": MOST_PLAYERS,
    "guess": MOST_PLAYERS * 2 * MANNERS,
    "unhindered": MOST_PLAYERS,
    "objected": MOST_PLAYERS,
    "after": MOST_PLAYERS,
    "fined": MOST_PLAYERS,
}
TABLES: Final = frozenset({"rows", "own"})
WHOLE: Final = frozenset(
    {
        "after",
        "answers",
        "chance",
        "coins",
        "copies",
        "fined",
        "heard",
        "objectors",
        "turns",
        "wins",
    }
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
        "hopes",
        "now",
        "objected",
        "objectors",
        "own",
        "rows",
        "sure",
        "totals",
        "traits",
        "turns",
        "unhindered",
        "used",
        "wins",
        "worth",
    )

    rows: list[list[float]]  # mask by place: what an outsider thinks
    own: list[list[float]]  # mask by player: what they think of their own
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
    hopes: list[float]  # scratch: what the mask at each place promises
    totals: list[float]  # scratch: what each place's or player's chances add up to

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
            if field in TABLES:
                value = [row[:] for row in value]
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
    k.rows = [[part] * PLACES for part in share]
    k.own = [[part] * PLACES for part in share]
    k.worth = list(worth)
    k.heard = UNHEARD
    for start in range(0, len(k.guess), MANNERS):
        k.guess[start] = 1.0
    return k


def record_type() -> Any:
    """The NumPy type of a packed company."""
    import numpy as np

    shapes: dict[str, Any] = {**LENGTHS, **dict.fromkeys(TABLES, (KINDS, PLACES))}
    return np.dtype(
        [
            (field, np.int64 if field in WHOLE else np.float64, shapes.get(field, ()))
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


def column_of(rows: Any, at: int) -> Any:
    """The chances of all masks for one place or player, whether the company is packed or not."""
    return [row[at] for row in rows] if isinstance(rows, list) else rows[:, at]


def set_column(rows: Any, at: int, chances: Sequence[float]) -> None:
    """Set them."""
    if isinstance(rows, list):
        for row, chance in zip(rows, chances, strict=True):
            row[at] = chance
    else:
        rows[:, at] = chances


@rule
def draw(k: Company) -> float:
    """A number from 0 up to 1."""
    k.chance = advance(k.chance)
    return below(k.chance, _FINE) / _FINE


# What one learns


@rule
def see_own(s: State, k: Company, player: int, mask: int) -> None:
    """A player sees their own mask."""
    for i in range(s.kinds_in_play):
        k.own[s.kinds[i]][player] = 0.0
    k.own[mask][player] = 1.0
    k.sure[player] = 1.0


@rule
def take_over(s: State, k: Company, player: int, place: int) -> None:
    """A player has in front of them what lay at a place: they know what everybody knows of it."""
    surest = 0.0
    for i in range(s.kinds_in_play):
        mask = s.kinds[i]
        chance = k.rows[mask][place]
        k.own[mask][player] = chance
        if chance > surest:
            surest = chance
    k.sure[player] = surest


@rule
def blur(s: State, k: Company, player: int, place: int, really: float) -> None:
    """What lies at a place may have come before a player instead of what they had."""
    for i in range(s.kinds_in_play):
        mask = s.kinds[i]
        before = k.own[mask][player]
        k.own[mask][player] = before + really * (k.rows[mask][place] - before)
    k.sure[player] *= 1.0 - really


@rule
def mix(s: State, k: Company, one: int, other: int, really: float) -> None:
    """The masks of two places may have been exchanged."""
    for i in range(s.kinds_in_play):
        row = k.rows[s.kinds[i]]
        here = row[one]
        there = row[other]
        row[one] = here + really * (there - here)
        row[other] = there + really * (here - there)


@rule
def fix(s: State, k: Company, place: int, mask: int) -> None:
    """Everybody sees what lies at a place, so it does not lie elsewhere."""
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
def even_places(s: State, k: Company) -> None:
    """Make the chances of each place add up to one."""
    totals = k.totals
    add_up(s, k.rows, totals, s.cards)
    for place in range(s.cards):
        if totals[place] <= _NOTHING:
            # Only rounding leads here: start afresh.
            for i in range(s.kinds_in_play):
                k.rows[s.kinds[i]][place] = k.copies[s.kinds[i]] / s.cards
            totals[place] = 1.0
    divide(s, k.rows, totals, s.cards)


@rule
def add_up(s: State, rows: list[list[float]], totals: list[float], count: int) -> None:
    """What the chances of each of so many places or players come to."""
    for place in range(count):
        totals[place] = 0.0
    for i in range(s.kinds_in_play):
        row = rows[s.kinds[i]]
        for place in range(count):
            totals[place] += row[place]


@rule
def divide(s: State, rows: list[list[float]], totals: list[float], count: int) -> None:
    """Divide the chances of so many places or players each by their own total."""
    for place in range(count):
        totals[place] = 1.0 / totals[place]
    for i in range(s.kinds_in_play):
        row = rows[s.kinds[i]]
        for place in range(count):
            row[place] *= totals[place]


@rule
def even_masks(s: State, k: Company, fixed: int) -> None:
    """Each mask lies somewhere: scale its chances to as many as there are of it."""
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
def rule_out(s: State, k: Company, mask: int, but: int) -> None:
    """All but one saw a mask that is not theirs, so their own is not that one (or its twin)."""
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
def reveal(s: State, k: Company, player: int) -> None:
    """A player's mask is turned up for all to see."""
    seat = s.seat_of[player]
    mask = s.masks[seat]
    fix(s, k, seat, mask)
    rule_out(s, k, mask, player)
    see_own(s, k, player, mask)


@rule
def heed(s: State, k: Company, announcer: int, mask: int) -> None:
    """Nobody claimed: whoever announced may well have it, whoever let it pass rather not."""
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


# What an action teaches everybody


@rule
def follow(s: State, k: Company, action: int) -> None:
    """Carry out a legal action, and let everybody learn what it teaches them."""
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
def follow_swap(s: State, k: Company, player: int, target: int, really: int) -> None:
    """Only who swaps knows whether it was real."""
    own = s.seat_of[player]
    place = s.players + target - MOST_PLAYERS
    if target < MOST_PLAYERS:
        place = s.seat_of[target]
        blur(s, k, target, own, _EVEN)
    if really:
        take_over(s, k, player, place)
    mix(s, k, own, place, _EVEN)


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
        see_own(s, k, s.decider, s.masks[s.seat_of[s.decider]])
    elif s.announced == PRINCESS:
        target = action - CHOOSE
        seat = s.seat_of[target]
        fix(s, k, seat, s.masks[seat])
        rule_out(s, k, s.masks[seat], target)
    act(s, action)


@rule
def follow_two(s: State, k: Company, pair: int) -> None:
    """Two whom the Puppet Master moves have before them what lies at their new seats."""
    if s.announced == PUPPETEER:
        one = FIRST_OF_PAIR[pair]
        other = SECOND_OF_PAIR[pair]
        take_over(s, k, one, s.seat_of[other])
        take_over(s, k, other, s.seat_of[one])


@rule
def follow_switch(s: State, k: Company, really: int) -> None:
    """Spy and Fool handle two masks; only the Spy has seen them."""
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
