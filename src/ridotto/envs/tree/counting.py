"""Counts of the nodes of small games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ridotto.envs.tree.position import CHANCE, OVER, Position


class NodeCounts(NamedTuple):
    """The size of a game's tree."""

    chance: int
    decisions: int
    terminal: int
    #: Information states in which each player decides.
    information_states: tuple[int, ...]


def walk(position: Position) -> Iterator[Position]:
    """Yield this position and all that can follow; each is valid until the next."""
    yield position
    if position.player == OVER:
        return
    chance = position.player == CHANCE
    for action in [each for each, _ in position.outcomes()] if chance else position.legal():
        child = position.copy()
        child.act(action)
        yield from walk(child)


def count_nodes(position: Position) -> NodeCounts:
    """Count all nodes from a position on."""
    kinds: Counter[str] = Counter()
    seen: list[set[str]] = [set() for _ in range(position.variant.sizes.players)]
    for node in walk(position):
        if node.player == CHANCE:
            kinds["chance"] += 1
        elif node.player == OVER:
            kinds["terminal"] += 1
        else:
            kinds["decisions"] += 1
            seen[node.player].add(node.text(node.player))
    return NodeCounts(
        kinds["chance"],
        kinds["decisions"],
        kinds["terminal"],
        tuple(len(each) for each in seen),
    )
