"""Valid combinations of the vocabulary, by type of card: trigger, effect, target, amount."""

from __future__ import annotations

from typing import Final, NamedTuple

from ridotto.rules.masquerade import vocabulary as v

_LASTING: Final = ("always", "stage", "win", "lose")

#: The triggers of each type of card. Masks and Emblems have keys of their own.
WHENS_OF: Final[dict[str, tuple[str, ...]]] = {
    "dancer": _LASTING,
    "stage": _LASTING,
    "order": _LASTING,
    "treasure": _LASTING,
    "spell": ("cast",),
    "event": ("event",),
}

#: Permanent effects, which always apply to the card's owner.
STANDING: Final = ("power", "hand-limit", "cost", "extra-draw", "shield", "peace")
#: One-time effects.
PASSING: Final = v.WHATS[v.DRAW : v.SCORE]

_ANYBODY: Final = ("self", "opponent", "another", "chosen", "others", "all", "leaders", "partners")
# Between two players, or between one and several in turn; never with the owner alone.
_NOT_SELF: Final = ("opponent", "another", "chosen", "others", "partners")
_ONE_OTHER: Final = ("opponent", "another", "chosen")

#: The targets of each effect.
WHOMS_OF: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(STANDING, ("self",)),
    **dict.fromkeys(PASSING, _ANYBODY),
    "power": ("self", "opponent"),
    **dict.fromkeys(("tribute", "give", "take-treasure", "glimpse"), _NOT_SELF),
    **dict.fromkeys(("swap-dancers", "swap-hands"), _ONE_OTHER),
    "renew": ("self",),
}


class Amount(NamedTuple):
    """The valid amounts of an effect."""

    least: int
    most: int

    def allows(self, amount: int) -> bool:
        """Return whether this amount is possible; zero never is."""
        return amount != 0 and self.least <= amount <= self.most

    def __str__(self) -> str:
        if self.least == self.most:
            return str(self.least)
        return f"{self.least} … {self.most}" + (", ≠ 0" if self.least < 0 else "")


_ONCE: Final = Amount(1, 1)
_SOME: Final = Amount(1, 20)

#: The amounts of each effect. Effects without a quantity only take 1.
AMOUNTS: Final[dict[str, Amount]] = {
    **dict.fromkeys(PASSING, _SOME),
    "power": Amount(-20, 20),
    "hand-limit": Amount(-5, 20),
    "cost": Amount(-3, 20),
    "extra-draw": Amount(-20, 20),
    "heal": Amount(1, 2),
    "hurt": Amount(1, 2),
    **dict.fromkeys(("shield", "peace", "take-treasure", "swap-dancers", "swap-hands"), _ONCE),
    **dict.fromkeys(("glimpse", "change-mask", "move", "renew"), _ONCE),
}

#: Metrics of Emblems: quantities that a player gathers during the game.
EMBLEM_METRICS: Final = (
    "hand",
    "counters",
    "treasures",
    "duels",
    "guardians",
    "casts",
    "prophecies",
    "losses",
)


def whats_at(when: str, phase: str = "") -> tuple[str, ...]:
    """Return the effects possible for this trigger; ``phase`` is that of a Spell."""
    if when == "always":
        return STANDING
    return ("power", *PASSING) if phase == "challenge" else PASSING


def whoms_at(when: str, what: str, phase: str = "") -> tuple[str, ...]:
    """Return the possible targets: only a Challenge has an opponent."""
    if when == "always":
        return ("self",)
    facing = phase == "challenge" or when in ("win", "lose")
    return tuple(whom for whom in WHOMS_OF[what] if facing or whom != "opponent")
