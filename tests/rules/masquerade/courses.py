"""Courses of play that are kept as golden files: node counts and hashes of whole games.

They are played with a deck of their own, which is never changed, and told in named facts of
the table and the ids of its cards, so that the state may be rebuilt beneath them.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from ridotto.games.masquerade.deck.library import Cards, from_data
from ridotto.rules.masquerade.deck import Deck, pack_deck
from ridotto.rules.masquerade.state import State, pack
from ridotto.rules.masquerade.turns import act
from ridotto.rules.speed import jitted, rule
from rules.masquerade.ballroom import Ball

DECK = Path(__file__).parent / "golden" / "frozen-deck.toml"

#: How many decisions of a game lie before each tree: the deal, and positions further on.
TREES = [(players, before) for players in (2, 3, 4, 5) for before in (0, 8, 40, 90)]
#: How deep plain and compiled play count.
DEPTHS = (4, 8)

GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in range(12)]


@cache
def frozen_data() -> dict[str, Any]:
    return tomllib.loads(DECK.read_text(encoding="utf-8"))


@cache
def frozen() -> Cards:
    return from_data(frozen_data())


def lay(players: int, seed: int) -> Ball:
    """Set up a game with the frozen deck, dealt by hashes."""
    ball = Ball(frozen_data(), players=players, dancers=False)
    deal = {
        what: tuple(sorted(range(count), key=lambda i: draw(players, seed, what, i)))
        for what, count in (("masks", ball.d.masks), ("orders", 5))
    }
    rows = [
        sorted(range(ball.d.spell_cards), key=lambda i: draw(players, seed, f"spells {row}", i))
        for row in range(8)
    ]
    ball.deal_anew(deal["masks"], deal["orders"], rows)
    return ball


def walk(ball: Ball, players: int, seed: int, steps: int) -> list[str]:
    """Go on by answers drawn from hashes; returns what everything looked like on the way."""
    told = []
    for step in range(steps):
        if ball.over:
            break
        legal = sorted(ball.legal)
        ball.do(legal[draw(players, seed, "choice", step) % len(legal)])
        told.append(tell(ball))
    return told


def tell(ball: Ball) -> str:
    """Return the whole table and the last events as text."""
    s = ball.s
    everyone = range(s.players)
    facts = {
        "asked": ball.asked,
        "decider": ball.decider,
        "legal": sorted(ball.legal),
        "turn": s.turn,
        "phase": ball.phase,
        "line": ball.line,
        "orders": s.order[: s.players],
        "dancers": [ball.dancer(p) if s.dancer[p] >= 0 else None for p in everyone],
        "masks": [ball.mask(p) for p in everyone],
        "masks aside": s.masks_aside[: s.masks_left],
        "shown": s.shown[: s.players],
        "life": s.life[: s.players],
        "at": [ball.at(p) for p in everyone],
        "hands": [ball.hand(p) for p in everyone],
        "counters": [ball.counters(p) for p in everyone],
        "treasures": [ball.treasures(p) for p in everyone],
        "pile": ball.pile,
        "tomb": ball.tomb,
        "on their way": [ball.spells(s.casting), ball.spells(s.given), ball.spells(s.looked)],
        "events": s.events_left,
        "emblems": s.emblem_at[: ball.d.emblems],
        "renewals": s.renewals,
        "deeds": [
            [row[p] for row in (s.duels, s.beaten, s.casts, s.prophecies, s.losses)]
            for p in everyone
        ],
        "end": [ball.reason, ball.winners, ball.scores],
        "happened": ball.noted(),
    }
    return json.dumps(facts)


def game_hash(players: int, seed: int) -> str:
    """Return a hash of a random game: all its states and events."""
    ball = lay(players, seed)
    digest = hashlib.sha256(tell(ball).encode())
    for told in walk(ball, players, seed, 100_000):
        digest.update(told.encode())
    return digest.hexdigest()


def draw(players: int, seed: int, what: str, step: int) -> int:
    """Return a number that depends only on these words, not on a generator."""
    text = f"masquerade/{players}/{seed}/{what}/{step}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:6], "big")


# Node counts


def count_nodes(s: State, d: Deck, depth: int) -> int:
    """Count the courses of exactly this many decisions, in plain Python."""
    if depth == 0:
        return 1
    nodes = 0
    for action in s.legal[: s.legal_count]:
        after = s.copy()
        act(after, d, action)
        nodes += count_nodes(after, d, depth - 1)
    return nodes


def count_nodes_compiled(s: State, d: Deck, depth: int) -> int:
    """Count nodes with compiled rules."""
    import numpy as np

    stack = np.repeat(pack(s), depth + 1)
    return int(jitted(count_beneath)(stack, pack_deck(d)[0], 0, depth))


@rule
def count_beneath(stack: Any, d: Deck, level: int, depth: int) -> int:
    """Count the nodes below the state on this level of the stack."""
    if level == depth:
        return 1
    nodes = 0
    for k in range(stack[level].legal_count):
        stack[level + 1] = stack[level]
        act(stack[level + 1], d, stack[level].legal[k])
        nodes += count_beneath(stack, d, level + 1, depth)
    return nodes


def name_of(players: int, before: int) -> str:
    return f"{players} players, after {before}"


def node_counts(players: int, before: int, *, plain: bool) -> list[int]:
    """Return the counts from depth 1, as deep as plain or compiled play goes."""
    ball = lay(players, 0)
    walk(ball, players, 0, before)
    ball.s.noting = 0
    count = count_nodes if plain else count_nodes_compiled
    deepest = DEPTHS[0] if plain else DEPTHS[1]
    return [count(ball.s, ball.d, depth) for depth in range(1, deepest + 1)]
