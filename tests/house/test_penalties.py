"""Mutes, bans and notices in memory: whom they concern, and when they end."""

from __future__ import annotations

import pytest

from ridotto.games.errors import Refusal
from ridotto.house.moderation.notice_board import NoticeBoard
from ridotto.house.moderation.penalties import Penalties, network_of
from ridotto.house.running.client_address import address_of
from ridotto.house.store.moderation import Penalty, StoredNotice

NOW = 1_700_000_000_000


def penalty(number: int, kind: str = "ban", **given: object) -> Penalty:
    fields = {"person": None, "address": None, "until": None, "reason": ""} | given
    return Penalty(id=number, kind=kind, name="", at=NOW, **fields)  # type: ignore[arg-type]


def test_a_ban_concerns_its_person_only() -> None:
    penalties = Penalties(lambda: NOW)
    penalties.put([penalty(1, person="ana"), penalty(2, "mute", person="bea")])
    assert penalties.ban_of("ana", "") == penalty(1, person="ana")
    assert penalties.ban_of("bea", "192.0.2.1") is None
    assert penalties.ban_of(None, "192.0.2.1") is None
    assert penalties.mute_of("ana") is None
    assert penalties.mute_of("bea") is not None


@pytest.mark.parametrize(
    ("banned", "address", "concerned"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.0/24", "192.0.2.77", True),
        ("192.0.2.77/24", "192.0.2.1", True),
        ("2001:db8:1:2::5", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::5/128", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::5", "2001:db8:1:3::5", False),
        ("2001:db8:1::/48", "2001:db8:1:ffff::1", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("192.0.2.1", "unix", False),
        ("192.0.2.1", "", False),
    ],
)
def test_a_ban_of_an_address_concerns_its_network(
    banned: str, address: str, concerned: bool
) -> None:
    penalties = Penalties(lambda: NOW)
    penalties.put([penalty(1, address=network_of(banned))])
    assert (penalties.ban_of("anyone", address_of(address)[0]) is not None) == concerned


@pytest.mark.parametrize("given", ["", "here", "192.0.2", "192.0.0.0/15", "::/0", "2001:db8::/31"])
def test_a_network_that_is_too_wide_or_none_is_refused(given: str) -> None:
    with pytest.raises(Refusal):
        network_of(given)


def test_penalties_end_by_themselves() -> None:
    now = NOW
    penalties = Penalties(lambda: now)
    penalties.put([penalty(1, person="ana", until=NOW + 10), penalty(2, person="bea")])
    assert len(penalties.in_force()) == 2
    assert penalties.ban_of("ana", "") is not None
    now += 10
    assert penalties.ban_of("ana", "") is None
    assert [each.id for each in penalties.in_force()] == [2]
    with pytest.raises(Refusal):
        penalties.drop(1)


def test_the_longest_ban_counts() -> None:
    penalties = Penalties(lambda: NOW)
    penalties.put(penalty(n, person="ana", until=NOW + end) for n, end in enumerate((5, 9, 7)))
    found = penalties.ban_of("ana", "")
    assert found is not None
    assert found.until == NOW + 9


def test_notices_are_for_their_person_or_for_all_and_end() -> None:
    now = NOW
    board = NoticeBoard(lambda: now)
    board.put(
        [StoredNotice(1, NOW, "ana", None, "hush"), StoredNotice(2, NOW, None, NOW + 5, "hi")]
    )
    assert [(each.kind, each.text) for each in board.of("ana")] == [
        ("warning", "hush"),
        ("announcement", "hi"),
    ]
    assert [each.id for each in board.of("bea")] == [2] == [n.id for n in board.announcements()]
    with pytest.raises(Refusal):
        board.get(1, "bea")
    now += 5
    assert board.announcements() == ()
    assert [each.id for each in board.of("ana")] == [1]
