"""Sets of masks: printed sheets, custom sets, and the checks that make a set playable."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.words import Words
from ridotto.rules.mascarade.actions import MOST_CENTRE, MOST_PLAYERS
from ridotto.rules.mascarade.masks import COPIES, FEWEST_PLAYERS, JUDGE, MASKS, PEASANT, STARRED
from ridotto.rules.mascarade.sheets import SHEETS

FEWEST: Final = 4
FEWEST_CARDS: Final = 6


class Scenario(NamedTuple):
    """Masks for a number of players; the deal puts the rest in the centre."""

    players: int
    centre: int
    masks: tuple[str, ...]
    name: str = ""


class Problem(NamedTuple):
    """A rule that a set of masks breaks, or (a warning) advice that it does not follow."""

    code: str
    args: dict[str, str | int]
    warning: bool = False

    def message(self, words: Words) -> str:
        """Return the fault and its remedy."""
        return f"{self.fault(words)} {self.remedy(words)}"

    def fault(self, words: Words) -> str:
        """Return the fault."""
        return words(f"scenario-{self.code}", **self._worded(words))

    def remedy(self, words: Words) -> str:
        """Return the remedy."""
        return words(f"scenario-{self.code}.mend", **self._worded(words))

    def _worded(self, words: Words) -> dict[str, str | int]:
        mask = self.args.get("mask")
        name = words(f"mask-{mask}") if mask in MASK_NUMBERS else str(mask)
        return {**self.args, "maskname": name}


def sheet(name: str) -> Scenario | None:
    """Return the printed sheet of this name (``8A``), or None."""
    found = SHEETS.get(name)
    if found is None:
        return None
    return Scenario(found.players, found.centre, tuple(MASKS[m] for m in found.masks), name)


def sheet_names() -> tuple[str, ...]:
    """Return the names of the printed sheets, fewest players first."""
    return tuple(SHEETS)


def stars(masks: Sequence[str]) -> int:
    """Return how many of these masks bring coins from the bank."""
    return sum(MASK_NUMBERS.get(mask) in STARRED for mask in masks)


def fewest_stars(cards: int) -> int:
    """Return a third of the cards, rounded up."""
    return -(-cards // 3)


def most_stars(cards: int) -> int:
    """Return half of the cards, rounded down; more make for short games."""
    return cards // 2


def check(players: int, centre: int, masks: Sequence[str]) -> list[Problem]:
    """Return every rule for custom scenarios that this set breaks, then the advice it ignores."""
    return [
        *_check_table(players, centre, masks),
        *_check_masks(players, masks),
        *_check_stars(masks),
    ]


def _check_table(players: int, centre: int, masks: Sequence[str]) -> list[Problem]:
    found = []
    if not FEWEST <= players <= MOST_PLAYERS:
        found.append(Problem("players", {"players": players}))
    if FEWEST <= players < FEWEST_CARDS:
        needed = FEWEST_CARDS - players
        if centre != needed:
            found.append(
                Problem("centre-fixed", {"players": players, "centre": centre, "needed": needed})
            )
    elif not 0 <= centre <= MOST_CENTRE:
        found.append(Problem("centre-free", {"centre": centre}))
    if len(masks) != players + centre:
        found.append(
            Problem("cards", {"cards": len(masks), "players": players, "centre": centre,
                              "needed": players + centre, "off": abs(players + centre - len(masks)),
                              "toomany": int(len(masks) > players + centre)})
        )  # fmt: skip
    return found


def _check_masks(players: int, masks: Sequence[str]) -> list[Problem]:
    found = []
    counts = Counter(masks)
    for mask, count in counts.items():
        number = MASK_NUMBERS.get(mask)
        if number is None:
            found.append(Problem("unknown-mask", {"mask": mask, "close": _closest(mask)}))
            continue
        copies = COPIES.get(number, 1)
        if count > copies:
            found.append(Problem("copies", {"mask": mask, "count": count, "copies": copies}))
        fewest = FEWEST_PLAYERS.get(number, 0)
        if players < fewest:
            found.append(Problem("minimum", {"mask": mask, "fewest": fewest, "players": players}))
    if MASKS[JUDGE] not in counts:
        found.append(Problem("no-judge", {}))
    if counts[MASKS[PEASANT]] == 1:
        found.append(Problem("one-peasant", {}))
    return found


def _check_stars(masks: Sequence[str]) -> list[Problem]:
    have, cards = stars(masks), len(masks)
    if have < fewest_stars(cards):
        needed = fewest_stars(cards)
        return [Problem("few-stars", {"stars": have, "cards": cards, "needed": needed,
                                      "off": needed - have})]  # fmt: skip
    if have > most_stars(cards):
        return [Problem("many-stars", {"stars": have, "cards": cards, "most": most_stars(cards)},
                        warning=True)]  # fmt: skip
    return []


def _closest(mask: str) -> str:
    close = get_close_matches(mask.lower(), MASKS, n=1)
    return close[0] if close else "none"


def suggest(players: int, seed: int, centre: int | None = None) -> Scenario:
    """Return a random valid set of masks, with a third to half of them starred.

    Raises :exc:`ValueError` for an impossible number of players or of centre masks.
    """
    if not FEWEST <= players <= MOST_PLAYERS:
        raise ValueError(f"players must be {FEWEST} to {MOST_PLAYERS}, not {players}")
    chance = random.Random(f"{players}/{centre}/{seed}")
    fixed = max(0, FEWEST_CARDS - players)
    lying = fixed if centre is None else centre
    if (fixed and lying != fixed) or not 0 <= lying <= MOST_CENTRE:
        allowed = str(fixed) if fixed else f"0 to {MOST_CENTRE}"
        raise ValueError(f"centre must be {allowed} with {players} players, not {lying}")
    while True:
        masks = _draw_masks(chance, players + lying)
        if not check(players, lying, masks):
            return Scenario(players, lying, masks)


def _draw_masks(chance: random.Random, cards: int) -> tuple[str, ...]:
    others = [mask for mask in MASKS if mask != MASKS[JUDGE]]
    chance.shuffle(others)
    drawn = [MASKS[JUDGE]]
    for mask in others:
        copies = COPIES.get(MASK_NUMBERS[mask], 1)
        if len(drawn) + copies <= cards:
            drawn += [mask] * copies
    return tuple(sorted(drawn, key=MASK_NUMBERS.__getitem__))
