"""OpenSpiel's games, and ours in OpenSpiel, played at random on the same core."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from bench.measure import Effort, Figure, Work, rates

GAMES = ("liars_dice", "leduc_poker")
OURS = "ridotto_mascarade"
#: Decisions per second of our game in OpenSpiel, from Python.
LEAST_DECISIONS = 50_000.0


def available() -> bool:
    """Check whether OpenSpiel is installed (the ``bench`` extra)."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return False
    return True


def from_python(
    name: str,
    games: int = 100,
    parameters: Mapping[str, Any] | None = None,
    *,
    count_chance: bool = True,
) -> Work:
    """Play whole games, each step taken from Python.

    Steps are the players' decisions and, with ``count_chance``, chance nodes.
    """
    import pyspiel

    game: Any = pyspiel.load_game(name, dict(parameters or {}))
    chance = random.Random(1)

    def play() -> int:
        taken = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                    taken += count_chance
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(chance.random() * len(legal))])
                    taken += 1
        return taken

    return play


def ours_from_python(games: int = 20) -> Work:
    """Play whole games of ours through OpenSpiel; count the players' decisions only."""
    import ridotto.envs.open_spiel  # noqa: F401

    return from_python(OURS, games, {"scenario": "8A"}, count_chance=False)


def inside(name: str, games: int = 100) -> Work:
    """Play whole games between OpenSpiel's own random bots; Python only starts each game."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    seats = range(game.num_players())
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in seats]
    seeds = iter(range(10**12))

    def play() -> int:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return games

    return play


def searching(simulations: int = 500) -> Work:
    """Run OpenSpiel's own search over information sets, in C++, at a decision in a game of Hearts.

    It plays every simulation to the end. Of its games that support this, Hearts is nearest to ours
    in size.
    """
    import pyspiel

    state = _in_mid_game(pyspiel.load_game("hearts"))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.ISMCTSBot(7, evaluator, 20.0, simulations)

    def search() -> int:
        bot.step(state)
        return simulations

    return search


def _in_mid_game(game: Any, decisions: int = 3, choices: int = 4) -> Any:
    """Return a state after some decisions, with a choice to make."""
    chance = random.Random(1)
    state = game.new_initial_state()
    while True:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        elif decisions > 0 or len(state.legal_actions()) < choices:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions -= 1
        else:
            return state


def steps_per_game(name: str, games: int) -> float:
    """Return the length of a random game, including chance nodes."""
    return from_python(name, games)() / games


def figures(effort: Effort, ours: dict[str, float]) -> list[Figure]:
    """Measure OpenSpiel's rates, and ours as multiples of them."""
    works = {f"{name}-python": from_python(name) for name in GAMES}
    works |= {f"{name}-inside": inside(name) for name in GAMES}
    works["ours"] = ours_from_python()
    rate = rates(works, effort)
    rated = rate["ours"]
    beside = rated / rate[f"{GAMES[0]}-python"]
    ours_told = "our game in OpenSpiel, from Python"
    found = [
        Figure("spiel", ours_told, rated, "decisions/s", LEAST_DECISIONS),
        Figure("spiel-to-liars_dice", f"… against its {GAMES[0]} in C++", beside, "times"),
    ]
    for name in GAMES:
        driven = rate[f"{name}-python"]
        alone = rate[f"{name}-inside"] * steps_per_game(name, effort.rounds * 1000)
        found += [
            Figure(f"{name}-python", f"OpenSpiel {name}, from Python", driven, "steps/s"),
            *_compared(name, "python", driven, ours),
            Figure(f"{name}-inside", f"OpenSpiel {name}, within C++", alone, "steps/s"),
            *_compared(name, "inside", alone, ours),
        ]
    return found


def _compared(name: str, way: str, theirs: float, ours: dict[str, float]) -> list[Figure]:
    # Compare step by step with step by step, and batch with batch.
    beside = ("plain", "compiled") if way == "python" else ("compiled",)
    return [
        Figure(f"{key}-to-{name}-{way}", f"… ours, {key}, against it", ours[key] / theirs, "times")
        for key in beside
        if key in ours
    ]
