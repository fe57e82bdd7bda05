"""Tables play the games' rules by numbers."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from envs.tables import INTRIGUE, SETUPS, compiled, played, table_of
from repetitions import times
from ridotto.envs import new_table
from ridotto.envs.table import IllegalAction
from ridotto.games.errors import Refusal

each = pytest.mark.parametrize("name", SETUPS)
GAMES = times(2, 40)


@each
def test_a_table_agrees_with_its_game(name: str) -> None:
    table = table_of(name)
    for seed in range(GAMES):
        for _ in played(table, seed):
            game = table.game()
            assert game.decider == table.to_move()
            assert {table.number(action) for action in game.legal()} == set(table.legal_actions())
            assert table.returns() == (0.0,) * table.players
        game = table.game()
        assert game.over
        winners = [player for player, reward in enumerate(table.returns()) if reward]
        assert tuple(winners) == game.winners
        assert sum(table.returns()) == pytest.approx(1)


@pytest.mark.slow
@compiled
@each
def test_plain_and_compiled_tables_are_the_same(name: str) -> None:
    plain, fast = table_of(name), table_of(name, fast=True)
    for seed in range(GAMES):
        fast.reset(seed)
        for _ in played(plain, seed):
            if plain.history:
                fast.act(plain.history[-1])
            assert fast == plain
            assert fast.to_move() == plain.to_move()
            assert np.array_equal(fast.legal(), plain.legal())
            for player in range(plain.players):
                assert np.array_equal(fast.observe(player), plain.observe(player))
        fast.act(plain.history[-1])
        assert fast.returns() == plain.returns()


@each
def test_observations_stay_within_the_bounds_of_the_layout(name: str) -> None:
    table = table_of(name)
    low, high = table.layout.low(), table.layout.high()
    for seed in range(GAMES):
        for _ in played(table, seed):
            for player in range(table.players):
                row = table.observe(player)
                assert row.shape == (table.layout.size,)
                assert ((low <= row) & (row <= high)).all(), table.layout.read(row)


@each
def test_blocks_follow_each_other(name: str) -> None:
    end = 0
    for block in table_of(name).layout:
        assert block.start == end
        assert block.size > 0
        end = block.stop


@each
def test_a_seed_decides_the_deal(name: str) -> None:
    table, other = table_of(name), table_of(name)
    setups = []
    for seed in (*range(8), 2**63 - 1):
        table.reset(seed)
        other.reset(seed)
        assert table == other
        setups.append(table.setup())
    assert len({str({**setup, "seed": 0}) for setup in setups}) > 4


@each
def test_copies_go_their_own_way(name: str) -> None:
    table = table_of(name)
    for number, player in enumerate(played(table, 3)):
        if number % 10 == 0:
            twin = table.copy()
            before = table.observe(player)
            assert twin == table
            twin.act(twin.legal_actions()[0])
            assert twin != table
            assert table.to_move() == player
            assert np.array_equal(table.observe(player), before)


@each
def test_saved_games_are_restored(name: str) -> None:
    table, other = table_of(name), table_of(name)
    other.reset(99)
    for number, _ in enumerate(played(table, 4)):
        if number % 10 == 0:
            other.restore(table.save())
            assert other == table
            assert other.to_move() == table.to_move()
            for player in range(table.players):
                assert np.array_equal(other.observe(player), table.observe(player))


@each
def test_rows_are_written_where_they_are_asked_for(name: str) -> None:
    table = table_of(name)
    table.reset(0)
    row = np.full(table.layout.size, 99, np.int8)
    marks = np.full(table.actions, 99, np.int8)
    assert table.observe(1, row).base is row or table.observe(1, row) is row
    assert table.legal(marks).base is marks or table.legal(marks) is marks
    assert np.array_equal(row, table.observe(1))
    assert np.array_equal(marks, table.legal())


def test_an_illegal_action_changes_nothing() -> None:
    table = table_of("8A")
    table.reset(1)
    before = table.copy()
    with pytest.raises(IllegalAction, match=r"action 45 .*claim.* is not legal for player \d now"):
        table.act(45)
    with pytest.raises(IllegalAction, match="actions are 0 to 143"):
        table.act(144)
    assert table == before
    for _ in played(table, 1):
        pass
    with pytest.raises(IllegalAction, match="the game is over"):
        table.act(0)


def test_bytes_of_another_kind_are_refused() -> None:
    table = table_of("8A")
    table.reset(1)
    before = table.copy()
    with pytest.raises(ValueError, match="not a saved table"):
        table.restore(b"{}")
    other = table_of("4B")
    other.reset(1)
    with pytest.raises(Refusal, match="players"):
        table.restore(other.save())
    assert table == before


def test_seeds_and_players_out_of_range_are_refused() -> None:
    table = table_of("8A")
    with pytest.raises(ValueError, match="seed must be a whole number"):
        table.reset(-1)
    table.reset(0)
    with pytest.raises(ValueError, match="players are 0 to 7"):
        table.observe(8)


def test_a_set_up_without_players_or_scenario_gets_the_usual_ones() -> None:
    table = new_table("mascarade", {"players": 5}, compiled=False)
    table.reset(0)
    assert table.setup()["scenario"] == "5A"
    with pytest.raises(Refusal, match="no game"):
        new_table("nonesuch")


def test_peeking_is_refused() -> None:
    with pytest.raises(Refusal, match="leave out the option peek"):
        new_table("mascarade", {"players": 5, "options": {"peek": True}})


def test_a_table_says_where_it_stands() -> None:
    table = table_of("settled")
    table.reset(0)
    assert repr(table) == "<mascarade, 4 players, 0 actions, player 2 to move>"
    assert table.action_text(45) == '{"act":"claim"}'
    assert repr(table.layout).startswith("Layout(me[1], decision[1], ")


def test_the_scenario_says_how_many_play() -> None:
    assert new_table("mascarade", {"scenario": "8A"}, compiled=False).players == 8
    assert new_table("mascarade", {"scenario": INTRIGUE}, compiled=False).players == 8
    assert new_table("mascarade", compiled=False).players == 6


@each
def test_a_pickled_table_is_the_same(name: str) -> None:
    table = table_of(name)
    assert pickle.loads(pickle.dumps(table)).to_move() == -1
    for _ in played(table, 3, most=40):
        pass
    again = pickle.loads(pickle.dumps(table))
    assert again == table
    assert again.to_move() == table.to_move()
    assert np.array_equal(again.legal(), table.legal())
    for player in range(table.players):
        assert np.array_equal(again.observe(player), table.observe(player))
    table.reset(9)
    again.reset(9)
    assert again == table
