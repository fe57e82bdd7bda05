"""The memory aid of Mascarade follows what a player saw as far as that player could."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.mascarade_worlds import CASE, INTRIGUE, MascaradeWorlds
from games.two_worlds import walk
from minds.mascarade.hearing import histories, unknown, wander
from repetitions import times
from ridotto.games.mascarade import Mascarade, Options, Setup
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.memory_aid import Memory, what_i_saw

SEATS = (0, 1, 2, 3)
OPEN = e.Deal(0, True, ("king", "judge", "spy", "fool", "witch", "cheat"))


def saw(*events: e.Event, you: int = 0) -> dict[int, tuple[str, int]]:
    """Return the memory by place: the mask, and how often it was handled since."""
    lines = what_i_saw(events, you, len(SEATS), SEATS)
    assert all(line["certain"] == (line["handled"] == 0) for line in lines)
    return {line["place"]: (line["mask"], line["handled"]) for line in lines}


# What is seen


def test_an_open_deal_is_seen_with_the_centre() -> None:
    assert saw(OPEN) == {place: (mask, 0) for place, mask in enumerate(OPEN.masks or ())}


def test_a_closed_deal_shows_nothing() -> None:
    assert saw(e.Deal(0, False)) == {}


@pytest.mark.parametrize(
    ("event", "seen"),
    [
        (e.Look(0, "king"), {0: ("king", 0)}),
        (e.Look(2), {}),
        (e.Peek(0, "king"), {0: ("king", 0)}),
        (e.Reveal(3, "spy"), {3: ("spy", 0)}),
        (e.Show(1, 2, mask="fool"), {2: ("fool", 0)}),
        (e.Show(1, 0), {}),
        (e.Show(0, 2, masks=("spy", "fool")), {0: ("spy", 0), 2: ("fool", 0)}),
        (e.Announce(1, "king"), {}),
        (e.Name(1, "king"), {}),
    ],
)
def test_only_what_was_seen_is_remembered(event: e.Event, seen: dict[int, Any]) -> None:
    assert saw(e.Deal(0, False), event) == seen


def test_lines_tell_when_and_whose_and_the_newest_comes_first() -> None:
    lines = what_i_saw(
        [
            e.Deal(0, False),
            e.Turn(1, 5),
            e.Reveal(1, "king"),
            e.Turn(2, 6),
            e.Show(0, 3, masks=("spy", "judge")),
            e.Swap(0, "centre:1", True),
            e.Seats((0, 3, 2, 1)),
        ],
        0,
        4,
        SEATS,
    )
    assert lines == [
        {"mask": "judge", "place": 3, "player": 1, "turn": 6, "handled": 0, "certain": True},
        {"mask": "spy", "place": 5, "player": None, "turn": 6, "handled": 0, "certain": True},
        {"mask": "king", "place": 1, "player": 3, "turn": 5, "handled": 0, "certain": True},
    ]


# What becomes of it


def test_ones_own_doings_are_followed() -> None:
    look = e.Look(0, "king")
    deal = e.Deal(0, False)
    assert saw(deal, look, e.Swap(0, 2, True)) == {2: ("king", 0)}
    assert saw(deal, look, e.Swap(0, 2, False)) == {0: ("king", 0)}
    assert saw(deal, look, e.Swap(0, "centre:0", True)) == {4: ("king", 0)}
    switched = saw(OPEN, e.Switch(0, (1, 2), True))
    assert (switched[1], switched[2]) == (("spy", 0), ("judge", 0))
    kept = saw(OPEN, e.Switch(0, (1, 2), False))
    assert (kept[1], kept[2]) == (("judge", 0), ("spy", 0))


def test_what_others_do_leaves_doubt_where_they_did_it() -> None:
    seen = saw(OPEN, e.Swap(1, 3), e.Swap(2, 3), e.Switch(1, (0, 3)), e.Swap(1, "centre:0"))
    handled = {place: times for place, (_, times) in seen.items()}
    assert handled == {0: 1, 1: 2, 2: 1, 3: 3, 4: 1, 5: 0}


def test_doubt_goes_with_the_card_and_ends_when_it_is_seen() -> None:
    doubted = (OPEN, e.Swap(1, 0), e.Swap(0, 3, True))
    assert saw(*doubted)[3] == ("king", 1)
    assert saw(*doubted, e.Reveal(3, "judge"))[3] == ("judge", 0)


def test_masks_stay_where_they_lie_when_people_move() -> None:
    moved = (OPEN, e.Seats((0, 2, 1, 3)))
    assert saw(*moved)[1] == ("judge", 0)
    # Player 1 sits in seat 2 now.
    assert saw(*moved, e.Reveal(1, "spy"))[2] == ("spy", 0)
    assert saw(*moved, e.Swap(1, 3))[2] == ("spy", 1)
    assert saw(*moved, e.Swap(1, 3))[1] == ("judge", 0)


def test_a_mask_seen_elsewhere_is_no_longer_where_it_was() -> None:
    found = saw(OPEN, e.Swap(1, 0), e.Reveal(1, "king"))
    assert found[1] == ("king", 0)
    assert 0 not in found


def test_two_peasants_may_be_in_two_places() -> None:
    dealt = e.Deal(0, True, ("peasant", "peasant", "king", "judge"))
    both = saw(dealt, e.Swap(2, 0), e.Reveal(0, "peasant"))
    assert (both[0], both[1]) == (("peasant", 0), ("peasant", 0))
    third = saw(dealt, e.Swap(2, 0), e.Reveal(2, "peasant"))
    assert (third[1], third[2]) == (("peasant", 0), ("peasant", 0))
    assert 0 not in third


def test_there_must_be_as_many_seats_as_players() -> None:
    with pytest.raises(ValueError, match="5 players sit in 5 seats, not in 4"):
        what_i_saw([], 0, 5, SEATS)


# Against the truth


def games(number: int) -> Mascarade:
    options = Options(peek=True, opening=number % 3, closed_deal=number % 2 == 0)
    scenario = INTRIGUE if number % 3 else "6A"
    players = 8 if number % 3 else 6
    return Mascarade(Setup(players, scenario, seed=number, options=options))


def test_whatever_is_certain_is_there() -> None:
    certain = doubtful = 0
    for number in range(times(10, 30)):
        game, chance = games(number), random.Random(number)
        memories = [Memory(you, range(game.players)) for you in range(game.players)]
        heard = 0
        for _ in range(120):
            if game.over:
                break
            wander(game, chance)
            truth = game.truth().masks
            for you, memory in enumerate(memories):
                for event in game.events(you, heard):
                    memory.hear(event)
                for line in memory.shown():
                    if line["certain"]:
                        assert truth[line["place"]] == line["mask"]
                        certain += 1
                    else:
                        doubtful += truth[line["place"]] != line["mask"]
                    assert line["player"] == dict(enumerate(game.state().seats)).get(line["place"])
            heard = len(list(game.events(0)))
        for you, memory in enumerate(memories):
            everything = list(game.events(you))
            assert memory.shown() == what_i_saw(everything, you, game.players, range(game.players))
    # Both come up often: neither always doubting nor always trusting would do.
    assert certain > 10_000
    assert doubtful > 1_000


def test_whatever_is_certain_is_so_in_every_course_that_fits() -> None:
    compared = 0
    for number in range(40):
        game = Mascarade(Setup(4, "4A", seed=number, options=Options(opening=2, peek=True)))
        chance = random.Random(number)
        for _ in range(14):
            if not game.over:
                wander(game, chance)
        for you in range(4):
            events = list(game.events(you))
            if unknown(events) > 8:
                continue
            ends = set(histories(events, game.state().masks_in_play, 4))
            for line in what_i_saw(events, you, 4, range(4)):
                found = {end[line["place"]] for end in ends}
                if line["certain"]:
                    assert found == {line["mask"]}
                compared += 1
    assert compared > 200


class Remembered(MascaradeWorlds):
    """Two worlds in which the viewer is shown the memory aid as well."""

    def sees(self, game: Mascarade, viewer: Any) -> dict[str, Any]:
        shown = super().sees(game, viewer)
        seats = range(self.players)
        return shown | {"memory": what_i_saw(game.events(viewer), viewer, self.players, seats)}


@pytest.mark.parametrize("viewer", range(8))
def test_two_worlds_are_remembered_alike(viewer: int) -> None:
    worlds = Remembered(8, INTRIGUE, INTRIGUE.masks)
    for seed in range(6):
        walk(worlds, viewer, seed, CASE.length)
