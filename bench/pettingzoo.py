"""PettingZoo environments, ours and Hanabi, played at random on one core."""

from __future__ import annotations

import random
import warnings
from typing import Any

from bench.measure import Effort, Figure, Work, rates

#: Decisions per second that our environments of 8A should reach.
RAW_TARGET = 120_000
WRAPPED_TARGET = 20_000


def available() -> bool:
    """Check whether PettingZoo is installed (the ``envs`` extra)."""
    try:
        import pettingzoo  # noqa: F401
    except ImportError:
        return False
    return True


def hanabi_available() -> bool:
    """Check whether PettingZoo can load Hanabi, which needs Shimmy and OpenSpiel."""
    try:
        import pyspiel  # noqa: F401
        import shimmy  # noqa: F401
    except ImportError:
        return False
    return True


def playing(env: Any, decisions: int = 2000) -> Work:
    """Play game after game: the usual loop of PettingZoo, with a random choice from the mask."""
    chance = random.Random(1).random
    env.reset(seed=1)

    def play() -> int:
        for _ in range(decisions):
            seen, _, terminated, truncated, _ = env.last()
            while terminated or truncated:
                env.step(None)
                if not env.agents:
                    env.reset()
                seen, _, terminated, truncated, _ = env.last()
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance() * len(legal))]))
        return decisions

    return play


def figures(effort: Effort) -> list[Figure]:
    """Measure our environments of 8A, and Hanabi if it is there."""
    from ridotto.envs import mascarade_v0

    eight: dict[str, Any] = {"players": 8, "scenario": "8A"}
    works = {
        "raw_env": playing(mascarade_v0.raw_env(**eight)),
        "env": playing(mascarade_v0.env(**eight)),
    }
    if hanabi_available():
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import hanabi_v5

            works["hanabi raw_env"] = playing(hanabi_v5.raw_env(players=4), 100)
            works["hanabi env"] = playing(hanabi_v5.env(players=4), 100)
            measured = rates(works, effort)
    else:
        measured = rates(works, effort)
    targets = {"raw_env": RAW_TARGET, "env": WRAPPED_TARGET}
    return [
        Figure(
            f"pettingzoo {name}",
            f"PettingZoo, {name}" + (", 8A" if name in targets else ", 4 players"),
            rate,
            "decisions/s",
            targets.get(name),
        )
        for name, rate in measured.items()
    ]
