"""The messages of a command that Ctrl-C ends: what was kept, and how to continue."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ridotto.games.words import Words


@contextmanager
def kept_if_interrupted(words: Words, kept: Callable[[], str]) -> Iterator[None]:
    """Say what was kept when the block is interrupted; ``kept`` returns the sentence."""
    try:
        yield
    except KeyboardInterrupt:
        print(f"{words('interrupted')} {kept()}", file=sys.stderr)
        raise
