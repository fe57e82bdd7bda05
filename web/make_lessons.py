"""Write the recordings of the lessons, which the page plays.

``make lessons`` rewrites each ``src/games/<name>/lesson/recording.json``; a test checks that they
are up to date and that the rules still play them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from lessons import mascarade, masquerade
from lessons.recorder import record
from lessons.script import Script

SRC: Final = Path(__file__).parent / "src"
SCRIPTS: Final[tuple[Script, ...]] = (mascarade.SCRIPT, masquerade.SCRIPT)


def recording_file(script: Script) -> Path:
    """Return the file of a lesson's recording."""
    return SRC / "games" / script.game / "lesson" / "recording.json"


def recording_text(script: Script) -> str:
    """Return the content of that file: one line, because only the page reads it."""
    return json.dumps(record(script), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write all recordings."""
    for script in SCRIPTS:
        path = recording_file(script)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(recording_text(script), encoding="utf-8")


if __name__ == "__main__":
    main()
