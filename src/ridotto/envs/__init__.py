"""Interfaces for research: environments in which programs learn and search.

:func:`new_table` returns one table of any game, with numbered actions, masks of legal actions and
observations as rows of small integers. The interfaces to other libraries are built on it.
"""

from __future__ import annotations

from ridotto.envs.layout import Block, Layout
from ridotto.envs.play import Policy, PolicyError, play_games
from ridotto.envs.registry import new_table
from ridotto.envs.table import Table

__all__ = ["Block", "Layout", "Policy", "PolicyError", "Table", "new_table", "play_games"]
