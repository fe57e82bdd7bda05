"""Section 11 of the rules: the table of who learns what, row by row."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.mascarade_worlds import INTRIGUE
from ridotto.games.mascarade import Mascarade, Options, OwnScenario, Setup
from ridotto.games.mascarade.events import Reveal

PLAYERS = 8
EVERYONE = (*range(PLAYERS), "spectator")
#: Seats 0 to 7 and two in the centre: everyone wears another mask.
DEAL = ("spy", "fool", "princess", "guru", "puppeteer", "judge", "king", "patron", "peasant",
        "peasant")  # fmt: skip
LOOK = {"act": "look"}
PEEK = {"act": "peek"}


def table(**options: Any) -> Mascarade:
    settled = Options(**{"opening": 0, **options})
    return Mascarade(Setup(PLAYERS, INTRIGUE, seed=1, first=0, options=settled, deal=DEAL))


def announce(game: Mascarade, mask: str, claims: tuple[int, ...] = ()) -> None:
    """Let the deciding player announce a mask, and these players claim it too."""
    game.act_data(game.decider, {"act": "announce", "mask": mask})
    while game.decision == "claim":
        game.act_data(game.decider, {"act": "claim" if game.decider in claims else "pass"})


def news(game: Mascarade, kind: str, viewer: Any) -> dict[str, Any]:
    """Return the last event of a kind, as the viewer's client gets it."""
    told = msgspec.to_builtins(list(game.events(viewer)))
    return [event for event in told if event["type"] == kind][-1]


def who_has(game: Mascarade, kind: str, field: str) -> set[Any]:
    """Return the viewers whose last event of a kind has a field."""
    return {viewer for viewer in EVERYONE if field in news(game, kind, viewer)}


def test_an_open_deal_shows_all_masks_to_all() -> None:
    game = table()
    for viewer in EVERYONE:
        assert news(game, "deal", viewer)["masks"] == DEAL


def test_a_closed_deal_shows_no_mask_to_anybody() -> None:
    game = table(closed_deal=True)
    for viewer in EVERYONE:
        assert news(game, "deal", viewer) == {"type": "deal", "first": 0, "open": False}
        assert not any(mask.encode() in stream(game, viewer) for mask in set(DEAL))


def stream(game: Mascarade, viewer: Any) -> bytes:
    return msgspec.json.encode(list(game.events(viewer)))


def test_a_look_shows_the_mask_to_the_one_who_looks() -> None:
    game = table()
    game.act_data(0, LOOK)
    assert news(game, "look", 0) == {"type": "look", "player": 0, "mask": "spy"}
    for viewer in EVERYONE[1:]:
        assert news(game, "look", viewer) == {"type": "look", "player": 0}


def test_a_peek_shows_the_mask_to_the_one_who_peeks() -> None:
    game = table(peek=True)
    game.act_data(5, PEEK)
    assert news(game, "peek", 5) == {"type": "peek", "player": 5, "mask": "judge"}
    for viewer in EVERYONE:
        if viewer != 5:
            assert news(game, "peek", viewer) == {"type": "peek", "player": 5}


@pytest.mark.parametrize("really", [True, False])
@pytest.mark.parametrize("other", [3, "centre:1"])
def test_only_the_actor_knows_whether_a_swap_moved(other: Any, really: bool) -> None:
    game = table()
    game.act_data(0, {"act": "swap", "with": other, "really": really})
    public = {"type": "swap", "player": 0, "with": other}
    assert news(game, "swap", 0) == {**public, "really": really}
    for viewer in EVERYONE[1:]:
        assert news(game, "swap", viewer) == public


def test_a_challenge_is_open_to_all() -> None:
    game = table()
    announce(game, "king", claims=(2, 6))
    told = {stream(game, viewer) for viewer in EVERYONE}
    assert told == {stream(game, "omniscient")}
    reveals = [event for event in game.events("spectator") if isinstance(event, Reveal)]
    masks = {event.player: event.mask for event in reveals}
    assert masks == {0: "spy", 2: "princess", 6: "king"}


def test_the_gurus_question_is_open_to_all() -> None:
    game = table()
    announce(game, "guru")
    game.act_data(0, {"act": "choose", "player": 4})
    game.act_data(4, {"act": "name", "mask": "judge"})
    assert {stream(game, viewer) for viewer in EVERYONE} == {stream(game, "omniscient")}
    assert news(game, "reveal", "spectator") == {"type": "reveal", "player": 4, "mask": "puppeteer"}


def test_coins_seats_and_choices_are_open_to_all() -> None:
    game = table()
    announce(game, "puppeteer")
    game.act_data(0, {"act": "choose", "players": [2, 5]})
    assert {stream(game, viewer) for viewer in EVERYONE} == {stream(game, "omniscient")}
    assert news(game, "seats", "spectator")["seats"] == (0, 1, 5, 3, 4, 2, 6, 7)


def test_the_princess_shows_a_mask_to_every_player_but_its_wearer() -> None:
    game = table()
    announce(game, "princess")
    game.act_data(0, {"act": "choose", "player": 5})
    assert who_has(game, "show", "mask") == set(range(PLAYERS)) - {5}
    assert news(game, "show", 0)["mask"] == "judge"
    for viewer in (5, "spectator"):
        assert news(game, "show", viewer) == {"type": "show", "player": 0, "target": 5}


@pytest.mark.parametrize("really", [True, False])
def test_only_the_spy_sees_masks_and_whether_they_moved(really: bool) -> None:
    game = table()
    announce(game, "spy")
    game.act_data(0, {"act": "choose", "player": 6})
    game.act_data(0, {"act": "switch", "really": really})
    assert news(game, "show", 0)["masks"] == ("spy", "king")
    assert news(game, "switch", 0)["really"] is really
    for viewer in EVERYONE[1:]:
        assert news(game, "show", viewer) == {"type": "show", "player": 0, "target": 6}
        assert news(game, "switch", viewer) == {"type": "switch", "player": 0, "players": (0, 6)}


def test_the_spy_sees_both_masks_before_deciding() -> None:
    game = table()
    announce(game, "spy")
    game.act_data(0, {"act": "choose", "player": 6})
    assert game.decision == "switch"
    assert news(game, "show", 0)["masks"] == ("spy", "king")


@pytest.mark.parametrize("really", [True, False])
def test_only_the_fool_knows_whether_masks_moved(really: bool) -> None:
    game = table()
    announce(game, "fool")
    game.act_data(0, {"act": "choose", "players": [3, 6]})
    game.act_data(0, {"act": "switch", "really": really})
    assert news(game, "switch", 0)["really"] is really
    for viewer in EVERYONE[1:]:
        assert news(game, "switch", viewer) == {"type": "switch", "player": 0, "players": (3, 6)}


def test_the_fool_sees_no_mask() -> None:
    game = table(closed_deal=True)
    announce(game, "fool")
    game.act_data(0, {"act": "choose", "players": [3, 6]})
    game.act_data(0, {"act": "switch", "really": True})
    assert b"guru" not in stream(game, 0)
    assert b"king" not in stream(game, 0)


def test_who_changed_seats_looks_at_the_mask_of_the_new_seat() -> None:
    game = table(closed_deal=True, peek=True)
    announce(game, "puppeteer")
    game.act_data(0, {"act": "choose", "players": [2, 5]})
    game.act_data(5, PEEK)
    assert news(game, "peek", 5)["mask"] == "princess"
    assert "mask" not in news(game, "peek", 2)


def finished_game() -> Mascarade:
    game = table(closed_deal=True, turn_limit=2)
    announce(game, "princess")
    game.act_data(0, {"act": "choose", "player": 5})
    game.act_data(1, {"act": "swap", "with": 3, "really": True})
    assert game.over
    return game


def test_after_the_game_everything_is_open() -> None:
    game = finished_game()
    everything = tuple(game.events("omniscient"))
    for viewer in EVERYONE:
        assert game.view(viewer).events == everything
    assert everything[0].masks == DEAL


def test_what_was_seen_during_play_stays_as_it_was() -> None:
    game = finished_game()
    assert who_has(game, "deal", "masks") == set()
    assert who_has(game, "swap", "really") == {1}


def test_news_in_parts_make_up_the_whole() -> None:
    game = finished_game()
    for viewer in EVERYONE:
        whole = list(game.events(viewer))
        assert [*list(game.events(viewer, 0))[:5], *game.events(viewer, 5)] == whole


def test_a_view_names_its_viewer_and_holds_no_seed() -> None:
    game = Mascarade(Setup(6, "6A", seed=987654321987))
    for viewer in (*range(6), "spectator"):
        view = msgspec.json.encode(game.view(viewer))
        assert msgspec.json.decode(view)["viewer"] == viewer
        assert b"987654321987" not in view


def test_the_centre_belongs_to_nobody() -> None:
    """Masks in play are public even where it is not which of them lie in the centre."""
    own = OwnScenario(("judge", "king", "widow", "witch", "thief", "cheat"), centre=2)
    for centre in ((4, 5), (0, 1)):
        deal = [mask for place, mask in enumerate(own.masks) if place not in centre]
        deal += [own.masks[place] for place in centre]
        setup = Setup(4, own, 1, 0, Options(closed_deal=True), tuple(deal))
        state = Mascarade(setup).state()
        assert state.masks_in_play == own.masks
