"""A net under changes of the rules: node counts and hashes of whole games, kept in files.

Where a change is meant to alter them: ``PYTHONPATH=tests python -m rules.regenerate``.
"""

from __future__ import annotations

import pytest

from ridotto.rules.speed import can_jit
from rules.mascarade import courses
from rules.regenerate import load

HOW = "if this change of the rules is meant: PYTHONPATH=tests python -m rules.regenerate"


@pytest.mark.parametrize("tree", [*courses.TREES, *(f"after {mask}" for mask in courses.LATE)])
def test_node_counts_plain(tree, plain_counts):
    counted = plain_counts[tree]
    assert counted == load("mascarade-nodes")[tree][: len(counted)], HOW


@pytest.mark.skipif(not can_jit(), reason="Numba is not installed")
def test_node_counts_compiled():
    assert courses.node_counts("compiled") == load("mascarade-nodes"), HOW


@pytest.fixture(scope="module")
def plain_counts():
    return courses.node_counts("plain")


@pytest.mark.parametrize(("sheet", "seed"), courses.GAMES)
def test_games_take_their_course(sheet, seed):
    assert courses.game_hash(sheet, seed) == load("mascarade-games")[f"{sheet}/{seed}"], HOW


def test_golden_files_hold_nothing_else():
    assert set(load("mascarade-games")) == {f"{sheet}/{seed}" for sheet, seed in courses.GAMES}
