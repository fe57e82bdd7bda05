"""Tournaments: minds at tables, every deal played with everybody in every seat.

A deal is the piece of work: it is played once for each way to turn each table, so that nobody
owes a place to the cards. What a deal comes to depends on the tournament's seed and the deal's
number alone, whoever plays it.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from threading import Thread
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from ridotto.games.game import Game
from ridotto.games.registry import new_game
from ridotto.lab.workers import say_goodbye_with, share_out
from ridotto.minds.mind import Mind
from ridotto.minds.programs import ProgramMind
from ridotto.minds.registry import find
from ridotto.minds.seating import Seating, Thought, draw_seed

#: A turn limit for minds that may go round in circles.
TURN_LIMIT: Final = 200


class Tournament(msgspec.Struct, frozen=True):
    """Who meets whom at what: everything that settles how the games go.

    ``setup`` is that of every game but for the seed; ``tables`` name the minds seat by seat,
    and ``programs`` the command lines of those that are programs.
    """

    game: str
    setup: dict[str, Any]
    seed: int
    tables: tuple[tuple[str, ...], ...]
    programs: dict[str, tuple[str, ...]] = {}
    millis: int | None = None

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return len(self.tables[0])

    @property
    def games_a_deal(self) -> int:
        """How many games each deal is good for."""
        return self.players * len(self.tables)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody who plays, each once, in the order they were named."""
        return tuple(dict.fromkeys(name for table in self.tables for name in table))

    def deals_for(self, games: int) -> int:
        """How many deals make at least so many games: a deal is played in full or not at all."""
        return -(-games // self.games_a_deal)


class Played(msgspec.Struct, frozen=True):
    """A game: at which table, turned how far, and who won."""

    table: int
    turned: int
    winners: tuple[int, ...]
    reason: str
    decisions: int

    def seated(self, tournament: Tournament) -> tuple[str, ...]:
        """Who sat in each seat."""
        return turn(tournament.tables[self.table], self.turned)


class DealPlayed(msgspec.Struct, frozen=True):
    """A deal with all its games, and how its players thought and failed, by name."""

    deal: int
    games: tuple[Played, ...]
    thoughts: dict[str, Thought]
    faults: dict[str, dict[str, int]]
    #: The first fault of each who made one, in words.
    told: dict[str, str]


def turn(table: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A table with everybody moved on by so many seats."""
    return table[seats:] + table[:seats]


class Seated(NamedTuple):
    """A game about to be played: at which table, turned how far, and who sits in each seat."""

    table: int
    turned: int
    names: tuple[str, ...]
    game: Game
    seating: Seating

    def played(self) -> Played:
        """What is kept of the game, now that it is over."""
        game = self.game
        return Played(self.table, self.turned, game.winners, game.reason, len(game.moves))


class _OfDeal(Protocol):
    """Whatever came of a deal, with the deal's number."""

    @property
    def deal(self) -> int: ...


D = TypeVar("D", bound=_OfDeal)


def hold(
    tournament: Tournament,
    deals: Iterable[int],
    workers: int | None = None,
    on_deal: Callable[[DealPlayed], None] = lambda played: None,
) -> list[DealPlayed]:
    """Play these deals and return them in order; ``on_deal`` gets each as it comes in."""
    return hold_with(play_deal, tournament, deals, workers, on_deal)


def hold_with(
    play: Callable[[Tournament, int], D],
    tournament: Tournament,
    deals: Iterable[int],
    workers: int | None = None,
    on_deal: Callable[[D], None] = lambda played: None,
) -> list[D]:
    """The same, with another way to play a deal."""
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


def play_deal(tournament: Tournament, deal: int) -> DealPlayed:
    """Play all games of a deal."""
    notes = Notes(tournament)
    games = []
    for seated in sit_down(tournament, deal):
        seated.seating.play()
        notes.add(seated)
        games.append(seated.played())
    return DealPlayed(deal, tuple(games), notes.thoughts, notes.faults, notes.told)


def sit_down(tournament: Tournament, deal: int) -> Iterator[Seated]:
    """The games of a deal, each with its players seated once the one before is over."""
    for program in _programs.values():
        program.give_another_chance()
    for table in range(len(tournament.tables)):
        for turned in range(tournament.players):
            yield _seat(tournament, deal, table, turned)


def _seat(tournament: Tournament, deal: int, table: int, turned: int) -> Seated:
    seed = tournament.seed
    setup = {**tournament.setup, "seed": draw_seed("deal", seed, deal)}
    game = new_game(tournament.game, setup)
    names = turn(tournament.tables[table], turned)
    seeds = {
        player: draw_seed("mind", seed, deal, table, turned, player) for player in range(len(names))
    }
    seating = Seating(game, dict(enumerate(_minds(tournament, names))), seeds, tournament.millis)
    return Seated(table, turned, names, game, seating)


class Notes:
    """What is noted of everybody while a deal is played."""

    def __init__(self, tournament: Tournament) -> None:
        self.thoughts = {name: Thought() for name in tournament.names}
        self.faults: dict[str, dict[str, int]] = {}
        self.told: dict[str, str] = {}

    def add(self, seated: Seated) -> None:
        """Note how those at a table thought and failed."""
        names, seating = seated.names, seated.seating
        for player, thought in seating.thoughts.items():
            total = self.thoughts[names[player]]
            total.decisions += thought.decisions
            total.seconds += thought.seconds
        for fault in seating.faults:
            name = names[fault.player]
            kinds = self.faults.setdefault(name, {})
            kinds[fault.kind] = kinds.get(fault.kind, 0) + 1
            self.told.setdefault(name, f"{fault.kind}: {fault.told}")


# Who plays


def _minds(tournament: Tournament, names: tuple[str, ...]) -> Iterator[Mind]:
    """A mind for each seat: characters afresh, programs as they run."""
    copies: Counter[str] = Counter()
    for name in names:
        if name in tournament.programs:
            yield _program(name, tournament.programs[name], copies[name])
            copies[name] += 1
        else:
            yield find(name, tournament.game).make()


#: The programs that this process has started, by name, command and copy.
_programs: Final[dict[tuple[str, tuple[str, ...], int], ProgramMind]] = {}


def _program(name: str, command: tuple[str, ...], copy: int) -> ProgramMind:
    key = (name, command, copy)
    if key not in _programs:
        if not _programs:
            say_goodbye_with(_say_goodbye)
        _programs[key] = ProgramMind(command)
    return _programs[key]


def _say_goodbye() -> None:
    """Part with all programs at once: each may take its time."""
    partings = [Thread(target=program.leave, daemon=True) for program in _programs.values()]
    _programs.clear()
    for parting in partings:
        parting.start()
    for parting in partings:
        parting.join()
