"""Chat: players and spectators talk among themselves, and people can be muted."""

from __future__ import annotations

from pathlib import Path

from house.client import Client, at, seated
from house.other_houses import OtherHouse
from house.players import play_all, wishes
from house.serving import Served, live

MASQUERADE = wishes("masquerade", 2)


def texts(client: Client) -> list[str]:
    return [said["text"] for said in client.said]


@live
async def test_players_do_not_read_what_spectators_say_before_the_end(served: Served) -> None:
    guests = served.guests(4)
    async with (
        seated(MASQUERADE, *guests[:2]) as clients,
        at(clients[0].table, *guests[2:]) as watchers,
    ):
        await clients[0].do("start")
        await clients[1].do("chat", text="  good evening  ")
        await watchers[0].do("chat", text="look at her hand")
        for client in (*clients, *watchers):
            await client.current()
        assert [texts(client) for client in clients] == [["good evening"]] * 2
        assert [texts(watcher) for watcher in watchers] == [
            ["good evening", "look at her hand"]
        ] * 2
        assert [said["room"] for said in watchers[1].said] == ["players", "spectators"]
        await clients[0].reconnect(knowing=False)
        assert texts(clients[0]) == ["good evening"]

        await play_all(clients)
        await watchers[0].until(lambda: watchers[0].over)
        # After the end all players get it, even those who were connected before.
        await clients[1].until(lambda: len(clients[1].said) > 1)
        assert texts(clients[1]) == ["good evening", "look at her hand"]
        await clients[0].reconnect(knowing=False)
        assert texts(clients[0]) == ["good evening", "look at her hand"]
        await watchers[1].do("chat", text="well played")
        await clients[0].current()
        assert texts(clients[0])[-1] == "well played"
        assert [(said["room"], said["n"]) for said in clients[0].said] == [
            ("players", 1),
            ("spectators", 1),
            ("spectators", 2),
        ]


@live
async def test_muted_people_are_not_heard_after_the_end_either(served: Served) -> None:
    guests = served.guests(4)
    async with (
        seated(MASQUERADE, *guests[:2]) as clients,
        at(clients[0].table, *guests[2:]) as watchers,
    ):
        await clients[0].do("start")
        await clients[1].do("mute", person=guests[2].person)
        for watcher in watchers:
            await watcher.do("chat", text=f"says {watcher.guest.name}")
        await play_all(clients)
        said = [f"says {guest.name}" for guest in guests[2:]]
        for client, heard in zip(clients, (said, said[1:]), strict=True):
            await client.until(lambda client=client, heard=heard: len(client.said) >= len(heard))
            await client.current()
            assert texts(client) == heard


@live
async def test_numbers_do_not_reveal_to_players_that_spectators_talk(tmp_path: Path) -> None:
    with OtherHouse(tmp_path) as house:
        guests = house.guests(3)
        async with seated(MASQUERADE, *guests[:2]) as clients:
            async with at(clients[0].table, guests[2]) as (watcher,):
                await clients[0].do("start")
                for number in range(3):
                    await watcher.do("chat", text=f"I see {number}")
                    await clients[number % 2].do("chat", text=f"{number}")
            house.kill()
            house.start()
            async with at(clients[0].table, *guests) as (one, other, watcher):
                await watcher.do("chat", text="there you are")
                await one.do("chat", text="3")
                await other.current()
                assert [said["n"] for said in other.said] == [1, 2, 3, 4]
                await watcher.current()
                rooms = [(said["room"], said["n"]) for said in watcher.said]
                assert rooms[-2:] == [("spectators", 4), ("players", 4)]


@live
async def test_spectators_cannot_push_out_what_players_said(tmp_path: Path) -> None:
    few = "import ridotto.house.table.chat as talk; talk.SHOWN = 4"
    with OtherHouse(tmp_path, first=few) as house:
        guests = house.guests(4)
        async with seated(MASQUERADE, *guests[:2]) as (one, other):
            async with at(one.table, *guests[2:]) as watchers:
                await one.do("start")
                for number in range(5):
                    await one.do("chat", text=f"{number}")
                for watcher in watchers:
                    for number in range(5):
                        await watcher.do("chat", text=f"I see {number}")
                await one.reconnect(knowing=False)
                assert texts(one) == ["1", "2", "3", "4"]
                await watchers[0].reconnect(knowing=False)
                assert texts(watchers[0]) == [*texts(one), *(f"I see {n}" for n in range(1, 5))]
            house.kill()
            house.start()
            await other.reconnect(knowing=False)
            assert texts(other) == ["1", "2", "3", "4"]
            await other.do("chat", text="5")
            await one.reconnect(knowing=False)
            assert texts(one) == ["2", "3", "4", "5"]


@live
async def test_muted_people_are_not_heard_until_unmuted(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (one, other):
        await other.do("chat", text="first")
        await one.do("mute", person=other.guest.person)
        await other.do("chat", text="second")
        await one.current()
        assert texts(one) == ["first"]
        await one.reconnect(knowing=False)
        assert one.view["muted"] == [other.guest.person]
        assert texts(one) == []
        await other.do("chat", text="third")
        await one.current()
        assert texts(one) == []
        assert texts(other) == ["first", "second", "third"]
        await one.do("mute", person=other.guest.person, on=False)
        await other.do("chat", text="fourth")
        await one.current()
        assert texts(one) == ["fourth"]


@live
async def test_a_mute_holds_in_all_windows_and_at_all_tables(served: Served) -> None:
    one, other = served.guests(2)
    table = one.open(MASQUERADE)
    async with seated(MASQUERADE, one, other) as here, at(table, one, one, other) as there:
        await here[0].do("mute", person=other.person)
        await there[2].do("chat", text="can you hear me?")
        for window in there[:2]:
            await window.current()
            assert texts(window) == []
        await there[1].do("mute", person=other.person, on=False)
        await here[1].do("chat", text="and now?")
        await here[0].current()
        assert texts(here[0]) == ["and now?"]


@live
async def test_a_guest_can_mute_only_a_limited_number_of_people(tmp_path: Path) -> None:
    few = "import ridotto.house.mutes as mutes; mutes.MOST_MUTED = 3"
    with OtherHouse(tmp_path, first=few) as house:
        guest = house.guest("Ana")
        async with at(guest.open(MASQUERADE), guest, guest) as (one, other):
            asked = [await (one, other)[n % 2].tell("mute", person=f"{n}") for n in range(8)]
            answers = [await (one, other)[n % 2].answer_to(id_) for n, id_ in enumerate(asked)]
            assert [answer["is"] for answer in answers].count("done") == 3
            assert {told["error"]["code"] for told in answers if told["is"] != "done"} == {
                "too-many"
            }
            await one.reconnect(knowing=False)
            muted = one.view["muted"]
            assert len(muted) == 3
            await other.do("mute", person=muted[0])
            await one.do("mute", person=muted[0], on=False)
            await other.do("mute", person="someone else")
            assert await one.refused("mute", person=muted[0]) == "too-many"
            house.kill()
            house.start()
            await one.reconnect(knowing=False)
            assert sorted(one.view["muted"]) == sorted([*muted[1:], "someone else"])
            assert await one.refused("mute", person=muted[0]) == "too-many"


@live
async def test_chat_is_refused_at_a_table_without_it(served: Served) -> None:
    async with seated(MASQUERADE | {"chat": False}, *served.guests(2)) as (one, other):
        assert await one.refused("chat", text="hello") == "chat-off"
        await other.current()
        assert other.said == []


@live
async def test_too_many_messages_and_empty_ones_are_refused(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (one, other):
        assert await one.refused("chat", text=" \n ") == "bad-request"
        assert await one.refused("chat", text="x" * 501) == "bad-request"
        for number in range(6):
            await one.do("chat", text=f"{number}")
        # On a slow machine one more may be allowed in the meantime.
        said = len(one.said)
        while (refused := await one.refused_or_done("chat", text="more")) is None:
            said += 1
            assert said < 12
        assert refused == "too-fast"
        await other.do("chat", text="my turn")
        assert len(other.said) == said + 1


@live
async def test_a_repeated_chat_command_is_said_once(served: Served) -> None:
    async with seated(MASQUERADE, *served.guests(2)) as (one, other):
        for _ in range(3):
            await one.do("chat", id="same", text="hello")
        await one.reconnect()
        await one.do("chat", id="same", text="hello")
        # Ids are per person: another person may use the same one.
        await other.do("chat", id="same", text="hello yourself")
        await one.current()
        assert texts(other) == ["hello", "hello yourself"]


@live
async def test_commands_from_before_a_restart_are_not_repeated(tmp_path: Path) -> None:
    with OtherHouse(tmp_path) as house:
        async with seated(MASQUERADE, *house.guests(2)) as clients:
            await clients[0].do("start")
            await clients[1].current()
            client = next(each for each in clients if each.asked)
            acting = {"action": client.state["legal"][0], "seen": client.n}
            await client.do("chat", id="said", text="hello")
            await client.do("act", id="acted", **acting)
            n = client.n
            house.kill()
            house.start()
            await client.reconnect()
            await client.do("chat", id="said", text="hello")
            await client.do("act", id="acted", **acting)
            await client.reconnect(knowing=False)
            assert (client.n, texts(client)) == (n, ["hello"])


@live
async def test_spectators_are_told_apart_from_players_and_from_each_other(served: Served) -> None:
    guests = [served.guest(name) for name in ("Ana", "Bea", "\u0410n\u0430", "Carla", "CarIa")]
    async with (
        seated(MASQUERADE, *guests[:2]) as clients,
        at(clients[0].table, *guests[2:]) as watchers,
    ):
        for watcher in (*watchers, *watchers):
            await watcher.do("chat", text="hello")
        await watchers[0].until(lambda: len(watchers[0].said) == 6)
        names = [said["name"] for said in watchers[0].said]
        assert names == 2 * ["\u0410n\u0430 II", "Carla", "CarIa II"]
