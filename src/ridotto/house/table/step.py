"""The result of a decision: entries to write, and their consequences.

Decisions are functions of a table, its volatile part and the time. They change nothing; only the
croupier carries a step out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from ridotto.house.store.moderation import Action
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.volatile import Standing

_NO_ANSWERS: Final[Mapping[int, Standing | None]] = MappingProxyType({})


class Step(msgspec.Struct, frozen=True, gc=False):
    """One step of a table.

    ``answers``, ``awake``, ``ready`` and ``kept`` change the volatile part at once; ``missed`` and
    ``withdrawn`` change it when the entries are written.
    """

    entries: Sequence[e.AnyEntry] = ()
    #: The verified actions of the entries, if all of them are moves.
    actions: Sequence[Any] = ()
    #: A player who decides for themselves, which resets their missed decisions.
    awake: int | None = None
    #: New answers in advance by player; None takes one back.
    answers: Mapping[int, Standing | None] = _NO_ANSWERS
    #: A player who has seen enough of the open deal.
    ready: int | None = None
    #: A move of that player which is kept until the time to look at the open deal is over.
    kept: c.Act | None = None
    #: The players for whom the clock has decided.
    missed: Sequence[int] = ()
    #: A player whose stand-in's answer is taken back.
    withdrawn: int | None = None
    #: Whether a failed write is retried in the background instead of refused.
    retry: bool = False
    #: An operator's action, which goes into the audit log in the same transaction.
    logged: Action | None = None
