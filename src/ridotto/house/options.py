"""What a host can ask of a table: the game, who may come, how long one may think."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from ridotto.games.errors import Refusal, bad_setup
from ridotto.games.mascarade.scenario import sheet_names, suggest
from ridotto.games.mascarade.setup import OwnScenario
from ridotto.games.registry import names, new_game
from ridotto.house.game_fields import GameOptions

#: Fewest and most players of each game.
PLAYERS: Final = {"mascarade": (4, 12), "masquerade": (2, 5)}
SURPRISE: Final = "surprise"
#: After how many turns a game ends in any case, by the rules' own turn limit. A game's log is there
#: for ever, and whoever comes is told all of it; nobody who plays to win comes near this.
LONGEST: Final = {"mascarade": 400, "masquerade": 100}

Claims = Literal["clockwise", "at-once"]
Memory = Literal["none", "seen", "inferred"]
Name = Annotated[str, Meta(min_length=1, max_length=24)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and a bank of seconds for the whole game on top of them.

    Each player has a bank of their own.
    """

    seconds: Annotated[int, Meta(ge=3, le=86_400)] = 45
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 120


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is to be. ``clock`` is null where nobody is hurried; left out, it is not null.

    ``scenario`` (Mascarade only) is a sheet ("8A"), a set of masks of one's own, or "surprise";
    null is sheet A for so many players. ``options`` are those of the game's rules, where
    ``turn_limit`` is 400 at most in Mascarade and 100 in Masquerade, and as much if left out.
    ``pace`` is about how many milliseconds a bot takes. More in docs/protocol.md#opening-a-table.
    """

    game: Literal["mascarade", "masquerade"]
    players: Annotated[int, Meta(ge=2, le=12)]
    scenario: str | OwnScenario | None = None
    options: GameOptions = {}
    public: bool = False
    clock: Clock | None = Clock()
    claims: Claims = "clockwise"
    memory: Memory = "none"
    chat: bool = True
    pace: Annotated[int, Meta(ge=0, le=5000)] = 1000


def check_options(wishes: TableOptions) -> TableOptions:
    """The wishes with what they leave open filled in; raises :exc:`Refusal` (``bad-setup``)."""
    fewest, most = PLAYERS[wishes.game]
    if not fewest <= wishes.players <= most:
        raise bad_setup(
            f"players must be {fewest} to {most} for {wishes.game}, not {wishes.players}"
        )
    if wishes.game == "masquerade":
        if wishes.scenario is not None or wishes.memory != "none":
            raise bad_setup("scenario and memory are for mascarade; masquerade has neither")
    elif wishes.scenario is None:
        wishes = msgspec.structs.replace(wishes, scenario=f"{wishes.players}A")
    try:
        new_game(wishes.game, game_setup(wishes, seed=0))
    except Refusal as refusal:
        raise bad_setup(refusal.message) from None
    limit = wishes.options.get("turn_limit")
    if limit is not None and limit > LONGEST[wishes.game]:
        raise bad_setup(f"turn_limit can be {LONGEST[wishes.game]} at most in a house")
    return wishes


def game_setup(wishes: TableOptions, seed: int) -> dict[str, Any]:
    """The set-up of the game in the referee's words; "surprise" is settled by the seed."""
    limit = wishes.options.get("turn_limit")
    setup: dict[str, Any] = {
        "players": wishes.players,
        "seed": seed,
        "options": wishes.options
        | {"turn_limit": LONGEST[wishes.game] if limit is None else limit},
    }
    if wishes.game == "mascarade":
        scenario = wishes.scenario
        if scenario == SURPRISE:
            drawn = suggest(wishes.players, seed)
            scenario = OwnScenario(drawn.masks, drawn.centre)
        setup["scenario"] = msgspec.to_builtins(scenario)
    return setup


def sheets_for(players: int) -> list[str]:
    """The printed sheets for this many players."""
    return [name for name in sheet_names() if name[:-1] == str(players)]


assert set(PLAYERS) == set(names())
