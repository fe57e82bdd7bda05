"""Claims: one by one with answers in advance, or all at once with hidden answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from house.claims import claim_window
from house.client import Client, at
from house.serving import Served, live


def kinds(texts: list[str]) -> list[str]:
    return [json.loads(text)["is"] for text in texts]


def moved(client: Client, since: int) -> list[tuple[int, str, str]]:
    """Return the answers after an entry: player, answer, and how."""
    entries = [client.entries[n] for n in range(since + 1, client.n + 1)]
    return [
        (entry["player"], entry["events"][0]["type"], entry["how"])
        for entry in entries
        if entry["what"] == "moved"
    ]


# One by one


@live
async def test_answers_ahead_take_effect_in_order_and_are_hidden_before(
    served: Served,
) -> None:
    async with claim_window(served) as window:
        first, second, third = window.asked
        n = first.n
        before = await window.heard()
        await third.do("ahead", answer="claim", seen=third.n)
        await second.do("ahead", answer="pass", seen=second.n)
        told = await window.since(before)
        for client in window.everyone:
            expected = ["ahead", "done"] if client in (second, third) else []
            assert kinds(told[client]) == expected
        assert (second.ahead, third.ahead) == ("pass", "claim")
        assert (first.ahead, window.watcher.ahead) == (None, None)

        await first.act({"act": "pass"})
        for client in window.everyone:
            await client.until(lambda each=client: each.n >= n + 3)
            assert moved(client, n)[:3] == [
                (first.player, "pass", "person"),
                (second.player, "pass", "person"),
                (third.player, "claim", "person"),
            ]
            assert client.ahead is None


@live
async def test_a_player_who_takes_an_answer_back_is_asked(served: Served) -> None:
    async with claim_window(served) as window:
        first, second, _ = window.asked
        n = first.n
        await second.do("ahead", answer="claim", seen=n)
        await second.do("ahead", answer="wait", seen=n)
        assert second.ahead is None
        await first.act({"act": "pass"})
        await window.settle()
        assert second.n == n + 1
        assert second.asked
        await second.act({"act": "claim"})
        assert moved(second, n) == [
            (first.player, "pass", "person"),
            (second.player, "claim", "person"),
        ]


@live
async def test_an_answer_can_be_changed_until_it_is_asked_for(served: Served) -> None:
    async with claim_window(served) as window:
        first, second, _ = window.asked
        n = first.n
        for answer in ("claim", "pass", "claim", "pass"):
            await second.do("ahead", answer=answer, seen=n)
            assert second.ahead == answer
        await second.reconnect(knowing=False)
        assert second.ahead == "pass"
        second.ahead = "claim"
        await second.reconnect(knowing=True)
        await second.current()
        assert second.ahead == "pass"
        await first.act({"act": "pass"})
        await second.until(lambda: second.n == n + 2)
        assert moved(second, n)[1] == (second.player, "pass", "person")


@live
async def test_an_answer_is_not_stale_because_a_neighbour_was_quicker(served: Served) -> None:
    async with claim_window(served) as window:
        first, second, third = window.asked
        n = third.n
        await first.act({"act": "pass"})
        await third.do("ahead", answer="claim", seen=n)
        await second.act({"act": "pass"})
        await third.until(lambda: third.n >= n + 3)
        assert moved(third, n)[2] == (third.player, "claim", "person")


@live
async def test_the_player_who_is_asked_may_answer_ahead_or_act(served: Served) -> None:
    async with claim_window(served) as window:
        first, second, _ = window.asked
        n = first.n
        await first.do("ahead", answer="claim", seen=n)
        await second.until(lambda: second.asked)
        await second.act({"act": "pass"})
        assert [each[1] for each in moved(second, n)] == ["claim", "pass"]


@pytest.mark.parametrize("claims", ["clockwise", "at-once"])
@live
async def test_only_players_still_to_answer_can_answer(served: Served, claims: str) -> None:
    async with claim_window(served, claims=claims) as window:
        first, second, _ = window.asked
        n = first.n
        assert await window.announcer.refused("ahead", answer="pass", seen=n) == "not-your-decision"
        assert await window.watcher.refused("ahead", answer="pass", seen=n) == "not-seated"
        assert await second.refused("ahead", answer="pass", seen=0) == "stale"
        assert await second.refused("ahead", answer="maybe", seen=n) == "bad-request"
        if claims == "clockwise":
            assert (
                await second.refused("act", action={"act": "pass"}, seen=n) == "not-your-decision"
            )
            await first.act({"act": "pass"})
            refused = await first.ask("ahead", answer="pass", seen=first.n)
            assert refused["error"]["code"] == "not-your-decision"
        await window.settle()
        assert moved(window.watcher, n) == (
            [(first.player, "pass", "person")] if claims == "clockwise" else []
        )


@live
async def test_an_answer_is_shown_in_all_windows_of_its_player(served: Served) -> None:
    async with claim_window(served) as window:
        _, second, _ = window.asked
        async with at(second.table, second.guest) as (other_window,):
            await second.do("ahead", answer="claim", seen=second.n)
            await other_window.current()
            assert other_window.ahead == "claim"
            await other_window.do("ahead", answer="wait", seen=second.n)
            await second.current()
            assert second.ahead is None


# All at once


def check_nothing_told(texts: list[str], answered: list[int | None]) -> None:
    """Check that clients received only who has answered, not the answers."""
    messages: list[dict[str, Any]] = [json.loads(text) for text in texts]
    assert all(set(message) == {"is", "players"} for message in messages), messages
    told = [set(message["players"]) for message in messages]
    assert told == [set(answered[:count]) for count in range(1, len(answered) + 1)]


@live
async def test_answers_at_once_are_hidden_until_all_have_answered(served: Served) -> None:
    async with claim_window(served, claims="at-once") as window:
        first, second, third = window.asked
        n = first.n
        assert sorted(window.watcher.clock["players"]) == sorted(c.player for c in window.asked)
        before = await window.heard()
        await third.do("ahead", answer="claim", seen=n)
        await first.do("act", action={"act": "pass"}, seen=n)
        told = await window.since(before)
        answered = [third.player, first.player]
        for client in (window.announcer, window.watcher, second):
            assert kinds(told[client]) == ["answered", "answered"]
            check_nothing_told(told[client], answered)
            assert sorted(client.answered) == sorted(answered)
            assert client.ahead is None
        assert (first.ahead, third.ahead) == ("pass", "claim")
        # A client that connects in the meantime learns the same and no more.
        await window.watcher.reconnect(knowing=False)
        await window.watcher.current()
        assert sorted(window.watcher.answered) == sorted(answered)
        assert window.watcher.n == n

        before = await window.heard()
        await second.do("ahead", answer="claim", seen=n)
        told = await window.since(before)
        for client in window.everyone:
            news = [json.loads(text) for text in told[client] if '"is":"news"' in text]
            assert news[0]["since"] == n
            assert [entry["player"] for entry in news[0]["entries"]] == [
                first.player, second.player, third.player,
            ]  # fmt: skip
            assert [each[1:] for each in moved(client, n)[:3]] == [
                ("pass", "person"), ("claim", "person"), ("claim", "person"),
            ]  # fmt: skip


@live
async def test_all_at_once_an_answer_can_be_taken_back(served: Served) -> None:
    async with claim_window(served, claims="at-once") as window:
        first, second, third = window.asked
        n = first.n
        for client in (first, second):
            await client.do("ahead", answer="pass", seen=n)
        await first.do("ahead", answer="wait", seen=n)
        await third.do("ahead", answer="pass", seen=n)
        await window.settle()
        assert window.watcher.n == n
        assert sorted(window.watcher.answered) == sorted((second.player, third.player))
        await first.do("ahead", answer="pass", seen=n)
        await window.settle()
        assert [each[1] for each in moved(window.watcher, n)] == ["pass"] * 3
