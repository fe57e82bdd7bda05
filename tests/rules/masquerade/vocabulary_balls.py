"""Balls for trying out single words of the vocabulary."""

from __future__ import annotations

from rules.masquerade.ballroom import (
    Ball,
    card,
    deck,
    effect,
)


def event(*effects, **changes) -> Ball:
    """Make player 0 the Prophet, who can choose ``event-0`` with these effects."""
    data = deck(event=[card("event-0", *effects)], **changes)
    return Ball(data).dance("chapel", "hall", "hall").until("event")


def happening(what: str, amount: int = 1, whom: str = "self", if_: str = "") -> dict:
    return effect("event", what, amount, whom, if_)


def call(ball: Ball, *answers: str) -> Ball:
    return ball.do("pick event-0", *answers)
