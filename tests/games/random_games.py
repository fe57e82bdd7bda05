"""Random tables and random play for tests that want any game at any point."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from games.masquerade_tables import DECK
from repetitions import times
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.scenario import sheet, sheet_names, suggest
from ridotto.games.masquerade import Masquerade


def examples(count: int) -> settings:
    """Try a tenth of this many examples, and far more with ``make fuzz``, however slow they are."""
    count = times(count // 10, 50 * count)
    return settings(max_examples=count, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def _scenarios(players: int) -> st.SearchStrategy[Any]:
    printed = [name for name in sheet_names() if sheet(name).players == players]
    own = st.integers(0, 50).map(lambda seed: suggest(players, seed))
    return st.sampled_from(printed) | own.map(
        lambda drawn: {"masks": list(drawn.masks), "centre": drawn.centre}
    )


@st.composite
def setups(draw: st.DrawFn) -> dict[str, Any]:
    """Draw a set-up as plain JSON data, with any of its optional parts."""
    players = draw(st.integers(4, 12))
    optional = {
        "seed": st.integers(0, 2**63 - 1),
        "first": st.integers(0, players - 1),
        "coins": st.lists(st.integers(1, 12), min_size=players, max_size=players),
        "court": st.integers(0, 40),
        "options": st.fixed_dictionaries(
            {},
            optional={
                "peek": st.booleans(),
                "opening": st.integers(0, 6),
                "turn_limit": st.integers(1, 60),
                "closed_deal": st.booleans(),
            },
        ),
    }
    given = {"players": st.just(players), "scenario": _scenarios(players)}
    return draw(st.fixed_dictionaries(given, optional=optional))


def masquerade_setups() -> st.SearchStrategy[dict[str, Any]]:
    """Draw a set-up of Masquerade as plain JSON data, with the shipped deck or another."""
    return st.fixed_dictionaries(
        {"players": st.integers(2, 5)},
        optional={
            "seed": st.integers(0, 2**63 - 1),
            "deck": st.just(msgspec.to_builtins(DECK)),
            "options": st.fixed_dictionaries({}, optional={"turn_limit": st.integers(1, 30)}),
        },
    )


def play_on(game: Any, chance: random.Random, decisions: int) -> None:
    """Make random legal decisions, with a peek now and then where the table allows it."""
    for _ in range(decisions):
        peeker = chance.randrange(game.players)
        if isinstance(game, Mascarade) and chance.random() < 0.1 and game.can_peek(peeker):
            game.act_data(peeker, {"act": "peek"})
        else:
            game.act_randomly(chance)


@st.composite
def games(draw: st.DrawFn, decisions: int = 150) -> Any:
    """Draw a game of either kind, at any point up to its end."""
    kind, given = draw(st.sampled_from([(Mascarade, setups()), (Masquerade, masquerade_setups())]))
    game = kind.from_data(draw(given))
    seed, length = draw(st.integers(0, 2**32)), draw(st.integers(0, decisions))
    play_on(game, random.Random(seed), length)
    return game
