"""Compile a deck file into the tables of integers that the rules use."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from ridotto.games.masquerade.deck.cards import DeckFile, Effect, Guardian
from ridotto.games.masquerade.deck.conditions import read_condition
from ridotto.rules.masquerade import deck as tables
from ridotto.rules.masquerade import vocabulary as v
from ridotto.rules.masquerade.state import HAND_SIZE, NONE


def compile_deck(file: DeckFile) -> tables.Deck:
    """Return the tables of a checked deck."""
    d = tables.empty_deck()
    d.masks, d.dancers, d.stages = len(file.mask), len(file.dancer), len(file.stage)
    d.events, d.guardians, d.emblems = len(file.event), len(file.guardian), len(file.emblem)
    compiler = _Effects(d)
    for place, mask in enumerate(file.mask):
        d.power[tables.MASKS_AT + place] = mask.bonus
        score = Effect("end", "score", amount=mask.vp, if_=mask.if_)
        compiler.add(tables.MASKS_AT + place, [score])
    for place, dancer in enumerate(file.dancer):
        d.power[tables.DANCERS_AT + place] = dancer.power
        compiler.add(tables.DANCERS_AT + place, dancer.effects)
    d.chapel = NONE
    for place, stage in enumerate(file.stage):
        d.room[place] = stage.room
        d.role[place] = v.ROLES.index(stage.role)
        if d.role[place] == v.CHAPEL:
            d.chapel = place
        compiler.add(tables.STAGES_AT + place, stage.effects)
    for order in file.order:
        compiler.add(tables.ORDERS_AT + order.number - 1, order.effects)
    for place, event in enumerate(file.event):
        compiler.add(tables.EVENTS_AT + place, event.effects)
    for place, emblem in enumerate(file.emblem):
        d.vp[tables.EMBLEMS_AT + place] = emblem.vp
        d.metric_of[place] = v.METRICS.index(emblem.most)
        d.minimum_of[place] = emblem.minimum
    for place, guardian in enumerate(in_order(file)):
        d.power[tables.GUARDIANS_AT + place] = guardian.power
        d.vp[tables.GUARDIANS_AT + place] = guardian.treasure.vp
        compiler.add(tables.GUARDIANS_AT + place, guardian.treasure.effects)
    _compile_spells(d, file, compiler)
    d.least_hand_limit = max(0, HAND_SIZE + compiler.least_limit)
    return d


def in_order(file: DeckFile) -> list[Guardian]:
    """Return the Guardians in the order of their numbers."""
    return sorted(file.guardian, key=lambda guardian: guardian.number)


def _compile_spells(d: tables.Deck, file: DeckFile, compiler: _Effects) -> None:
    d.spell_kinds = len(file.spell)
    for kind, spell in enumerate(file.spell):
        d.level[kind] = spell.level
        d.phase_of[kind] = v.SPELL_PHASES.index(spell.phase)
        for _ in range(spell.copies):
            d.spell_of[d.spell_cards] = kind
            d.spells_of[kind] |= 1 << d.spell_cards
            d.spell_cards += 1
        compiler.add(tables.SPELLS_AT + kind, spell.effects)


class _Effects:
    """Append effects to a deck's tables, card by card."""

    def __init__(self, d: tables.Deck) -> None:
        self.d = d
        self.count = 0
        self.least_limit = 0

    def add(self, card: int, effects: Sequence[Effect]) -> None:
        self.d.first_effect[card] = self.count
        for effect in effects:
            self._add_one(card, effect)
        self.d.last_effect[card] = self.count

    def _add_one(self, card: int, effect: Effect) -> None:
        d, row = self.d, self.count
        when, what = v.WHENS.index(effect.when), v.WHATS.index(effect.what)
        d.effect_when[row] = when
        d.effect_what[row] = what
        d.effect_whom[row] = v.WHOMS.index(effect.whom)
        d.effect_amount[row] = effect.amount
        d.effect_metric[row] = NONE
        if effect.if_ is not UNSET:
            condition = read_condition(effect.if_)
            d.effect_metric[row] = condition.metric
            d.effect_test[row] = condition.test
            d.effect_value[row] = condition.value
        if when == v.ALWAYS:
            d.standing[card] |= 1 << what
            if what == v.HAND_LIMIT:
                self.least_limit += min(0, effect.amount)
        else:
            d.triggers[card] |= 1 << when
        self.count += 1
