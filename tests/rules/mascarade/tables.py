"""Tables for the tests: set up in a line, played in the words of the rules.

Seats and players are numbered from 0. Unless a test says otherwise player 0 begins, there is
no opening, everyone has six coins and nobody knows anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from ridotto.games.errors import Refusal
from ridotto.games.mascarade import Mascarade, Options, OwnScenario, Setup, actions
from ridotto.games.mascarade import events as e

#: What the seats that a test does not care about are dealt: plenty of stars, and the Judge.
FILLERS = (
    "judge", "king", "empress", "patron", "widow", "fool", "thief", "swindler", "cheat", "beggar",
    "witch", "spy", "princess", "guru", "puppeteer",
)  # fmt: skip


def table(
    *masks: str,
    players: int = 6,
    centre: tuple[str, ...] = (),
    coins: Mapping[int, int] | None = None,
    court: int = 0,
    first: int = 0,
    **options: Any,
) -> Mascarade:
    """Return a table with these masks from seat 0; ``coins`` are for seats without six."""
    lying = len(centre) or max(0, 6 - players)
    spare = [mask for mask in FILLERS if mask not in masks and mask not in centre]
    at_seats = list(masks) + spare[: players - len(masks)]
    in_centre = list(centre) or spare[players - len(masks) :][:lying]
    deal = (*at_seats, *in_centre)
    return Mascarade(
        Setup(
            players=players,
            scenario=OwnScenario(masks=deal, centre=lying),
            seed=0,
            first=first,
            options=Options(**{"opening": 0, **options}),
            deal=deal,
            coins=tuple((coins or {}).get(seat, 6) for seat in range(players)),
            court=court,
        )
    )


def printed(sheet: str, *, seed: int = 0, first: int = 0, **options: Any) -> Mascarade:
    """Return a table with a printed sheet, dealt by the seed."""
    players = int(sheet[:-1])
    return Mascarade(
        Setup(players=players, scenario=sheet, seed=seed, first=first, options=Options(**options))
    )


# Actions. Each is taken by the player who decides, and returns the events.


def do(game: Mascarade, action: actions.Action) -> list[e.Event]:
    assert game.decider is not None
    happened = game.act(game.decider, action)
    assert coins_in_the_box(game) == 200
    return happened


def look(game: Mascarade) -> list[e.Event]:
    return do(game, actions.Look())


def swap(game: Mascarade, with_: int | str, *, really: bool = True) -> list[e.Event]:
    return do(game, actions.Swap(with_, really))


def announce(game: Mascarade, mask: str, *claimants: int) -> list[e.Event]:
    """Announce; these players claim and all others let it pass."""
    happened = do(game, actions.Announce(mask))
    while game.decision == "claim":
        claims = game.decider in claimants
        happened += do(game, actions.Claim() if claims else actions.Pass())
    return happened


def choose(game: Mascarade, player: int) -> list[e.Event]:
    return do(game, actions.Choose(player=player))


def choose_two(game: Mascarade, one: int, other: int) -> list[e.Event]:
    return do(game, actions.Choose(players=(one, other)))


def decline(game: Mascarade) -> list[e.Event]:
    return do(game, actions.Decline())


def switch(game: Mascarade, *, really: bool) -> list[e.Event]:
    return do(game, actions.Switch(really))


def name(game: Mascarade, mask: str) -> list[e.Event]:
    return do(game, actions.Name(mask))


def look_until_turn_of(game: Mascarade, player: int) -> None:
    """Let each player look until it is this player's turn."""
    while game.decider != player:
        look(game)


# What can be said of a table.


def coins_in_the_box(game: Mascarade) -> int:
    state = game.state()
    return state.bank + state.court + sum(state.coins)


def fortune(game: Mascarade, player: int) -> int:
    state = game.state()
    return state.coins[state.seats.index(player)]


def fortunes(game: Mascarade) -> tuple[int, ...]:
    """Return the coins by player."""
    return tuple(fortune(game, player) for player in range(game.players))


def masks(game: Mascarade) -> tuple[str, ...]:
    """Return the masks by seat, then those in the centre."""
    return game.truth().masks


def open_acts(game: Mascarade) -> set[type]:
    return {type(action) for action in game.legal()}


def may_announce(game: Mascarade) -> bool:
    return actions.Announce in open_acts(game)


def targets(game: Mascarade) -> set[int]:
    """Return the legal targets of a power."""
    return {a.player for a in game.legal() if isinstance(a, actions.Choose)}


def of_kind(events: Iterable[e.Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def order_of(events: Iterable[e.Event], *kinds: type) -> list[type]:
    """Return the events of these kinds in their order."""
    return [type(event) for event in events if type(event) in kinds]


def refused(game: Mascarade, action: actions.Action, player: int | None = None) -> str:
    """Return the code with which an action is refused; by default the deciding player tries it."""
    who = game.decider if player is None else player
    assert who is not None
    assert not game.can_act(who, action)
    with pytest.raises(Refusal) as refusal:
        game.act(who, action)
    return refusal.value.code
