"""Courses of play that are kept as golden files: node counts and hashes of whole games.

They are told in the game's own vocabulary and in named facts of the table, not in fields of
the state, so that the state may be rebuilt beneath them.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ridotto.games.mascarade import Mascarade, Options, Setup
from ridotto.games.mascarade.actions import Peek
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.sheets import SHEETS
from ridotto.rules.mascarade.state import State, lay_table, pack
from ridotto.rules.mascarade.turns import act, deal
from ridotto.rules.speed import jitted, rule

#: Sheet and opening swaps of each tree; how deep plain and compiled play count its nodes.
TREES = {
    "4A": ("4A", 0, 3, 5),
    "4A opening": ("4A", 4, 3, 6),
    "4B": ("4B", 0, 3, 5),
    "5B": ("5B", 0, 3, 5),
    "6A": ("6A", 0, 3, 5),
    "7A": ("7A", 0, 3, 5),
    "8A": ("8A", 0, 3, 4),
    "8B": ("8B", 0, 3, 4),
    "9B opening": ("9B", 1, 3, 4),
}
#: Trees that begin with a power about to be used: the mask, and a sheet it stands on.
LATE = {
    "fool": "4B", "witch": "4B", "princess": "6A", "spy": "8A", "swindler": "8A",
    "puppeteer": "9B", "guru": "9B", "peasant": "9B", "beggar": "9B", "patron": "9A",
}  # fmt: skip
LATE_DEPTH = (2, 4)

GAMES = [(sheet, seed) for sheet in SHEETS for seed in range(4)]


def lay(sheet: str, opening: int) -> State:
    """Deal the sheet's masks in their printed order; the first seat begins."""
    s = lay_table(SHEETS[sheet].players, SHEETS[sheet].masks, opening=opening)
    deal(s, SHEETS[sheet].masks, 0)
    return s


def lay_late(mask: str) -> State:
    """Play to the last answer: the holder has announced, the next has claimed falsely."""
    sheet = LATE[mask]
    others = masks_of(sheet)
    others.remove(mask)
    game = Mascarade(
        Setup(
            players=SHEETS[sheet].players,
            scenario=sheet,
            seed=0,
            first=0,
            options=Options(opening=0),
            deal=(mask, *others),
        )
    )
    game.act_data(0, {"act": "announce", "mask": mask})
    for player in range(1, game.players - 1):
        game.act_data(player, {"act": "claim" if player == 1 else "pass"})
    return game.inner


def count_nodes(s: State, depth: int) -> int:
    """Count the courses of exactly this many decisions, in plain Python."""
    if depth == 0:
        return 1
    nodes = 0
    for k in range(count_legal(s)):
        after = s.copy()
        act(after, nth_legal(s, k))
        nodes += count_nodes(after, depth - 1)
    return nodes


def count_nodes_compiled(s: State, depth: int) -> int:
    """Count nodes with compiled rules."""
    import numpy as np

    stack = np.repeat(pack(s), depth + 1)
    stack["noting"] = 0
    return int(jitted(count_beneath)(stack, 0, depth))


@rule
def count_beneath(stack: Any, level: int, depth: int) -> int:
    """Count the nodes below the state on this level of the stack."""
    if level == depth:
        return 1
    nodes = 0
    for k in range(count_legal(stack[level])):
        stack[level + 1] = stack[level]
        act(stack[level + 1], nth_legal(stack[level], k))
        nodes += count_beneath(stack, level + 1, depth)
    return nodes


def node_counts(depths: str) -> dict[str, list[int]]:
    """Return the counts of every tree from depth 1, as deep as plain or compiled play goes."""
    plain = depths == "plain"
    count = count_nodes if plain else count_nodes_compiled
    counts = {}
    for name, (sheet, opening, shallow, deep) in TREES.items():
        s = lay(sheet, opening)
        counts[name] = [count(s, depth) for depth in range(1, (shallow if plain else deep) + 1)]
    for mask in LATE:
        s = lay_late(mask)
        last = LATE_DEPTH[0] if plain else LATE_DEPTH[1]
        counts[f"after {mask}"] = [count(s, depth) for depth in range(1, last + 1)]
    return counts


def game_hash(sheet: str, seed: int) -> str:
    """Return a hash of a random game: all public and hidden states, all events, the result.

    Even seeds play as printed, odd ones with all options on. Choices are drawn from hashes,
    so that no generator of random numbers has a say in them.
    """
    options = Options()
    if seed % 2:
        options = Options(peek=True, opening=2, turn_limit=60, closed_deal=True)
    deal_order = tuple(
        mask
        for _, mask in sorted(
            (draw(sheet, seed, "deal", i), m) for i, m in enumerate(masks_of(sheet))
        )
    )
    players = SHEETS[sheet].players
    first = draw(sheet, seed, "first", 0) % players
    game = Mascarade(
        Setup(
            players=players,
            scenario=sheet,
            seed=seed,
            first=first,
            options=options,
            deal=deal_order,
        )
    )
    digest = hashlib.sha256(tell(game, list(game.events("omniscient"))))
    step = 0
    while not game.over:
        step += 1
        peeker = draw(sheet, seed, "peek", step) % (5 * players)
        if peeker < players and game.can_peek(peeker):
            digest.update(tell(game, game.act(peeker, Peek())))
        legal = game.legal()
        chosen = legal[draw(sheet, seed, "choice", step) % len(legal)]
        digest.update(tell(game, game.act(game.decider or 0, chosen)))
    return digest.hexdigest()


def masks_of(sheet: str) -> list[str]:
    return [MASKS[mask] for mask in SHEETS[sheet].masks]


#: Fields of the public state that are younger than the golden files.
YOUNGER = ("turn_player", "announcer")


def tell(game: Mascarade, happened: list[Any]) -> bytes:
    state = msgspec.to_builtins(game.state())
    for field in YOUNGER:
        del state[field]
    return msgspec.json.encode([state, game.truth(), happened])


def draw(sheet: str, seed: int, what: str, step: int) -> int:
    """Return a number that depends only on these words."""
    text = f"{sheet}/{seed}/{what}/{step}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:6], "big")
