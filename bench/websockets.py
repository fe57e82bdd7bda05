"""The house's WebSocket protocol against uvicorn's own and picows, in one run.

``python -m bench.websockets [SECONDS]`` measures only this.
"""

from __future__ import annotations

import contextlib
import importlib.util
import statistics
import sys

from bench.house import ROUNDS, SPARE, TABLES, Ball
from bench.house_served import ServedWith, served
from bench.house_websockets import VARIANTS
from bench.measure import Figure, stay_on_one_core


def available() -> list[str]:
    """Return the variants that can be measured here."""
    has_picows = importlib.util.find_spec("picows") is not None
    return [variant for variant in VARIANTS if variant != "picows" or has_picows]


def rounds(seconds: float) -> dict[str, list[dict[str, float]]]:
    """Let the variants take turns; return each one's rounds."""
    with contextlib.ExitStack() as stack:
        balls = {}
        for variant in available():
            kind = type("House", (ServedWith,), {"variant": variant})
            balls[variant] = Ball(stack.enter_context(served(kind)), TABLES, SPARE)
        found: dict[str, list[dict[str, float]]] = {variant: [] for variant in balls}
        for _ in range(ROUNDS):
            for variant, ball in balls.items():
                found[variant].append(ball.round(seconds / ROUNDS))
    return found


def figures(seconds: float = 10.0) -> list[Figure]:
    """Return the figures of each variant, and the comparison with ours."""
    measured = rounds(seconds)
    ours = measured["ours"]
    listed = []
    for variant, theirs in measured.items():
        moves = statistics.median(each["moves"] for each in theirs)
        cpu = statistics.median(each["cpu_us"] for each in theirs)
        listed += [
            Figure(f"ws-{variant}", f"WebSockets by {variant}, at a port", moves, "moves/s"),
            Figure(f"ws-{variant}-cpu", "… processor time", cpu, "µs/move"),
        ]
        if variant != "ours":
            ratio = statistics.median(
                one["moves"] / other["moves"] for one, other in zip(ours, theirs, strict=True)
            )
            listed.append(Figure(f"ws-ours-to-{variant}", "… ours against it", ratio, "times"))
    return listed


if __name__ == "__main__":
    stay_on_one_core()
    for figure in figures(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0):
        print(f"{figure.what}: {figure.value:.3g} {figure.unit}")
