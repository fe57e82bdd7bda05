"""Minds for tests: scripted ones, and games to seat them at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ridotto.games.mascarade import Mascarade
from ridotto.minds.mind import Asked, Start


class Stub:
    """Does what it was made to do, and remembers what it was told."""

    def __init__(self, answer: Callable[[Asked], Any] | None = None) -> None:
        self._answer = answer or (lambda asked: asked.legal[0])
        self.started: list[Start] = []
        self.heard: list[Any] = []
        self.asked: list[Asked] = []
        self.ended: list[tuple[tuple[int, ...], str]] = []

    def start(self, start: Start) -> None:
        self.started.append(start)

    def hear(self, event: Any) -> None:
        self.heard.append(event)

    def decide(self, asked: Asked) -> Any:
        self.asked.append(asked)
        return self._answer(asked)

    def end(self, winners: Sequence[int], reason: str) -> None:
        self.ended.append((tuple(winners), reason))

    def explain(self) -> tuple[str, dict[str, Any]] | None:
        return None


def table(seed: int = 1, turn_limit: int = 40, **more: Any) -> Mascarade:
    """Return a table of four with a turn limit."""
    options = {"turn_limit": turn_limit, **more}
    return Mascarade.from_data({"players": 4, "scenario": "4A", "seed": seed, "options": options})
