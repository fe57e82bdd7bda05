"""The table that a mind keeps for itself agrees with the real one in all its seat can see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from decks.random_decks import random_deck
from ridotto.games.masquerade import Masquerade
from ridotto.games.masquerade.actions import Answers
from ridotto.games.masquerade.public import public_state
from ridotto.minds.masquerade.guess import Guess
from ridotto.minds.mind import Asked, Start
from ridotto.minds.seating import public_setup
from ridotto.rules.masquerade.deck import Deck
from ridotto.rules.masquerade.metrics import measure
from ridotto.rules.masquerade.state import State
from ridotto.rules.masquerade.vocabulary import METRICS


def _game(number: int) -> Masquerade:
    setup: dict[str, Any] = {
        "players": 2 + number % 4,
        "seed": number,
        "options": {"turn_limit": 20},
    }
    if number % 3:
        setup["deck"] = random_deck(number)
    return Masquerade.from_data(setup)


def _kinds(cards: int, d: Deck) -> list[int]:
    return sorted(d.spell_of[card] for card in range(d.spell_cards) if cards >> card & 1)


def _all_cards(s: State) -> list[int]:
    sets = [s.tomb, s.casting, s.given, s.looked, *s.hand[: s.players], *s.counters[: s.players]]
    lying = [card for cards in sets for card in range(cards.bit_length()) if cards >> card & 1]
    return sorted(lying + s.pile[: s.pile_size])


def _assert_agree(guessed: State, true: State, me: int, game: Masquerade) -> None:
    d = game.cards.tables
    legal = game.legal()
    assert public_state(guessed, game.cards, legal) == public_state(true, game.cards, legal)
    assert _kinds(guessed.hand[me], d) == _kinds(true.hand[me], d)
    assert _kinds(guessed.counters[me], d) == _kinds(true.counters[me], d)
    assert guessed.mask[me] == true.mask[me]
    assert guessed.legal[: guessed.legal_count] == true.legal[: true.legal_count]
    # What is to be done is known too, so the rules can go on from here.
    assert guessed.tasks[: guessed.depth] == true.tasks[: true.depth]
    assert _all_cards(guessed) == list(range(d.spell_cards))
    for metric in range(len(METRICS)):
        for player in range(true.players):
            assert measure(guessed, d, metric, player) == measure(true, d, metric, player)


def _follow(game: Masquerade, number: int, decisions: int, *, room: int = 0) -> None:
    chance = random.Random(number)
    setup = public_setup(game)
    guesses = [Guess(Start("masquerade", me, 7, setup, None)) for me in range(game.players)]
    heard = [0] * game.players
    answers = Answers(game.cards)
    for _ in range(decisions):
        me = game.decider
        if me is None:
            return
        for event in game.events(me, heard[me]):
            heard[me] += 1
            guesses[me].hear(event)
        legal = game.legal()
        assert game.decision is not None
        guessed = guesses[me].follow(Asked(game.decision, legal, None))
        _assert_agree(guessed, game.inner, me, game)
        _assert_known(guesses[me], game.inner, me)
        if room:
            guesses[me]._state.journal = [0] * room
        action = chance.choice(legal)
        guesses[me].intent = answers.number(guessed, action) or 0
        game.act(me, action)


def _assert_known(guess: Guess, true: State, me: int) -> None:
    """Check that the cards a mind is sure of are really in the other hands."""
    d = guess.cards.tables
    own = guess.sure_of()
    for player in range(true.players):
        if player != me:
            hand = _kinds(true.hand[player], d)
            for kind in _kinds(own[player], d):
                assert kind in hand
                hand.remove(kind)


@pytest.mark.parametrize("number", range(12))
def test_the_guess_agrees_with_the_table_after_every_decision(number: int) -> None:
    _follow(_game(number), number, 400)


@pytest.mark.parametrize("number", [4, 9])
def test_a_guess_has_room_for_however_much_happens_at_once(number: int) -> None:
    _follow(_game(number), number, 200, room=1)


@pytest.mark.parametrize("number", [8, 10, 15, 26])
def test_who_sits_down_late_finds_the_table_as_it_is(number: int) -> None:
    # What its seat answered before, a mind that comes later was never asked.
    game, chance = _game(number), random.Random(number)
    setup, last = public_setup(game), ""
    for step in range(160):
        me, asked = game.decider, game.decision
        if me is None or asked is None:
            break
        # Between two Spells kept, nothing tells yet which the first one was.
        if step % 4 == 0 and not last == asked == "keep":
            guess = Guess(Start("masquerade", me, 7, setup, None))
            for event in game.events(me):
                guess.hear(event)
            guessed = guess.follow(Asked(asked, game.legal(), None))
            _assert_agree(guessed, game.inner, me, game)
        game.act(me, chance.choice(game.legal()))
        last = asked
