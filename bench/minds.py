"""Measure the speed of Mascarade's minds on one core, with sheet 8A.

A try is one simulated line of play in a search: masks are dealt as they may lie, and all players
decide from what they know, for some turns or to the end. Tries are counted over whole decisions,
including drawing worlds and sorting actions.
"""

from __future__ import annotations

from collections.abc import Callable

from bench import openspiel
from bench.measure import Effort, Figure, Work, rates
from ridotto.games.mascarade import Mascarade, Setup
from ridotto.minds.mascarade.beliefs import Belief
from ridotto.minds.mascarade.searcher import TURNS, Searcher
from ridotto.minds.mind import Asked, Mind
from ridotto.minds.registry import find
from ridotto.minds.seating import Seating
from ridotto.rules.mascarade.sheets import SHEETS

SHEET = "8A"
TURN = 12


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
    """Count the tries of a searcher's decisions."""
    mind, asked = _asked(name)
    question = asked()
    assert isinstance(mind, Searcher)

    def decide() -> int:
        mind.decide(question)
        return mind.tried

    return decide


def figures(effort: Effort) -> list[Figure]:
    """Measure beliefs, tries and decisions."""
    works = {
        "belief-swap": swaps(),
        "tries": trying("giacomo"),
        "beginner": deciding("nicoletta"),
        "reckoner": deciding("marina"),
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
        Figure("ismcts", "OpenSpiel's ISMCTS, hearts, C++, to the end", theirs, "tries/s"),
        Figure(
            "tries-to-ismcts", "… a searcher's tries against it", rate["tries"] / theirs, "times"
        ),
    ]


def _thinking(rate: dict[str, float]) -> list[Figure]:
    return [
        Figure("belief-swap", "swaps in an exact belief, 8 cards", rate["belief-swap"],
               "swaps/s", 20_000),
        Figure("tries", f"tries of a searcher, up to {TURNS} turns each", rate["tries"], "tries/s",
               100_000),
        Figure("beginner", "decisions of a beginner", rate["beginner"], "decisions/s", 100),
        Figure("reckoner", "decisions of a reckoner", rate["reckoner"], "decisions/s", 1),
        Figure("searcher", "decisions of a searcher", rate["searcher"], "decisions/s", 1),
    ]  # fmt: skip
