"""Decks made up at random, every one of them valid, in all words of the vocabulary."""

from __future__ import annotations

import random
from typing import Any

from ridotto.games.masquerade.deck import grammar
from ridotto.rules.masquerade import vocabulary as v

COUNTABLE = tuple(m for m in v.METRICS if m not in ("place", "masked"))
COMPARED = tuple(m for m in COUNTABLE if m != "turn")


def random_deck(seed: int) -> dict[str, Any]:
    """Return the data of a valid deck for five players, with random effects."""
    return _Author(random.Random(seed)).deck()


def random_condition(rng: random.Random) -> str:
    """Return a random condition."""
    kind = rng.randrange(8)
    if kind == 0:
        return f"place {rng.choice(['is', 'is-not'])} {rng.choice(v.ROLES)}"
    if kind == 1:
        return f"masked {rng.choice(v.TESTS[:4])} {rng.randrange(2)}"
    if kind < 4:
        return f"{rng.choice(COMPARED)} {rng.choice(v.TESTS[4:])}"
    return f"{rng.choice(COUNTABLE)} {rng.choice(v.TESTS[:4])} {rng.randrange(6)}"


class _Author:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.count = 0

    def deck(self) -> dict[str, Any]:
        rng = self.rng
        return {
            "name": "A deck of chance",
            "mask": [self.mask() for _ in range(rng.randint(5, 12))],
            "dancer": [
                self.card(power=rng.randint(0, 6), effects=self.effects("dancer"))
                for _ in range(rng.randint(5, 12))
            ],
            "stage": self.stages(),
            "order": [
                self.card(number=number, effects=self.effects("order"))
                for number in rng.sample(range(1, 6), 5)
            ],
            "spell": self.spells(),
            "event": [
                self.card(effects=self.effects("event", least=1)) for _ in range(rng.randint(1, 12))
            ],
            "emblem": [self.emblem() for _ in range(rng.randint(1, 8))],
            "guardian": self.guardians(),
        }

    def card(self, **fields: Any) -> dict[str, Any]:
        self.count += 1
        return {"id": f"card-{self.count}", "name": {"en": f"Card {self.count}"}, **fields}

    def mask(self) -> dict[str, Any]:
        vp, bonus = self.rng.randint(1, 3), self.rng.randint(0, 9)
        return self.card(vp=vp, bonus=bonus, **{"if": random_condition(self.rng)})

    def stages(self) -> list[dict[str, Any]]:
        rng = self.rng
        roles = ["tower", "arena", "chapel", *rng.choices(["none", "tower", "arena"], k=3)]
        rng.shuffle(roles)
        return [
            self.card(
                room=1 if role == "chapel" else rng.randint(1, 3),
                role=role,
                effects=self.effects("stage"),
            )
            for role in roles
        ]

    def spells(self) -> list[dict[str, Any]]:
        rng = self.rng
        spells = []
        for _ in range(rng.randint(4, 15)):
            phase = rng.choice(v.SPELL_PHASES)
            copies = rng.randint(1, 4)
            effects = self.effects("spell", phase, least=1)
            level = rng.randint(0, 3)
            spells.append(self.card(copies=copies, level=level, phase=phase, effects=effects))
        return spells

    def emblem(self) -> dict[str, Any]:
        most = self.rng.choice(grammar.EMBLEM_METRICS)
        return self.card(vp=self.rng.randint(1, 3), most=most, minimum=self.rng.randint(1, 3))

    def guardians(self) -> list[dict[str, Any]]:
        rng = self.rng
        numbers = rng.sample(range(1, 25), rng.randint(1, 12))
        return [
            self.card(
                number=number,
                power=rng.randint(0, 8),
                treasure=self.card(vp=rng.randint(0, 2), effects=self.effects("treasure")),
            )
            for number in numbers
        ]

    def effects(self, kind: str, phase: str = "", least: int = 0) -> list[dict[str, Any]]:
        number = max(least, self.rng.choice([0, 1, 1, 1, 2, 2, 3, 6]))
        effects: list[dict[str, Any]] = []
        for _ in range(number):
            effects.append(self.effect(kind, phase, effects))
        return effects

    def effect(self, kind: str, phase: str, earlier: list[dict[str, Any]]) -> dict[str, Any]:
        rng = self.rng
        when = rng.choice(grammar.WHENS_OF[kind])
        what = rng.choice(grammar.whats_at(when, phase))
        asked = any(one["when"] == when and one.get("whom") == "another" for one in earlier)
        whoms = [whom for whom in grammar.whoms_at(when, what, phase) if asked or whom != "chosen"]
        effect = {"when": when, "what": what, "whom": rng.choice(whoms)}
        amount = grammar.AMOUNTS[what]
        if amount.least != amount.most:
            usual = [n for n in range(-3, 4) if amount.allows(n)]
            every = [n for n in range(amount.least, amount.most + 1) if n]
            effect["amount"] = rng.choice(usual if rng.random() < 0.9 else every)
        if rng.random() < 0.3:
            effect["if"] = random_condition(rng)
        return effect
