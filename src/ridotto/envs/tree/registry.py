"""The trees of each game, ours and other packages'.

A package gives a game a tree by naming its :class:`TreePart` in the entry-point group
``ridotto.trees``. A game without one has a tree in which chance draws one of some deals at once.
"""

from __future__ import annotations

import logging
from typing import Final

from ridotto.envs.tree.part import TreePart
from ridotto.envs.tree.table_tree import tree_of_tables
from ridotto.games.entry_points import EntryPoints, PartError

TREES: Final = EntryPoints("ridotto.trees", TreePart)

_log = logging.getLogger("ridotto.envs")


def tree_of(game: str) -> TreePart:
    """Return the tree of a game: the general one if it has none, or a broken one."""
    if game in TREES:
        try:
            return TREES.load(game)
        except PartError as error:
            _log.warning("%s; deals are drawn at once", error)
    return tree_of_tables(game)
