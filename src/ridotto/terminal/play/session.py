"""A session of ``ridotto play``: game after game, with rematches and records."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from ridotto.games.game import Game
from ridotto.games.setup import MOST_SEED
from ridotto.minds.mind import Mind
from ridotto.terminal.arguments.parser import Parser
from ridotto.terminal.play.game_play import GamePlay
from ridotto.terminal.play.opponents import Opponents
from ridotto.terminal.play.options import LONGEST_NAME, read_options
from ridotto.terminal.play.people import People
from ridotto.terminal.play.record_keeper import RecordKeeper, next_free
from ridotto.terminal.play.screen import Screen
from ridotto.terminal.play.signals import Interrupted, Signals
from ridotto.terminal.play.talk import Leave, Talk
from ridotto.terminal.play.text_table import PAUSE, G
from ridotto.terminal.printing import as_argument, fall_silent, harmless
from ridotto.terminal.programs import finish
from ridotto.terminal.record_files import RecordFault, load_record


def play_games(parser: Parser, arguments: Sequence[str], play: GamePlay[G]) -> int:
    """Play games until the person stops; returns the exit status."""
    given = read_options(parser, arguments, play)
    opponents = Opponents(parser, given, play.name)
    signals = Signals()
    with signals.handled():
        try:
            status = _play_games(parser, given, play, opponents, signals)
            useless = opponents.useless
            # The programs say goodbye before the transcript ends.
            opponents.leave()
            return status or finish(parser, opponents.transcript, useless)
        except Interrupted as interrupted:
            return interrupted.status
        except OSError:
            if signals.last is None:
                raise
            # The terminal is gone: print nothing.
            fall_silent()
            return signals.last.status
        finally:
            opponents.leave()


def _play_games(
    parser: Parser,
    given: argparse.Namespace,
    play: GamePlay[G],
    opponents: Opponents,
    signals: Signals,
) -> int:
    talk = Talk(parser.words, Screen())
    number = 1
    name = (given.name or "").strip()
    if given.resume:
        game, names = _resumed(parser, given.resume, play)
        name = name or _name_kept(names, given.seat or 0, opponents)
    else:
        game = play.new_game(parser, given, _seed(given, number))
    while True:
        people, minds = _seat(parser, given, game, opponents, name)
        keeper = RecordKeeper(talk, game, people, name, _file(given, number), opponents.asked)
        try:
            try:
                _play(talk, game, people, minds, play, _pause(given))
            finally:
                keeper.keep(signals)
        except (Leave, Interrupted) as leaving:
            # A closing terminal fails first and then sends a signal, perhaps before the record
            # was written.
            keeper.keep(signals)
            return _leave(talk, keeper, leaving)
        if not _after(talk, game, keeper):
            return 0
        number += 1
        game = play.rematch(game, _seed(given, number))


def _play(
    talk: Talk, game: G, people: People, minds: dict[int, Mind], play: GamePlay[G], pause: float
) -> None:
    table = play.table(talk, game, people, minds, pause)
    talk.say(table.welcome(), "bold")
    if game.moves:
        table.catch_up()
    table.play()


def _leave(talk: Talk, keeper: RecordKeeper, leaving: Leave | Interrupted) -> int:
    """Print a farewell; returns the exit status."""
    talk.say()
    talk.say(talk.words("play-left"))
    if not keeper.tell() and not keeper.wanted:
        talk.say(talk.words("play-not-kept"), "dim")
    return leaving.status if isinstance(leaving, Interrupted) else 0


def _seed(given: argparse.Namespace, number: int) -> int:
    """Return the seed of a session's next game; the highest seed is followed by 0."""
    if given.seed is None:
        return secrets.randbits(63)
    seed: int = (given.seed + number - 1) % (MOST_SEED + 1)
    return seed


def _pause(given: argparse.Namespace) -> float:
    """Return the pause after a line: none if the output is not a terminal."""
    return 0.0 if given.fast or not sys.stdout.isatty() else PAUSE


def _resumed(parser: Parser, file: str, play: GamePlay[G]) -> tuple[G, tuple[str, ...]]:
    try:
        game, names = load_record(file)
    except RecordFault as fault:
        print(f"{parser.prog}: {harmless(fault.message(parser.words))}", file=sys.stderr)
        raise SystemExit(fault.status) from None
    if game.name != play.name:
        parser.complain("replay-other-game", file=harmless(file), game=game.name)
    if game.over:
        parser.complain("play-over-already", file=as_argument(file))
    return cast(G, game), names


def _name_kept(names: Sequence[str], seat: int, opponents: Opponents) -> str:
    """Return the name of the person in the record, if a person sat in this seat."""
    name = names[seat][:LONGEST_NAME].strip() if seat < len(names) else ""
    return "" if opponents.knows(name) else name


def _seat(
    parser: Parser, given: argparse.Namespace, game: Game, opponents: Opponents, name: str
) -> tuple[People, dict[int, Mind]]:
    seat = given.seat or 0
    if seat >= game.players:
        parser.complain("play-bad-seat", seat=seat, most=game.players - 1)
    return opponents.seat(game, seat, name or parser.words("person-you"))


def _file(given: argparse.Namespace, number: int) -> Path | None:
    """Return the file for the record; rematches get the next free number."""
    name = given.save or given.resume
    if name is None:
        return None
    return Path(name) if number == 1 else next_free(Path(name), number)


def _after(talk: Talk, game: Game, keeper: RecordKeeper) -> bool:
    """Print where the record is or offer to save it; returns whether to play again."""
    talk.say()
    talk.say(talk.words("play-seed", seed=str(game.setup.seed)), "dim")
    try:
        # A record that could not be written may go into another file.
        if not keeper.tell():
            keeper.offer()
        return talk.confirm(talk.words("play-again"))
    except Leave:
        return False
