"""Measure the speed of Mascarade's minds on one core, mostly with sheet 8A.

A try is one simulated line of play in a search: masks are dealt as they may lie, and all players
decide from what they know, for some turns or to the end. Tries are counted over whole decisions,
including drawing worlds and sorting actions.

The events of a belief are those that say something about the masks, from random games with many
swaps and few claims, half of them with a closed deal. In these, the possible placements become too
many to list, which is the slowest case.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET

from bench import openspiel
from bench.measure import Effort, Figure, Work, rates
from ridotto.games.mascarade import Mascarade, Options, Setup
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.scenario import suggest
from ridotto.games.mascarade.setup import OwnScenario
from ridotto.minds.mascarade.beliefs import Belief
from ridotto.minds.mascarade.searcher import TURNS, Searcher
from ridotto.minds.mind import Asked, Mind
from ridotto.minds.registry import find
from ridotto.minds.seating import Seating
from ridotto.rules.mascarade.sheets import SHEETS

SHEET = "8A"
TURN = 12
#: Players and centre cards of the games heard by a belief, and the microseconds for an event.
HEARD: Final = {8: (8, 0, 50), 10: (10, 0, 100), 12: (12, 0, 100), 14: (12, 2, 100)}
_GAMES: Final = 8
#: How random players choose at their turn and when asked to claim.
_TASTE: Final = {"Swap": 0.65, "Announce": 0.25, "Look": 0.1, "Claim": 0.08, "Pass": 0.92}


def swaps(times: int = 50) -> Work:
    """Update an exact belief after other players handle masks."""
    printed = SHEETS[SHEET]
    belief = Belief(printed.masks, printed.players, 0)
    pairs = [(one, one + 1) for one in range(printed.players - 1)]

    def handle() -> int:
        for number in range(times):
            belief.handle(*pairs[number % len(pairs)], 0.5)
        return times

    handle()
    return handle


def hearing(cards: int) -> Work:
    """Let beliefs hear the events of whole games that say something about the masks."""
    games = [_overheard(cards, number) for number in range(_GAMES)]
    telling = sum(_tells(event) for _, _, events in games for event in events)

    def hear() -> int:
        for masks, players, events in games:
            belief = Belief(masks, players, 0)
            for event in events:
                belief.observe(event)
        return telling

    return hear


def _overheard(cards: int, seed: int) -> tuple[list[int], int, list[Any]]:
    """Return the masks and the players of a random game, and what the first player hears."""
    players, centre, _ = HEARD[cards]
    scenario = OwnScenario(suggest(players, seed, centre).masks, centre)
    options = Options(closed_deal=seed % 2 == 1)
    game = Mascarade(Setup(players, scenario, seed=seed, options=options))
    chance = random.Random(seed)
    while not game.over and game.happened < 1000:
        kinds: dict[str, list[Any]] = {}
        for action in game.legal():
            kinds.setdefault(type(action).__name__, []).append(action)
        kind = chance.choices(list(kinds), [_TASTE.get(kind, 1.0) for kind in kinds])[0]
        assert game.decider is not None
        game.act(game.decider, chance.choice(kinds[kind]))
    return [MASK_NUMBERS[mask] for mask in scenario.masks], players, list(game.events(0))


def _tells(event: Any) -> bool:
    """Check whether an event says something about the masks."""
    seen = (getattr(event, field, UNSET) for field in ("mask", "masks"))
    return isinstance(event, e.Swap | e.Switch) or (
        isinstance(event, e.Deal | e.Look | e.Peek | e.Reveal | e.Show)
        and any(mask is not UNSET for mask in seen)
    )


def _asked(name: str) -> tuple[Mind, Callable[[], Asked]]:
    """Return a mind in the middle of a game, and a question to it."""
    players = SHEETS[SHEET].players
    game = Mascarade(Setup(players=players, scenario=SHEET, seed=1, first=0))
    mind = find(name, "mascarade").make()
    minds = {player: find("zanetta", "mascarade").make() for player in range(players)}
    seating = Seating(game, {**minds, 0: mind}, {player: player for player in minds}, None)
    while not (game.decider == 0 and game.decision == "turn" and game.state().turn > TURN):
        seating.act()
    seating.hear()
    state = game.state()
    assert game.decision is not None
    return mind, lambda: Asked("turn", game.legal(), state)


def deciding(name: str) -> Work:
    """Let a mind decide repeatedly."""
    mind, asked = _asked(name)
    question = asked()

    def decide() -> int:
        mind.decide(question)
        return 1

    return decide


def trying(name: str) -> Work:
    """Count the playouts of a searcher's decisions."""
    mind, asked = _asked(name)
    question = asked()
    assert isinstance(mind, Searcher)

    def decide() -> int:
        mind.decide(question)
        return mind.tried

    return decide


def figures(effort: Effort) -> list[Figure]:
    """Measure beliefs, playouts and decisions."""
    works = {
        "belief-swap": swaps(),
        **{f"belief-{cards}": hearing(cards) for cards in HEARD},
        "tries": trying("giacomo"),
        "beginner": deciding("nicoletta"),
        "evaluator": deciding("marina"),
        "searcher": deciding("giacomo"),
    }
    if openspiel.available():
        works["ismcts"] = openspiel.searching()
    rate = rates(works, effort)
    return [
        *_thinking(rate),
        *(_beside_openspiel(rate) if "ismcts" in rate else ()),
    ]


def _beside_openspiel(rate: dict[str, float]) -> list[Figure]:
    theirs = rate["ismcts"]
    return [
        Figure("ismcts", "OpenSpiel's ISMCTS, hearts, C++, to the end", theirs, "playouts/s"),
        Figure(
            "tries-to-ismcts", "… a searcher's playouts against it", rate["tries"] / theirs, "times"
        ),
    ]


def _thinking(rate: dict[str, float]) -> list[Figure]:
    return [
        Figure("belief-swap", "swaps in an exact belief, 8 cards", rate["belief-swap"],
               "swaps/s", 20_000),
        *(
            Figure(f"belief-{cards}", f"… an event in any belief, {cards} cards",
                   1e6 / rate[f"belief-{cards}"], "µs", most, at_most=True)
            for cards, (_, _, most) in HEARD.items()
        ),
        Figure("tries", f"playouts of a searcher, up to {TURNS} turns each", rate["tries"],
               "playouts/s", 100_000),
        Figure("beginner", "decisions of a beginner", rate["beginner"], "decisions/s", 100),
        Figure("evaluator", "decisions of an evaluator", rate["evaluator"], "decisions/s", 1),
        Figure("searcher", "decisions of a searcher", rate["searcher"], "decisions/s", 1),
    ]  # fmt: skip
