"""Short codes: their length, and that guessing them is hopeless."""

from __future__ import annotations

from ridotto.house.running.house_limits import CODES_WITHIN, MOST_GUESSES
from ridotto.house.running.settings import Settings
from ridotto.house.table_codes import CODE_LETTERS, CODES_PER_TABLE, code_length


def test_codes_are_short_in_a_small_house_and_grow_in_a_crowded_one() -> None:
    assert [code_length(tables) for tables in (0, 2, 3, 63, 64, 1000, 10_000)] == [
        4, 4, 5, 5, 6, 6, 7,
    ]  # fmt: skip
    for tables in range(0, 30_000, 77):
        assert len(CODE_LETTERS) ** code_length(tables) >= CODES_PER_TABLE * (tables + 1)


def test_one_address_needs_more_than_a_day_to_find_any_table() -> None:
    wrong_each_hour = Settings().codes_address * 3600 / CODES_WITHIN
    assert CODES_PER_TABLE / wrong_each_hour > 24
    assert CODES_PER_TABLE / (MOST_GUESSES * 3600 / CODES_WITHIN) > 2


def test_no_letter_looks_like_another_or_like_a_digit() -> None:
    assert len(set(CODE_LETTERS)) == len(CODE_LETTERS) == 20
    assert not set(CODE_LETTERS) & set("AEIOUY0123456789")
