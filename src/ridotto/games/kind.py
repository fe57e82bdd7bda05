"""The descriptor of a game: everything that the layers above need to know about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypedDict, TypeVar, cast

import msgspec

from ridotto.games.draws import Draws
from ridotto.games.errors import bad_setup
from ridotto.games.game import Game
from ridotto.games.option_fields import OptionField, option_fields


class TableAsked(Protocol):
    """The options of a table that concern its game; the house adds its own."""

    @property
    def players(self) -> int:
        """Return the number of players."""

    @property
    def scenario(self) -> Any:
        """Return the scenario as plain data; None for the default."""

    @property
    def options(self) -> dict[str, Any]:
        """Return the options of the game's rules."""

    @property
    def memory(self) -> str:
        """Return the memory aid: "none", "seen" or "inferred"."""


T = TypeVar("T", bound=TableAsked)


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class MemoryAid(Protocol):
    """Notes of everything one player has seen so far, for tables that allow them."""

    def hear(self, event: Any) -> None:
        """Record an event as this player saw it."""

    def shown(self) -> Sequence[Any]:
        """Return the notes, one for each place."""


class Scenarios(Protocol):
    """Variants of a game that a table may choose by name, or describe."""

    def default(self, players: int) -> Any:
        """Return the default scenario."""

    def settled(self, asked: Any) -> Any:
        """Return a scenario as plain data with its defaults; raises :exc:`Refusal`."""

    def drawn(self, asked: Any, players: int, seed: int) -> Any:
        """Return the scenario that a table plays; the seed decides a "surprise"."""

    def check(self, players: int, centre: int, masks: Sequence[str]) -> dict[str, Any]:
        """Return whether a custom scenario is playable, and its problems, as plain data."""

    def suggest(self, players: int, centre: int | None, seed: int) -> dict[str, Any]:
        """Return a random playable scenario as plain data; raises :exc:`ValueError`."""


class Decks(Protocol):
    """The decks of a game that clients may show."""

    names: tuple[str, ...]

    def describe(self, deck: str, language: str) -> dict[str, Any]:
        """Return all cards of one of the decks in one language, as plain data."""


class Catalogue(TypedDict):
    """Information about a game for clients: minimum and maximum players, and its options.

    ``options`` are the defaults; ``option_fields`` describe each option for a form.
    """

    players: tuple[int, int]
    options: Any
    option_fields: tuple[OptionField, ...]


class Kind:
    """One game, described to the layers above.

    A game subclasses it, sets the attributes without a default, overrides methods where it differs,
    and registers an instance in the entry-point group ``ridotto.games``.
    """

    #: The name of the game: in records, on the wire and on the command line.
    name: str
    #: The class of the game.
    game: type[Game]
    #: The numbers of players, for example ``range(2, 6)``.
    players: range

    # The types of its data, as msgspec reads and writes them.

    #: The struct of a set-up, with at least ``players``, ``seed`` and ``options``.
    setup: Any
    #: The struct of the rules' options.
    options: Any = NoOptions
    #: The union of the actions' structs.
    action: Any
    #: The structs of the events, by the word in their field ``type``.
    events: Mapping[str, Any]
    #: The struct of the public state.
    state: Any
    #: The type of :meth:`Game.private`.
    private: Any = None
    #: The struct of the hidden state.
    truth: Any

    # Settings for a house and its bots.

    #: The public fields of a set-up.
    public_setup: tuple[str, ...] = ("players", "options")
    #: The fields of a set-up that a fair deal draws from the shares.
    drawn: tuple[str, ...] = ("seed",)
    #: The turn limit in a house, because logs are kept. None if the rules have no turn limit.
    turn_limit: int | None = None
    #: A set-up with which bots load or compile their code in advance.
    warm_up: ClassVar[Mapping[str, Any]]
    #: The acts that are allowed out of turn and do not answer a decision.
    out_of_turn: frozenset[str] = frozenset()
    #: The share of a bot's pace for each kind of decision; 1 for those not listed.
    paces: ClassVar[Mapping[str, float]] = {}
    #: How long a page shows each type of event, as a share of the pace; the others take no time.
    beats: ClassVar[Mapping[str, float]] = {}
    #: The types whose consecutive events are shown together, in one beat: two people who exchange
    #: fortunes never both have them.
    joint_beats: frozenset[str] = frozenset()
    #: Default acts for a bot that gives no valid answer: the first legal one is taken.
    safe_acts: tuple[str, ...] = ()
    #: The Fluent messages that label options; others are labelled ``<game>-field-<option>``.
    option_labels: ClassVar[Mapping[str, str]] = {"turn_limit": "option-turn-limit"}
    #: The directory of Fluent files (``<language>/*.ftl``) of a game outside ridotto.
    words: Path | None = None

    # Optional features.

    scenarios: Scenarios | None = None
    #: The type of a scenario: a name, or the struct that describes one.
    scenario: Any = None
    decks: Decks | None = None
    #: Create the notes of a player from the player and the initial public state.
    memory_aid: Callable[[int, Any], MemoryAid] | None = None
    #: The type of a line of :meth:`MemoryAid.shown`.
    memory: Any = None

    def new(self, setup: Any, *, files: bool = False) -> Game:
        """Set up a game from plain JSON data; raises :exc:`Refusal` (``bad-setup``)."""
        return self.game.from_data(setup, files=files)

    def players_of(self, setup: Mapping[str, Any]) -> int | None:
        """Return the number of players that follows from a set-up without ``players``, if any."""
        return None

    def draw(self, setup: dict[str, Any], draws: Draws) -> Any:
        """Return the complete set-up of a fair deal, as a struct or plain data.

        ``setup`` holds the drawn seed. By default the game deals from it.
        """
        return self.new(setup).setup

    def check_table(self, asked: T) -> T:
        """Return a table's options with defaults filled in; raises :exc:`Refusal`."""
        fewest, most = self.players[0], self.players[-1]
        if asked.players not in self.players:
            raise bad_setup(
                f"players must be {fewest} to {most} for {self.name}, not {asked.players}"
            )
        asked = self._check_scenario(asked)
        if asked.memory != "none" and self.memory_aid is None:
            raise bad_setup(f"{self.name} has no memory aid: memory must be none")
        self.new(self.table_setup(asked, seed=0))
        limit = asked.options.get("turn_limit")
        if limit is not None and self.turn_limit is not None and limit > self.turn_limit:
            raise bad_setup(f"turn_limit can be {self.turn_limit} at most in a house")
        return asked

    def _check_scenario(self, asked: T) -> T:
        if self.scenarios is None:
            if asked.scenario is not None:
                raise bad_setup(f"{self.name} has no scenarios: scenario must be left out")
            return asked
        if asked.scenario is None:
            scenario = self.scenarios.default(asked.players)
        else:
            scenario = self.scenarios.settled(asked.scenario)
        # The house's options are a struct whose type is defined in a higher layer.
        options: Any = asked
        return cast(T, msgspec.structs.replace(options, scenario=scenario))

    def table_setup(self, asked: TableAsked, seed: int) -> dict[str, Any]:
        """Return the set-up, as the referee takes it, for a table with these options."""
        options = dict(asked.options)
        if self.turn_limit is not None and options.get("turn_limit") is None:
            options["turn_limit"] = self.turn_limit
        setup: dict[str, Any] = {"players": asked.players, "seed": seed, "options": options}
        if self.scenarios is not None:
            setup["scenario"] = self.scenarios.drawn(asked.scenario, asked.players, seed)
        return setup

    def safe_action(self, legal: Sequence[Any]) -> Any:
        """Return the action taken for a player who gives no valid answer."""
        for act in self.safe_acts:
            for action in legal:
                if msgspec.to_builtins(action).get("act") == act:
                    return action
        return legal[0]

    def absent_action(self, legal: Sequence[Any]) -> Any:
        """Return the action taken for an absent player.

        If the outcome is secret, the action must be random: a fixed one would reveal it.
        """
        return self.safe_action(legal)

    def all_actions(self, players: int) -> Sequence[Any] | None:
        """Return every action at a table in a fixed order, for environments.

        By default they are derived from the types of the actions.
        """
        return None

    def option_fields(self) -> tuple[OptionField, ...]:
        """Describe the options of the rules, within the limits of a house."""
        bounds = {} if self.turn_limit is None else {"turn_limit": self.turn_limit}
        return option_fields(self.options, f"{self.name}-field", self.option_labels, bounds)

    def catalogue(self) -> Catalogue:
        """Return the information for clients; a game may add fields to it."""
        return {
            "players": (self.players[0], self.players[-1]),
            "options": self.options(),
            "option_fields": self.option_fields(),
        }
