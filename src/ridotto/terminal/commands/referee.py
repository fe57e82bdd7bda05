"""``ridotto referee``: let a program drive a game, one JSON object per line."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ridotto.games.referee import serve


def run(arguments: Sequence[str], language: str) -> int:
    """Answer requests until standard input ends."""
    if arguments:
        from ridotto.terminal.arguments.parser import parser_for

        parser_for("referee", language).parse_args(arguments)
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
