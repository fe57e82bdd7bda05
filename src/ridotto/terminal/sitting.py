"""Sitting down to play: what is asked on the command line, rematches, and records to keep."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from ridotto.games.mascarade import Mascarade
from ridotto.games.masquerade import Masquerade
from ridotto.games.records import record_of, write_record
from ridotto.games.seeds import MOST_SEED
from ridotto.games.table import Game
from ridotto.games.words import Words
from ridotto.minds.mind import Mind
from ridotto.terminal.arguments import Parser
from ridotto.terminal.company import Company
from ridotto.terminal.company import add_arguments as add_company
from ridotto.terminal.evening import REST
from ridotto.terminal.people import People
from ridotto.terminal.printing import harmless
from ridotto.terminal.records import RecordFault, load_record
from ridotto.terminal.screen import Screen
from ridotto.terminal.talk import Leave, Talk

LONGEST_NAME: Final = 20
MOST_TURNS: Final = 1_000_000
INTERRUPTED: Final = 130

G = TypeVar("G", Mascarade, Masquerade)


def add_arguments(parser: Parser, most_players: int) -> None:
    """The options that all games have."""
    words = parser.words

    def number(name: str, least: int, most: int, text: str) -> None:
        parser.add_argument(name, type=parser.whole(least, most), metavar="N", help=words(text))

    number("--seat", 0, most_players - 1, "help-play-seat")
    number("--seed", 0, MOST_SEED, "help-play-seed")
    number("--turn-limit", 1, MOST_TURNS, "help-play-turn-limit")
    parser.add_argument("--name", help=words("help-play-name"), metavar="NAME")
    parser.add_argument("--save", metavar="FILE", help=words("help-play-save"))
    parser.add_argument("--resume", metavar="FILE", help=words("help-play-resume"))
    parser.add_argument("--fast", action="store_true", help=words("help-play-fast"))
    add_company(parser)


def check_arguments(parser: Parser, given: argparse.Namespace, settled: Sequence[str]) -> None:
    """Complain about what cannot be; ``settled`` are the game's options that a record settles."""
    name = given.name
    if name is not None and not (0 < len(name.strip()) <= LONGEST_NAME and name.isprintable()):
        parser.complain("play-bad-name", most=LONGEST_NAME)
    if given.save and given.save != given.resume:
        objection = _objection(parser.words, Path(given.save))
        if objection:
            parser.leave(objection)
    if given.save and not os.access(Path(given.save).resolve().parent, os.W_OK):
        why = parser.words("play-no-folder")
        parser.complain("play-not-saved", file=harmless(given.save), why=why)
    if given.resume:
        # Nought is a seed like any other.
        asked = [name for name in (*settled, "turn_limit") if getattr(given, name)]
        asked += ["seed"] if given.seed is not None else []
        if asked:
            odd = ", ".join(f"--{name.replace('_', '-')}" for name in asked)
            parser.complain("play-resume-alone", what=odd)


@dataclass(frozen=True)
class Host(Generic[G]):
    """How one of the games is laid out and played."""

    kind: type[G]
    #: The game that the command line asks for, with this seed.
    new: Callable[[int], G]
    #: The same game again, for as many and by the same options, with this seed.
    again: Callable[[G, int], G]
    play: Callable[[Talk, G, People, dict[int, Mind]], None]


def play_games(parser: Parser, given: argparse.Namespace, host: Host[G]) -> int:
    """Play as many games as the person likes; returns the exit status."""
    company = Company(parser, given, host.kind.name)
    try:
        return _play_games(parser, given, host, company)
    finally:
        company.leave()


def _play_games(parser: Parser, given: argparse.Namespace, host: Host[G], company: Company) -> int:
    talk = Talk(parser.words, Screen())
    number = 1
    if given.resume:
        game = _resumed(parser, given.resume, host.kind)
    else:
        game = host.new(_seed(given, number))
    while True:
        people, minds = _seat(parser, given, game, company)
        file = _file(given, number)
        try:
            host.play(talk, game, people, minds)
        except (Leave, KeyboardInterrupt) as leaving:
            talk.say()
            talk.say(parser.words("play-left"))
            _keep(talk, game, file, people, company.asked)
            return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
        if not _after(talk, game, file, people):
            return 0
        number += 1
        game = host.again(game, _seed(given, number))


def _seed(given: argparse.Namespace, number: int) -> int:
    """The seed of this game of the evening; after the last one there is comes the first."""
    if given.seed is None:
        return secrets.randbits(63)
    seed: int = (given.seed + number - 1) % (MOST_SEED + 1)
    return seed


def rest_of(given: argparse.Namespace) -> float:
    """How long to rest after a line: not at all where nobody watches."""
    return 0.0 if given.fast or not sys.stdout.isatty() else REST


def _resumed(parser: Parser, file: str, kind: type[G]) -> G:
    try:
        game = load_record(file)
    except RecordFault as fault:
        print(f"{parser.prog}: {harmless(fault.told(parser.words))}", file=sys.stderr)
        raise SystemExit(fault.status) from None
    if not isinstance(game, kind):
        parser.complain("replay-other-game", file=harmless(file), game=game.name)
    if game.over:
        parser.complain("play-over-already", file=harmless(file))
    return game


def _seat(
    parser: Parser, given: argparse.Namespace, game: Game, company: Company
) -> tuple[People, dict[int, Mind]]:
    seat = given.seat or 0
    if seat >= game.players:
        parser.complain("play-bad-seat", seat=seat, most=game.players - 1)
    return company.seat(game, seat, (given.name or parser.words("person-you")).strip())


def _file(given: argparse.Namespace, number: int) -> Path | None:
    """Where the record goes; further games of an evening get the next free number."""
    name = given.save or given.resume
    if name is None:
        return None
    path = Path(name)
    if number == 1:
        return path
    while os.path.lexists(numbered := path.with_stem(f"{path.stem}-{number}")):
        number += 1
    return numbered


def _after(talk: Talk, game: Game, file: Path | None, people: People) -> bool:
    """Keep the record if it is wanted; whether there is to be another game."""
    words = talk.words
    talk.say()
    talk.say(words("play-seed", seed=str(game.setup.seed)), "dim")
    try:
        # What could not be kept where it was to be may find another place.
        if file is None or not _keep(talk, game, file, people):
            _offer_to_save(talk, game)
        return talk.confirm(words("play-again"))
    except (Leave, KeyboardInterrupt):
        return False


def _offer_to_save(talk: Talk, game: Game) -> None:
    words = talk.words
    while name := talk.read(f"{words('play-ask-save')} >"):
        objection = _objection(words, Path(name))
        if objection:
            talk.hint(objection)
        elif _write(talk, game, Path(name)):
            return


def _objection(words: Words, file: Path) -> str:
    """What speaks against keeping a record under this name, if anything does."""
    shown = harmless(str(file))
    try:
        if _is_there(file):
            return words("play-file-exists", file=shown)
        # The name that it has at first is longer, and may be too long.
        _is_there(_beside(file))
    except (OSError, ValueError) as error:
        return words("play-not-saved", file=shown, why=_reason(error))
    return ""


def _is_there(file: Path) -> bool:
    """Whether there is such a file; raises :exc:`OSError` where there can be none."""
    try:
        file.lstat()
    except FileNotFoundError:
        return False
    return True


def _beside(file: Path) -> Path:
    """Where a record is until it is whole."""
    return file.with_name(f"{file.name}.part")


def _reason(error: Exception) -> str:
    return harmless(getattr(error, "strerror", None) or str(error))


def _keep(talk: Talk, game: Game, file: Path | None, people: People, company: str = "") -> bool:
    if file is None or not _write(talk, game, file):
        return False
    if not game.over:
        name = harmless(str(file))
        told = talk.words("play-resume", game=game.name, file=name, seat=people.you or 0)
        talk.say_whole(f"{told} {harmless(company)}".rstrip())
    return True


def _write(talk: Talk, game: Game, file: Path) -> bool:
    """Write the record, whole or not at all."""
    words = talk.words
    beside = _beside(file)
    try:
        beside.write_text(write_record(record_of(game)), encoding="utf-8")
        beside.replace(file)
    except (OSError, ValueError) as error:
        talk.hint(words("play-not-saved", file=harmless(str(file)), why=_reason(error)))
        return False
    talk.say_whole(words("play-saved", file=harmless(str(file))))
    talk.say_whole(words("play-see-record", file=harmless(str(file))))
    return True
