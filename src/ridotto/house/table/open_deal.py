"""The open deal: for a while masks lie face up, people look, and no bot touches one.

Bots would begin before anybody has read a single mask. So the first of them waits until everybody
says that they have seen enough, but not for ever.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ridotto.games.mascarade import Mascarade
from ridotto.house.table import entries as e

if TYPE_CHECKING:
    from ridotto.house.table.croupier import Croupier

#: How many seconds people have for each mask; how many times the pace, where bots are in a hurry.
EACH: Final = 2.0
HURRIED: Final = 5
#: How often it is looked whether all have seen enough, in seconds: some may have left instead.
AGAIN: Final = 0.1


class Looking:
    """Who at one table has seen enough of the masks that lie open."""

    def __init__(self, croupier: Croupier) -> None:
        """Nobody has, before the deal."""
        self._croupier = croupier
        self._seen: set[int] = set()

    def seen(self, player: int) -> None:
        """A player has seen enough."""
        self._seen.add(player)

    async def over(self) -> None:
        """Return when bots may begin: at once, unless masks lie open that nobody has touched."""
        table, clock = self._croupier.table, asyncio.get_running_loop().time
        game = table.game
        if not isinstance(game, Mascarade) or game.setup.options.closed_deal:
            return
        masks = len(game.state_for("spectator").masks_in_play)
        until = clock() + masks * min(EACH, HURRIED * table.options.pace / 1000)
        while clock() < until and not self._all_have() and self._all_lie_open():
            await asyncio.sleep(min(AGAIN, until - clock()))

    def _all_lie_open(self) -> bool:
        """Whether nobody has decided anything yet; to peek is no decision."""
        table = self._croupier.table
        return isinstance(table.entries[table.moved - 1], e.Started)

    def _all_have(self) -> bool:
        """Whether everybody who plays has seen enough; their windows may be about to open."""
        return all(
            player in self._seen
            for player, seat in enumerate(self._croupier.table.seats)
            if seat.kind == "person" and not seat.stand_in
        )
