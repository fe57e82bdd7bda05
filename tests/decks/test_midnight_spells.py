"""Every Spell and Event of the shipped deck does what it says."""

from __future__ import annotations

import pytest

from decks.midnight import (
    at_spell_phase,
    dance,
    duel,
    midnight,
    prophecy,
)

# Spells cast in a Challenge


@pytest.mark.parametrize(
    ("spell", "level", "mine", "theirs"),
    [("nocturne", 0, 2, 0), ("minuet", 1, 3, 0), ("waltz", 1, 0, -3), ("fugue", 2, 5, 0),
     ("requiem", 3, 8, 0), ("scherzo", 1, 3, 0), ("tarantella", 0, 1, 0)],
)  # fmt: skip
def test_challenge_spells(spell: str, level: int, mine: int, theirs: int) -> None:
    ball = midnight().hold(0, spell, *["lullaby", "aria", "gavotte"][:level])
    duel(ball).do(f"cast {spell}")
    assert ball.s.bonus == [mine, theirs]
    assert ball.tomb.count(spell) == 1
    assert len(ball.tomb) == level + 1, "itself and what it cost"


def test_scherzo_draws() -> None:
    ball = duel(midnight().hold(0, "scherzo", "lullaby").top("fugue"))
    assert ball.do("cast scherzo").hand(0) == ["fugue"]


def test_tarantella_makes_the_opponent_drop_a_spell() -> None:
    ball = duel(midnight().hold(0, "tarantella").hold(1, "fugue", "waltz"))
    ball.do("cast tarantella")
    assert ball.question == ("discard", 1)
    ball.do("discard waltz")
    assert ball.hand(1) == ["fugue"]


# Spells cast in the Spell phase


def test_lullaby() -> None:
    ball = midnight("maestro", "muse").hold(0, "lullaby", "waltz")
    dance(ball, "arena", "garden", "garden")
    ball.s.life[0] = 0
    ball.do("cast lullaby")
    assert ball.s.life[0] == 1


def test_capriccio() -> None:
    ball = at_spell_phase(midnight().hold(0, "capriccio").hold(1, "fugue", "waltz"))
    ball.do("cast capriccio")
    assert ball.question == ("discard", 1), "the only other player with Spells"
    assert ball.do("discard fugue").hand(1) == ["waltz"]


def test_saraband() -> None:
    ball = at_spell_phase(midnight().hold(0, "saraband", "waltz", "waltz"))
    ball.do("cast saraband", "choose 1")
    assert ball.s.life[:3] == [2, 1, 2]


def test_overture() -> None:
    ball = midnight().hold(0, "overture", "waltz").top("fugue", "aria", "nocturne")
    at_spell_phase(ball).do("cast overture")
    assert sorted(ball.legal) == ["take aria", "take fugue", "take nocturne"]
    ball.do("take fugue")
    assert ball.hand(0) == ["fugue"]
    assert sorted(ball.tomb) == ["aria", "nocturne", "overture", "waltz"]


def test_aria() -> None:
    ball = at_spell_phase(midnight().hold(0, "aria", "waltz", "minuet", "lullaby"))
    ball.do("cast aria", "pay waltz", "pay minuet", "lay lullaby")
    assert ball.counters(0) == ["lullaby"]


def test_gavotte() -> None:
    ball = at_spell_phase(midnight().hold(0, "gavotte"))
    ball.do("cast gavotte", "pick tower")
    assert ball.at(0) == "tower"


def test_serenade() -> None:
    ball = midnight().hold(0, "serenade", "waltz").hold(1, "fugue", "aria", "minuet")
    at_spell_phase(ball).do("cast serenade", "give fugue", "give aria")
    assert sorted(ball.hand(0)) == ["aria", "fugue"]
    assert ball.hand(1) == ["minuet"]


def test_impromptu() -> None:
    ball = at_spell_phase(midnight().hold(0, "impromptu").hold(1, "fugue", "aria"))
    ball.do("cast impromptu", "choose 1", "give aria")
    assert ball.hand(0) == ["aria"]
    glimpses = [note for note in ball.history if note[0] == "glimpse"]
    assert glimpses == [("glimpse", 0, 1, ball.s.mask[1])]


# Events


def test_request_the_note() -> None:
    ball = midnight().treasure(1, "dance-card")
    prophecy(ball.hold(0, "waltz", "minuet", "aria", "fugue"), "request-the-note")
    ball.do("choose 1", "give waltz", "give minuet", "give aria")
    assert ball.treasures(0) == ["dance-card"]
    assert sorted(ball.hand(1)) == ["aria", "minuet", "waltz"]


def test_request_the_note_costs_three_spells_or_nothing_happens() -> None:
    ball = midnight().treasure(1, "dance-card").hold(0, "waltz", "minuet")
    prophecy(ball, "request-the-note")
    assert ball.treasures(1) == ["dance-card"]
    assert ball.s.turn == 2


def test_changing_partners() -> None:
    ball = prophecy(midnight("muse", "maestro"), "changing-partners").do("choose 1")
    assert (ball.dancer(0), ball.dancer(1)) == ("maestro", "muse")


def test_encore() -> None:
    ball = midnight().bury("fugue", "aria", "waltz", "minuet")
    prophecy(ball, "encore").do("take fugue", "take aria", "take waltz")
    assert [ball.hand(player) for player in range(3)] == [["fugue"], ["aria"], ["waltz"]]


def test_stolen_music() -> None:
    ball = midnight().hold(0, "waltz").hold(1, "fugue", "aria")
    prophecy(ball, "stolen-music").do("choose 1")
    assert (sorted(ball.hand(0)), ball.hand(1)) == (["aria", "fugue"], ["waltz"])


def test_midnight_supper() -> None:
    ball = midnight("maestro", "muse")
    dance(ball, "chapel", "garden", "garden")
    ball.s.life[:3] = [0, 1, 0]
    while ball.asked != "event":
        ball.do("done" if "done" in ball.legal else ball.legal[0])
    ball.do("pick midnight-supper")
    assert ball.s.life[:3] == [2, 2, 2]


def test_new_mask() -> None:
    ball = prophecy(midnight(), "new-mask")
    assert ball.mask(0) == "magpie", "the last of those left aside is on top"
    assert len(ball.hand(0)) == 1


def test_scandal() -> None:
    ball = midnight().lay(1, "aria").hold(0, "waltz").hold(1, "fugue", "minuet", "aria")
    prophecy(ball, "scandal").do("discard fugue", "discard aria", "lay waltz")
    assert ball.hand(1) == ["minuet"]
    assert ball.counters(0) == ["waltz"]
