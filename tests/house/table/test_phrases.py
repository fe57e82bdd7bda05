"""Phrases and gestures: chat messages that carry an id, which each client shows in its language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import UNSET

from house.client import Client, at, seated
from house.filling import table_that
from house.operating import act, operated, told
from house.players import wishes
from house.serving import Served, live
from ridotto.games.words import LANGUAGES, speak
from ridotto.house.moderation.word_lists import load
from ridotto.house.phrases import IN_ENGLISH, Phrase
from ridotto.house.store.sqlite import SqliteStore
from ridotto.house.table.summary import summary_of
from ridotto.house.views.messages import Said

MASQUERADE = wishes("masquerade", 2)
PHRASES: tuple[Phrase, ...] = get_args(Phrase)


def heard(client: Client) -> list[tuple[str, Any]]:
    return [(said["text"], said.get("phrase")) for said in client.said]


def test_the_house_and_the_english_words_say_the_same() -> None:
    english = speak("en")
    assert {phrase: english(f"phrase-{phrase}") for phrase in PHRASES} == IN_ENGLISH


def test_every_language_has_all_phrases_and_no_two_are_the_same() -> None:
    for language in LANGUAGES:
        texts = [speak(language)(f"phrase-{phrase}") for phrase in PHRASES]
        assert len(set(texts)) == len(PHRASES), language


def test_messages_from_before_there_were_phrases_have_none() -> None:
    old = b'{"n":1,"at":2,"room":"players","person":"p","name":"Ada","text":"hello"}'
    said = msgspec.json.decode(old, type=Said)
    assert msgspec.json.encode(said) == old


@live
async def test_a_phrase_arrives_with_its_id_and_its_english_text(served: Served) -> None:
    guests = served.guests(3)
    async with (
        seated(MASQUERADE, *guests[:2]) as (one, other),
        at(one.table, guests[2]) as (watcher,),
    ):
        await one.do("chat", phrase="hello")
        await one.do("chat", text="hello")
        await watcher.do("chat", phrase="applause")
        for client in (one, other):
            await client.current()
            assert heard(client) == [("Good evening!", "hello"), ("hello", None)]
            assert "phrase" not in client.said[1]
        # Spectators' gestures stay among spectators, as their messages do.
        assert heard(watcher)[-1] == ("Applause", "applause")
        await other.reconnect(knowing=False)
        assert heard(other) == [("Good evening!", "hello"), ("hello", None)]


@live
async def test_a_phrase_cannot_carry_a_text_of_ones_own(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (one, other):
        await one.do("chat", phrase="wink", text="she is the King")
        await other.current()
        assert heard(other) == [("A wink", "wink")]


@live
async def test_unknown_phrases_and_messages_without_either_are_refused(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (one, other):
        assert await one.refused("chat", phrase="insult") == "bad-request"
        assert await one.refused("chat", phrase="") == "bad-request"
        assert await one.refused("chat") == "bad-request"
        assert await one.refused("chat", phrase=None, text="") == "bad-request"
        await other.current()
        assert other.said == []


@live
async def test_phrases_are_allowed_where_chat_is_off(served: Served) -> None:
    async with seated(MASQUERADE | {"chat": False}, *served.guests(2)) as (one, other):
        assert await one.refused("chat", text="Good evening!") == "chat-off"
        await one.do("chat", phrase="hello")
        await other.current()
        assert heard(other) == [("Good evening!", "hello")]


@live
async def test_phrases_count_as_messages(served: Served) -> None:
    async with seated(MASQUERADE | {"chat": False}, *served.guests(2)) as (one, _):
        said = 0
        while (refused := await one.refused_or_done("chat", phrase="bow")) is None:
            said += 1
            assert said < 12
        assert refused == "too-fast"
        assert said >= 6


@live
async def test_phrases_of_muted_people_are_not_heard(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (one, other):
        await one.do("mute", person=other.guest.person)
        await other.do("chat", phrase="laughter")
        await one.current()
        await one.reconnect(knowing=False)
        assert one.said == []
        assert heard(other) == [("Laughter", "laughter")]


@live
async def test_an_operators_mute_and_deletion_cover_phrases(tmp_path: Path) -> None:
    with operated(tmp_path) as house:
        ana, bea = house.guests(2)
        async with seated(MASQUERADE, ana, bea) as (one, other):
            await one.do("chat", phrase="doubt")
            act(house, "mutes", person=ana.person, minutes=5, reason="too loud")
            assert await one.refused("chat", phrase="bow") == "muted"
            told(house, "POST", f"tables/{one.table}/delete-line", {"room": "players", "n": 1})
            await other.current()
            assert other.said == []
        house.kill()
        store = SqliteStore(tmp_path / "ridotto.db")
        (left,) = await store.read_chat(one.table, "players", 9)
        assert (left.n, left.text, left.phrase) == (1, "", UNSET)
        await store.close()


@live
async def test_a_deleted_guest_leaves_no_phrase_behind(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "ridotto.db")
    await store.append_chat(
        "t", "ada/1", Said(1, 1, "players", "ada", "Ada", "A bow", phrase="bow")
    )
    await store.lifecycle.take_out("ada", "t", {}, summary_of(table_that("waiting")))
    (left,) = await store.read_chat("t", "players", 9)
    assert (left.person, left.text, left.phrase) == ("", "", UNSET)
    await store.close()


def test_no_phrase_has_a_word_that_the_house_would_cover() -> None:
    lists = load(None)
    for language in LANGUAGES:
        for phrase in PHRASES:
            text = speak(language)(f"phrase-{phrase}")
            assert lists.star_chat(text) == text
