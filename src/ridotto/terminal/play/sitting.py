"""Sitting down to play: what is asked on the command line, rematches, and records to keep."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from ridotto.games.game import Game
from ridotto.games.mascarade import Mascarade
from ridotto.games.masquerade import Masquerade
from ridotto.games.setup import MOST_SEED
from ridotto.minds.mind import Mind
from ridotto.terminal.arguments import Parser
from ridotto.terminal.play.company import Company
from ridotto.terminal.play.company import add_arguments as add_company
from ridotto.terminal.play.evening import REST
from ridotto.terminal.play.people import People
from ridotto.terminal.play.record_keeper import Keeper, next_free, objection
from ridotto.terminal.play.signals import CalledAway, Calls
from ridotto.terminal.play.talk import Leave, Talk
from ridotto.terminal.printing import as_argument, fall_silent, harmless
from ridotto.terminal.records import RecordFault, load_record
from ridotto.terminal.screen import Screen

LONGEST_NAME: Final = 20
MOST_TURNS: Final = 1_000_000

G = TypeVar("G", Mascarade, Masquerade)


def add_arguments(
    parser: Parser, most_players: int, turn_limit: str = "help-play-turn-limit"
) -> None:
    """The options that all games have; ``turn_limit`` is the message that explains that one."""
    words = parser.words

    def number(name: str, least: int, most: int, text: str) -> None:
        parser.add_argument(name, type=parser.whole(least, most), metavar="N", help=words(text))

    number("--seat", 0, most_players - 1, "help-play-seat")
    number("--seed", 0, MOST_SEED, "help-play-seed")
    number("--turn-limit", 1, MOST_TURNS, turn_limit)
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
    if given.save:
        again = given.save == given.resume
        against = objection(parser.words, Path(given.save), again=again)
        if against:
            parser.leave(against)
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
    calls = Calls()
    with calls.heeded():
        try:
            return _play_games(parser, given, host, company, calls)
        except CalledAway as called:
            return called.status
        except OSError:
            if calls.heard is None:
                raise
            # Whoever was called away, and the terminal with them, cannot be told.
            fall_silent()
            return calls.heard.status
        finally:
            company.leave()


def _play_games(
    parser: Parser, given: argparse.Namespace, host: Host[G], company: Company, calls: Calls
) -> int:
    talk = Talk(parser.words, Screen())
    number = 1
    name = (given.name or "").strip()
    if given.resume:
        game, names = _resumed(parser, given.resume, host.kind)
        name = name or _name_kept(names, given.seat or 0, company)
    else:
        game = host.new(_seed(given, number))
    while True:
        people, minds = _seat(parser, given, game, company, name)
        keeper = Keeper(talk, game, people, name, _file(given, number), company.asked)
        try:
            host.play(talk, game, people, minds)
        except (Leave, CalledAway) as leaving:
            keeper.keep(calls)
            return _leave(talk, keeper, leaving)
        except OSError:
            # Nobody reads any more, or the terminal is gone.
            keeper.keep(calls)
            raise
        keeper.keep(calls)
        if not _after(talk, game, keeper):
            return 0
        number += 1
        game = host.again(game, _seed(given, number))


def _leave(talk: Talk, keeper: Keeper, leaving: Leave | CalledAway) -> int:
    """Say goodbye; returns the exit status."""
    talk.say()
    talk.say(talk.words("play-left"))
    keeper.tell()
    return leaving.status if isinstance(leaving, CalledAway) else 0


def _seed(given: argparse.Namespace, number: int) -> int:
    """The seed of this game of the evening; after the last one there is comes the first."""
    if given.seed is None:
        return secrets.randbits(63)
    seed: int = (given.seed + number - 1) % (MOST_SEED + 1)
    return seed


def rest_of(given: argparse.Namespace) -> float:
    """How long to rest after a line: not at all where nobody watches."""
    return 0.0 if given.fast or not sys.stdout.isatty() else REST


def _resumed(parser: Parser, file: str, kind: type[G]) -> tuple[G, tuple[str, ...]]:
    try:
        game, names = load_record(file)
    except RecordFault as fault:
        print(f"{parser.prog}: {harmless(fault.told(parser.words))}", file=sys.stderr)
        raise SystemExit(fault.status) from None
    if not isinstance(game, kind):
        parser.complain("replay-other-game", file=harmless(file), game=game.name)
    if game.over:
        parser.complain("play-over-already", file=as_argument(file))
    return game, names


def _name_kept(names: Sequence[str], seat: int, company: Company) -> str:
    """What the person was called when the record was written, if it was a person who sat there."""
    name = names[seat][:LONGEST_NAME].strip() if seat < len(names) else ""
    return "" if company.knows(name) else name


def _seat(
    parser: Parser, given: argparse.Namespace, game: Game, company: Company, name: str
) -> tuple[People, dict[int, Mind]]:
    seat = given.seat or 0
    if seat >= game.players:
        parser.complain("play-bad-seat", seat=seat, most=game.players - 1)
    return company.seat(game, seat, name or parser.words("person-you"))


def _file(given: argparse.Namespace, number: int) -> Path | None:
    """Where the record goes; further games of an evening get the next free number."""
    name = given.save or given.resume
    if name is None:
        return None
    return Path(name) if number == 1 else next_free(Path(name), number)


def _after(talk: Talk, game: Game, keeper: Keeper) -> bool:
    """Say where the record is, or ask whether it is wanted; whether there is to be another game."""
    talk.say()
    talk.say(talk.words("play-seed", seed=str(game.setup.seed)), "dim")
    try:
        # What could not be kept where it was to be may find another place.
        if not keeper.tell():
            keeper.offer()
        return talk.confirm(talk.words("play-again"))
    except Leave:
        return False
