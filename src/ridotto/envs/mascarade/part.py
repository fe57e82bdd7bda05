"""The environments of Mascarade, described to the layer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from ridotto.envs.mascarade.layout import layout_of
from ridotto.envs.mascarade.memory import Memory
from ridotto.envs.mascarade.picture import describe
from ridotto.envs.mascarade.tables import (
    BARRED_TURN,
    USUAL,
    Start,
    allows,
    begin,
    face,
    learn,
    mark,
    mover,
    pick,
    play,
)
from ridotto.envs.plan import Plan, Rules
from ridotto.envs.registry import GameEnvs
from ridotto.games.errors import bad_setup
from ridotto.games.mascarade.actions import ACTIONS, MASK_NUMBERS, Action, number_of
from ridotto.games.mascarade.setup import Setup, complete, lay, scenario_of
from ridotto.games.setup import read_setup
from ridotto.rules.mascarade.actions import ASK_CLAIM, ASK_OPENING, ASK_TURN, MOST_PLAYERS
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.state import NONE, State, lay_table

RULES: Final = Rules(begin, learn, play, mover, allows, face, mark, pick)


class NumberedActions:
    """The actions of every table, by number."""

    size = len(ACTIONS)

    def action(self, decision: int, number: int) -> Action:
        """Return the action that a number stands for in any decision."""
        return ACTIONS[number]

    def number(self, action: Action) -> int:
        """Return the number of an action; raises :exc:`KeyError`."""
        number = number_of(action)
        if number is None:
            raise KeyError(action)
        return number


def plan_of(given: Mapping[str, Any]) -> Plan:
    """Return the plan of a set-up; raises :exc:`Refusal` (``bad-setup``)."""
    asked = read_setup(dict(given), Setup)
    if asked.options.peek:
        raise bad_setup(
            "environments have no peeking, which answers no question: leave out the option peek"
        )
    scenario = scenario_of(asked)
    sample = lay(complete(asked))
    options = asked.options
    masks = [MASK_NUMBERS[mask] for mask in scenario.masks]
    state = lay_table(
        asked.players,
        masks,
        opening=options.opening,
        turn_limit=options.turn_limit or 0,
        noting=True,
    )

    def setup_of(dealt: State, seed: int) -> dict[str, Any]:
        settled = msgspec.structs.replace(
            asked,
            seed=seed,
            first=dealt.seat,
            deal=tuple(MASKS[mask] for mask in dealt.masks[: dealt.cards]),
        )
        data: dict[str, Any] = msgspec.to_builtins(settled)
        return data

    def lay_setup(data: Mapping[str, Any]) -> State:
        settled = complete(read_setup(dict(data), Setup))
        if _common(settled) != _common(asked):
            raise bad_setup("players, scenario, options, coins and court are fixed at this table")
        return lay(settled)

    return Plan(
        game="mascarade",
        players=asked.players,
        layout=layout_of(asked.players, scenario.centre),
        actions=NumberedActions(),
        rules=RULES,
        state=state,
        memory=Memory.blank(),
        start=_start_of(asked, sample, masks),
        setup_of=setup_of,
        lay=lay_setup,
        words=True,
    )


def _common(setup: Setup) -> tuple[Any, ...]:
    return (setup.players, scenario_of(setup), setup.options, setup.coins, setup.court)


def _start_of(asked: Setup, sample: State, masks: list[int]) -> Start:
    start = Start.blank()
    fixed = not isinstance(asked.deal, UnsetType)
    start.masks[: len(masks)] = sample.masks[: len(masks)] if fixed else sorted(masks)
    start.shuffled = int(not fixed)
    start.shown = int(not asked.options.closed_deal)
    start.first = NONE if asked.first is UNSET else sample.seat
    start.coins, start.court, start.bank = sample.coins[:], sample.court, sample.bank
    start.usual = _usual(sample)
    return start


def _usual(sample: State) -> list[int]:
    """Return the marks of the usual actions by decision and player."""
    s = sample.copy()
    marks = [0] * len(Start.blank().usual)
    for decision in (ASK_OPENING, ASK_TURN, ASK_CLAIM, BARRED_TURN):
        for player in range(s.players):
            s.decision = ASK_TURN if decision == BARRED_TURN else decision
            s.decider = player
            s.revealed = 1 << player if decision == BARRED_TURN else 0
            first = (decision * MOST_PLAYERS + player) * USUAL
            for k in range(count_legal(s)):
                word, byte = divmod(nth_legal(s, k), 8)
                marks[first + word] |= 1 << 8 * byte
    return marks


ENVS: Final = GameEnvs(plan_of, describe)
