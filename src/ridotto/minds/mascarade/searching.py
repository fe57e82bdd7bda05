"""Search: try what one could do in worlds that may be the true one, and see how it ends.

A try lays the masks as they may lie, lets every other player know their own mask or not, as
likely as they do, and plays on with everybody doing what they would from what they know. What
the others hide from the searcher stays hidden within a try as well: nobody acts on the masks
themselves. The tries go to the more promising actions, half of which drop out after each round;
all actions of a round are tried in the same worlds with the same chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.minds.mascarade.company import (
    MARGIN,
    ROW,
    TRAITS,
    Company,
    draw,
    follow,
    see_own,
    take_over,
)
from ridotto.minds.mascarade.musing import outcome, play_on
from ridotto.minds.mascarade.traits import PUBLIC
from ridotto.minds.mascarade.weighing import prepare, weigh
from ridotto.rules.chance import stream
from ridotto.rules.mascarade.state import State
from ridotto.rules.speed import rule

#: How many claim only what they believe is theirs; and by how much a claim must pay for whom.
_HONEST: Final = 0.6
_SCRUPLES: Final = 0.08
_NO_SCRUPLES: Final = PUBLIC.margin


@rule
def weigh_all(s: State, k: Company, actions: Sequence[int], values: list[float]) -> None:
    """What each of these actions is worth at a glance."""
    prepare(s, k)
    for number in range(len(actions)):
        values[number] = weigh(s, k, actions[number])


@rule
def set_table(s: State, like: State) -> None:
    """Make a table stand as another does; what never changes in a game is left alone."""
    for place in range(like.cards):
        s.masks[place] = like.masks[place]
    for seat in range(like.players):
        s.coins[seat] = like.coins[seat]
        s.player_at[seat] = like.player_at[seat]
        s.seat_of[seat] = like.seat_of[seat]
    s.court = like.court
    s.bank = like.bank
    s.turn = like.turn
    s.seat = like.seat
    s.opening_left = like.opening_left
    s.decision = like.decision
    s.decider = like.decider
    s.revealed = like.revealed
    s.must_look = like.must_look
    s.reason = like.reason
    s.winners = like.winners
    s.announced = like.announced
    s.claimed = like.claimed
    s.asked = like.asked
    s.actor = like.actor
    s.liars = like.liars
    s.chosen = like.chosen
    s.chosen_too = like.chosen_too


@rule
def set_company(s: State, k: Company, like: Company, me: int) -> None:
    """Make a company believe what another does; the others' own rows are to be imagined."""
    for number in range(s.cards * ROW):
        k.rows[number] = like.rows[number]
    for number in range(me * ROW, (me + 1) * ROW):
        k.own[number] = like.own[number]
    for player in range(s.players):
        k.sure[player] = like.sure[player]


@rule
def imagine(s: State, k: Company, worlds: Sequence[int], world: int, me: int) -> None:
    """Lay the masks of a world, and let the others know theirs as likely as they do."""
    for place in range(s.cards):
        s.masks[place] = worlds[world * s.cards + place]
    for player in range(s.players):
        if player != me:
            # Some claim whenever it pays, some only what they believe is theirs.
            honest = draw(k) < _HONEST
            k.traits[player * TRAITS + MARGIN] = _SCRUPLES if honest else _NO_SCRUPLES
            seat = s.seat_of[player]
            if draw(k) < k.sure[player]:
                see_own(k, player, s.masks[seat])
            else:
                sure = k.sure[player]
                take_over(k, player, seat)
                k.sure[player] = sure


@rule
def try_out(s: State, k: Company, action: int, turns: int, me: int) -> float:
    """How it ends, or stands after so many turns, if one does this now."""
    follow(s, k, action)
    play_on(s, k, s.turn + turns)
    return outcome(s, k, me)


@rule
def search(
    s: State,
    k: Company,
    table: State,
    company: Company,
    actions: list[int],
    worlds: Sequence[int],
    seed: int,
    tries: int,
    turns: int,
    sums: list[float],
    counts: list[int],
) -> int:
    """Try the actions, halving them round by round; returns how many are left, the best first.

    ``s`` and ``k`` are worked on; ``table`` and ``company`` stay as they are. ``actions`` is put
    in order, and ``sums`` and ``counts`` with it.
    """
    me = table.decider
    left = len(actions)
    rounds = 1
    while 1 << rounds < left:
        rounds += 1
    possible = len(worlds) // table.cards
    begun = 0
    for _ in range(rounds):
        each = tries // (rounds * left) + 1
        for number in range(begun, begun + each):
            for option in range(left):
                set_table(s, table)
                set_company(s, k, company, me)
                k.chance = stream(seed, number)
                imagine(s, k, worlds, number * 7919 % possible, me)
                sums[option] += try_out(s, k, actions[option], turns, me)
                counts[option] += 1
        begun += each
        order_best(actions, sums, counts, left)
        if left > 2:
            left = (left + 1) // 2
    return left


@rule
def order_best(actions: list[int], sums: list[float], counts: list[int], left: int) -> None:
    """Put the actions with the best means first."""
    for here in range(1, left):
        there = here
        while there > 0 and sums[there] * counts[there - 1] > sums[there - 1] * counts[there]:
            actions[there], actions[there - 1] = actions[there - 1], actions[there]
            sums[there], sums[there - 1] = sums[there - 1], sums[there]
            counts[there], counts[there - 1] = counts[there - 1], counts[there]
            there -= 1
