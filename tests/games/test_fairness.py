"""Fair deals: every share counts, all orders are equally likely, and tampering is detected."""

from __future__ import annotations

import hashlib
import json
import math
from collections import Counter
from functools import cache
from itertools import islice, permutations
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from docs.documents import rows
from games.fair_games import DRAWN, HEX, some_shares
from games.random_games import examples, masquerade_setups, setups
from repetitions import times
from ridotto.games.draws import Draws, _numbers
from ridotto.games.errors import Refusal
from ridotto.games.fairness import (
    Shares,
    commitment,
    fair_setup,
    new_secret,
    root_of,
    seed_of,
)
from ridotto.games.mascarade.scenario import sheet
from ridotto.games.registry import new_game

secrets_ = st.text(HEX, min_size=64, max_size=64)
shares_ = st.text(HEX, min_size=32, max_size=64) | st.just("")
tables = st.from_regex(r"[0-9A-Za-z_-]{1,64}", fullmatch=True)


def all_shares(players: st.SearchStrategy[int]) -> st.SearchStrategy[Shares]:
    each = players.flatmap(lambda n: st.lists(shares_, min_size=n, max_size=n))
    return st.builds(Shares, tables, secrets_, each.map(tuple))


# The document's vectors


@cache
def vectors() -> dict[str, str]:
    told = {row[0]: row[1].strip("`") for row in rows("fairness.md", "| what | value |")}
    return {what: "" if value == "(none)" else value for what, value in told.items()}


def documented() -> Shares:
    told = vectors()
    players = tuple(told[f"share of player {player}"] for player in range(4))
    return Shares(told["table"], told["secret"], players)


def in_a_row(values: Any) -> str:
    return " ".join(map(str, values))


def test_the_vectors_of_the_document() -> None:
    shares, told = documented(), vectors()
    root = root_of(shares)
    setup = fair_setup("mascarade", {"players": 4, "scenario": "4A"}, shares)
    draws, other = Draws(root), Draws(root)
    assert told == {
        **{what: told[what] for what in ("table", "secret")},
        **{f"share of player {player}": share for player, share in enumerate(shares.players)},
        "commitment": commitment(shares.table, shares.secret),
        "root": root.hex(),
        "seed": str(seed_of(shares)),
        "numbers": in_a_row(islice(_numbers(root), 9)),
        "four below 3000000000": in_a_row(draws.below(3_000_000_000) for _ in range(4)),
        "sheet 4A sorted": in_a_row(sorted(sheet("4A").masks)),
        "its five draws": in_a_row(other.below(bound) for bound in (6, 5, 4, 3, 2)),
        "its deal": in_a_row(setup["deal"]),
        "its first player": str(setup["first"]),
        "the numbers 1 to 12, as the first shuffle": in_a_row(Draws(root).shuffled(range(1, 13))),
    }


def test_the_spelling_of_what_is_hashed() -> None:
    """The document's sentences, word for word, without the code."""
    shares = documented()
    lines = ["ridotto/deal/1", shares.table, shares.secret, *shares.players]
    root = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    assert root_of(shares).hex() == root
    assert "\n\n" in "\n".join(lines)
    assert seed_of(shares) == int(root[:16], 16) >> 11 == int(bin(int("1" + root, 16))[3:56], 2)
    promised = f"ridotto/commit/1\n{shares.table}\n{shares.secret}".encode()
    assert commitment(shares.table, shares.secret) == hashlib.sha256(promised).hexdigest()
    blocks = "".join(
        hashlib.sha256(f"ridotto/draw/1\n{root}\n{block}".encode()).hexdigest()
        for block in range(12)
    )
    numbers = [int(blocks[at : at + 8], 16) for at in range(0, len(blocks), 8)]
    assert list(islice(_numbers(root_of(shares)), len(numbers))) == numbers


# Everyone's share counts


def test_secrets_are_fresh() -> None:
    fresh = {new_secret() for _ in range(100)}
    assert len(fresh) == 100
    assert all(len(secret) == 64 and set(secret) <= set(HEX) for secret in fresh)


@examples(300)
@given(all_shares(st.integers(2, 12)), st.data())
def test_any_change_to_any_share_changes_everything(shares: Shares, data: st.DataObject) -> None:
    player = data.draw(st.integers(0, len(shares.players) - 1))
    other = data.draw(shares_.filter(lambda share: share != shares.players[player]))
    thrown = (*shares.players[:player], other, *shares.players[player + 1 :])
    changed = msgspec.structs.replace(shares, players=thrown)
    assert root_of(changed) != root_of(shares)
    assert seed_of(changed) != seed_of(shares)


@examples(200)
@given(all_shares(st.integers(2, 12)), st.data())
def test_secret_table_order_and_number_of_shares_count(shares: Shares, data: st.DataObject) -> None:
    others = [
        Shares(shares.table, data.draw(secrets_), shares.players),
        Shares(data.draw(tables), shares.secret, shares.players),
        Shares(shares.table, shares.secret, shares.players[::-1]),
        Shares(shares.table, shares.secret, shares.players[1:]),
        Shares(shares.table, shares.secret, (*shares.players, "")),
    ]
    for other in others:
        assert (other == shares) == (seed_of(other) == seed_of(shares))
    for other in others[:2]:
        same = (other.table, other.secret) == (shares.table, shares.secret)
        told = commitment(other.table, other.secret)
        assert (told == commitment(shares.table, shares.secret)) == same


@examples(100)
@given(all_shares(st.integers(2, 12)))
def test_a_seed_is_read_exactly_by_everyone(shares: Shares) -> None:
    assert 0 <= seed_of(shares) < 2**53
    assert int(float(seed_of(shares))) == seed_of(shares)


@pytest.mark.parametrize(
    ("table", "secret", "player", "told"),
    [
        ("", "0" * 64, "", "table must be 1 to 64"),
        ("a" * 65, "0" * 64, "", "table"),
        ("a\nb", "0" * 64, "", "table"),
        ("a\n", "0" * 64, "", "table"),
        ("é", "0" * 64, "", "table"),
        ("a", "0" * 63, "", "secret must be 64 digits"),
        ("a", "0" * 64 + "\n", "", "secret"),
        ("a", "A" * 64, "", "secret"),
        ("a", "٣" * 64, "", "secret"),
        ("a", "0" * 64, "0" * 31, "shares[0] must be 32 to 64 digits"),
        ("a", "0" * 64, "0" * 65, "shares[0]"),
        ("a", "0" * 64, "0" * 32 + "\n", "shares[0]"),
        ("a", "0" * 64, "0" * 32 + "\n" + "0" * 32, "shares[0]"),
        ("a", "0" * 64, "F" * 32, "shares[0]"),
    ],
)
def test_what_is_no_share_is_refused(table: str, secret: str, player: str, told: str) -> None:
    with pytest.raises(Refusal) as caught:
        Shares(table, secret, (player,))
    assert caught.value.code == "bad-request"
    assert told in caught.value.message


def test_a_commitment_is_to_something_of_the_right_form() -> None:
    for table, secret in [("a\nb", "0" * 64), ("a", "short")]:
        with pytest.raises(Refusal):
            commitment(table, secret)


# Every order is as likely


def chi_square(counts: Counter[Any], possible: int) -> float:
    """Return how far the counts are from uniform, in standard deviations."""
    mean = counts.total() / possible
    square = sum((count - mean) ** 2 for count in counts.values()) / mean
    square += (possible - len(counts)) * mean
    freedom = possible - 1
    return (square - freedom) / math.sqrt(2 * freedom)


def test_the_measure_finds_a_crooked_shuffle() -> None:
    """Drawing every place from all of them is the mistake that is made most often."""
    orders: Counter[Any] = Counter()
    for number in range(12_000):
        draws = Draws(root_of(some_shares(number, 4)))
        cards = [0, 1, 2, 3]
        for place in range(4):
            other = draws.below(4)
            cards[place], cards[other] = cards[other], cards[place]
        orders[tuple(cards)] += 1
    assert chi_square(orders, 24) > 20


def test_every_order_is_as_likely() -> None:
    orders = Counter(
        Draws(root_of(some_shares(number, 4))).shuffled("abcd") for number in range(12_000)
    )
    assert set(orders) == set(permutations("abcd"))
    assert abs(chi_square(orders, 24)) < 4


@pytest.mark.parametrize("bound", [2, 3, 5, 7, 12, 28, 100])
def test_every_number_is_as_likely(bound: int) -> None:
    draws = Draws(root_of(some_shares(bound, 4)))
    drawn = Counter(draws.below(bound) for _ in range(400 * bound))
    assert set(drawn) == set(range(bound))
    assert abs(chi_square(drawn, bound)) < 4


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    """Below three quarters of 2**32, a plain remainder gives the first third twice as often."""
    bound = 3 << 30
    draws = Draws(root_of(some_shares(1, 4)))
    thirds = Counter(draws.below(bound) * 3 // bound for _ in range(6_000))
    assert abs(chi_square(thirds, 3)) < 4


def test_every_mask_comes_to_every_seat_and_everyone_begins() -> None:
    masks: Counter[Any] = Counter()
    begins: Counter[int] = Counter()
    for number in range(3_000):
        shares = some_shares(number, 6)
        setup = fair_setup("mascarade", {"players": 6, "scenario": "6A"}, shares)
        masks.update(enumerate(setup["deal"]))
        begins[setup["first"]] += 1
    assert len(masks) == 36
    assert abs(chi_square(masks, 36)) < 4
    assert abs(chi_square(begins, 6)) < 4


def test_masks_orders_and_spells_of_masquerade_come_everywhere() -> None:
    masks: Counter[Any] = Counter()
    orders: Counter[Any] = Counter()
    tops: Counter[str] = Counter()
    number_of_deals = times(600, 1_500)
    for number in range(number_of_deals):
        deal = fair_setup("masquerade", {"players": 3}, some_shares(number, 3))["deal"]
        masks.update(enumerate(deal["masks"]))
        orders.update(enumerate(deal["orders"]))
        tops[deal["spells"][7][-1]] += 1
    assert abs(chi_square(masks, len(deal["masks"]) ** 2)) < 4
    assert abs(chi_square(orders, 25)) < 4
    copies = Counter(deal["spells"][0])
    for spell, count in copies.items():
        mean = number_of_deals * count / copies.total()
        assert abs(tops[spell] - mean) < 5 * math.sqrt(mean)


# The set-up


OPEN = st.tuples(st.just("mascarade"), setups()) | st.tuples(
    st.just("masquerade"), masquerade_setups()
)


@examples(120)
@given(OPEN, st.data())
def test_a_fair_set_up_is_complete_and_can_be_played(
    asked: tuple[str, dict[str, Any]], data: st.DataObject
) -> None:
    game, setup = asked
    setup = {field: value for field, value in setup.items() if field not in DRAWN[game]}
    shares = data.draw(all_shares(st.just(setup["players"])))
    try:
        new_game(game, setup)
    except Refusal:
        with pytest.raises(Refusal) as caught:
            fair_setup(game, setup, shares)
        assert caught.value.code == "bad-setup"
        return
    complete = fair_setup(game, setup, shares)
    played = new_game(game, complete)
    assert json.loads(msgspec.json.encode(played.setup)) == complete
    assert complete["seed"] == seed_of(shares)
    assert fair_setup(game, {**setup, "seed": seed_of(shares)}, shares) == complete
    options = setup.get("options", {})
    assert complete["options"] == {**complete["options"], **options}


def test_the_order_in_which_masks_are_named_decides_nothing() -> None:
    masks = list(sheet("6A").masks)
    shares = some_shares(1, 6)
    deals = []
    for named in (masks, masks[::-1]):
        setup = {"players": 6, "scenario": {"masks": named, "centre": 0}}
        deals.append(fair_setup("mascarade", setup, shares)["deal"])
    assert deals[0] == deals[1] == fair_setup(
        "mascarade", {"players": 6, "scenario": "6A"}, shares
    )["deal"]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "setup", "told"),
    [
        ("chess", {"players": 4}, "no game"),
        ("mascarade", {"players": 4, "scenario": "4A", "seed": 3}, "seed is drawn"),
        ("mascarade", {"players": 4, "scenario": "4A", "first": 3}, "first is drawn"),
        ("mascarade", {"players": 4, "scenario": "4A", "deal": []}, "deal is drawn"),
        ("masquerade", {"players": 4, "deal": {}}, "deal is drawn"),
        ("masquerade", {"players": 4, "deck": "/etc/passwd"}, "not the path of a file"),
        ("masquerade", {"players": 4, "first": 3}, "first"),
        ("mascarade", {"players": 5, "scenario": "5A"}, "players is 5, but there are 4 shares"),
        ("mascarade", {"scenario": "5A"}, "players is null"),
        ("mascarade", {"players": 4, "scenario": "5A"}, "for 5 players"),
        ("mascarade", {"players": 4}, "scenario"),
    ],
)
def test_what_cannot_be_dealt_is_refused(game: str, setup: dict[str, Any], told: str) -> None:
    with pytest.raises(Refusal) as caught:
        fair_setup(game, setup, some_shares(1, 4))
    assert caught.value.code == "bad-setup"
    assert told in caught.value.message
