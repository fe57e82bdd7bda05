"""Write the playthroughs anew: ``PYTHONPATH=tests python tests/envs/playthroughs/write.py``."""

from __future__ import annotations

from open_spiel.python.algorithms import generate_playthrough

from envs.test_open_spiel import GAMES, playthrough_file

if __name__ == "__main__":
    for name in GAMES:
        text = generate_playthrough.playthrough(name, [], seed=7)
        playthrough_file(name).write_text(text, encoding="utf-8")
