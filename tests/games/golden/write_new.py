"""Write golden records of games that have none yet.

    .venv/bin/python tests/games/golden/write_new.py

A golden record is a promise: it must load for ever and tell the same events. So a file that is
there is never written again. When records change their form, raise the version in
``ridotto.games.record``, keep the old files, and add new ones by giving new names to ``WANTED``.

Each game is two files: the record, and its events as the omniscient log has them, one a line.
The play is random, from the first seed whose game has everything that was asked for. Where
players have names the deal is a fair one, from shares that are made of the seed; players
without a name add no share.
"""

from __future__ import annotations

import hashlib
import random
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parent.parent))

from games.random_games import play_on  # noqa: E402
from ridotto.games.fairness import Shares, fair_setup, reveal  # noqa: E402
from ridotto.games.game import Game  # noqa: E402
from ridotto.games.record import record_of, write_record  # noqa: E402
from ridotto.games.registry import new_game  # noqa: E402


class Wanted(NamedTuple):
    """A game to be found: its set-up, what must happen, and how it must end ("" for not yet)."""

    setup: dict[str, Any]
    events: frozenset[str]
    reason: str
    decisions: int = 400
    names: tuple[str, ...] | None = None

    @property
    def version(self) -> int:
        """Return the version of the record."""
        return 1 if self.names is None else 2


def _wanted(setup: dict[str, Any], events: str, reason: str, decisions: int = 400) -> Wanted:
    return Wanted(setup, frozenset(events.split()), reason, decisions)


def _named(wanted: Wanted, *names: str) -> Wanted:
    return wanted._replace(names=names)


_REHEARSAL = tomllib.loads((FOLDER.parent / "rehearsal.toml").read_text(encoding="utf-8"))
_OWN = {
    "masks": ["judge", "king", "patron", "fool", "princess", "spy", "witch", "puppeteer"],
    "centre": 2,
}
MASCARADE = {
    "4a-centre": _wanted({"players": 4, "scenario": "4A"}, "swap look reveal fine", "thirteen"),
    "4b-peek": _wanted(
        {"players": 4, "scenario": "4B", "options": {"peek": True}}, "peek decline switch", "ruin"
    ),
    "5b-closed": _wanted(
        {"players": 5, "scenario": "5B", "options": {"closed_deal": True}}, "switch", "thirteen"
    ),
    "6a-princess": _wanted({"players": 6, "scenario": "6A"}, "show choose", "cheat"),
    "7b-turn-limit": _wanted(
        {"players": 7, "scenario": "7B", "options": {"turn_limit": 9}}, "announce", "turn-limit"
    ),
    "8a-spy": _wanted({"players": 8, "scenario": "8A"}, "show switch reveal", "thirteen"),
    "8b-puppeteer": _wanted({"players": 8, "scenario": "8B"}, "seats fine", "thirteen"),
    "9b-guru": _wanted({"players": 9, "scenario": "9B"}, "name reveal seats", "ruin"),
    "12b-unfinished": _wanted({"players": 12, "scenario": "12B"}, "swap announce", "", 40),
    "own-unfinished": _wanted(
        {"players": 6, "scenario": _OWN, "options": {"peek": True, "closed_deal": True}},
        "peek show switch seats", "", 120,
    ),
    "set-position": _wanted(
        {"players": 6, "scenario": "6B", "first": 2, "coins": [4, 8, 11, 11, 7, 9], "court": 5,
         "deal": ["beggar", "king", "judge", "widow", "thief", "empress"],
         "options": {"opening": 0}}, "reveal", "thirteen",
    ),
    "set-position-not-begun": _wanted(
        {"players": 5, "scenario": "5A", "first": 4, "coins": [1, 12, 1, 12, 6], "court": 20},
        "deal", "", 0,
    ),
    "5a-fair": _named(
        _wanted({"players": 5, "scenario": "5A"}, "swap look reveal fine", "thirteen"),
        "Ana", "Łucja", "", "Zoë 🎭", "",
    ),
    "own-fair": _named(
        _wanted(
            {"players": 8, "scenario": {"masks": ["witch", "king", "judge", "peasant", "spy",
             "peasant", "thief", "patron"]}, "options": {"closed_deal": True}}, "swap", "", 30,
        ),
        "", "", 'B"\\\n', "", "", "Ęwa", "", "",
    ),
}  # fmt: skip
MASQUERADE = {
    "2-guardians": _wanted(
        {"players": 2, "deck": _REHEARSAL}, "challenge reveal treasure", "guardians"
    ),
    "2-renewals": _wanted({"players": 2}, "renew draw salvage clash flip pay", "renewals"),
    "3-events": _wanted({"players": 3}, "give swap-hands swap-dancers bury discard", "events"),
    "4-events": _wanted({"players": 4}, "look find glimpse mask move lay life emblem", "events"),
    "5-turn-limit": _wanted(
        {"players": 5, "options": {"turn_limit": 5}}, "challenge cast choose", "turn-limit"
    ),
    "5-unfinished": _wanted({"players": 5}, "cast pay clash lay", "", 120),
    "3-not-begun": _wanted({"players": 3}, "deal", "", 0),
    "4-rehearsal": _wanted({"players": 4, "deck": _REHEARSAL}, "glimpse give treasure", "events"),
    "3-fair": _named(_wanted({"players": 3}, "challenge cast", "events"), "Ana", "Bruno", ""),
}
WANTED = {
    (game, name): wanted
    for game, games in (("mascarade", MASCARADE), ("masquerade", MASQUERADE))
    for name, wanted in games.items()
}


def shares_of(seed: int, names: tuple[str, ...]) -> Shares:
    """Return the shares of a golden game, always the same ones."""

    def share(of: str) -> str:
        return hashlib.sha256(f"golden {seed} {of}".encode()).hexdigest()

    return Shares(f"golden-{seed}", share("house"), tuple(name and share(name) for name in names))


def record(kind: str, wanted: Wanted, seed: int) -> tuple[Game, dict[str, Any]]:
    """Play the game of a seed, and return it with its record."""
    if wanted.names is None:
        game = new_game(kind, {"seed": seed, **wanted.setup})
        fairness = None
    else:
        shares = shares_of(seed, wanted.names)
        game = new_game(kind, fair_setup(kind, wanted.setup, shares))
        fairness = reveal(shares)
    play_on(game, random.Random(seed), wanted.decisions)
    return game, record_of(game, wanted.names, fairness)


def find(kind: str, wanted: Wanted) -> tuple[Game, dict[str, Any]]:
    """Return the first game that meets a condition, and its record."""
    for seed in range(100_000):
        game, told = record(kind, wanted, seed)
        happened = {event.__struct_config__.tag for event in game.events("omniscient")}
        if game.reason == wanted.reason and wanted.events <= happened:
            return game, told
    raise LookupError(wanted)


def stem(kind: str, name: str, wanted: Wanted) -> str:
    """Return the name of a game's two files, without the extension."""
    return f"{kind}-v{wanted.version}-{name}"


def write(name: str, game: Game, told: dict[str, Any]) -> None:
    """Write a game's two files; raises :exc:`FileExistsError` rather than write over one."""
    with (FOLDER / f"{name}.json").open("x", encoding="utf-8") as file:
        file.write(write_record(told))
    with (FOLDER / f"{name}.events").open("xb") as file:
        file.writelines(msgspec.json.encode(e) + b"\n" for e in game.events("omniscient"))


def main() -> None:
    """Write whatever is wanted and not there."""
    for (kind, name), wanted in WANTED.items():
        file = stem(kind, name, wanted)
        if (FOLDER / f"{file}.json").exists():
            print(f"{file}: is there, left alone")
        else:
            write(file, *find(kind, wanted))
            print(f"{file}: written")


if __name__ == "__main__":
    main()
