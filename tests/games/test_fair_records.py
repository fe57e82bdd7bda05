"""Checking the deal of a record: what is fair holds, and meddling is found wherever it is."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.fair_games import CASES, DRAWN, HEX, KINDS, failing, fair
from games.random_games import examples
from games.recorded import Record
from ridotto.games.errors import Refusal
from ridotto.games.fairness import check, read_fairness
from ridotto.games.record import replay


@KINDS
def test_a_fair_record_holds(kind: str) -> None:
    record = fair(kind)
    assert replay(record).name == kind
    told = record["fairness"]
    report = check(record, told["commitment"], told["shares"][1])
    assert report.fair
    expected = ["commitment", "published", "share", *DRAWN[kind]]
    assert [finding.what for finding in report.findings] == expected
    assert [finding.what for finding in check(record).findings] == ["commitment", *DRAWN[kind]]
    assert (report.table, report.commitment) == (told["table"], told["commitment"])


@KINDS
def test_what_was_published_or_thrown_in_must_be_there(kind: str) -> None:
    record = fair(kind)
    assert failing(check(record, published="0" * 64)) == {"published"}
    assert failing(check(record, share="0" * 32)) == {"share"}
    assert failing(check(record, share="")) == {"share"}


@pytest.mark.parametrize(("kind", "tamper", "told"), CASES)
def test_meddling_is_found(kind: str, tamper: Callable[[Record], None], told: set[str]) -> None:
    record = fair(kind)
    tamper(record)
    # Another draw may let the same player begin; it never comes to the same otherwise.
    maybe = {"first"} if "deal" in told else set()
    told = told & {"commitment", *DRAWN[kind]}
    assert told - maybe <= failing(check(record)) <= told


@examples(300)
@given(st.sampled_from(list(DRAWN)), st.data())
def test_any_digit_changed_is_found(kind: str, data: st.DataObject) -> None:
    record = fair(kind)
    told = record["fairness"]
    places = [("secret", None), ("commitment", None), *[("shares", at) for at in range(1, 4)]]
    field, at = data.draw(st.sampled_from(places))
    text = told[field] if at is None else told[field][at]
    place = data.draw(st.integers(0, len(text) - 1))
    digit = data.draw(st.sampled_from([digit for digit in HEX if digit != text[place]]))
    changed = text[:place] + digit + text[place + 1 :]
    if at is None:
        told[field] = changed
    else:
        told[field][at] = changed
    assert not check(record).fair


@examples(200)
@given(st.sampled_from(list(DRAWN)), st.randoms(use_true_random=False))
def test_any_other_deal_is_found(kind: str, chance: random.Random) -> None:
    record = fair(kind)
    before = copy.deepcopy(record["setup"]["deal"])
    deal = record["setup"]["deal"]
    if kind == "masquerade":
        deal = chance.choice([deal["masks"], deal["orders"], *deal["spells"]])
    one, other = chance.sample(range(len(deal)), 2)
    deal[one], deal[other] = deal[other], deal[one]
    assert check(record).fair == (record["setup"]["deal"] == before)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


def verdict(record: Record) -> str:
    try:
        return "fair" if check(record).fair else "unfair"
    except Refusal as refusal:
        return refusal.code


@pytest.mark.slow
@examples(300)
@given(st.sampled_from(list(DRAWN)), st.data())
def test_whatever_stands_in_a_record_it_is_checked_or_refused(
    kind: str, data: st.DataObject
) -> None:
    record = fair(kind)
    at = record
    path = data.draw(st.sampled_from([
        ("game",), ("setup",), ("fairness",), *[("setup", field) for field in record["setup"]],
        *[("fairness", field) for field in record["fairness"]], ("fairness", "more"),
    ]))  # fmt: skip
    for step in path[:-1]:
        at = at[step]
    same = at.get(path[-1], "")
    at[path[-1]] = other = data.draw(JSON)
    assert verdict(record) in ("unfair", "bad-request") or other == same or path[-1] == "options"


@examples(100)
@given(JSON)
def test_any_json_is_refused(data: Any) -> None:
    with pytest.raises(Refusal):
        check(data)
    with pytest.raises(Refusal):
        read_fairness(data)
