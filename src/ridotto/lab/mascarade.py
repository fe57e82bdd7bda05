"""Random play of Mascarade, game after game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ridotto.lab.chance import advance, below, stream
from ridotto.rules.mascarade.actions import ASK_NOBODY, MOST_PLAYERS
from ridotto.rules.mascarade.legal import count_legal, nth_legal
from ridotto.rules.mascarade.masks import MASKS
from ridotto.rules.mascarade.state import REASONS, State
from ridotto.rules.mascarade.turns import act, deal
from ridotto.rules.speed import rule

@rule
def shuffle(cards: list[int], count: int, chance: int) -> int:
    """Shuffle the first so many cards in place; returns chance as it stands then."""
    for last in range(count - 1, 0, -1):
        chance = advance(chance)
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return chance


@rule
def play_out(s: State, chance: int) -> int:
    """Play uniformly random legal decisions to the end; returns how many there were."""
    decisions = 0
    while s.decision != ASK_NOBODY:
        chance = advance(chance)
        act(s, nth_legal(s, below(chance, count_legal(s))))
        decisions += 1
    return decisions


@rule
def play_random_game(s: State, cards: list[int], chance: int) -> int:
    """Shuffle, deal and play one game; returns how many decisions it took."""
    chance = shuffle(cards, s.cards, chance)
    chance = advance(chance)
    deal(s, cards, below(chance, s.players))
    return play_out(s, chance)


#: A win is counted in parts, so that any number of winners shares it without a remainder
#: and sums come out the same in whatever order they are added.
WIN: Final = 27720

#: Where each count stands in a tally of integers.
DECIDED: Final = 0  # decisions in all
ENDED: Final = 1  # + reason: games
SEAT_WON: Final = ENDED + len(REASONS)  # + seat: parts of a win
MASK_WON: Final = SEAT_WON + MOST_PLAYERS  # + mask: parts of a win
MASK_SAT: Final = MASK_WON + len(MASKS)  # + mask: how often somebody started with it
TALLY: Final = MASK_SAT + len(MASKS)

#: No turn asks for more decisions: an announcement, eleven answers and what a power asks.
MOST_DECISIONS_A_TURN: Final = 16


@rule
def play_batch(
    s: State,
    deck: Sequence[int],
    cards: list[int],
    seed: int,
    first_game: int,
    games: int,
    tally: list[int],
    turns: list[int],
    decisions: list[int],
) -> None:
    """Play these games of a seed and add them to the tallies.

    Each game has a stream of chance of its own and starts from the deck as it was given, so
    it comes out the same whoever plays it. Seat 0 begins: all seats are alike before that.
    ``turns`` and ``decisions`` count games by their length.
    """
    for number in range(first_game, first_game + games):
        for place in range(s.cards):
            cards[place] = deck[place]
        chance = shuffle(cards, s.cards, stream(seed, number))
        deal(s, cards, 0)
        length = play_out(s, chance)
        turns[s.turn] += 1
        decisions[length] += 1
        count_game(s, cards, length, tally)


@rule
def count_game(s: State, cards: list[int], length: int, tally: list[int]) -> None:
    """Add a finished game to the tally; winners share the win. Players are starting seats."""
    winners = 0
    for player in range(s.players):
        winners += s.winners >> player & 1
    part = WIN // winners
    tally[DECIDED] += length
    tally[ENDED + s.reason] += 1
    for player in range(s.players):
        mask = cards[player]
        tally[MASK_SAT + mask] += 1
        if s.winners >> player & 1:
            tally[SEAT_WON + player] += part
            tally[MASK_WON + mask] += part
