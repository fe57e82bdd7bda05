"""Records can be read and replayed; damaged and changed ones are refused."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.fair_games import fair
from games.masquerade_tables import DECK
from games.random_games import examples, games, play_on
from games.recorded import Record, code_of_replay, everything, refused, sealed
from games.recorded_games import finished, finished_text, unfinished
from ridotto.games.errors import Refusal
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade import Setup as MascaradeSetup
from ridotto.games.masquerade import Masquerade, Setup
from ridotto.games.record import read_record, record_of, replay, write_record


@examples(150)
@given(games())
def test_a_record_tells_the_whole_game(game: Any) -> None:
    assert everything(replay(record_of(game))) == everything(game)


@examples(100)
@given(games())
def test_the_text_of_a_record_can_be_read_again(game: Any) -> None:
    text = write_record(record_of(game))
    again = read_record(text)
    assert everything(again) == everything(game)
    assert write_record(record_of(again)) == text
    assert everything(read_record(text.encode())) == everything(game)
    assert json.loads(text) == record_of(game)


@examples(60)
@given(games(decisions=60), st.integers(0, 2**32))
def test_a_game_goes_on_from_its_record(game: Any, seed: int) -> None:
    again = replay(record_of(game))
    play_on(again, random.Random(seed), 30)
    play_on(game, random.Random(seed), 30)
    assert everything(again) == everything(game)


def test_a_record_is_a_line_a_move() -> None:
    record = finished()
    lines = write_record(record).splitlines()
    moves = [line for line in lines if '"action"' in line]
    assert len(moves) == len(record["moves"])


def test_reading_a_record_leaves_it_as_it_was() -> None:
    record = finished()
    replay(record)
    assert record == finished()


# What is refused, and why


def change_move(record: Record) -> None:
    move = next(m for m in record["moves"] if m["action"]["act"] == "swap")
    move["action"]["really"] = not move["action"]["really"]


def change_deal(record: Record) -> None:
    record["setup"]["deal"].reverse()


def change_seed(record: Record) -> None:
    record["setup"]["seed"] += 1


def change_result(record: Record) -> None:
    record["result"]["winners"] = [(record["result"]["winners"][0] + 1) % 6]


def change_check(record: Record) -> None:
    record["check"] = record["check"][::-1]


def drop_move(record: Record) -> None:
    record["moves"].pop()


def swap_moves(record: Record) -> None:
    record["moves"][:2] = record["moves"][1::-1]


TAMPERING = [
    change_move, change_deal, change_seed, change_result, change_check, drop_move, swap_moves,
]  # fmt: skip


@pytest.mark.parametrize("tamper", TAMPERING)
def test_a_changed_record_is_refused(tamper: Callable[[Record], None]) -> None:
    record = finished()
    tamper(record)
    assert "check sum" in refused(record)


@examples(150)
@given(st.data())
def test_any_changed_character_is_noticed(data: st.DataObject) -> None:
    """Whatever one character is changed to, the record is refused or says the same."""
    text = finished_text()
    place = data.draw(st.integers(0, len(text) - 1))
    changed = text[:place] + data.draw(st.characters(codec="utf-8")) + text[place + 1 :]
    try:
        game = read_record(changed)
    except Refusal:
        return
    assert everything(game) == everything(read_record(text))


@pytest.mark.parametrize(
    "foreign",
    [None, True, 0, 1.5, "record", [], {}, [1, 2], {"moves": []}, {"format": "pgn"},
     {"format": None}, {"format": ["ridotto-record"]}, {"version": 1}],
)  # fmt: skip
def test_foreign_json_is_refused(foreign: Any) -> None:
    assert "record" in refused(foreign)


@pytest.mark.parametrize("version", [3, 4, 10**9])
def test_a_record_of_a_version_to_come_is_refused(version: int) -> None:
    message = refused(sealed({**finished(), "version": version}))
    assert f"version {version}" in message
    assert "newer" in message


@pytest.mark.parametrize("version", [0, -1, True, 1.0, "1", None, [1]])
def test_a_version_is_a_number_from_one_on(version: Any) -> None:
    assert "record.version" in refused(sealed({**finished(), "version": version}))


FIELDS = ["format", "version", "game", "setup", "moves", "result", "check"]


def test_the_fields_of_a_record() -> None:
    assert list(finished()) == FIELDS
    assert list(unfinished()) == FIELDS
    assert unfinished()["result"] is None
    assert set(finished()["result"]) == {"winners", "reason", "coins", "turn"}
    assert set(finished()["setup"]) == {"players", "scenario", "seed", "first", "options", "deal"}


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_refused(field: str) -> None:
    record = finished()
    del record[field]
    assert field in refused(sealed(record) if field != "check" else record)


def test_an_extra_field_is_refused() -> None:
    assert "'comment'" in refused(sealed({**finished(), "comment": "a fine game"}))


@pytest.mark.parametrize("value", [17, "text", [1], {"a": 1}, True, None, 2.5])
@pytest.mark.parametrize("field", FIELDS)
def test_a_field_of_the_wrong_type_is_refused(field: str, value: Any) -> None:
    record = finished()
    if type(value) is type(record[field]) and field not in ("format", "version"):
        value = [value]
    record[field] = value
    refused(sealed(record) if field != "check" else record)


@pytest.mark.parametrize("field", ["seed", "first", "deal"])
def test_a_record_that_leaves_something_open_is_refused(field: str) -> None:
    """It would tell another game each time it is read."""
    record = finished()
    del record["setup"][field]
    assert f"record.setup.{field} is missing" in refused(sealed(record))


def test_options_may_be_left_out_where_they_are_the_usual_ones() -> None:
    """Records of today must not be refused when an option is added tomorrow."""
    record = unfinished()
    del record["setup"]["options"]
    assert replay(sealed(record)).setup == replay(unfinished()).setup


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", 7), ("scenario", "13A"), ("deal", ["judge"]), ("first", 6), ("coins", [6]),
     ("court", -1), ("seed", -1), ("options", {"peak": True}), ("table", 4)],
)  # fmt: skip
def test_an_impossible_set_up_is_refused(field: str, value: Any) -> None:
    record = finished()
    record["setup"][field] = value
    assert refused(sealed(record)).startswith("record.setup")


def test_an_unknown_game_is_refused() -> None:
    assert "chess" in refused(sealed({**finished(), "game": "chess"}))


@pytest.mark.parametrize(
    "move",
    [None, 3, [], {}, {"player": 0}, {"action": {"act": "look"}},
     {"player": 0, "action": {"act": "look"}, "time": 3},
     {"player": "0", "action": {"act": "look"}},
     {"player": True, "action": {"act": "look"}},
     {"player": 0.0, "action": {"act": "look"}},
     {"player": 0, "action": {"act": "dance"}},
     {"player": 0, "action": "look"},
     {"player": 99, "action": {"act": "look"}},
     {"player": 10**30, "action": {"act": "look"}},
     {"player": 0, "action": {"act": "look", "mask": "king"}},
     {"player": 0, "action": {"act": "peek"}}],
)  # fmt: skip
def test_a_move_of_the_wrong_form_is_refused(move: Any) -> None:
    record = unfinished()
    record["moves"].append(move)
    number = len(record["moves"]) - 1
    assert refused(sealed(record)).startswith(f"record.moves[{number}]")


def test_an_illegal_move_is_refused_though_its_check_sum_is_right() -> None:
    record = finished()
    record["moves"][0]["action"] = {"act": "look"}
    assert refused(sealed(record)).startswith("record.moves[0]: ")


def test_a_move_by_another_player_is_refused() -> None:
    record = finished()
    record["moves"][0]["player"] = (record["moves"][0]["player"] + 1) % 6
    assert refused(sealed(record)).startswith("record.moves[0]: ")


def test_a_move_after_the_end_is_refused() -> None:
    record = finished()
    record["moves"].append(record["moves"][-1])
    assert "over" in refused(sealed(record))


@pytest.mark.parametrize(
    "change",
    [{"winners": []}, {"reason": "cheat"}, {"turn": 3}, {"turn": 12.0}, {"coins": [6] * 6},
     {"extra": 1}],
)  # fmt: skip
def test_another_result_is_refused_though_its_check_sum_is_right(change: Record) -> None:
    record = finished()
    record["result"] |= change
    assert refused(sealed(record)).startswith("record.result says")


def test_a_result_must_be_there_when_the_game_is_over_and_only_then() -> None:
    assert "record.result" in refused(sealed({**finished(), "result": None}))
    assert "record.result" in refused(sealed({**unfinished(), "result": finished()["result"]}))


# Whatever it is, it is read or refused


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@examples(150)
@given(JSON)
def test_any_json_is_refused(data: Any) -> None:
    with pytest.raises(Refusal):
        replay(data)


def replaced(draw: st.DrawFn, data: Any) -> Any:
    """Draw the data with one part replaced."""
    if isinstance(data, (dict, list)) and data and draw(st.integers(0, 4)):
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = draw(st.sampled_from(keys))
        changed = copy.copy(data)
        changed[key] = replaced(draw, data[key])
        return changed
    return draw(JSON)


def masquerade() -> Record:
    """Return a game of Masquerade after some moves."""
    game = Masquerade(Setup(3, 5, DECK))
    game.act_randomly(random.Random(1), 12)
    return json.loads(write_record(record_of(game)))


@st.composite
def damaged_records(draw: st.DrawFn) -> Any:
    records = [finished(), unfinished(), masquerade(), fair("mascarade"), fair("masquerade")]
    record = replaced(draw, draw(st.sampled_from(records)))
    return sealed(record) if isinstance(record, dict) else record


@examples(600)
@given(damaged_records())
def test_a_damaged_record_is_read_or_refused(record: Any) -> None:
    assert code_of_replay(record) in (None, "bad-request")


@examples(100)
@given(st.binary() | st.text())
def test_any_text_is_refused(text: Any) -> None:
    with pytest.raises(Refusal):
        read_record(text)


@pytest.mark.parametrize(
    "text",
    [b"", b"\xff\xfe", "\ud800", "[" * 100_000, "{" * 5, "NaN", b"\x00", "[" * 900 + "]" * 900],
    ids=lambda text: repr(text[:6]),
)
def test_odd_text_is_refused(text: Any) -> None:
    with pytest.raises(Refusal):
        read_record(text)


@pytest.mark.parametrize("field", ["setup", "moves", "result"])
def test_a_record_nested_too_deeply_is_refused(field: str) -> None:
    for depth in range(10, 1000, 45):
        nest: Any = []
        for _ in range(depth):
            nest = [nest]
        record = finished()
        record[field] = {"a": nest} if field != "moves" else nest
        assert code_of_replay(record) == "bad-request"


@pytest.mark.parametrize("seed", [-1, 2**63, "x", 1.0, True, None])
def test_a_seed_that_no_record_could_have_is_refused_by_the_game_itself(seed: Any) -> None:
    for start in (
        lambda: Mascarade(MascaradeSetup(players=4, scenario="4A", seed=seed)),
        lambda: Masquerade(Setup(players=2, seed=seed)),
    ):
        with pytest.raises(Refusal, match="seed must be a whole number") as refusal:
            start()
        assert refusal.value.code == "bad-setup"


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_first_and_the_last_seed_give_records_that_can_be_read(seed: int) -> None:
    for game in (
        Mascarade(MascaradeSetup(players=4, scenario="4A", seed=seed)),
        Masquerade(Setup(players=2, seed=seed)),
    ):
        assert read_record(write_record(record_of(game))).setup.seed == seed
