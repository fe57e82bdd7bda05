"""The lesson of Masquerade: one whole turn of a short ball that the learner wins.

The first turn is over when the learner sits down. In the second they choose an Order and a Stage,
cast a Spell, win a Challenge and keep their Mask hidden, which then scores.
"""

from __future__ import annotations

from typing import Any, Final

from lessons.script import Action, Script, Step
from ridotto.games.masquerade.deck.library import shipped
from ridotto.rules.masquerade.deck import ORDERS
from ridotto.rules.masquerade.state import SHUFFLES

_DONE: Final[Action] = {"act": "done"}

YOU, BIANCA, CARLO = range(3)
_MASKS: Final = ["wolf", "owl", "sun"]
_ORDERS: Final = [3, 1, 2]
#: The Spells that are drawn or flipped, in this order.
_DRAWN: Final = [
    "minuet", "capriccio", "nocturne", "lullaby", "waltz",
    "minuet", "lullaby", "saraband", "serenade", "fugue",
]  # fmt: skip


def _stage(stage: str) -> Action:
    return {"act": "stage", "stage": stage}


def _order(number: int) -> Action:
    return {"act": "order", "order": number}


def _cast(spell: str) -> Action:
    return {"act": "cast", "spell": spell}


def _dancer(dancer: str) -> Action:
    return {"act": "dancer", "dancer": dancer}


def _deal() -> dict[str, Any]:
    deck = shipped().file
    spells = [spell.id for spell in deck.spell for _ in range(spell.copies)]
    rest = list(spells)
    for spell in _DRAWN:
        rest.remove(spell)
    masks = [mask.id for mask in deck.mask if mask.id not in _MASKS]
    orders = [order for order in range(1, ORDERS + 1) if order not in _ORDERS]
    return {
        "masks": _MASKS + masks,
        "orders": _ORDERS + orders,
        # The top of the deck comes last.
        "spells": [rest + _DRAWN[::-1], *[spells] * (SHUFFLES - 1)],
    }


SCRIPT: Final = Script(
    game="masquerade",
    names=("Ada", "Bianca", "Carlo"),
    setup={"players": 3, "seed": 1, "deal": _deal(), "options": {"turn_limit": 2}},
    before=(
        (YOU, _dancer("duellist")),
        (CARLO, _dancer("muse")),
        (BIANCA, _dancer("heiress")),
        (BIANCA, _stage("garden")),
        (CARLO, _stage("tower")),
        (YOU, _stage("music-room")),
        (YOU, {"act": "resolve", "card": "music-room"}),
        (BIANCA, _DONE),
        (YOU, _DONE),
        (CARLO, _DONE),
    ),
    steps=(
        Step("goal"),
        Step("mask"),
        Step("order", watch=((BIANCA, _order(4)), (CARLO, _order(1))), do=_order(2)),
        Step("stage", watch=((CARLO, _stage("chapel")),), do=_stage("arena")),
        Step(
            "spell",
            watch=(
                (BIANCA, _stage("music-room")),
                (BIANCA, {"act": "resolve", "card": "music-room"}),
                (CARLO, _DONE),
            ),
            do=_cast("capriccio"),
        ),
        Step("whom", do={"act": "choose", "player": BIANCA}),
        Step("enough", watch=((BIANCA, {"act": "discard", "spell": "saraband"}),), do=_DONE),
        Step("challenge", watch=((BIANCA, _DONE),), do={"act": "challenge", "player": BIANCA}),
        Step("music", do=_cast("nocturne")),
        Step("keep", do=_DONE),
        Step(
            "counter",
            watch=(
                (BIANCA, _cast("minuet")),
                (BIANCA, {"act": "pay", "spell": "lullaby"}),
                (BIANCA, _DONE),
            ),
            do={"act": "lay", "spell": "minuet"},
        ),
        Step("emblems"),
        Step("end", watch=((CARLO, {"act": "event", "event": "midnight-supper"}),)),
    ),
)
