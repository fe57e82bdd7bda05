"""The form of a lesson: a fixed set-up, and a list of steps with the moves of all players."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

#: The player who takes the lesson.
LEARNER: Final = 0
#: The learner's move of a step that ends the time to look at an open deal.
READY: Final = {"ready": True}

Action = dict[str, Any]
#: A player and what they do.
Move = tuple[int, Action]


class Step(NamedTuple):
    """A step of a lesson: what the others do first, then what the learner is asked to do.

    ``name`` is the last part of its message, ``lesson-<game>-<name>``. A step without a move of
    the learner is only read.
    """

    name: str
    watch: tuple[Move, ...] = ()
    do: Action | None = None


class Script(NamedTuple):
    """A lesson.

    ``before`` are moves that were made before the learner sits down; the learner sees them in the
    log.
    """

    game: str
    names: tuple[str, ...]
    setup: dict[str, Any]
    steps: tuple[Step, ...]
    before: tuple[Move, ...] = ()
