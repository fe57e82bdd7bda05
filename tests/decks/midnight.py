"""Balls with the deck that comes with Ridotto."""

from __future__ import annotations

import tomllib

from ridotto.games.masquerade.deck.library import shipped_text
from ridotto.rules.masquerade import deck as tables
from rules.masquerade.ballroom import Ball

USUAL = ("muse", "eternal-prisoner", "maestro")


def midnight(*dancers: str, turn: int = 1, orders: tuple[int, ...] = (1, 2, 3)) -> Ball:
    """Seat three players; the first has Order 1 and the first Dancer named."""
    ball = Ball(tomllib.loads(shipped_text()), orders=orders, dancers=False)
    chosen = [*dancers, *(name for name in USUAL if name not in dancers)]
    while ball.asked == "dancer":
        ball.do(f"pick {chosen[ball.decider]}")
    ball.s.turn = turn
    return ball


def masked(ball: Ball, player: int, mask: str) -> Ball:
    """Give a player a Mask, in exchange for theirs."""
    new = ball.numbers[mask] - tables.MASKS_AT
    for row, count in ((ball.s.mask, ball.s.players), (ball.s.masks_aside, ball.s.masks_left)):
        if new in row[:count]:
            row[row.index(new)] = ball.s.mask[player]
            break
    ball.s.mask[player] = new
    return ball


def dance(ball: Ball, *stages: str) -> Ball:
    """Send the Dancers to these Stages in turn, taking effects in the order offered."""
    for stage in stages:
        ball.do(f"pick {stage}")
        while ball.asked == "resolve":
            ball.do(ball.legal[0])
    return ball


def with_treasure(ball: Ball, player: int, treasure: str) -> Ball:
    """Give a player a Treasure; those before it are another's, who sits last."""
    for name in ball.cards.treasure_ids:
        if name == treasure:
            return ball.treasure(player, name)
        ball.treasure(2, name)
    raise AssertionError(treasure)


def duel(ball: Ball, life: int = 2) -> Ball:
    """Let player 0 at the Arena challenge player 1, who has this much life left."""
    dance(ball, "arena", "fountain", "fountain")
    ball.s.life[1] = life
    while ball.asked != "challenge":
        ball.do("done" if "done" in ball.legal else ball.legal[0])
    return ball.do("choose 1")


def fought(ball: Ball) -> Ball:
    """Fight the Challenge out without another word."""
    while ball.asked in ("bout", "counter"):
        ball.do("done")
    return ball


def at_spell_phase(ball: Ball) -> Ball:
    """Play to the Spell phase on Stages that do nothing to healthy players; player 0 decides."""
    dance(ball, "fountain", "fountain", "arena")
    assert ball.question == ("cast", 0)
    return ball


def prophecy(ball: Ball, event: str) -> Ball:
    """Let player 0, the Prophet, choose this Event."""
    dance(ball, "chapel", "fountain", "fountain")
    while ball.asked != "event":
        ball.do("done" if "done" in ball.legal else ball.legal[0])
    return ball.do(f"pick {event}")
