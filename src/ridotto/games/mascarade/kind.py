"""Mascarade, described to the layers above."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, TypedDict

import msgspec

from ridotto.games.complaints import complaint
from ridotto.games.draws import Draws
from ridotto.games.errors import bad_setup
from ridotto.games.kind import Catalogue, Kind
from ridotto.games.mascarade import events as e
from ridotto.games.mascarade import scenario as s
from ridotto.games.mascarade.actions import Action, Swap, Switch
from ridotto.games.mascarade.game import Mascarade, Private, Public, Truth
from ridotto.games.mascarade.memory_aid import Memory, Sight
from ridotto.games.mascarade.scenario import FEWEST, sheet, sheet_names, suggest
from ridotto.games.mascarade.setup import Options, OwnScenario, Setup, parse_setup
from ridotto.rules.mascarade.actions import MOST_CENTRE, MOST_PLAYERS
from ridotto.rules.mascarade.masks import COPIES, FEWEST_PLAYERS, MASKS, STARRED

SURPRISE: Final = "surprise"


class Sheets:
    """The scenarios of Mascarade: a printed sheet, a surprise, or a custom set of masks."""

    def default(self, players: int) -> str:
        """Return sheet A for this many players."""
        return f"{players}A"

    def settled(self, asked: Any) -> Any:
        """Return a scenario as plain data with its defaults; raises :exc:`Refusal`."""
        try:
            scenario = msgspec.convert(asked, str | OwnScenario, from_attributes=True)
        except (msgspec.ValidationError, ValueError, RecursionError) as error:
            raise bad_setup(f"scenario: {complaint(error, str | OwnScenario)}") from None
        return msgspec.to_builtins(scenario)

    def drawn(self, asked: Any, players: int, seed: int) -> Any:
        """Return the scenario as plain data; the seed decides a surprise."""
        if asked == SURPRISE:
            masks = suggest(players, seed)
            asked = OwnScenario(masks.masks, masks.centre)
        return msgspec.to_builtins(asked)

    def check(self, players: int, centre: int, masks: Sequence[str]) -> dict[str, Any]:
        """Return whether a set of masks is playable, its stars, and its problems."""
        problems = s.check(players, centre, masks)
        # While masks are missing, the intended number of cards counts.
        cards = max(len(masks), min(players + centre, MOST_PLAYERS + MOST_CENTRE))
        return {
            "ok": all(problem.warning for problem in problems),
            "stars": s.stars(masks),
            "fewest_stars": s.fewest_stars(cards),
            "most_stars": s.most_stars(cards),
            "problems": [
                {"code": each.code, "warning": each.warning, "args": each.args} for each in problems
            ],
        }

    def suggest(self, players: int, centre: int | None, seed: int) -> dict[str, Any]:
        """Return a random playable set of masks; raises :exc:`ValueError`."""
        drawn = suggest(players, seed, centre)
        return {"players": drawn.players, "centre": drawn.centre, "masks": drawn.masks}


def _notes(player: int, start: Public) -> Memory:
    return Memory(player, start.seats)


class Sheet(TypedDict):
    """A printed sheet: its masks for a number of players, some of them in the centre."""

    players: int
    centre: int
    masks: tuple[str, ...]


class MascaradeCatalogue(Catalogue):
    """Information about Mascarade for clients.

    ``fewest_players`` lists masks that need more players than the game does, ``copies`` masks with
    more than one card.
    """

    sheets: dict[str, Sheet]
    masks: list[str]
    starred: list[str]
    fewest_players: dict[str, int]
    copies: dict[str, int]


class MascaradeKind(Kind):
    """The descriptor of Mascarade."""

    name = "mascarade"
    game = Mascarade
    players = range(FEWEST, MOST_PLAYERS + 1)
    setup = Setup
    options = Options
    action = Action
    events = e.EVENTS
    state = Public
    private = Private
    truth = Truth
    public_setup = ("players", "scenario", "options", "first")
    drawn = ("seed", "deal", "first")
    # Serious play never comes near this.
    turn_limit = 400
    warm_up: ClassVar[Mapping[str, Any]] = {"players": 6, "scenario": "6A", "seed": 0}
    out_of_turn = frozenset({"peek"})
    # All players are asked about a claim in turn, which would take too long at full pace.
    paces: ClassVar[Mapping[str, float]] = {
        "claim": 0.35,
        "switch": 0.6,
        "name": 0.6,
        "opening": 0.7,
    }
    # What is hidden changes no beat: a pretended swap takes as long as a real one.
    beats: ClassVar[Mapping[str, float]] = {
        "turn": 0.3,
        "swap": 0.9,
        "switch": 0.9,
        "look": 0.5,
        "announce": 1.0,
        "claim": 0.7,
        "pass": 0.25,
        "reveal": 0.9,
        "choose": 0.5,
        "decline": 0.6,
        "show": 0.8,
        "name": 0.9,
        "coins": 0.7,
        "fine": 0.7,
        "seats": 0.9,
        "end": 0.6,
    }
    joint_beats = frozenset({"coins", "fine"})
    safe_acts = ("pass", "look", "decline")
    option_labels: ClassVar[Mapping[str, str]] = {
        **Kind.option_labels,
        "peek": "option-peek",
        "opening": "option-opening",
        "closed_deal": "option-closed-deal",
    }
    scenarios = Sheets()
    scenario = str | OwnScenario
    memory_aid = staticmethod(_notes)
    memory = Sight

    def players_of(self, setup: Mapping[str, Any]) -> int | None:
        """Return the number of players of a printed sheet, or of a set of masks."""
        scenario = setup.get("scenario")
        if isinstance(scenario, str):
            printed = s.sheet(scenario)
            return None if printed is None else printed.players
        try:
            own = msgspec.convert(scenario, OwnScenario)
        except (msgspec.ValidationError, ValueError, RecursionError):
            return None
        return len(own.masks) - own.centre

    def draw(self, setup: dict[str, Any], draws: Draws) -> Setup:
        """Return the set-up with deal and first player drawn."""
        asked = parse_setup(setup)
        assert isinstance(asked.deal, tuple)
        # Sorting makes the order canonical: checking a deal needs no sheets.
        deal = draws.shuffled(sorted(asked.deal))
        return msgspec.structs.replace(asked, deal=deal, first=draws.below(asked.players))

    def absent_action(self, legal: Sequence[Any]) -> Any:
        """Return the safe action; chance decides whether masks are really swapped."""
        action = self.safe_action(legal)
        if not isinstance(action, Swap | Switch):
            return action
        return secrets.choice([each for each in legal if type(each) is type(action)])

    def catalogue(self) -> MascaradeCatalogue:
        """Return the information for clients: players, options, printed sheets and masks."""
        sheets = {name: sheet(name) for name in sheet_names()}
        common = super().catalogue()
        return {
            "players": common["players"],
            "options": common["options"],
            "option_fields": common["option_fields"],
            "sheets": {
                name: {"players": s.players, "centre": s.centre, "masks": s.masks}
                for name, s in sheets.items()
                if s is not None
            },
            "masks": list(MASKS),
            "starred": [MASKS[mask] for mask in sorted(STARRED)],
            "fewest_players": {MASKS[mask]: fewest for mask, fewest in FEWEST_PLAYERS.items()},
            "copies": {MASKS[mask]: copies for mask, copies in COPIES.items()},
        }


KIND: Final = MascaradeKind()
