"""``ridotto play masquerade``: from the command line to the table."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from ridotto.games.errors import Refusal
from ridotto.games.masquerade import Masquerade, Options, Setup
from ridotto.terminal.arguments import Parser
from ridotto.terminal.masquerade.decks import read_cards
from ridotto.terminal.masquerade.evening import Evening
from ridotto.terminal.play import sitting
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Talk
from ridotto.terminal.printing import harmless

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
USUAL_PLAYERS: Final = 4


def run(parser: Parser, arguments: Sequence[str]) -> int:
    """Play as many games as the person likes."""
    words = parser.words
    parser.add_argument(
        "--players",
        type=parser.whole(FEWEST_PLAYERS, MOST_PLAYERS),
        metavar="N",
        help=words("help-ball-players"),
    )
    parser.add_argument("--deck", metavar="FILE", help=words("help-ball-deck"))
    sitting.add_arguments(parser, MOST_PLAYERS, "help-ball-turn-limit")
    given = parser.parse_args(arguments)
    sitting.check_arguments(parser, given, ("players", "deck"))
    host = sitting.Host(
        Masquerade,
        lambda seed: _new_game(parser, given, seed),
        _again,
        lambda talk, game, people, minds: _play(
            Evening(talk, game, people, minds, sitting.rest_of(given)), talk, game, people
        ),
    )
    return sitting.play_games(parser, given, host)


def _new_game(parser: Parser, given: argparse.Namespace, seed: int) -> Masquerade:
    players = given.players or USUAL_PLAYERS
    deck = read_cards(parser, given.deck, players).file
    options = Options(turn_limit=given.turn_limit)
    try:
        return Masquerade(Setup(players, seed=seed, deck=deck, options=options))
    except Refusal as refusal:
        parser.leave(harmless(refusal.message))


def _again(game: Masquerade, seed: int) -> Masquerade:
    setup = game.setup
    return Masquerade(Setup(setup.players, seed=seed, deck=setup.deck, options=setup.options))


def _play(evening: Evening, talk: Talk, game: Masquerade, people: People) -> None:
    talk.say(talk.words("ball-welcome", deck=evening.deck_name, seat=people.you or 0), "bold")
    if game.moves:
        evening.catch_up()
    evening.play()
