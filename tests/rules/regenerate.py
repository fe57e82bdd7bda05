"""The golden files of the rules: reading them, and writing them anew after a meant change.

    PYTHONPATH=tests python -m rules.regenerate

tells which entries change and writes them. Nothing else ever writes these files. Commit them
together with the change of the rules that made it necessary, and say there why.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "golden"


def load(name: str) -> dict[str, Any]:
    """Return the contents of a golden file."""
    return json.loads((FOLDER / f"{name}.json").read_text())


def regenerate() -> None:
    """Compute every golden file anew, tell what changes and write it."""
    from rules.mascarade import courses

    write("mascarade-nodes", courses.node_counts("compiled"))
    games = {f"{sheet}/{seed}": courses.game_hash(sheet, seed) for sheet, seed in courses.GAMES}
    write("mascarade-games", games)
    regenerate_masquerade()


def regenerate_masquerade() -> None:
    from rules.masquerade import courses

    trees = courses.TREES
    nodes = {courses.name_of(*tree): courses.node_counts(*tree, plain=False) for tree in trees}
    write("masquerade-nodes", nodes)
    games = {f"{table}/{seed}": courses.game_hash(table, seed) for table, seed in courses.GAMES}
    write("masquerade-games", games)


def write(name: str, fresh: dict[str, Any]) -> None:
    path = FOLDER / f"{name}.json"
    old = load(name) if path.exists() else {}
    changed = [key for key in {**old, **fresh} if old.get(key) != fresh.get(key)]
    print(f"{name}: {len(changed)} of {len(fresh)} entries change", *changed, sep="\n  ")
    lines = (f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in fresh.items())
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    regenerate()
