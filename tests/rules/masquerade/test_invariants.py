"""Invariants over millions of random decisions, with the shipped deck and with any other."""

from __future__ import annotations

import pytest

from decks.random_decks import random_deck
from repetitions import times
from ridotto.games.masquerade.deck.library import Cards, from_data, shipped
from ridotto.rules.masquerade.actions import ASK_COUNTER, DONE, LAY
from ridotto.rules.masquerade.deck import MOST_SPELLS, ORDERS, pack_deck
from ridotto.rules.masquerade.state import JOURNAL, SHUFFLES, State, empty_state, pack
from ridotto.rules.speed import can_jit, jitted
from rules.masquerade import soundness
from rules.masquerade import soundness_faults as faults
from rules.masquerade.ballroom import Ball, card, deck
from rules.masquerade.soundness import HEADROOM, MEMORY, watch_games
from rules.masquerade.soundness_faults import FAULTS

#: Compiled play is about thirty times as quick.
MANY = times(50, 4000) if can_jit() else 2
RANDOM_DECKS = times(20, 1500) if can_jit() else 6


class Watch:
    """A table at the fastest speed available, and the largest sizes seen there."""

    def __init__(
        self, cards: Cards, players: int, *, plain: bool = False, turn_limit: int = 0
    ) -> None:
        d, s = cards.tables, empty_state(players, noting=True, turn_limit=turn_limit)
        self.rows = [
            list(range(d.masks)),
            list(range(ORDERS)),
            list(range(d.spell_cards)),
            [0] * (SHUFFLES * MOST_SPELLS),
            [0] * MEMORY,
            [0, 0],
        ]
        self.watch, self.s, self.d = watch_games, s, d
        if can_jit() and not plain:
            import numpy as np

            self.watch = jitted(watch_games)
            self.s, self.d = pack(s)[0], pack_deck(d)[0]
            self.rows = [np.array(row, dtype=np.int64) for row in self.rows]

    def games(self, number: int, seed: int, told: str) -> int:
        """Watch this many games; fail with the text of the first fault."""
        played = self.watch(self.s, self.d, *self.rows, seed, number)
        assert played > 0, f"{FAULTS[-played]}: {told}, seed {seed}"
        return int(played)

    @property
    def tallest(self) -> tuple[int, int]:
        return int(self.rows[-1][0]), int(self.rows[-1][1])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_hold_with_the_shipped_deck(players):
    watch = Watch(shipped(), players)
    assert watch.games(4 * MANY, players, f"{players} players, the shipped deck") > 300 * MANY
    assert watch.tallest[1] < JOURNAL / 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_hold_with_any_deck(players):
    """With some random decks a game never ends, hence the turn limit."""
    for seed in range(RANDOM_DECKS):
        watch = Watch(from_data(random_deck(seed)), players, turn_limit=100)
        watch.games(max(1, MANY // 20), seed, f"{players} players, random deck {seed}")
        assert watch.tallest[0] < HEADROOM
        assert watch.tallest[1] < JOURNAL


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_hold_in_plain_python_too(players):
    """Check plain rules, in which a list that is too short raises an error."""
    Watch(shipped(), players, plain=True).games(1, 1, f"{players} players, plain")
    for seed in range(3):
        cards = from_data(random_deck(seed + 10 * players))
        watch = Watch(cards, players, plain=True, turn_limit=30)
        watch.games(1, 1, f"{players} players, plain, deck {seed}")


# The watcher itself


def lose_a_spell(s: State) -> None:
    s.pile_size -= 1


def double_a_spell(s: State) -> None:
    s.tomb |= s.hand[0]


def miscount(s: State) -> None:
    s.hand_size[0] += 1


def steal_a_treasure(s: State) -> None:
    s.treasures[1] |= 2


def double_a_dancer(s: State) -> None:
    s.dancer[0] = s.dancer[1]


def double_a_mask(s: State) -> None:
    s.mask[0] = s.mask[1]


def double_an_order(s: State) -> None:
    s.order[0] = s.order[1]


def lose_an_event(s: State) -> None:
    s.events_left &= ~1


def crowd(s: State) -> None:
    s.at[:3] = [2, 2, 2]


def die_twice(s: State) -> None:
    s.life[2] = -1


def hoard(s: State) -> None:
    for _ in range(5):
        s.pile_size -= 1
        s.hand[1] |= 1 << s.pile[s.pile_size]
        s.hand_size[1] += 1


def ask_nobody(s: State) -> None:
    s.decider = 3


def ask_another(s: State) -> None:
    s.decider = 2


def offer_nothing(s: State) -> None:
    s.legal_count = 0


def offer_twice(s: State) -> None:
    s.legal[1] = s.legal[0]


def offer_what_is_not_there(s: State) -> None:
    s.legal[0] = LAY


def ask_needlessly(s: State) -> None:
    s.decision, s.legal[0], s.legal_count = ASK_COUNTER, DONE, 1


def pile_up(s: State) -> None:
    s.depth = 80


def write_on(s: State) -> None:
    s.noted = JOURNAL


def leave_unsettled(s: State) -> None:
    s.stale = 2


def crown(s: State) -> None:
    s.emblem_at[0] = 2


def play_on(s: State) -> None:
    s.winners = 1


SPOILT = {
    lose_a_spell: faults.SPELLS_MISPLACED,
    double_a_spell: faults.SPELLS_MISPLACED,
    miscount: faults.HANDS_MISCOUNTED,
    steal_a_treasure: faults.TREASURES_MISPLACED,
    double_a_dancer: faults.DANCERS_MISPLACED,
    double_a_mask: faults.MASKS_MISPLACED,
    double_an_order: faults.ORDERS_MIXED_UP,
    lose_an_event: faults.EVENTS_MISCOUNTED,
    crowd: faults.STAGE_TOO_FULL,
    die_twice: faults.LIFE_OUT_OF_RANGE,
    hoard: faults.HAND_TOO_FULL,
    ask_nobody: faults.NOBODY_DECIDES,
    ask_another: faults.WRONG_ONE_DECIDES,
    offer_nothing: faults.NOTHING_LEGAL,
    offer_twice: faults.LEGAL_TWICE,
    offer_what_is_not_there: faults.OFFERED_ILLEGAL,
    ask_needlessly: faults.NEEDLESS_QUESTION,
    pile_up: faults.STACK_TOO_HIGH,
    write_on: faults.JOURNAL_FULL,
    leave_unsettled: faults.NOT_SETTLED,
    crown: faults.EMBLEM_WITH_WRONG_ONE,
    play_on: faults.NOT_OVER_YET,
}


def casting() -> Ball:
    """Play until a player with a Treasure and a Spell is about to cast; an Emblem is left."""
    ball = Ball(deck(emblem=[card("rose", most="duels")])).treasure(0, "treasure-1")
    return ball.hold(0, "zero").hold(1, "one").dance("hall", "hall", "hall")


@pytest.mark.parametrize("spoil", SPOILT)
def test_the_watcher_sees_what_is_wrong(spoil):
    ball = casting()
    assert soundness.fault(ball.s, ball.d) == faults.SOUND
    spoil(ball.s)
    assert soundness.fault(ball.s, ball.d) == SPOILT[spoil]


def test_the_watcher_sees_what_is_not_offered():
    ball = casting()
    assert soundness.fault_of_completeness(ball.s, ball.d) == faults.SOUND
    ball.s.legal_count -= 1
    assert soundness.fault_of_completeness(ball.s, ball.d) == faults.LEGAL_NOT_OFFERED


@pytest.mark.parametrize(
    ("field", "value", "found"),
    [
        ("reason", 2, faults.WRONG_END),
        ("winners", 2, faults.WRONG_END),
        ("winners", 3, faults.WRONG_END),
        ("decider", 0, faults.WRONG_END),
        ("score", [0, 0, 0, 0, 0], faults.WRONG_SCORE),
    ],
)
def test_the_watcher_sees_a_wrong_end(field, value, found):
    ball = Ball(turn_limit=1).treasure(0, "treasure-1").next_turn()
    assert soundness.fault(ball.s, ball.d) == faults.SOUND
    setattr(ball.s, field, value)
    assert soundness.fault(ball.s, ball.d) == found


def take_back_a_counter(s: State) -> None:
    s.counters[0] = 0


def mask_again(s: State) -> None:
    s.shown[1] = 0


def repeat_an_event(s: State) -> None:
    s.events_left |= 1


@pytest.mark.parametrize("back", [take_back_a_counter, mask_again, repeat_an_event])
def test_the_watcher_sees_what_was_taken_back(back):
    ball = Ball().lay(0, "zero")
    ball.s.shown[1] = 1
    ball.s.events_left &= ~1
    memory = [0] * MEMORY
    soundness.remember(ball.s, memory)
    assert soundness.fault_of_memory(ball.s, memory) == faults.SOUND
    back(ball.s)
    assert soundness.fault_of_memory(ball.s, memory) == faults.TAKEN_BACK
