"""The terms of a table of Mascarade, also of tables smaller than the rules of the game allow.

Small variants are small enough for exact algorithms. They keep every rule of the game, but have
fewer players, masks, coins and turns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.scenario import sheet, sheet_names
from ridotto.rules.mascarade.actions import MOST_CENTRE, MOST_PLAYERS
from ridotto.rules.mascarade.masks import COPIES, FOOL, MASKS, PUPPETEER
from ridotto.rules.mascarade.state import COINS, FORTUNE, START_COINS

FEWEST_PLAYERS: Final = 2


class Terms(NamedTuple):
    """Everything that is settled before the deal."""

    players: int
    masks: tuple[int, ...]
    coins: int = START_COINS
    goal: int = FORTUNE
    opening: int = 4
    turn_limit: int = 200
    closed_deal: bool = False
    first: int | None = None


#: The parameters of the OpenSpiel game, with their defaults; -1 and "" leave the choice to the
#: variant or to the rules.
PARAMETERS: Final[Mapping[str, Any]] = {
    "players": -1,
    "scenario": "",
    "masks": "",
    "variant": "",
    "coins": -1,
    "goal": -1,
    "opening": -1,
    "turn_limit": -1,
    "closed_deal": False,
    "first": -1,
}


def terms_of(parameters: Mapping[str, Any]) -> Terms:
    """Return the terms that these parameters ask for; raises :exc:`ValueError`."""
    given = {**PARAMETERS, **parameters}
    terms = _base(given)
    numbers = {
        name: given[name]
        for name in ("coins", "goal", "opening", "turn_limit", "first")
        if given[name] != -1
    }
    terms = terms._replace(closed_deal=terms.closed_deal or given["closed_deal"], **numbers)
    _check(terms)
    return terms


def _base(given: Mapping[str, Any]) -> Terms:
    """Return the terms of the variant, the masks or the scenario that is named."""
    asked = [name for name in ("variant", "masks", "scenario") if given[name]]
    if len(asked) > 1:
        raise ValueError(f"give one of variant, masks and scenario, not {' and '.join(asked)}")
    players: int = given["players"]
    if given["variant"]:
        found = VARIANTS.get(given["variant"])
        if found is None:
            known = ", ".join(VARIANTS)
            raise ValueError(f"there is no variant {given['variant']!r}; the variants are {known}")
        terms = found
    elif given["masks"]:
        masks = _numbers(given["masks"].split("+"))
        terms = Terms(len(masks) if players == -1 else players, masks)
    else:
        terms = _sheet(given["scenario"] or f"{6 if players == -1 else players}A")
    if players not in (-1, terms.players):
        raise ValueError(f"this table is for {terms.players} players, not {players}")
    return terms


def _sheet(name: str) -> Terms:
    found = sheet(name)
    if found is None:
        raise ValueError(f"there is no sheet {name!r}; the sheets are {', '.join(sheet_names())}")
    return Terms(found.players, _numbers(found.masks))


def small_table(players: int, masks: Sequence[str], turns: int, *, closed: bool = False) -> Terms:
    """Return the terms of a small variant: four coins each, eight to win, and no opening."""
    return Terms(players, _numbers(masks), 4, 8, 0, turns, closed, 0)


def _numbers(names: Iterable[str]) -> tuple[int, ...]:
    """Return masks as numbers, ascending: the order of the list means nothing."""
    unknown = [name for name in names if name not in MASK_NUMBERS]
    if unknown:
        raise ValueError(f"there is no mask {unknown[0]!r}; the masks are {', '.join(MASKS)}")
    return tuple(sorted(MASK_NUMBERS[name] for name in names))


def _check(terms: Terms) -> None:
    players, centre = terms.players, len(terms.masks) - terms.players
    bounds = {
        "players": (players, FEWEST_PLAYERS, MOST_PLAYERS),
        "masks": (len(terms.masks), players, players + MOST_CENTRE),
        "goal": (terms.goal, 2, COINS),
        "coins": (terms.coins, 1, min(terms.goal - 1, COINS // players)),
        "opening": (terms.opening, 0, 1000),
        "turn_limit": (terms.turn_limit, 1, 100_000),
        "first": (terms.first or 0, 0, players - 1),
    }
    for name, (value, low, high) in bounds.items():
        if not low <= value <= high:
            raise ValueError(f"{name} must be {low} to {high} here, not {value}")
    for mask, copies in Counter(terms.masks).items():
        if copies > COPIES.get(mask, 1):
            raise ValueError(f"there is only {COPIES.get(mask, 1)} {MASKS[mask]}, not {copies}")
        if mask in (FOOL, PUPPETEER) and players < 3:
            raise ValueError(f"the {MASKS[mask]} needs 3 players: two others to choose")
    if centre < 0:
        raise ValueError(f"{players} players need {players} masks, not {len(terms.masks)}")


#: Small variants by name. Player 0 begins.
VARIANTS: Final[Mapping[str, Terms]] = {
    "two-masks": small_table(2, ("judge", "king"), 4),
    "two-masks-closed": small_table(2, ("judge", "king"), 4, closed=True),
    "three-masks": small_table(2, ("judge", "king", "thief"), 3),
    "three-players": small_table(3, ("judge", "king", "thief"), 3),
}
