"""Section 10 of Masquerade's rules: hidden from others are hands, Masks, faces of counters and
the order of the Spell deck; everything else is public."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from games.masquerade_tables import MASKS, SPELLS, act, ball, pass_until, table
from ridotto.games.masquerade import Masquerade
from ridotto.games.masquerade.events import VISIBILITY

EVERYONE = (0, 1, 2, "spectator")


def news(game: Masquerade, kind: str, viewer: Any) -> list[dict[str, Any]]:
    """Return all events of a kind, as the viewer's client gets them."""
    told = msgspec.to_builtins(list(game.events(viewer)))
    return [event for event in told if event.pop("type") == kind]


def only(game: Masquerade, kind: str, private: str, *knowing: Any) -> list[dict[str, Any]]:
    """Return the events of a kind, after checking that only these viewers get the private field."""
    whole = news(game, kind, "omniscient")
    assert whole
    public = [{k: v for k, v in event.items() if k != private} for event in whole]
    for viewer in EVERYONE:
        assert news(game, kind, viewer) == (whole if viewer in knowing else public), viewer
    return whole


def view(game: Masquerade, viewer: Any) -> dict[str, Any]:
    return msgspec.to_builtins(game.view(viewer))


# The deal


def test_everyone_sees_their_own_mask_and_no_other() -> None:
    game = table()
    whole = news(game, "mask", "omniscient")
    assert [event["mask"] for event in whole] == list(MASKS[:3])
    for viewer in EVERYONE:
        told = news(game, "mask", viewer)
        assert [event["player"] for event in told] == [0, 1, 2]
        seen = {event["player"]: event["mask"] for event in told if "mask" in event}
        assert seen == ({viewer: MASKS[viewer]} if viewer != "spectator" else {})


def test_nobody_sees_the_masks_left_over_nor_the_spell_deck() -> None:
    game = table("waltz", "aria")
    whole = news(game, "deal", "omniscient")[0]
    assert whole["aside"] == MASKS[3:]
    assert whole["pile"][-2:] == ("aria", "waltz")
    for viewer in EVERYONE:
        told = news(game, "deal", viewer)[0]
        assert set(whole) - set(told) == {"aside", "pile"}
        assert told["orders"] == (1, 2, 3)
        assert sum(told["spells"].values()) == len(SPELLS)


def test_a_view_holds_no_seed_and_names_its_viewer() -> None:
    game = Masquerade.from_data({"players": 4, "seed": 987654321987})
    for viewer in (*range(4), "spectator"):
        text = msgspec.json.encode(game.view(viewer))
        assert b"987654321987" not in text
        assert msgspec.json.decode(text)["viewer"] == viewer


# Hands


def test_a_drawn_spell_is_seen_by_who_drew_it() -> None:
    game = ball("aria", "waltz", "fugue", "minuet", "aria")
    seen = {v: [e.get("spell") for e in news(game, "draw", v)] for v in EVERYONE}
    assert seen[0] == ["aria", "waltz", "fugue", None, None]
    assert seen[1] == [None, None, None, "minuet", "aria"]
    for viewer in (2, "spectator"):
        assert news(game, "draw", viewer) == [{"player": player} for player in (0, 0, 0, 1, 1)]


def test_everyone_sees_their_own_hand_and_how_many_the_others_hold() -> None:
    game = ball("waltz", "aria", "fugue", "minuet", "gavotte")
    hands = {0: ("aria", "fugue", "waltz"), 1: ("gavotte", "minuet"), 2: ()}
    for viewer in EVERYONE:
        told = view(game, viewer)
        assert told["state"]["hands"] == (3, 2, 0)
        if viewer == "spectator":
            assert told["own"] is None
        else:
            assert told["own"] == {"mask": MASKS[viewer], "hand": hands[viewer], "counters": ()}


def test_only_who_decides_is_told_what_they_may_do() -> None:
    game = ball("aria", "waltz", "fugue", "minuet")
    assert game.decision == "cast"
    assert view(game, 0)["state"]["legal"] == ({"act": "cast", "spell": "aria"}, {"act": "done"})
    for viewer in (1, 2, "spectator"):
        assert view(game, viewer)["state"]["legal"] == ()
        assert view(game, viewer)["state"]["player"] == 0


def test_whoever_holds_cards_is_asked_though_none_can_be_cast() -> None:
    """Else the question itself would tell what they hold."""
    game = ball("waltz", "fugue", "minuet", "nocturne")
    assert (game.decision, game.decider) == ("cast", 0)
    assert view(game, 0)["state"]["legal"] == ({"act": "done"},)


def test_spells_cast_and_paid_are_open_and_lie_in_the_tomb() -> None:
    game = ball("lullaby", "waltz", "fugue", "minuet")
    act(game, "cast", spell="lullaby")
    assert view(game, "spectator")["state"]["casting"] == ("lullaby",)
    act(game, "pay", spell="waltz")
    for viewer in EVERYONE:
        assert news(game, "cast", viewer) == [{"player": 0, "spell": "lullaby"}]
        assert news(game, "pay", viewer) == [{"player": 0, "spell": "waltz"}]
        assert view(game, viewer)["state"]["tomb"] == ("lullaby", "waltz")


def test_a_gift_is_seen_by_giver_and_receiver() -> None:
    game = ball("serenade", "waltz", "fugue", "minuet", "aria")
    act(game, "cast", spell="serenade")
    act(game, "pay", spell="fugue")
    act(game, "give", spell="minuet")
    gifts = only(game, "give", "spell", 0, 1)
    assert gifts == [{"from": 1, "to": 0, "spell": "minuet"}]


def exchanged(*top: str) -> Masquerade:
    """Let the Prophet, with two Spells, exchange hands with player 0, who holds three."""
    game = ball(*top, stages=("music-room", "chapel", "fountain"))
    pass_until(game, "event")
    act(game, "event", event="stolen-music")
    act(game, "choose", player=0)
    return game


def test_exchanged_hands_are_seen_by_the_two() -> None:
    gifts = only(exchanged("waltz", "nocturne", "requiem", "fugue", "aria"), "give", "spell", 0, 1)
    assert {e["spell"] for e in gifts if e["from"] == 0} == {"waltz", "nocturne", "requiem"}
    assert {e["spell"] for e in gifts if e["from"] == 1} == {"fugue", "aria"}


def test_the_order_of_exchanged_cards_tells_nothing() -> None:
    """Were they mixed in the order of the cards, it would tell who held the higher ones."""
    low, high = ("nocturne", "minuet", "waltz"), ("gavotte", "impromptu")
    mixed = exchanged("nocturne", "waltz", "impromptu", "minuet", "gavotte")
    for game in (mixed, exchanged(*low, *high), exchanged("requiem", *high, *low[:2])):
        givers = [event["from"] for event in news(game, "give", "spectator")]
        assert givers == [1, 1, 0, 0, 0]


# Counters


def test_the_face_of_a_counter_is_its_owners_and_its_number_everyones() -> None:
    game = ball("aria", "waltz", "fugue", "minuet")
    act(game, "cast", spell="aria")
    act(game, "pay", spell="waltz")
    act(game, "lay", spell="fugue")
    assert only(game, "lay", "spell", 0) == [{"player": 0, "spell": "fugue"}]
    for viewer in EVERYONE:
        told = view(game, viewer)
        assert told["state"]["counters"] == (1, 0, 0)
        assert told["state"]["vp"][0] == 2  # the counter and the Emblem for counters
        assert viewer == "spectator" or told["own"]["counters"] == (("fugue",), (), ())[viewer]


# Searching the deck


def test_a_search_is_seen_by_the_searcher_and_what_is_left_of_it_by_all() -> None:
    game = ball("overture", "waltz", "fugue", "minuet", "nocturne", "aria", "gavotte", "capriccio")
    act(game, "cast", spell="overture")
    looked = only(game, "look", "spell", 0)
    assert [event["spell"] for event in looked] == ["aria", "gavotte", "capriccio"]
    act(game, "take", spell="gavotte")
    assert only(game, "find", "spell", 0) == [{"player": 0, "spell": "gavotte"}]
    for viewer in EVERYONE:
        assert {event["spell"] for event in news(game, "bury", viewer)} == {"aria", "capriccio"}


# Masks


def test_a_glimpse_is_seen_by_who_looks() -> None:
    game = ball("impromptu", "waltz", "fugue", "minuet")
    act(game, "cast", spell="impromptu")
    act(game, "choose", player=2)
    assert only(game, "glimpse", "mask", 0) == [{"player": 0, "target": 2, "mask": MASKS[2]}]
    assert view(game, 0)["state"]["masks"] == (None, None, None)


def test_a_new_mask_is_seen_by_its_owner() -> None:
    game = ball("waltz", "fugue", "minuet", "nocturne")
    pass_until(game, "event")
    act(game, "event", event="new-mask")
    assert news(game, "mask", 2)[-1] == {"player": 2, "mask": MASKS[-1]}
    for viewer in (0, 1, "spectator"):
        assert news(game, "mask", viewer)[-1] == {"player": 2}
    assert view(game, 2)["own"]["mask"] == MASKS[-1]


def test_a_revealed_mask_is_seen_by_all() -> None:
    game = ball("waltz", "fugue", "minuet", "nocturne", stages=("music-room", "fountain", "tower"))
    pass_until(game, "bout")
    fight = {"challenger": 2, "challenged": "guardian", "totals": (3, 1)}
    assert view(game, "spectator")["state"]["fight"] == fight
    act(game, "reveal")
    for viewer in EVERYONE:
        assert news(game, "reveal", viewer) == [{"player": 2, "mask": "dove", "bonus": 4}]
        assert view(game, viewer)["state"]["masks"] == (None, None, "dove")


# Everything else


PRIVATE = {"deal", "mask", "draw", "give", "lay", "look", "find", "glimpse"}


def test_whatever_else_happens_is_told_to_all_alike() -> None:
    for seed in range(12):
        game = Masquerade.from_data({"players": 2 + seed % 4, "seed": seed})
        game.act_randomly(random.Random(seed), 10_000)
        for event in game.events("omniscient"):
            kind = msgspec.to_builtins(event)["type"]
            viewers = (0, 1, "spectator")
            seen = {msgspec.json.encode(VISIBILITY.as_seen(event, viewer)) for viewer in viewers}
            assert kind in PRIVATE or seen == {msgspec.json.encode(event)}


# After the game


@pytest.fixture
def finished() -> Masquerade:
    game = Masquerade.from_data({"players": 3, "seed": 4, "options": {"turn_limit": 4}})
    game.act_randomly(random.Random(4), 10_000)
    assert game.over
    return game


def test_after_the_game_everything_is_open(finished: Masquerade) -> None:
    everything = tuple(finished.events("omniscient"))
    for viewer in EVERYONE:
        assert finished.view(viewer).events == everything
        assert finished.view(viewer).state == finished.state()
        assert finished.view(viewer).state.masks == finished.truth().masks[:3]


def test_what_was_seen_during_play_stays_as_it_was(finished: Masquerade) -> None:
    assert [("mask" in event) for event in news(finished, "mask", 1)[:3]] == [False, True, False]
    assert "pile" not in news(finished, "deal", 1)[0]


def test_news_in_parts_make_up_the_whole(finished: Masquerade) -> None:
    for viewer in EVERYONE:
        whole = list(finished.events(viewer))
        assert [*list(finished.events(viewer, 0))[:9], *finished.events(viewer, 9)] == whole


def test_points_at_the_end_are_told_with_the_masks_part(finished: Masquerade) -> None:
    scores = {event["player"]: event for event in news(finished, "score", "spectator")}
    state = finished.state()
    for player in range(3):
        assert scores[player]["vp"] == state.scores[player]
        assert scores[player]["vp"] - scores[player]["mask_vp"] == state.vp[player]
