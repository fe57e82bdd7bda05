"""Answers to a question put to everyone: in advance, one by one, or all at once.

An answer in advance stands until the player is asked; no other player can see it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ridotto.games.errors import bad_request
from ridotto.house.table import entries as e
from ridotto.house.table.clock import absences, bank_left
from ridotto.house.table.fold import Table
from ridotto.house.table.step import Step
from ridotto.house.table.volatile import Standing, Volatile

#: The word that takes an answer back.
WAIT: Final = "wait"


def pending(table: Table) -> tuple[int, ...]:
    """Return the players who have yet to answer, in the order in which they are asked."""
    return () if table.game is None else table.game.still_to_answer()


def answer_in(table: Table, action: Mapping[str, Any]) -> str | None:
    """Return an action's answer to a question put to everyone; None if it is no such answer.

    Raises :exc:`Refusal` (``bad-request``) for an answer with extra fields.
    """
    for answer in table.playing.common_answers():
        data = msgspec.to_builtins(answer)
        if data["act"] == action.get("act"):
            if data != action:
                raise bad_request(f"{data['act']} has no fields but act")
            return str(data["act"])
    return None


def all_answered(table: Table, answers: Mapping[int, Standing]) -> bool:
    """Check whether all players who are asked have a standing answer."""
    return all(player in answers for player in pending(table))


def answered(table: Table, volatile: Volatile) -> tuple[int, ...]:
    """Return which of the asked players have answered."""
    return tuple(player for player in pending(table) if player in volatile.answers)


def give_answer(
    table: Table, volatile: Volatile, player: int, answer: str, how: e.How, now: int,
    command: str = "",
) -> Step:  # fmt: skip
    """Keep, change or take back an answer; write it if it is due."""
    if answer == WAIT:
        return Step(answers={player: None}, awake=_awake(player, how))
    standing = Standing(answer, how, command)
    step = Step(answers={player: standing}, awake=_awake(player, how))
    if table.gathering:
        answers = volatile.answers | {player: standing}
        if all_answered(table, answers):
            revealed = _reveal(table, answers, volatile.missed, now)
            return msgspec.structs.replace(
                revealed, answers=step.answers, awake=step.awake, retry=True
            )
    elif table.playing.decider == player:
        return msgspec.structs.replace(step, entries=[_entry(table, player, standing, now)])
    return step


def _awake(player: int, how: e.How) -> int | None:
    return player if how == "person" else None


def _entry(table: Table, player: int, standing: Standing, now: int) -> e.Moved:
    return e.Moved(
        now, player=player, action={"act": standing.answer}, how=standing.how,
        bank=bank_left(table, player, now), command=standing.command,
    )  # fmt: skip


def due_answer(table: Table, volatile: Volatile, player: int, moved: int, now: int) -> Step | None:
    """Apply an answer in advance when the player is asked; None if that is no longer so."""
    standing = volatile.answers.get(player)
    if table.moved != moved or standing is None or table.paused is not None:
        return None
    return Step([_entry(table, player, standing, now)])


def bot_answer(
    table: Table, volatile: Volatile, player: int, moved: int, answer: str, now: int
) -> Step | None:
    """Take a bot's or a stand-in's answer at-once; None if it is no longer needed."""
    # The player may have returned while the table was busy.
    if table.moved != moved or not table.gathering or not table.is_played(player):
        return None
    if table.paused is not None:
        return None
    how: e.How = "bot" if table.seats[player].kind == "bot" else "stand-in"
    return give_answer(table, volatile, player, answer, how, now)


def reveal(
    table: Table, volatile: Volatile, moved: int, now: int, *, timed_out: bool = False
) -> Step | None:
    """Let all answers take effect together, in the order of the seats.

    Before the time is up, this requires all answers.
    """
    if table.moved != moved or not table.gathering:
        return None
    if not timed_out and not all_answered(table, volatile.answers):
        return None
    return _reveal(table, volatile.answers, volatile.missed, now)


def _reveal(
    table: Table, answers: Mapping[int, Standing], missed: Mapping[int, int], now: int
) -> Step:
    asked = pending(table)
    late = [player for player in asked if player not in answers]
    entries: list[e.AnyEntry] = [
        _passed_over(table, player, now)
        if player in late
        else _entry(table, player, answers[player], now)
        for player in asked
    ]
    for player in late:
        entries += absences(table, missed, player, entries, now)
    return Step(entries, missed=late)


def _passed_over(table: Table, player: int, now: int) -> e.Moved:
    """Return the entry for a player who did not answer in time."""
    action = msgspec.to_builtins(table.kind.absent_action(table.playing.common_answers()))
    bank = table.seats[player].bank
    return e.Moved(now, player=player, action=action, how="clock", bank=bank)


def withdraw_stand_in(volatile: Volatile, player: int) -> int | None:
    """Return the player if a stand-in's answer stands for them, to withdraw it on their return."""
    standing = volatile.answers.get(player)
    return player if standing is not None and standing.how == "stand-in" else None
