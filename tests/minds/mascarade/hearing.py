"""Games at random, and what the events of one seat say about the masks, the slow way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import Any

from msgspec import UNSET

from ridotto.games.mascarade import Mascarade, Options, Setup
from ridotto.games.mascarade import actions as a
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.scenario import sheet, suggest
from ridotto.games.mascarade.setup import OwnScenario

Placement = tuple[str, ...]


def begin(name: str, seed: int, **options: Any) -> Mascarade:
    printed = sheet(name)
    assert printed
    return Mascarade(Setup(printed.players, name, seed=seed, options=Options(**options)))


def begin_own(players: int, centre: int, seed: int, **options: Any) -> Mascarade:
    """Return a game with random masks, some of them in the centre."""
    scenario = OwnScenario(suggest(players, seed, centre).masks, centre)
    return Mascarade(Setup(players, scenario, seed=seed, options=Options(**options)))


def shuffle_about(game: Mascarade, chance: random.Random) -> None:
    """Make one decision, mostly swaps and few claims, so that little is known."""
    kinds: dict[str, list[Any]] = {}
    for action in game.legal():
        kinds.setdefault(type(action).__name__, []).append(action)
    taste = {"Swap": 0.65, "Announce": 0.25, "Look": 0.1, "Claim": 0.08, "Pass": 0.92}
    kind = chance.choices(list(kinds), [taste.get(kind, 1.0) for kind in kinds])[0]
    assert game.decider is not None
    game.act(game.decider, chance.choice(kinds[kind]))


def wander(game: Mascarade, chance: random.Random) -> None:
    """Make one decision of a random kind, so that powers and reveals occur."""
    peeker = chance.randrange(game.players)
    if chance.random() < 0.1 and game.can_peek(peeker):
        game.act(peeker, a.Peek())
        return
    legal = game.legal()
    kinds = sorted({type(action).__name__ for action in legal})
    kind = chance.choice(kinds)
    if kind == "Swap" and "Announce" in kinds and chance.random() < 0.5:
        kind = "Announce"
    assert game.decider is not None
    game.act(game.decider, chance.choice([x for x in legal if type(x).__name__ == kind]))


def unknown(events: Sequence[Any]) -> int:
    """Return how many handlings this seat knows the outcome of no more than of a tossed coin."""
    return sum(isinstance(x, e.Swap | e.Switch) and x.really is UNSET for x in events)


def histories(events: Sequence[Any], masks: Sequence[str], players: int) -> Iterator[Placement]:
    """Yield where the masks lie after each history that is consistent with the events."""
    tossed = unknown(events)
    first = events[0]
    starts = {first.masks} if first.masks is not UNSET else set(permutations(masks))
    for start in starts:
        for coins in product((False, True), repeat=tossed):
            end = _course(list(start), events, list(coins), list(range(players)))
            if end:
                yield end


def _course(
    lying: list[str], events: Sequence[Any], coins: list[bool], seats: list[int]
) -> Placement | None:
    for event in events:
        seen: list[tuple[int, Any]] = []
        if isinstance(event, e.Swap | e.Switch):
            one, other = (
                event.players if isinstance(event, e.Switch) else (event.player, event.with_)
            )
            really = coins.pop() if event.really is UNSET else event.really
            if really:
                x = seats.index(one)
                y = len(seats) + int(other[-1]) if isinstance(other, str) else seats.index(other)
                lying[x], lying[y] = lying[y], lying[x]
        elif isinstance(event, e.Look | e.Peek | e.Reveal):
            seen = [(event.player, event.mask)]
        elif isinstance(event, e.Show):
            seen = [(event.target, event.mask)]
            if event.masks is not UNSET:
                seen = [(event.player, event.masks[0]), (event.target, event.masks[1])]
        elif isinstance(event, e.Seats):
            seats[:] = event.seats
        for player, mask in seen:
            if mask is not UNSET and lying[seats.index(player)] != mask:
                return None
    return tuple(lying)


def counted(events: Sequence[Any], masks: Sequence[str], players: int) -> dict[Placement, Fraction]:
    """Return the chance of every placement, by counting histories."""
    tally = Counter(histories(events, masks, players))
    total = sum(tally.values())
    return {placement: Fraction(count, total) for placement, count in tally.items()}
