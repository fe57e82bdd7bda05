"""Pending tasks. A task is one number: its kind and up to three details."""

from __future__ import annotations

(
    TASK_DANCER,  # Order, from 5 down: its holder picks a Dancer
    TASK_TURN,
    TASK_ORDER,  # position
    TASK_STAGE,  # position
    TASK_SOURCES,  # player: the stage effects still pending
    TASK_SPELLS,  # position
    TASK_CAST,  # player: ask for another Spell
    TASK_PAY,  # player, number
    TASK_FINISH,  # Spell that has been cast
    TASK_CARD,  # card, player, when
    TASK_EFFECT,  # effect, player, card
    TASK_APPLY,  # effect, player << 4 | target, card
    TASK_CHALLENGES,  # position
    TASK_BOUT,  # side
    TASK_CLASH,
    TASK_COUNTER,  # player, number
    TASK_EVENT,
    TASK_END_TURN,
    TASK_DISCARD,  # player, number
    TASK_GIVE,  # giver, taker, number
    TASK_RECEIVE,  # taker
    TASK_SALVAGE,  # player, number
    TASK_FOUND,  # player: bury the rest of the Spells seen
) = range(23)
