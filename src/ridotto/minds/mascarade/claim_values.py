"""Value a claim or a pass, once a mask is announced."""

from __future__ import annotations

from typing import Final

from ridotto.minds.mascarade.fortunes import chance_of, lay_coins, pay, rivals, standing, use
from ridotto.minds.mascarade.playing_styles import answer_in_style
from ridotto.minds.mascarade.shared_beliefs import UNHEARD, SharedBeliefs, draw, trait
from ridotto.minds.mascarade.traits import FALSE_CLAIM, KNOWS, MARGIN, MIXING, SHOWN, TRUST
from ridotto.rules.mascarade.actions import CLAIM, PASS
from ridotto.rules.mascarade.powers import left_of
from ridotto.rules.mascarade.state import State
from ridotto.rules.speed import rule

#: Below this chance of having the mask, a player doesn't consider a claim early in a game.
_HARDLY: Final = 0.03
#: From this many coins of announcer and court together, the end is near.
_NEAR_THE_END: Final = 9


@rule
def claims(k: SharedBeliefs, player: int, has: float) -> float:
    """Return the chance that a player claims a mask, given their chance to have it."""
    knows = trait(k, player, KNOWS)
    stray = trait(k, player, FALSE_CLAIM)
    # Unsure players sometimes claim; players with a high rate of false claims more often.
    known = knows * (0.3 + 0.7 * k.sure[player])
    return has * (known if known > stray else stray) + (1.0 - has) * stray


@rule
def answer(s: State, k: SharedBeliefs) -> int:
    """Return a claim if it is better than a pass by a margin, else a pass."""
    player = s.decider
    style = k.answers[player]
    if style != 0:
        return answer_in_style(s, k, style)
    mine = k.own[s.announced][player]
    if mine < _HARDLY and s.coins[s.seat] + s.court < _NEAR_THE_END:
        return PASS
    hear_out(s, k)
    edge = weigh_claim(s, k) - weigh_pass(s, k)
    loose = trait(k, player, MIXING)
    return CLAIM if edge + loose * (draw(k) - 0.5) > trait(k, player, MARGIN) else PASS


@rule
def announcer_has(s: State, k: SharedBeliefs, mine: float) -> float:
    """Return the chance that the announcer has the mask, given that the player does not."""
    player = s.decider
    has = k.rows[s.announced][s.seat]
    odds = has * trait(k, player, TRUST)
    has = odds / (odds + 1.0 - has) if odds > 0.0 else 0.0
    has = has / (1.0 - mine) if mine < 0.999 else 0.0
    return has if has < 1.0 else 1.0


@rule
def hear_out(s: State, k: SharedBeliefs) -> None:
    """Compute once the values that all answering players share."""
    if k.heard != s.turn:
        k.heard = s.turn
        k.objectors = UNHEARD
        lay_coins(s, k)
        k.wins = 1 if use(s, k, s.announced, s.seat) else 0
        total = rivals(s, k)
        for seat in range(s.players):
            k.after[seat] = k.coins[seat]
            k.unhindered[seat] = 0.0 if k.wins else chance_of(s, k, seat, total)
    if k.objectors != s.claimed:
        k.objectors = s.claimed
        lay_coins(s, k)
        pay_claims(s, k)
        pay(k, s.seat)
        total = rivals(s, k)
        for seat in range(s.players):
            k.fined[seat] = k.coins[seat]
            k.objected[seat] = chance_of(s, k, seat, total)


@rule
def weigh_claim(s: State, k: SharedBeliefs) -> float:
    """Value a claim: the power with the mask, else a fine, paid with the announcer or alone."""
    player = s.decider
    seat = s.seat_of[player]
    mine = k.own[s.announced][player]
    value = 0.0
    # Skip the case that is impossible.
    if mine > 0.0:
        lay_coins(s, k)
        mine_used = 1.0
        if not use(s, k, s.announced, seat):
            pay_claims(s, k)
            pay(k, s.seat)
            mine_used = standing(s, k, seat)
        value = mine * mine_used
    if mine < 1.0:
        value += (1.0 - mine) * (weigh_lie(s, k, seat, mine) - trait(k, player, SHOWN))
    return value


@rule
def weigh_lie(s: State, k: SharedBeliefs, seat: int, mine: float) -> float:
    """Value a false claim, whether the announcer has the mask or not."""
    has = announcer_has(s, k, mine)
    value = 0.0
    if has > 0.0 and not k.wins:
        for each in range(s.players):
            k.coins[each] = k.after[each]
        pay_claims(s, k)
        pay(k, seat)
        value = has * standing(s, k, seat)
    if has < 1.0:
        for each in range(s.players):
            k.coins[each] = k.fined[each]
        pay(k, seat)
        value += (1.0 - has) * standing(s, k, seat)
    return value


@rule
def weigh_pass(s: State, k: SharedBeliefs) -> float:
    """Value a pass: the announcer uses the power unless another player claims."""
    player = s.decider
    seat = s.seat_of[player]
    mine = k.own[s.announced][player]
    has = announcer_has(s, k, mine) * (1.0 - mine)
    caught = 1.0
    if s.claimed == 0:
        caught = claimed_later(s, k)
    has_way = (1.0 - caught + caught * has) * k.unhindered[seat]
    return has_way + caught * (1.0 - has) * k.objected[seat]


@rule
def claimed_later(s: State, k: SharedBeliefs) -> float:
    """Return the chance that a player who has yet to answer claims."""
    quiet = 1.0
    seat = left_of(s, s.asked)
    while seat != s.seat:
        quiet *= 1.0 - claims(k, s.player_at[seat], k.rows[s.announced][seat])
        seat = left_of(s, seat)
    return 1.0 - quiet


@rule
def pay_claims(s: State, k: SharedBeliefs) -> None:
    """Let all players who have claimed so far pay, as most of them will have to."""
    if s.claimed:
        for seat in range(s.players):
            if s.claimed >> s.player_at[seat] & 1:
                pay(k, seat)
