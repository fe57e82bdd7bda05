"""``ridotto play mascarade``: from the command line to the table, and what is kept of it."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from ridotto.games.mascarade import Mascarade, Options, OwnScenario, Setup
from ridotto.games.mascarade.scenario import Scenario, sheet
from ridotto.games.mascarade.scenario_file import Unreadable, find_scenario
from ridotto.games.records import record_of, write_record
from ridotto.minds.mind import Mind
from ridotto.minds.wanderer import Wanderer
from ridotto.terminal.arguments import Parser
from ridotto.terminal.mascarade.evening import REST, Evening
from ridotto.terminal.mascarade.people import People, seat_guests
from ridotto.terminal.printing import harmless
from ridotto.terminal.records import RecordFault, load_record
from ridotto.terminal.talk import Leave, Talk

LONGEST_NAME: Final = 20
MOST_SEED: Final = 2**63 - 1
MOST_TURNS: Final = 1_000_000
USUAL_SCENARIO: Final = "6A"
INTERRUPTED: Final = 130


def run(parser: Parser, arguments: Sequence[str]) -> int:
    """Play as many games as the person likes."""
    _add_arguments(parser)
    given = parser.parse_args(arguments)
    _check_arguments(parser, given)
    words = parser.words
    talk = Talk(words, Console(highlight=False))
    number = 1
    while True:
        seed = given.seed + number - 1 if given.seed is not None else secrets.randbits(63)
        game = _resumed(parser, given) if given.resume else _new_game(parser, given, seed)
        people = _people(parser, given, game.players)
        file = _file(given, number)
        try:
            _play(talk, game, people, given)
        except (Leave, KeyboardInterrupt) as leaving:
            talk.say()
            talk.say(words("play-left"))
            _keep(talk, game, file, people)
            return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
        if not _after(talk, game, file, people):
            return 0
        number += 1
        given.resume = None


def _add_arguments(parser: Parser) -> None:
    words = parser.words

    def number(name: str, least: int, most: int, text: str) -> None:
        parser.add_argument(name, type=parser.whole(least, most), metavar="N", help=words(text))

    parser.add_argument("--scenario", metavar="SHEET", help=words("help-play-scenario"))
    number("--seat", 0, 11, "help-play-seat")
    number("--seed", 0, MOST_SEED, "help-play-seed")
    parser.add_argument("--name", help=words("help-play-name"), metavar="NAME")
    parser.add_argument("--peek", action="store_true", help=words("help-play-peek"))
    parser.add_argument("--closed-deal", action="store_true", help=words("help-play-closed-deal"))
    number("--turn-limit", 1, MOST_TURNS, "help-play-turn-limit")
    parser.add_argument("--save", metavar="FILE", help=words("help-play-save"))
    parser.add_argument("--resume", metavar="FILE", help=words("help-play-resume"))
    parser.add_argument("--fast", action="store_true", help=words("help-play-fast"))


def _check_arguments(parser: Parser, given: argparse.Namespace) -> None:
    name = given.name
    if name is not None and not (0 < len(name.strip()) <= LONGEST_NAME and name.isprintable()):
        parser.complain("play-bad-name", most=LONGEST_NAME)
    if given.save and Path(given.save).exists() and given.save != given.resume:
        parser.complain("play-file-exists", file=harmless(given.save))
    if given.save and not os.access(Path(given.save).resolve().parent, os.W_OK):
        why = parser.words("play-no-folder")
        parser.complain("play-not-saved", file=harmless(given.save), why=why)
    if given.resume:
        settled = ("scenario", "seed", "peek", "closed_deal", "turn_limit")
        odd = [f"--{name.replace('_', '-')}" for name in settled if getattr(given, name)]
        if odd:
            parser.complain("play-resume-alone", what=", ".join(odd))


def _new_game(parser: Parser, given: argparse.Namespace, seed: int) -> Mascarade:
    scenario = _scenario(parser, given.scenario or USUAL_SCENARIO)
    options = Options(peek=given.peek, closed_deal=given.closed_deal, turn_limit=given.turn_limit)
    masks: str | OwnScenario = OwnScenario(scenario.masks, scenario.centre)
    if scenario == sheet(scenario.name):
        masks = scenario.name
    return Mascarade(Setup(scenario.players, masks, seed=seed, options=options))


def _scenario(parser: Parser, given: str) -> Scenario:
    try:
        draft = find_scenario(given)
    except Unreadable as unreadable:
        parser.leave(harmless(unreadable.told(parser.words)))
    if draft.broken:
        parser.leave(harmless(" ".join(problem.told(parser.words) for problem in draft.broken)))
    return draft.scenario


def _resumed(parser: Parser, given: argparse.Namespace) -> Mascarade:
    try:
        game = load_record(given.resume)
    except RecordFault as fault:
        print(f"{parser.prog}: {harmless(fault.told(parser.words))}", file=sys.stderr)
        raise SystemExit(fault.status) from None
    if not isinstance(game, Mascarade):
        parser.complain("replay-other-game", file=harmless(given.resume), game=game.name)
    if game.over:
        parser.complain("play-over-already", file=harmless(given.resume))
    return game


def _people(parser: Parser, given: argparse.Namespace, players: int) -> People:
    seat = given.seat or 0
    if seat >= players:
        parser.complain("play-bad-seat", seat=seat, most=players - 1)
    return seat_guests(players, seat, (given.name or parser.words("person-you")).strip())


def _play(talk: Talk, game: Mascarade, people: People, given: argparse.Namespace) -> None:
    seed = game.setup.seed
    assert isinstance(seed, int)
    minds: dict[int, Mind] = {
        player: Wanderer(seed, player) for player in range(game.players) if player != people.you
    }
    rest = 0.0 if given.fast or not sys.stdout.isatty() else REST
    evening = Evening(talk, game, people, minds, rest)
    scenario = game.setup.scenario
    name = scenario if isinstance(scenario, str) else talk.words("scenario-own")
    talk.say(talk.words("play-welcome", scenario=name, seat=people.you or 0), "bold")
    if game.moves:
        evening.catch_up()
    evening.play()


def _file(given: argparse.Namespace, number: int) -> Path | None:
    """Where the record goes; further games of an evening get a number of their own."""
    name = given.save or given.resume
    if name is None:
        return None
    path = Path(name)
    return path if number == 1 else path.with_stem(f"{path.stem}-{number}")


def _after(talk: Talk, game: Mascarade, file: Path | None, people: People) -> bool:
    """Keep the record if it is wanted; whether there is to be another game."""
    words = talk.words
    talk.say()
    talk.say(words("play-seed", seed=str(game.setup.seed)), "dim")
    try:
        if file is not None:
            _keep(talk, game, file, people)
        else:
            _offer_to_save(talk, game)
        return talk.confirm(words("play-again"))
    except (Leave, KeyboardInterrupt):
        return False


def _offer_to_save(talk: Talk, game: Mascarade) -> None:
    words = talk.words
    while name := talk.read(f"{words('play-ask-save')} >"):
        if Path(name).exists():
            talk.hint(words("play-file-exists", file=harmless(name)))
        elif _write(talk, game, Path(name)):
            return


def _keep(talk: Talk, game: Mascarade, file: Path | None, people: People) -> None:
    if file is None or not _write(talk, game, file):
        return
    if not game.over:
        talk.say_whole(talk.words("play-resume", file=harmless(str(file)), seat=people.you or 0))


def _write(talk: Talk, game: Mascarade, file: Path) -> bool:
    """Write the record, whole or not at all."""
    words = talk.words
    beside = file.with_name(f"{file.name}.part")
    try:
        beside.write_text(write_record(record_of(game)), encoding="utf-8")
        beside.replace(file)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        talk.hint(words("play-not-saved", file=harmless(str(file)), why=why))
        return False
    talk.say_whole(words("play-saved", file=harmless(str(file))))
    talk.say_whole(words("play-see-record", file=harmless(str(file))))
    return True
