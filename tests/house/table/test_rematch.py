"""Rematches: the host, the seats, the standings of the evening, and the chat."""

from __future__ import annotations

import random

import msgspec

from house.begun_tables import BEGAN, begun_table, person
from ridotto.house.store.base import Person
from ridotto.house.table import entries as e
from ridotto.house.table.fold import Table
from ridotto.house.table.rematch import (
    MOST_SAID,
    MOST_SCORES,
    OLDEST_SAID,
    carried,
    evening_of,
    next_host,
    next_seats,
    same_seats,
)
from ridotto.house.views.broadcast import table_shown
from ridotto.house.views.evening import EveningScore
from ridotto.house.views.messages import Said

ASKS = Person(person(1), "P1")


def played(table: Table) -> Table:
    """Play a table's game to its end."""
    twin = table.playing.copy()
    twin.act_randomly(random.Random(4), 100_000)
    for move in twin.moves:
        action = msgspec.to_builtins(move.action)
        table.apply(e.Moved(BEGAN, player=move.player, action=action, how="person"))
    assert table.phase == "over"
    return table


def following(table: Table) -> Table:
    """Return the table of a rematch, with its game begun."""
    taken = carried(table, (), BEGAN)
    after = begun_table(bots=1, game=table.options.game, rotate=table.options.rotate)
    opened = after.entries[0]
    assert isinstance(opened, e.Opened)
    opened = msgspec.structs.replace(opened, evening=taken.evening, removed=dict(taken.removed))
    read = e.read_entry(e.write_entry(opened))
    return Table("next", [read, *after.entries[1:]])


# The host


def test_the_host_stays_the_host_although_another_asks_first() -> None:
    table = begun_table()
    assert next_host(table, ASKS, {}) == Person(person(0), "P0")


def test_a_host_who_only_watches_stays_the_host_while_connected() -> None:
    table = begun_table()
    table.host = "f" * 16
    watching = Person("f" * 16, "Ana")
    assert next_host(table, ASKS, {watching.id: watching}) == watching
    assert next_host(table, ASKS, {}) == ASKS


def test_a_host_who_has_left_is_replaced_by_the_person_who_asks() -> None:
    table = begun_table()
    table.apply(e.Absent(BEGAN, player=0))
    assert next_host(table, ASKS, {}) == ASKS
    back = Person(person(0), "P0")
    assert next_host(table, ASKS, {back.id: back}) == back


# Seats


def test_everyone_moves_on_by_one_seat_if_the_table_says_so() -> None:
    stay, move = begun_table(bots=1), begun_table(bots=1, rotate=True)
    names = [seat.name for seat in stay.seats]
    assert [seat.name for seat in next_seats(stay)] == names
    assert [seat.name for seat in next_seats(move)] == [*names[1:], names[0]]
    entries = same_seats(BEGAN, next_seats(move))
    assert [entry.seat for entry in entries if isinstance(entry, e.Sat)] == [0, 1, 3]
    assert [entry.seat for entry in entries if isinstance(entry, e.Seated)] == [2]


# Standings


def test_the_standings_add_up_over_an_evening() -> None:
    for game in ("mascarade", "masquerade"):
        first = played(begun_table(bots=1, game=game))
        assert first.game is not None
        assert "evening" not in msgspec.to_builtins(table_shown(first)), "the results say it all"
        second = following(first)
        before = {score.name: score for score in evening_of(second)}
        assert {score.games for score in before.values()} == {1}
        assert [before[f"P{seat}"].points for seat in range(3)] == [*first.game.points()[:3]]
        assert {name for name, score in before.items() if score.wins} == {
            first.seats[player].shown for player in first.game.winners
        }
        assert before["Zanetta"].person is None
        played(second)
        assert second.game is not None
        after = {score.name: score for score in evening_of(second)}
        for player, seat in enumerate(second.seats):
            was, now = before[seat.shown], after[seat.shown]
            assert now.games == 2
            assert now.points == was.points + second.game.points()[player]
            assert now.wins == was.wins + (player in second.game.winners)
        shown = msgspec.to_builtins(table_shown(second))["evening"]
        assert [score["wins"] for score in shown] == sorted(
            (score.wins for score in after.values()), reverse=True
        )


def test_standings_do_not_change_during_a_game() -> None:
    second = following(played(begun_table(bots=1)))
    assert evening_of(second) == second.evening


def test_people_who_have_gone_stay_in_the_standings_as_long_as_there_is_room() -> None:
    gone = [EveningScore(f"G{n}", f"{n:016x}", 1, 1, 5) for n in range(100, 100 + MOST_SCORES)]
    table = begun_table()
    table.evening = (gone[0],)
    played(table)
    assert gone[0] in evening_of(table)
    table.evening = tuple(gone)
    scores = evening_of(table)
    assert len(scores) == MOST_SCORES
    assert {person(seat) for seat in range(4)} <= {score.person for score in scores}


# Removed people and chat


def test_a_removed_person_stays_removed_in_a_rematch() -> None:
    table = begun_table(bots=1)
    table.apply(e.Absent(BEGAN, player=2, removed=True))
    second = following(played(table))
    assert second.removed == {person(2): "P2"}
    assert person(2) in second.people


def test_a_rematch_takes_over_the_latest_chat_of_the_evening() -> None:
    now = 10 * OLDEST_SAID
    said = [Said(n, now - n, "players", person(0), "P0", f"{n}") for n in range(100)]
    deleted = Said(100, now, "players", person(0), "P0", "")
    old = Said(101, now - OLDEST_SAID, "players", person(0), "P0", "yesterday")
    taken = carried(begun_table(), [old, *said, deleted], now).said
    assert taken == said[-MOST_SAID:]
