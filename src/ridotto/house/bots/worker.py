"""A process that runs bots for the house: ``python -m ridotto.house.bots.worker``.

It reads questions from standard input and answers them one at a time on standard output, decisions
first. It stops when the input ends.
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
from typing import IO, Final

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

#: The niceness of the process: the house itself comes first.
NICE: Final = 5
#: Questions in the order they are answered: by priority, then first come, first served.
Questions = queue.PriorityQueue[tuple[bool, int, Heard | Forget]]

#: The message number that answers no question.
UNASKED: Final = 0


class Config(msgspec.Struct, frozen=True):
    """The configuration of a worker, from its command line."""

    most: int
    room: int
    makers: dict[str, str]


def main() -> None:
    """Answer questions until the house closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICE)
    config = msgspec.json.decode(sys.argv[1], type=Config)
    # A mind may print, which must not mix with the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions: Questions = queue.PriorityQueue()
    reading = threading.Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True)
    reading.start()
    try:
        _think(config, questions, answers)
    except BrokenPipeError:
        os._exit(0)


def _read(pipe: IO[bytes], questions: Questions) -> None:
    """Read questions; exit at once when the pipe is closed, even in mid-decision."""
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
    """Read this many bytes; raises :exc:`EOFError` at the end."""
    text = pipe.read(length)
    if len(text) < length:
        raise EOFError
    return text


def _think(config: Config, questions: Questions, answers: IO[bytes]) -> None:
    from ridotto.house.bots.minds import Minds

    _warm_up()
    minds = Minds(config.most, config.room, config.makers)
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
    """Load, or compile, the code of all minds before the first question."""
    from ridotto.games.registry import kinds
    from ridotto.minds.mind import Start
    from ridotto.minds.registry import characters
    from ridotto.minds.seating import public_setup
    from ridotto.rules.speed import can_jit

    if not can_jit():
        return
    for name, kind in kinds().items():
        game = kind.new(dict(kind.warm_up))
        start = Start(name, 0, 0, public_setup(game), game.view(0).state)
        for character in characters(name):
            character.make().start(start)


if __name__ == "__main__":
    main()
