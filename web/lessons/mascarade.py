"""The lesson of Mascarade: a short game that the learner wins.

The learner swaps, is unsure, looks, exposes a bluff, wins coins unchallenged, is robbed of a mask,
pays a fine and still wins.
"""

from __future__ import annotations

from typing import Final

from lessons.script import READY, Action, Move, Script, Step

_LOOK: Final[Action] = {"act": "look"}
_CLAIM: Final[Action] = {"act": "claim"}
_PASS: Final[Action] = {"act": "pass"}

YOU, BIANCA, CARLO, DARIO = range(4)


def _swap(where: int | str, *, really: bool) -> Action:
    return {"act": "swap", "with": where, "really": really}


def _announce(mask: str) -> Action:
    return {"act": "announce", "mask": mask}


def _all_pass(*players: int) -> tuple[Move, ...]:
    return tuple((player, _PASS) for player in players)


SCRIPT: Final = Script(
    game="mascarade",
    names=("Ada", "Bianca", "Carlo", "Dario"),
    setup={
        "players": 4,
        "scenario": "4A",
        "seed": 1,
        "first": YOU,
        "deal": ["thief", "king", "judge", "swindler", "empress", "cheat"],
        # Two coins more than usual, so that thirteen are near.
        "coins": [8, 6, 6, 6],
    },
    steps=(
        Step("goal"),
        Step("memorise", do=READY),
        Step("swap", do=_swap(BIANCA, really=True)),
        Step(
            "unsure",
            watch=(
                (BIANCA, _swap("centre:0", really=False)),
                (CARLO, _swap(DARIO, really=True)),
                (DARIO, _swap(YOU, really=False)),
            ),
        ),
        Step("look", do=_LOOK),
        Step("claim", watch=((BIANCA, _announce("king")), *_all_pass(CARLO, DARIO)), do=_CLAIM),
        Step("fine"),
        Step("pass", watch=((CARLO, _announce("judge")), (DARIO, _PASS)), do=_PASS),
        Step("announce", watch=(*_all_pass(BIANCA), (DARIO, _LOOK)), do=_announce("king")),
        Step("near", watch=_all_pass(BIANCA, CARLO, DARIO)),
        Step(
            "risk",
            watch=(
                (BIANCA, _swap(YOU, really=True)),
                (CARLO, _LOOK),
                (DARIO, _swap("centre:1", really=False)),
            ),
            do=_announce("king"),
        ),
        Step("challenged", watch=((BIANCA, _CLAIM), *_all_pass(CARLO, DARIO))),
        Step(
            "win",
            watch=(
                (BIANCA, _swap("centre:0", really=False)),
                (CARLO, _swap(DARIO, really=False)),
                (DARIO, _LOOK),
            ),
            do=_announce("thief"),
        ),
        Step("end", watch=_all_pass(BIANCA, CARLO, DARIO)),
    ),
)
