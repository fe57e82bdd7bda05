"""Tournaments: minds at tables, with every deal played in all seat rotations.

A deal is the unit of work: it is played once for each rotation of each table, so that the cards
favour no player. Its result depends only on the tournament's seed and the deal's number, not on the
worker.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from ridotto.games.game import Game
from ridotto.games.registry import new_game
from ridotto.lab.goodbyes import say_goodbye_with
from ridotto.lab.workers import Workers, share_out
from ridotto.minds.mind import Mind
from ridotto.minds.programs import ProgramMind
from ridotto.minds.registry import find
from ridotto.minds.seating import Seating, Thought, draw_seed

#: A turn limit for minds that may never finish.
TURN_LIMIT: Final = 200


class Tournament(msgspec.Struct, frozen=True):
    """The definition of a tournament, which determines all its games.

    ``setup`` is that of every game except for the seed; ``tables`` name the minds seat by seat, and
    ``programs`` are the command lines of external minds.
    """

    game: str
    setup: dict[str, Any]
    seed: int
    tables: tuple[tuple[str, ...], ...]
    programs: dict[str, tuple[str, ...]] = {}
    millis: int | None = None

    @property
    def players(self) -> int:
        """Return the number of players at a table."""
        return len(self.tables[0])

    @property
    def games_a_deal(self) -> int:
        """Return the number of games per deal."""
        return self.players * len(self.tables)

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of all players without duplicates, in the order given."""
        return tuple(dict.fromkeys(name for table in self.tables for name in table))

    def deals_for(self, games: int) -> int:
        """Return the number of deals for at least this many games; deals are never split."""
        return -(-games // self.games_a_deal)


class Played(msgspec.Struct, frozen=True):
    """A finished game: its table, its rotation and its winners."""

    table: int
    turned: int
    winners: tuple[int, ...]
    reason: str
    decisions: int

    def seated(self, tournament: Tournament) -> tuple[str, ...]:
        """Return the name in each seat."""
        return turn(tournament.tables[self.table], self.turned)


class DealPlayed(msgspec.Struct, frozen=True):
    """A deal with all its games, and its players' thinking times and faults, by name."""

    deal: int
    games: tuple[Played, ...]
    thoughts: dict[str, Thought]
    faults: dict[str, dict[str, int]]
    #: The first fault of each player, as text.
    told: dict[str, str]


def turn(table: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Return a table rotated by this many seats."""
    return table[seats:] + table[:seats]


class Seated(NamedTuple):
    """A game about to start: its table, its rotation and the name in each seat."""

    table: int
    turned: int
    names: tuple[str, ...]
    game: Game
    seating: Seating

    def played(self) -> Played:
        """Return the result of the finished game."""
        game = self.game
        return Played(self.table, self.turned, game.winners, game.reason, len(game.moves))


class _OfDeal(Protocol):
    """Any result of a deal, with the deal's number."""

    @property
    def deal(self) -> int: ...


D = TypeVar("D", bound=_OfDeal)


def hold(
    tournament: Tournament,
    deals: Iterable[int],
    workers: Workers | None = None,
    on_deal: Callable[[DealPlayed], None] = lambda played: None,
    transcript: Path | None = None,
) -> list[DealPlayed]:
    """Play these deals and return them in order; ``on_deal`` gets each as it finishes.

    Every line to and from programs goes to the ``transcript``, a file that has been begun.
    """
    play = partial(play_deal, transcript=transcript)
    return hold_with(play, tournament, deals, workers, on_deal)


def hold_with(
    play: Callable[[Tournament, int], D],
    tournament: Tournament,
    deals: Iterable[int],
    workers: Workers | None = None,
    on_deal: Callable[[D], None] = lambda played: None,
) -> list[D]:
    """Do the same with another function that plays a deal."""
    wanted = list(deals)
    if workers is None:
        workers = max(1, min(os.cpu_count() or 1, len(wanted)))
    played = []
    try:
        with closing(share_out(partial(play, tournament), wanted, workers)) as coming:
            for deal in coming:
                on_deal(deal)
                played.append(deal)
    finally:
        _say_goodbye()
    return sorted(played, key=lambda deal: deal.deal)


def play_deal(tournament: Tournament, deal: int, transcript: Path | None = None) -> DealPlayed:
    """Play all games of a deal."""
    notes = Notes(tournament)
    games = []
    for seated in sit_down(tournament, deal, transcript):
        seated.seating.play()
        notes.add(seated)
        games.append(seated.played())
    return DealPlayed(deal, tuple(games), notes.thoughts, notes.faults, notes.told)


def sit_down(tournament: Tournament, deal: int, transcript: Path | None = None) -> Iterator[Seated]:
    """Yield the games of a deal, seating the players after the previous game."""
    for program in _programs.values():
        program.give_another_chance()
    for table in range(len(tournament.tables)):
        for turned in range(tournament.players):
            yield _seat(tournament, deal, table, turned, transcript)


def _seat(
    tournament: Tournament, deal: int, table: int, turned: int, transcript: Path | None
) -> Seated:
    seed = tournament.seed
    setup = {**tournament.setup, "seed": draw_seed("deal", seed, deal)}
    game = new_game(tournament.game, setup)
    names = turn(tournament.tables[table], turned)
    seeds = {
        player: draw_seed("mind", seed, deal, table, turned, player) for player in range(len(names))
    }
    minds = dict(enumerate(_minds(tournament, names, transcript)))
    seating = Seating(game, minds, seeds, tournament.millis)
    return Seated(table, turned, names, game, seating)


class Notes:
    """Thinking times and faults of all players in a deal."""

    def __init__(self, tournament: Tournament) -> None:
        self.thoughts = {name: Thought() for name in tournament.names}
        self.faults: dict[str, dict[str, int]] = {}
        self.told: dict[str, str] = {}

    def add(self, seated: Seated) -> None:
        """Add the thinking times and faults of a table."""
        names, seating = seated.names, seated.seating
        for player, thought in seating.thoughts.items():
            total = self.thoughts[names[player]]
            total.decisions += thought.decisions
            total.seconds += thought.seconds
        for fault in seating.faults:
            name = names[fault.player]
            kinds = self.faults.setdefault(name, {})
            kinds[fault.kind] = kinds.get(fault.kind, 0) + 1
            self.told.setdefault(name, seating.first_fault(fault.player))


# Players


def _minds(
    tournament: Tournament, names: tuple[str, ...], transcript: Path | None
) -> Iterator[Mind]:
    """Yield a mind for each seat: new characters, and programs already running."""
    copies: Counter[str] = Counter()
    for name in names:
        if name in tournament.programs:
            yield _program(name, tournament.programs[name], copies[name], transcript)
            copies[name] += 1
        else:
            yield find(name, tournament.game).make()


#: The programs started by this process, by name, command and copy.
_programs: Final[dict[tuple[str, tuple[str, ...], int], ProgramMind]] = {}


def _program(
    name: str, command: tuple[str, ...], copy: int, transcript: Path | None
) -> ProgramMind:
    key = (name, command, copy)
    if key not in _programs:
        if not _programs:
            say_goodbye_with(_say_goodbye)
        _programs[key] = ProgramMind(command, name, transcript)
    return _programs[key]


def _say_goodbye() -> None:
    """Ask all programs to exit at once, so that their grace periods overlap."""
    partings = [Thread(target=program.leave, daemon=True) for program in _programs.values()]
    _programs.clear()
    for parting in partings:
        parting.start()
    for parting in partings:
        parting.join()
