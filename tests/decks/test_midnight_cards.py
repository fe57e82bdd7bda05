"""Every card of the shipped deck, by what it does in a set position."""

from __future__ import annotations

from pathlib import Path

import pytest

from decks.midnight import (
    dance,
    duel,
    fought,
    masked,
    midnight,
    with_treasure,
)
from ridotto.games.masquerade.deck.library import shipped
from ridotto.rules.masquerade import vocabulary as v
from ridotto.rules.masquerade.fights import strength
from ridotto.rules.masquerade.metrics import award_emblems, cost_of, hand_limit, standing
from ridotto.rules.masquerade.phases import mask_points
from rules.masquerade.ballroom import Ball

# Masks


def points(ball: Ball, mask: str) -> int:
    return mask_points(masked(ball, 0, mask).s, ball.d, 0)


def test_moon() -> None:
    ball = midnight()
    assert points(ball, "moon") == 0
    assert points(ball.lay(0, "waltz"), "moon") == 3


def test_sun() -> None:
    ball = midnight().treasure(0, "dance-card")
    assert points(ball, "sun") == 0
    assert points(ball.treasure(0, "silver-flute"), "sun") == 3


def test_dove() -> None:
    ball = midnight()
    for losses, worth in ((0, 3), (1, 3), (2, 0)):
        ball.s.losses[0] = losses
        assert points(ball, "dove") == worth


@pytest.mark.parametrize(
    ("mask", "metric", "least"), [("wolf", "duels", 1), ("owl", "prophecies", 2)]
)
def test_wolf_and_owl(mask: str, metric: str, least: int) -> None:
    ball = midnight()
    for number, worth in ((least - 1, 0), (least, 3)):
        getattr(ball.s, metric)[0] = number
        assert points(ball, mask) == worth


def test_magpie() -> None:
    ball = midnight().hold(0, "aria")
    assert points(ball, "magpie") == 0
    assert points(ball.hold(0, "waltz"), "magpie") == 3


@pytest.mark.parametrize("mask", ["moon", "sun", "dove", "wolf", "owl", "magpie"])
def test_revealing_a_mask(mask: str) -> None:
    ball = duel(masked(midnight(), 0, mask))
    ball.do("reveal")
    bonus = next(card.bonus for card in shipped().file.mask if card.id == mask)
    assert ball.s.bonus[0] == bonus >= 3
    assert points(ball, mask) == 0


# Dancers


def test_eternal_prisoner() -> None:
    ball = midnight("eternal-prisoner")
    assert hand_limit(ball.s, ball.d, 0) == 3
    assert strength(ball.s, ball.d, 0, 0) == 4


@pytest.mark.parametrize(("stage", "drawn"), [("garden", 2), ("music-room", 3)])
def test_muse_draws_more(stage: str, drawn: int) -> None:
    ball = dance(midnight("muse"), stage)
    assert len(ball.hand(0)) == drawn


def test_muse_is_stronger_with_music() -> None:
    ball = midnight("muse").hold(0, "waltz", "waltz")
    assert strength(ball.s, ball.d, 0, 0) == 3
    assert strength(ball.hold(0, "aria").s, ball.d, 0, 0) == 4


def test_maestro() -> None:
    ball = midnight("maestro")
    spells = {spell.id: kind for kind, spell in enumerate(shipped().file.spell)}
    costs = {name: cost_of(ball.s, ball.d, 0, kind) for name, kind in spells.items()}
    assert (costs["nocturne"], costs["minuet"], costs["fugue"], costs["requiem"]) == (0, 0, 1, 2)


def test_duellist() -> None:
    ball = dance(midnight("duellist"), "arena")
    assert len(ball.hand(0)) == 1
    assert strength(ball.s, ball.d, 0, 0) == 4
    elsewhere = dance(midnight("duellist"), "fountain")
    assert elsewhere.hand(0) == []
    assert strength(elsewhere.s, elsewhere.d, 0, 0) == 3


def test_nightingale() -> None:
    ball = midnight("nightingale")
    ball.s.life[0] = 1
    assert dance(ball, "tower").s.life[0] == 2
    assert len(ball.hand(0)) == 1, "with nothing in hand she finds a Spell"


def test_nightingale_with_music_finds_none() -> None:
    ball = midnight("nightingale").hold(0, "aria", "waltz")
    assert len(dance(ball, "tower").hand(0)) == 2


def test_heiress_draws_when_she_loses() -> None:
    ball = fought(duel(midnight("heiress")))
    assert ball.s.losses[0] == 1
    assert len(ball.hand(0)) == 2


def test_heiress_draws_when_she_wins() -> None:
    ball = fought(duel(midnight("heiress"), life=0))
    assert ball.s.duels[0] == 1
    assert len(ball.hand(0)) == 2, "one for winning and one more"


# Stages


def test_garden_music_room_and_fountain() -> None:
    ball = midnight("eternal-prisoner", "maestro", "duellist")
    ball.s.life[2] = 0
    dance(ball, "garden", "music-room", "fountain")
    assert [len(ball.hand(player)) for player in range(3)] == [1, 2, 0]
    assert ball.s.life[2] == 1


def test_tower_arena_and_chapel() -> None:
    ball = dance(midnight(), "tower", "arena", "chapel")
    asked = []
    while ball.s.turn == 1:
        asked.append(ball.question)
        ball.do(ball.legal[-1])
    assert ("bout", 0) in asked
    assert ("challenge", 1) in asked
    assert ("event", 2) in asked


# Orders


def test_first_gives_nothing_but_being_first() -> None:
    ball = midnight("nightingale", turn=2)
    assert all(standing(ball.s, ball.d, 0, what) == 0 for what in range(v.PEACE + 1))


def test_second_strengthens() -> None:
    ball = midnight("nightingale", turn=2, orders=(2, 1, 3))
    assert strength(ball.s, ball.d, 0, 0) == 4
    ball.s.turn = 1
    assert strength(ball.s, ball.d, 0, 0) == 3, "on the first turn Orders do nothing"


def test_third_keeps_out_of_quarrels_unless_one_leads() -> None:
    ball = midnight(turn=2, orders=(3, 1, 2)).lay(1, "aria")
    assert standing(ball.s, ball.d, 0, v.SHIELD) > 0
    assert standing(ball.s, ball.d, 0, v.PEACE) > 0
    ball.lay(0, "waltz")
    assert standing(ball.s, ball.d, 0, v.SHIELD) == 0, "tied leaders all lead"
    assert standing(ball.s, ball.d, 0, v.PEACE) == 0


def test_fourth_draws() -> None:
    ball = dance(midnight(turn=2, orders=(4, 5, 3)), "fountain", "chapel")
    assert ball.line == [2, 0, 1]
    assert len(ball.hand(0)) == 1


def test_fifth_takes_a_spell_back() -> None:
    ball = midnight(turn=2, orders=(5, 4, 3)).bury("fugue", "aria")
    dance(ball, "fountain", "fountain", "chapel")
    assert ball.question == ("salvage", 0)
    ball.do("take fugue")
    assert ball.hand(0) == ["fugue"]
    assert ball.tomb == ["aria"]


# Emblems


@pytest.mark.parametrize(
    ("emblem", "field", "metric", "least"),
    [("rose", "duels", v.DUELS, 1), ("key", "beaten", v.GUARDIANS, 1),
     ("candle", "prophecies", v.PROPHECIES, 1), ("lyre", "casts", v.CASTS, 3),
     ("fan", "counter_count", v.COUNTERS, 1)],
)  # fmt: skip
def test_emblems(emblem: str, field: str, metric: int, least: int) -> None:
    ball = midnight()
    holders = []
    for has in ([least - 1, 0, 0], [least, 0, 0], [least, least, 0], [least, least + 1, 0]):
        getattr(ball.s, field)[:3] = has
        ball.s.stale |= 1 << metric
        award_emblems(ball.s, ball.d)
        holders.append(ball.emblem(emblem))
    assert holders == [-1, 0, 0, 1]


# Guardians and Treasures


def test_every_guardian_can_be_beaten_in_turn() -> None:
    for number, guardian in enumerate(shipped().file.guardian):
        ball = midnight("eternal-prisoner").top("nocturne")
        for name in ball.cards.treasure_ids[:number]:
            ball.treasure(2, name)
        dance(ball, "tower", "fountain", "fountain")
        while ball.question != ("bout", 0):
            ball.do("done" if "done" in ball.legal else ball.legal[0])
        ball.s.bonus[0] = guardian.power - 3  # one more than its power, at power 4
        ball.do("done")
        assert ball.treasures(0) == [guardian.treasure.id]
        assert ball.totals == (guardian.power + 1, guardian.power)


def test_dance_card() -> None:
    ball = with_treasure(midnight(), 0, "dance-card")
    assert strength(ball.s, ball.d, 0, 0) == 3
    assert strength(dance(ball, "arena").s, ball.d, 0, 0) == 4


def test_silver_flute() -> None:
    ball = with_treasure(midnight("maestro"), 0, "silver-flute").hold(0, "waltz")
    assert len(dance(ball, "fountain", "chapel").hand(0)) == 2
    ball = with_treasure(midnight("maestro"), 0, "silver-flute").hold(0, "waltz", "waltz")
    assert len(dance(ball, "fountain", "chapel").hand(0)) == 2


def test_hand_mirror() -> None:
    ball = with_treasure(midnight(), 0, "hand-mirror")
    fought(duel(ball, life=0)).do("choose 2")
    assert ("glimpse", 0, 2, ball.s.mask[2]) in ball.history


def test_philosophers_stone() -> None:
    ball = with_treasure(midnight(), 0, "philosophers-stone")
    assert standing(ball.s, ball.d, 0, v.COST) == -1


def test_gauntlet() -> None:
    ball = with_treasure(midnight("nightingale"), 0, "gauntlet")
    assert strength(ball.s, ball.d, 0, 0) == 4


def test_music_box() -> None:
    ball = with_treasure(midnight("nightingale"), 0, "music-box")
    assert hand_limit(ball.s, ball.d, 0) == 7


def test_black_feather() -> None:
    ball = with_treasure(midnight(), 0, "black-feather").hold(1, "lullaby", "gavotte")
    fought(duel(ball))
    assert ball.question == ("discard", 1)
    assert ball.s.losses[0] == 1
    assert len(ball.hand(1)) == 3
    ball.do("discard lullaby")


def test_golden_mask() -> None:
    ball = with_treasure(midnight("nightingale"), 0, "golden-mask")
    assert strength(ball.s, ball.d, 0, 0) == 3
    ball.s.shown[0] = 1
    assert strength(ball.s, ball.d, 0, 0) == 5


def test_the_last_hour() -> None:
    ball = with_treasure(midnight(), 0, "last-hour")
    assert standing(ball.s, ball.d, 0, v.SHIELD) > 0


def test_no_card_is_forgotten_here() -> None:
    files = Path(__file__).parent.glob("test_midnight_*.py")
    said = "".join(file.read_text(encoding="utf-8") for file in files)
    file = shipped().file
    kinds = (file.mask, file.dancer, file.stage, file.spell, file.event, file.emblem)
    names = [card.id for kind in kinds for card in kind]
    names += [order.id for order in file.order]
    names += [guardian.treasure.id for guardian in file.guardian]
    missing = [name for name in names if name not in said and name.replace("-", "_") not in said]
    assert missing == []
