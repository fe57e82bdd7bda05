"""The environments of Masquerade, described to the layer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import UNSET

from ridotto.envs.masquerade.memory import Memory
from ridotto.envs.masquerade.observation import face, layout_of
from ridotto.envs.masquerade.picture import describe
from ridotto.envs.masquerade.tables import Start, allows, begin, learn, mark, mover, pick, play
from ridotto.envs.plan import Plan, Rules
from ridotto.envs.registry import GameEnvs
from ridotto.games.errors import bad_setup
from ridotto.games.masquerade.actions import Action, Answers
from ridotto.games.masquerade.deck.library import Cards
from ridotto.games.masquerade.setup import Deal, Setup, cards_of, complete, lay, parse_setup
from ridotto.rules.masquerade.actions import ACTIONS
from ridotto.rules.masquerade.deck import MASKS_AT, MOST_SPELLS, ORDERS, SPELLS_AT
from ridotto.rules.masquerade.state import SHUFFLES, State, empty_state

RULES: Final = Rules(begin, learn, play, mover, allows, face, mark, pick)


class NumberedActions:
    """The actions possible with a deck, by number."""

    size = ACTIONS

    def __init__(self, cards: Cards) -> None:
        """Number the actions of a deck."""
        self._answers = Answers(cards)
        self._numbers = self._answers.numbers()

    def action(self, decision: int, number: int) -> Action:
        """Return the action that a number stands for in a decision; raises :exc:`KeyError`."""
        return self._answers.action(decision, number)

    def number(self, action: Action) -> int:
        """Return the number of an action; raises :exc:`KeyError`."""
        return self._numbers[action]


def plan_of(given: Mapping[str, Any]) -> Plan:
    """Return the plan of a set-up; raises :exc:`Refusal` (``bad-setup``)."""
    asked = parse_setup(dict(given), files=True)
    cards = cards_of(asked)
    sample = complete(asked, cards)
    d = cards.tables

    def setup_of(dealt: State, seed: int) -> dict[str, Any]:
        settled = msgspec.structs.replace(sample, seed=seed, deal=_deal_of(dealt, cards))
        data: dict[str, Any] = msgspec.to_builtins(settled)
        return data

    def lay_setup(data: Mapping[str, Any]) -> State:
        settled = parse_setup(dict(data))
        settled = complete(settled, cards_of(settled))
        if _common(settled) != _common(sample):
            raise bad_setup("players, deck and options are fixed at this table")
        return lay(settled, cards)

    return Plan(
        game="masquerade",
        players=asked.players,
        layout=layout_of(asked.players, d),
        actions=NumberedActions(cards),
        rules=RULES,
        state=empty_state(asked.players, noting=True, turn_limit=asked.options.turn_limit or 0),
        memory=Memory.blank(),
        start=_start_of(asked, cards, lay(sample, cards)),
        setup_of=setup_of,
        lay=lay_setup,
    )


def _common(setup: Setup) -> tuple[Any, ...]:
    return (setup.players, setup.deck, setup.options)


def _deal_of(dealt: State, cards: Cards) -> Deal:
    """Return the deal of a state in which nobody has acted yet."""
    n, d = dealt.players, cards.tables
    masks = [*dealt.mask[:n], *dealt.masks_aside[: dealt.masks_left]]
    orders = dealt.order[:n]
    spells = (dealt.shuffles[number * MOST_SPELLS :][: d.spell_cards] for number in range(SHUFFLES))
    return Deal(
        tuple(cards.ids[MASKS_AT + mask] for mask in masks),
        tuple(order + 1 for order in (*orders, *(o for o in range(ORDERS) if o not in orders))),
        tuple(tuple(cards.ids[SPELLS_AT + d.spell_of[card]] for card in each) for each in spells),
    )


def _start_of(asked: Setup, cards: Cards, sample: State) -> Start:
    d = cards.tables
    start = Start()
    start.deck = d
    start.shuffled = int(asked.deal is UNSET)
    start.masks = [0] * Start.lengths["masks"]  # type: ignore[operator]
    start.masks[: d.masks] = [
        *sample.mask[: sample.players],
        *sample.masks_aside[: sample.masks_left],
    ]
    orders = sample.order[: sample.players]
    start.orders = [*orders, *(order for order in range(ORDERS) if order not in orders)]
    start.shuffles = sample.shuffles[:]
    kinds = d.spell_of[: d.spell_cards]
    start.first_card = [kinds.index(kind) if kind in kinds else 0 for kind in range(MOST_SPELLS)]
    return start


ENVS: Final = GameEnvs(plan_of, describe)
