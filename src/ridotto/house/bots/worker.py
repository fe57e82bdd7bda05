"""A process that thinks for the house: ``python -m ridotto.house.bots.worker``.

It reads questions on its standard input, answers them on its standard output one after the
other, decisions first, and ends when nobody asks any more.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import traceback
from contextlib import suppress
from itertools import count
from typing import IO, Any, Final

import msgspec

from ridotto.house.bots.protocol import (
    HEAD,
    INFER,
    LONGEST,
    Answer,
    Forget,
    Heard,
    framed,
    read_question,
)

#: How much the process steps back behind the house itself.
NICE: Final = 5
#: Questions in the order in which they are answered: by urgency, then as they came.
Questions = queue.PriorityQueue[tuple[bool, int, Heard | Forget]]

#: What is said before anything is asked has this number.
UNASKED: Final = 0
_WARM_TABLES: Final[dict[str, dict[str, Any]]] = {
    "mascarade": {"players": 6, "scenario": "6A", "seed": 0},
    "masquerade": {"players": 3, "seed": 0},
}


class Told(msgspec.Struct, frozen=True):
    """What the process is told on its command line."""

    most: int
    room: int
    makers: dict[str, str]


def main() -> None:
    """Think until the house hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICE)
    told = msgspec.json.decode(sys.argv[1], type=Told)
    # Whatever a mind prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions: Questions = queue.PriorityQueue()
    reading = threading.Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True)
    reading.start()
    try:
        _think(told, questions, answers)
    except BrokenPipeError:
        os._exit(0)


def _read(pipe: IO[bytes], questions: Questions) -> None:
    """Read questions; when the house has hung up, end at once, whatever is being thought of."""
    try:
        for number in count():
            length = int.from_bytes(_whole(pipe, HEAD), "big")
            question = read_question(_whole(pipe, min(length, LONGEST)))
            questions.put((getattr(question, "role", None) == INFER, number, question))
    except (EOFError, OSError):
        pass
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(0)


def _whole(pipe: IO[bytes], length: int) -> bytes:
    """So many bytes; raises :exc:`EOFError` when there are no more."""
    text = pipe.read(length)
    if len(text) < length:
        raise EOFError
    return text


def _think(told: Told, questions: Questions, answers: IO[bytes]) -> None:
    from ridotto.house.bots.minds import Minds

    _warm_up()
    minds = Minds(told.most, told.room, told.makers)
    _say(answers, Answer(UNASKED, "ready", ""))
    while True:
        _, _, question = questions.get()
        if isinstance(question, Forget):
            minds.forget(question.table)
        else:
            _say(answers, minds.answer(question))


def _say(answers: IO[bytes], answer: Answer) -> None:
    answers.write(framed(answer))
    answers.flush()


def _warm_up() -> None:
    """Load, or compile, what minds need: nobody is to wait for it later."""
    from ridotto.games.registry import new_game
    from ridotto.minds.characters import characters
    from ridotto.minds.mind import Start
    from ridotto.minds.seating import public_setup
    from ridotto.rules.speed import can_jit

    if not can_jit():
        return
    for name, setup in _WARM_TABLES.items():
        game = new_game(name, setup)
        start = Start(name, 0, 0, public_setup(game), game.view(0).state)
        for character in characters(name):
            character.make().start(start)


if __name__ == "__main__":
    main()
