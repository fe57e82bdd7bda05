"""Programs as minds: any program that answers JSON lines can take a seat.

It is started once and plays many games. A timeout, an invalid or illegal answer or a crash costs it
decisions but never stops a game; a dead program is restarted for the next game, a few times.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from ridotto.minds.mind import Asked, Start
from ridotto.minds.pipes import Program
from ridotto.minds.seating import GRACE, Failed, is_useless
from ridotto.minds.transcript import Transcript

PROTOCOL: Final = 1
#: Default time limit of a decision.
USUAL_MILLIS: Final = 1000
#: Timeout for the start of a program, until it sends its name, in seconds.
HELLO_SECONDS: Final = 10.0
#: Unanswered questions in a row after which it counts as dead.
PATIENCE: Final = 5
#: Maximum number of restarts, until it is given another chance.
RESTARTS: Final = 3
#: Failed starts in a row after which it is given up for good.
HELLOS: Final = 2
_LONGEST_WHY: Final = 300
_OPEN_QUESTIONS: Final = 64

Legal = dict[str, Any]


class ProgramMind:
    """A mind that runs as a separate program."""

    def __init__(
        self, command: Sequence[str], name: str = "", transcript: Path | None = None
    ) -> None:
        """Prepare the program; the first game starts it.

        ``transcript`` is a file begun with :func:`begin_transcript`.
        """
        self.name = name
        self._command = tuple(command)
        self._transcript = None if transcript is None else Transcript(transcript, name)
        self._program: Program | None = None
        self._starts_left = 1 + RESTARTS
        self._hellos_left = HELLOS
        self._trouble = ""
        self._why: str | None = None
        self._asked = 0
        self._failed = 0
        # Unanswered questions, the latest last: answers may arrive late.
        self._open: list[Legal] = []
        self._missed = 0
        # Messages of this game, until the first answer shows that the program is alive.
        self._unheard: list[dict[str, Any]] | None = None
        self._game = ""
        self.title = ""

    def start(self, start: Start) -> None:
        """Send the start of a game; start the program if it is not running."""
        self._why = None
        self._game = start.game
        if self._program is None or not self._program.alive:
            self._launch()
        settings = {name: getattr(start, name) for name in ("you", "seed", "setup", "state")}
        self._unheard = []
        self._tell({"start": settings})

    def hear(self, event: Any) -> None:
        """Send an event."""
        self._tell({"event": event})

    def decide(self, asked: Asked) -> Any:
        """Ask it and wait for the answer; raises :exc:`Failed` without a valid one."""
        self._why = None
        self._asked += 1
        try:
            return self._ask_or_restart(asked)
        except Failed:
            self._failed += 1
            raise

    @property
    def useless(self) -> bool:
        """Return whether it was asked and never gave a valid answer."""
        return is_useless(self._asked, self._failed)

    def _ask_or_restart(self, asked: Asked) -> Any:
        try:
            return self._ask(asked)
        except Failed as failed:
            if failed.kind != "dead" or self._unheard is None:
                raise
        # It may have died unnoticed before this game, in which nothing has been answered yet.
        unheard, self._unheard = self._unheard, None
        self._launch()
        for message in unheard:
            self._tell(message)
        return self._ask(asked)

    def _ask(self, asked: Asked) -> Any:
        program = self._program
        if program is None or not program.alive:
            raise Failed("dead", self._trouble)
        self._settle_early_answers(program)
        millis = USUAL_MILLIS if asked.millis is None else asked.millis
        self._open = [*self._open[1 - _OPEN_QUESTIONS :], _spelled_out(asked.legal)]
        question = {"decision": asked.decision, "legal": asked.legal, "state": asked.state}
        program.tell({"decide": {**question, "millis": millis}})
        until = time.monotonic() + millis / 1000 + GRACE / 2
        spoke = False
        while (line := program.listen(until)) is not None:
            spoke, self._missed, self._unheard = True, 0, None
            action = self._match(line)
            if action is not None:
                return action
        raise self._unanswered(program, millis, spoke)

    def end(self, winners: Sequence[int], reason: str) -> None:
        """Send the end of the game."""
        self._tell({"end": {"winners": list(winners), "reason": reason}})

    def explain(self) -> tuple[str, dict[str, Any]] | None:
        """Return the program's own reason for its last action, if it gave one."""
        return None if self._why is None else ("explain-program", {"why": self._why})

    def give_another_chance(self) -> None:
        """Reset the number of restarts."""
        if self._program is not None and self._program.gone:
            self._program.end()
            self._program = None
        self._starts_left = RESTARTS + (self._program is None)

    def leave(self) -> None:
        """Ask the program to exit."""
        if self._program is not None:
            self._program.leave()
            self._program = None

    # Start-up

    def _launch(self) -> None:
        """Start the program and wait for its name; on failure, it stays dead."""
        self._open.clear()
        self._missed = 0
        if self._program is not None:
            self._program.end()
            self._program = None
        if self._starts_left <= 0 or self._hellos_left <= 0:
            return
        self._starts_left -= 1
        try:
            program = Program(self._command, self._transcript)
        except (OSError, ValueError) as error:
            self._trouble, self._hellos_left = str(error), 0
            return
        try:
            self._greet(program)
        except BaseException:
            # We were interrupted before any caller knew of the program.
            program.end()
            raise

    def _greet(self, program: Program) -> None:
        program.tell({"hello": {"protocol": PROTOCOL, "game": self._game}})
        line = program.listen(time.monotonic() + HELLO_SECONDS)
        answer = None if line is None else _read(line)
        if isinstance(answer, dict) and isinstance(answer.get("name"), str):
            self.title = answer["name"]
            self._program, self._hellos_left = program, HELLOS
            return
        self._hellos_left -= 1
        if program.alive:
            self._trouble = "no name in answer to hello"
        else:
            self._trouble = program.last_words()
        program.end()

    def _tell(self, message: dict[str, Any]) -> None:
        if self._unheard is not None:
            self._unheard.append(message)
        if self._program is not None:
            self._program.tell(message)

    # Answers

    def _settle_early_answers(self, program: Program) -> None:
        """Match lines printed before a question with older questions, or discard them."""
        del self._open[: program.forget_answers()]
        if not program.alive:
            raise self._died(program)

    def _match(self, line: bytes) -> Any:
        """Return the action that answers the last question; None if the line answers an older one.

        A program answers in order, so a late answer could be taken for the next: it is matched with
        the first open question for which it is legal. Raises :exc:`Failed`.
        """
        answer = _read(line)
        spelled = _action_in(answer)
        for number, legal in enumerate(self._open):
            if spelled is not None and spelled in legal:
                del self._open[: number + 1]
                if self._open:
                    return None
                self._why = _why(answer)
                return legal[spelled]
        del self._open[0]
        if self._open:
            return None
        shown = line[:200].decode(errors="replace").strip()
        raise Failed("garbled" if spelled is None else "illegal", shown)

    def _unanswered(self, program: Program, millis: int, spoke: bool) -> Failed:
        if not program.alive:
            return self._died(program)
        if spoke:
            # The answer matched with an older question was meant for this one: that one was
            # skipped.
            self._open.clear()
        self._missed += 1
        self._unheard = None
        if self._missed >= PATIENCE:
            self._trouble = f"{PATIENCE} questions in a row unanswered"
            program.end()
        return Failed("late", f"no answer in {millis} ms")

    def _died(self, program: Program) -> Failed:
        self._trouble = program.last_words()
        return Failed("dead", self._trouble)


def _spelled_out(legal: Sequence[Any]) -> Legal:
    """Return legal actions by their canonical JSON, in which 1, 1.0 and true differ."""
    return {_spell(msgspec.to_builtins(action)): action for action in legal}


def _spell(action: Any) -> str:
    return json.dumps(action, sort_keys=True)


def _read(line: bytes) -> Any:
    """Return the JSON of a line, or None."""
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


def _action_in(answer: Any) -> str | None:
    """Return the canonical JSON of the action in an answer, or None."""
    if not isinstance(answer, dict) or not isinstance(answer.get("action"), dict):
        return None
    try:
        return _spell(answer["action"])
    except RecursionError:
        return None


def _why(answer: dict[str, Any]) -> str | None:
    why = answer.get("why")
    return why[:_LONGEST_WHY] if isinstance(why, str) and why.strip() else None
