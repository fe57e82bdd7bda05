"""Measure how much room finished games take on disk: ``python -m bench.house_sizes``."""

from __future__ import annotations

import asyncio
import secrets
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from ridotto.games.fairness import new_secret
from ridotto.house.options import TableOptions, check_options
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.lobby_commands import start_entry
from ridotto.house.table.summary import summary_of
from ridotto.minds.bots import seat_bots

#: The game, its number of players, and the bot that plays as people would.
TABLES: Final = (
    ("mascarade", 4, "zanetta"), ("mascarade", 12, "zanetta"), ("masquerade", 2, "pulcinella"),
    ("masquerade", 5, "pulcinella"),
)  # fmt: skip
GAMES: Final = 10
#: Any time in milliseconds since 1970.
_AT: Final = 1_700_000_000_000


def finished_table(game: str, players: int, bot: str, seed: int) -> Table:
    """Return a table of people at which a game was played to its end."""
    options = check_options(TableOptions(game, players))
    opened = e.Opened(
        _AT, person="0" * 16, name="Ana", wishes=options, secret=new_secret(), code="BCDFGHJK"
    )
    table = Table(secrets.token_urlsafe(16), [opened])
    for seat in range(players):
        share = secrets.token_hex(16)
        table.apply(e.Sat(_AT, seat=seat, person=f"{seat:016x}", name="Guest", contribution=share))
    for entry in start_entry(table, _AT):
        table.apply(entry)
    playing = table.playing.copy()
    seat_bots(playing, dict.fromkeys(range(players), bot), seed).play()
    for move in playing.moves:
        action, command = msgspec.to_builtins(move.action), secrets.token_hex(8)
        table.apply(e.Moved(_AT, player=move.player, action=action, how="person", command=command))
    return table


async def kilobytes(tables: list[Table]) -> float:
    """Return the room that a store takes for each of these tables, in kilobytes."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "store.db"
        await SqliteStore(path).close()
        empty, store = path.stat().st_size, SqliteStore(path)
        for table in tables:
            texts = [e.write_entry(entry) for entry in table.entries]
            await store.append(table.id, 1, texts, summary_of(table))
        await store.close()
        return (path.stat().st_size - empty) / len(tables) / 1000


def main(games: int = GAMES) -> None:
    """Print the room that a game takes, for several games and numbers of players."""
    for game, players, bot in TABLES:
        tables = [finished_table(game, players, bot, seed) for seed in range(games)]
        print(f"{game}, {players} players: {asyncio.run(kilobytes(tables)):.0f} KB a game")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
