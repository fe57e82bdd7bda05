"""Set-up of a table of Mascarade: from the request to the dealt cards."""

from __future__ import annotations

import random
from collections import Counter
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ridotto.games.errors import bad_setup, describe
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.scenario import Scenario, check, sheet, sheet_names
from ridotto.games.setup import Number, Seed, TurnLimit, read_setup, settled_seed
from ridotto.games.words import speak
from ridotto.rules.mascarade.state import COINS, FORTUNE, State, lay_table
from ridotto.rules.mascarade.turns import deal

MaskName = Annotated[str, Meta(max_length=40)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    peek: bool = False
    opening: Annotated[int, Meta(ge=0, le=1000)] = 4
    turn_limit: TurnLimit | None = None
    closed_deal: bool = False


class OwnScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A custom set of masks."""

    masks: Annotated[tuple[MaskName, ...], Meta(max_length=100)]
    centre: Number = 0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is fixed before the first turn."""

    players: Number
    scenario: str | OwnScenario
    seed: Seed | UnsetType = UNSET
    first: Number | UnsetType = UNSET
    options: Options = Options()
    deal: tuple[str, ...] | UnsetType = UNSET
    coins: tuple[Number, ...] | UnsetType = UNSET
    court: Number | UnsetType = UNSET


def parse_setup(given: Any) -> Setup:
    """Parse plain JSON data into a complete set-up, with omitted fields chosen.

    Raises :exc:`Refusal` (``bad-setup``) with all faults of the masks at once.
    """
    return complete(read_setup(given, Setup))


def complete(asked: Setup) -> Setup:
    """Check a set-up and choose its omitted fields: seed, deal and first player."""
    scenario = scenario_of(asked)
    seed = settled_seed(asked.seed)
    chance = random.Random(seed)
    shuffled = list(scenario.masks)
    chance.shuffle(shuffled)
    first = chance.randrange(scenario.players)
    if asked.first is not UNSET:
        first = asked.first
        if not 0 <= first < asked.players:
            raise bad_setup(f"first must be a player, 0 to {asked.players - 1}, not {first}")
    dealt = tuple(shuffled) if asked.deal is UNSET else asked.deal
    _check_deal(dealt, scenario)
    _check_coins(asked)
    return msgspec.structs.replace(asked, seed=seed, first=first, deal=dealt)


def scenario_of(asked: Setup) -> Scenario:
    """Return the scenario of a set-up; raises :exc:`Refusal` if it does not exist."""
    if isinstance(asked.scenario, str):
        printed = sheet(asked.scenario)
        if printed is None:
            raise bad_setup(
                f"there is no sheet {describe(asked.scenario)}; "
                f"the sheets are {', '.join(sheet_names())}"
            )
        if printed.players != asked.players:
            raise bad_setup(
                f"sheet {printed.name} is for {printed.players} players, not {asked.players}; "
                f"for {asked.players} there are {_sheets_for(asked.players)}"
            )
        return printed
    own = asked.scenario
    broken = [p for p in check(asked.players, own.centre, own.masks) if not p.warning]
    if broken:
        raise bad_setup(" ".join(problem.message(speak("en")) for problem in broken))
    return Scenario(asked.players, own.centre, own.masks)


def _sheets_for(players: int) -> str:
    fitting = [name for name in sheet_names() if name[:-1] == str(players)]
    return " and ".join(fitting) or "none (4 to 12 players)"


def _check_deal(dealt: tuple[str, ...], scenario: Scenario) -> None:
    if Counter(dealt) != Counter(scenario.masks):
        raise bad_setup(
            f"deal must hold the scenario's {len(scenario.masks)} masks "
            f"({', '.join(scenario.masks)}) in some order, by seat and then centre"
        )


def _check_coins(asked: Setup) -> None:
    coins = () if asked.coins is UNSET else asked.coins
    court = 0 if asked.court is UNSET else asked.court
    if asked.coins is not UNSET and len(coins) != asked.players:
        raise bad_setup(f"coins must be {asked.players} numbers, one a seat, not {len(coins)}")
    for seat, fortune in enumerate(coins):
        if not 0 < fortune < FORTUNE:
            raise bad_setup(
                f"coins[{seat}] is {fortune}: with none or {FORTUNE} and more the game would "
                f"already be over; 1 to {FORTUNE - 1} can be played"
            )
    fortunes = sum(coins) or 6 * asked.players
    if not 0 <= court <= COINS - fortunes:
        raise bad_setup(
            f"court is {court}, but of {COINS} coins {fortunes} lie at the seats: "
            f"0 to {COINS - fortunes} can lie on the court"
        )


def lay(setup: Setup, *, noting: bool = True) -> State:
    """Return the state of a complete set-up, dealt and ready for the first decision."""
    assert not isinstance(setup.deal, UnsetType)
    assert not isinstance(setup.first, UnsetType)
    masks = [MASK_NUMBERS[mask] for mask in setup.deal]
    options = setup.options
    s = lay_table(
        setup.players,
        masks,
        opening=options.opening,
        turn_limit=options.turn_limit or 0,
        peeking=options.peek,
        noting=noting,
    )
    deal(s, masks, setup.first)
    if setup.coins is not UNSET:
        s.coins[: setup.players] = setup.coins
    if setup.court is not UNSET:
        s.court = setup.court
    s.bank = COINS - sum(s.coins) - s.court
    return s
