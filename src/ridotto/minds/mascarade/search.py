"""Search: try actions in possible worlds and compare the results.

A try places the masks in a possible way, draws which players know their own mask, and plays on
with all players deciding from their own knowledge. Hidden masks stay hidden within a try: no
player acts on the masks themselves. The tries go to the more promising actions, half of which
drop out after each round; all actions of a round are tried in the same worlds with
the same random numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.minds.mascarade.belief_updates import follow, see_own, take_over
from ridotto.minds.mascarade.evaluation import decide, prepare, weigh
from ridotto.minds.mascarade.fortunes import lay_coins, standing
from ridotto.minds.mascarade.playing_styles import draw_style
from ridotto.minds.mascarade.shared_beliefs import STYLES, UNHEARD, SharedBeliefs, draw
from ridotto.minds.mascarade.traits import MARGIN, PUBLIC, TRAITS
from ridotto.rules.chance import stream
from ridotto.rules.mascarade.actions import ASK_NOBODY
from ridotto.rules.mascarade.state import State
from ridotto.rules.speed import rule

#: The share of players who claim only what they believe is theirs, and the margins of both kinds.
_HONEST: Final = 0.6
_SCRUPLES: Final = 0.08
_NO_SCRUPLES: Final = PUBLIC.margin
#: The tries per action between two checks for a clear decision.
_BETWEEN_LOOKS: Final = 25
#: The square of the standard errors by which the first action must lead.
_DOUBT: Final = 9.0


@rule
def weigh_all(s: State, k: SharedBeliefs, actions: Sequence[int], values: list[float]) -> None:
    """Evaluate each of these actions without a search."""
    k.heard = UNHEARD
    prepare(s, k)
    for number in range(len(actions)):
        values[number] = weigh(s, k, actions[number])


@rule
def copy_table(s: State, like: State) -> None:
    """Copy what changes during a game from one state to another."""
    for place in range(like.cards):
        s.masks[place] = like.masks[place]
    for seat in range(like.players):
        s.coins[seat] = like.coins[seat]
        s.player_at[seat] = like.player_at[seat]
        s.seat_of[seat] = like.seat_of[seat]
    s.court, s.bank = like.court, like.bank
    s.turn, s.seat, s.opening_left = like.turn, like.seat, like.opening_left
    s.decision, s.decider = like.decision, like.decider
    s.revealed, s.must_look = like.revealed, like.must_look
    s.reason, s.winners = like.reason, like.winners
    s.announced, s.claimed, s.asked = like.announced, like.claimed, like.asked
    s.actor, s.liars = like.actor, like.liars
    s.chosen, s.chosen_too = like.chosen, like.chosen_too


@rule
def copy_beliefs(s: State, k: SharedBeliefs, like: SharedBeliefs) -> None:
    """Copy what changes during a game from one set of beliefs to another."""
    for i in range(s.kinds_in_play):
        mask = s.kinds[i]
        row = k.rows[mask]
        own = k.own[mask]
        for place in range(s.cards):
            row[place] = like.rows[mask][place]
        for player in range(s.players):
            own[player] = like.own[mask][player]
    for player in range(s.players):
        k.sure[player] = like.sure[player]
        k.answers[player] = like.answers[player]
        k.turns[player] = like.turns[player]
        k.traits[player * TRAITS + MARGIN] = like.traits[player * TRAITS + MARGIN]
    k.chance = like.chance
    k.heard = UNHEARD


@rule
def lay_masks(s: State, worlds: Sequence[int], world: int) -> None:
    """Lay the masks of a possible world."""
    for place in range(s.cards):
        s.masks[place] = worlds[world * s.cards + place]


@rule
def imagine(s: State, k: SharedBeliefs, me: int) -> None:
    """Draw for each other player whether they know their mask, and their style."""
    for player in range(s.players):
        if player != me:
            # Some claim whenever it pays, others only what they believe is theirs.
            honest = draw(k) < _HONEST
            k.traits[player * TRAITS + MARGIN] = _SCRUPLES if honest else _NO_SCRUPLES
            k.answers[player] = draw_style(k, 2 * STYLES * player)
            k.turns[player] = draw_style(k, 2 * STYLES * player + STYLES)
            seat = s.seat_of[player]
            if draw(k) < k.sure[player]:
                see_own(s, k, player, s.masks[seat])
            else:
                sure = k.sure[player]
                take_over(s, k, player, seat)
                k.sure[player] = sure


@rule
def play_on(s: State, k: SharedBeliefs, turn: int) -> None:
    """Play to the end, or until this turn begins."""
    while s.decision != ASK_NOBODY and s.turn < turn:
        follow(s, k, decide(s, k))


@rule
def outcome(s: State, k: SharedBeliefs, player: int) -> float:
    """Return a player's share of the win, or their chance to win while the game goes on."""
    if s.decision != ASK_NOBODY:
        lay_coins(s, k)
        return standing(s, k, s.seat_of[player])
    if s.winners >> player & 1 == 0:
        return 0.0
    winners = 0
    for each in range(s.players):
        winners += s.winners >> each & 1
    return 1.0 / winners


@rule
def try_out(s: State, k: SharedBeliefs, action: int, turns: int, me: int) -> float:
    """Take an action, play on for some turns and return the outcome."""
    follow(s, k, action)
    play_on(s, k, s.turn + turns)
    return outcome(s, k, me)


@rule
def search(
    s: State,
    k: SharedBeliefs,
    imagined: SharedBeliefs,
    table: State,
    beliefs: SharedBeliefs,
    actions: list[int],
    worlds: Sequence[int],
    seed: int,
    tries: int,
    turns: int,
    loose: float,
    leads: list[float],
    sums: list[float],
    counts: list[int],
    pairs: list[float],
) -> int:
    """Try the actions, halving them round by round; return the number of tries.

    ``s``, ``k`` and ``imagined`` are scratch space; ``table`` and ``beliefs`` don't change.
    ``leads`` is each action's value before its tries. ``actions`` is sorted, the best first, and
    ``leads``, ``sums`` and ``counts`` with it; ``pairs`` holds three numbers per action. The
    search ends early when the first action is significantly ahead by more than ``loose``.
    """
    me = table.decider
    left = len(actions)
    rounds = 1
    while 1 << rounds < left:
        rounds += 1
    possible = len(worlds) // table.cards
    begun = 0
    made = 0
    for _ in range(rounds):
        each = tries // (rounds * left) + 1
        forget_pairs(pairs)
        for number in range(begun, begun + each):
            for option in range(left):
                copy_table(s, table)
                lay_masks(s, worlds, number * 7919 % possible)
                if option == 0:
                    copy_beliefs(s, imagined, beliefs)
                    imagined.chance = stream(seed, number)
                    imagine(s, imagined, me)
                copy_beliefs(s, k, imagined)
                result = try_out(s, k, actions[option], turns, me)
                sums[option] += result
                counts[option] += 1
                note_pair(pairs, option, result)
            made += left
            if (number + 1 - begun) % _BETWEEN_LOOKS == 0:
                if put_best_first(actions, leads, sums, counts, left):
                    forget_pairs(pairs)
                elif is_clear(pairs, leads, left, loose):
                    return made
        begun += each
        order_best(actions, leads, sums, counts, left)
        if left > 2:
            left = (left + 1) // 2
    return made


@rule
def forget_pairs(pairs: list[float]) -> None:
    """Reset the comparisons, for a new first action."""
    for number in range(len(pairs)):
        pairs[number] = 0.0


@rule
def note_pair(pairs: list[float], option: int, result: float) -> None:
    """Note how far an option ended behind the first one in the same try.

    For each option ``pairs`` holds the sum of the differences, the sum of their squares and their
    number; for the first option, its last result.
    """
    if option == 0:
        pairs[0] = result
        return
    behind = pairs[0] - result
    pairs[3 * option] += behind
    pairs[3 * option + 1] += behind * behind
    pairs[3 * option + 2] += 1.0


@rule
def is_clear(pairs: list[float], leads: Sequence[float], left: int, loose: float) -> bool:
    """Return whether the first option leads all others by more than ``loose``, significantly."""
    for option in range(1, left):
        count = pairs[3 * option + 2]
        if count < 2.0:
            return False
        mean = pairs[3 * option] / count
        spread = pairs[3 * option + 1] / count - mean * mean
        ahead = mean + leads[0] - leads[option] - loose
        # Some doubt remains even if all tries so far ended alike.
        if ahead <= 0.0 or ahead * ahead * count <= _DOUBT * (spread + ahead / count):
            return False
    return True


@rule
def put_best_first(
    actions: list[int], leads: list[float], sums: list[float], counts: list[int], left: int
) -> bool:
    """Move the best action to the front; return whether that changed anything."""
    best = 0
    for option in range(1, left):
        if value(leads, sums, counts, option) > value(leads, sums, counts, best):
            best = option
    exchange(actions, leads, sums, counts, 0, best)
    return best != 0


@rule
def order_best(
    actions: list[int], leads: list[float], sums: list[float], counts: list[int], left: int
) -> None:
    """Sort the actions by lead and mean, the best first."""
    for here in range(1, left):
        there = here
        while there > 0 and value(leads, sums, counts, there) > value(
            leads, sums, counts, there - 1
        ):
            exchange(actions, leads, sums, counts, there, there - 1)
            there -= 1


@rule
def exchange(
    actions: list[int],
    leads: list[float],
    sums: list[float],
    counts: list[int],
    one: int,
    other: int,
) -> None:
    """Exchange two actions with their results."""
    actions[one], actions[other] = actions[other], actions[one]
    leads[one], leads[other] = leads[other], leads[one]
    sums[one], sums[other] = sums[other], sums[one]
    counts[one], counts[other] = counts[other], counts[one]


@rule
def value(leads: list[float], sums: list[float], counts: list[int], option: int) -> float:
    """Return an action's value by its tries and its lead."""
    return leads[option] + sums[option] / counts[option]
