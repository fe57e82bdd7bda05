"""The ``ridotto`` command."""

from __future__ import annotations

import sys

from ridotto.games.referee import serve


def main() -> int:
    """Run the command."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
