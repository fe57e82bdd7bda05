"""A net under changes of the rules: node counts and hashes of whole games, kept in files.

Where a change is meant to alter them: ``PYTHONPATH=tests python -m rules.regenerate``.
"""

from __future__ import annotations

import pytest

from ridotto.rules.speed import can_jit
from rules.masquerade import courses
from rules.regenerate import load

HOW = "if this change of the rules is meant: PYTHONPATH=tests python -m rules.regenerate"


@pytest.mark.parametrize(("players", "before"), courses.TREES)
def test_node_counts_plain(players, before):
    counted = courses.node_counts(players, before, plain=True)
    golden = load("masquerade-nodes")[courses.name_of(players, before)]
    assert counted == golden[: len(counted)], HOW


@pytest.mark.skipif(not can_jit(), reason="Numba is not installed")
@pytest.mark.parametrize(("players", "before"), courses.TREES)
def test_node_counts_compiled(players, before):
    counted = courses.node_counts(players, before, plain=False)
    assert counted == load("masquerade-nodes")[courses.name_of(players, before)], HOW


@pytest.mark.parametrize(("players", "seed"), courses.GAMES)
def test_games_take_their_course(players, seed):
    golden = load("masquerade-games")[f"{players}/{seed}"]
    assert courses.game_hash(players, seed) == golden, HOW


def test_golden_files_hold_nothing_else():
    assert set(load("masquerade-games")) == {f"{players}/{seed}" for players, seed in courses.GAMES}
    assert set(load("masquerade-nodes")) == {courses.name_of(*tree) for tree in courses.TREES}


def test_the_frozen_deck_is_frozen():
    """Changing it would break every hash: make another deck instead."""
    cards = courses.frozen()
    assert len(cards.ids) == 72 - 28 + cards.tables.spell_kinds
