"""States, decks and beliefs are created, copied and packed from the list of their fields."""

from __future__ import annotations

from typing import Any

import pytest

from ridotto.minds.mascarade.shared_beliefs import SharedBeliefs
from ridotto.rules.mascarade import state as mascarade
from ridotto.rules.masquerade import state as masquerade
from ridotto.rules.masquerade.deck import Deck
from ridotto.rules.speed import can_jit

compiled = pytest.mark.skipif(not can_jit(), reason="Numba is not installed")
KINDS = [mascarade.State, masquerade.State, Deck, SharedBeliefs]
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__module__)


def all_of(made: Any) -> dict[str, Any]:
    return {field: getattr(made, field) for field in made.__slots__}


def some(kind: Any, *, noting: int = 1) -> Any:
    """Return an object whose numbers all differ."""
    made: Any = kind.blank()
    number = 100
    for field in kind.__slots__:
        value = getattr(made, field)
        if isinstance(value, list) and isinstance(value[0], list):
            width = len(value[0])
            value = [[number + 20 * row + at for at in range(width)] for row in range(len(value))]
        elif isinstance(value, list):
            value = list(range(number, number + len(value)))
        else:
            value = number
        if field == "kinds":  # never changes
            value = tuple(value)
        setattr(made, field, noting if field == "noting" else value)
        number += 1000
    return made


@each_kind
def test_a_blank_object_has_zeros_of_the_right_type_and_length(kind: Any) -> None:
    made = kind.blank()
    for field, value in all_of(made).items():
        number = float if "float" in kind.__annotations__[field] else int
        length = kind.lengths.get(field)
        if length is None:
            assert (value, type(value)) == (0, number)
        elif isinstance(length, int):
            assert value == [0] * length
            assert {type(each) for each in value} == {number}
        else:
            assert value == [[0] * length[1]] * length[0]
            assert len({id(row) for row in value}) == length[0]


@each_kind
@pytest.mark.parametrize("noting", [0, 1])
def test_a_copy_has_every_field(kind: Any, noting: int) -> None:
    made = some(kind, noting=noting)
    twin = made.copy()
    assert type(twin) is kind
    assert all_of(twin) == all_of(made)


@each_kind
def test_a_copy_shares_nothing_that_changes(kind: Any) -> None:
    made = some(kind)
    for field, value in all_of(made.copy()).items():
        if isinstance(value, list):
            assert value is not getattr(made, field), field
            if isinstance(value[0], list):
                assert value[0] is not getattr(made, field)[0], field
        else:
            assert isinstance(value, int | float | tuple), field


@pytest.mark.parametrize("kind", KINDS[:2])
def test_a_copy_that_takes_no_notes_shares_the_journal_that_nobody_writes(kind: Any) -> None:
    made = some(kind, noting=0)
    twin = made.copy()
    lists = [field for field, value in all_of(made).items() if isinstance(value, list)]
    assert [f for f in lists if getattr(twin, f) is getattr(made, f)] == ["journal"]


@compiled
@each_kind
def test_packing_and_unpacking_give_the_object_back(kind: Any) -> None:
    made = some(kind)
    array = made.packed()
    assert array.shape == (1,)
    assert array.dtype == kind.record_type()
    assert array.dtype.names == kind.__slots__
    assert {f for f in array.dtype.names if array.dtype[f].shape} == set(kind.lengths)
    again = kind.unpacked(array[0])
    assert all_of(again) == all_of(made)
    single = set(kind.__slots__) - set(kind.lengths)
    assert all(type(getattr(again, field)) in (int, float) for field in single)


@each_kind
def test_copies_are_equal_until_one_changes(kind: Any) -> None:
    made = some(kind)
    twin = made.copy()
    assert made == twin
    field = next(name for name in kind.__slots__ if isinstance(getattr(made, name), int))
    setattr(twin, field, getattr(twin, field) + 1)
    assert made != twin
    assert made != all_of(made)


def test_a_state_shows_what_is_not_zero() -> None:
    state = mascarade.State.blank()
    assert repr(state) == "State()"
    state.players, state.coins[1] = 4, 6
    assert repr(state) == "State(coins=[0, 6], players=4)"
    state.journal, state.noted = [7, 8, 9, 0, 0], 2
    assert repr(state) == "State(coins=[0, 6], journal=[7, 8], noted=2, players=4)"
