"""Commands in a game: acting, answering ahead, asking for more time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from ridotto.games.errors import Refusal, not_your_decision
from ridotto.games.mascarade.actions import parse_action
from ridotto.house.table import commands as c
from ridotto.house.table import entries as e
from ridotto.house.table.fold import PEEK, Table

if TYPE_CHECKING:
    from ridotto.house.table.croupier import Croupier

#: How often somebody may peek between two decisions: each time is an entry for ever.
MOST_PEEKS: Final = 3


async def carry_out(
    croupier: Croupier, person: str, command: c.Act | c.Ahead | c.Ready | c.MoreTime
) -> None:
    """Carry out one of these commands; raises :exc:`Refusal`."""
    player = croupier.table.seat_of(person)
    if player is None:
        raise Refusal("not-seated", "only players act; you are watching")
    if croupier.table.phase == "playing" and croupier.table.seats[player].stand_in:
        croupier.clockwork.acted(player)
        await croupier.write([e.Back(croupier.house.now(), player=player)])
        croupier.clockwork.claims.own_again(player)
    match command:
        case c.Act():
            await act(croupier, player, command)
        case c.Ahead():
            await ahead(croupier, player, command)
        case c.Ready():
            # Before the deal there is nothing to be seen, and others may yet sit here.
            if croupier.table.phase == "playing":
                croupier.clockwork.looking.seen(player)
        case c.MoreTime():
            await more(croupier, player)


def _check_seen(croupier: Croupier, seen: int, entry: int) -> None:
    """Refuse what was decided before this entry: the table has changed since."""
    if seen < entry:
        raise Refusal("stale", f"the table has gone on to entry {croupier.table.n} since")


async def act(croupier: Croupier, player: int, command: c.Act) -> None:
    """Do what a player says."""
    game = croupier.table.playing
    _check_seen(croupier, command.seen, croupier.table.moved)
    if croupier.table.gathering and command.action.get("act") in ("claim", "pass"):
        parse_action(command.action)
        answer = command.action["act"]
        await ahead(croupier, player, c.Ahead(command.id, answer=answer, seen=command.seen))
        return
    action = game.verify_data(player, command.action)
    if command.action["act"] == PEEK:
        _must_have_looked_seldom(croupier.table, player)
    croupier.clockwork.acted(player)
    await croupier.write([moved(croupier, player, action, command.id)], [action])


def _must_have_looked_seldom(table: Table, player: int) -> None:
    """Raise :exc:`Refusal` (``too-fast``) for somebody who does nothing but peek."""
    peeked = sum(
        isinstance(entry, e.Moved) and entry.player == player and entry.action["act"] == PEEK
        for entry in table.lately()
    )
    if peeked >= MOST_PEEKS:
        raise Refusal("too-fast", "you have looked often enough: wait until something happens")


def moved(croupier: Croupier, player: int, action: Any, command: str) -> e.Moved:
    """The entry for what a person does, with what it leaves of their time."""
    return e.Moved(
        croupier.house.now(),
        player=player,
        action=msgspec.to_builtins(action),
        how="person",
        bank=croupier.clockwork.bank_left(player),
        command=command,
    )


async def ahead(croupier: Croupier, player: int, command: c.Ahead) -> None:
    """Keep a player's answer until it is asked for, or take it back."""
    game = croupier.table.playing
    # What others have answered in the meantime makes nobody's answer stale.
    _check_seen(croupier, command.seen, croupier.table.asked)
    if player not in game.still_to_answer():
        raise not_your_decision("only whoever is still to claim or pass can answer")
    croupier.clockwork.acted(player)
    await croupier.clockwork.claims.stand(player, command.answer, "person", command.id)


async def more(croupier: Croupier, player: int) -> None:
    """Give a player more time, once."""
    game = croupier.table.playing
    if croupier.table.options.clock is None:
        raise Refusal("no-more", "nobody is hurried at this table")
    asked = game.still_to_answer() if croupier.table.gathering else (game.decider,)
    if player not in asked:
        raise not_your_decision("more time is for whoever is to decide")
    if not croupier.table.seats[player].more_left:
        raise Refusal("no-more", "more time can be had once a game")
    await croupier.write([e.More(croupier.house.now(), player=player)])
