"""Mascarade's two worlds, with the table of who learns what as their oracle."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import UNSET

from games.two_worlds import Case, Step
from repetitions import times
from ridotto.games.mascarade import Mascarade, OwnScenario, Setup, events
from ridotto.games.mascarade.actions import (
    Action,
    Announce,
    Choose,
    Claim,
    Decline,
    Look,
    Name,
    Pass,
    Peek,
    Swap,
    Switch,
)
from ridotto.games.mascarade.scenario import sheet
from ridotto.games.mascarade.setup import Options
from ridotto.rules.mascarade.masks import PRINCESS, SPY

INTRIGUERS = ("fool", "princess", "spy", "puppeteer", "guru")

#: Every mask that shows or moves masks, and two in the centre.
INTRIGUE = OwnScenario(
    ("judge", "king", "patron", "fool", "princess", "peasant", "peasant", "spy", "puppeteer",
     "guru"), centre=2,
)  # fmt: skip


class MascaradeWorlds:
    """Two worlds of one table: players, scenario and nothing else are settled."""

    def __init__(self, players: int, scenario: str | OwnScenario, masks: Sequence[str]) -> None:
        self.players = players
        self.scenario = scenario
        self.masks = list(masks)

    @property
    def viewers(self) -> list[int | str]:
        """Return all players and the spectator."""
        return [*range(self.players), "spectator"]

    def begin(self, chance: random.Random, viewer: Any) -> tuple[Mascarade, Mascarade]:
        """Deal both worlds: an open deal is the same, a closed deal and the seeds may differ."""
        options = Options(
            peek=chance.random() < 0.7,
            opening=chance.choice((0, 1, 4)),
            closed_deal=chance.random() < 0.5,
        )
        first = chance.randrange(self.players)
        # Some tables start near the end, so that courses get there.
        coins = tuple(chance.randint(4, 12) for _ in range(self.players))
        coins = chance.choice((UNSET, coins))
        one = chance.sample(self.masks, len(self.masks))
        other = chance.sample(one, len(one)) if options.closed_deal else one
        return tuple(
            Mascarade(Setup(self.players, self.scenario, seed, first, options, tuple(deal), coins))
            for seed, deal in enumerate((one, other))
        )

    def steps(self, chance: random.Random, game: Mascarade, viewer: Any) -> Iterator[Step]:
        """Peek now and then; otherwise choose a kind of action at random, then one of that kind."""
        if chance.random() < 0.2:
            for player in chance.sample(range(self.players), self.players):
                if game.can_peek(player):
                    yield Step(player, Peek(), Peek())
        legal = chance.sample(game.legal(), len(game.legal()))
        rank = {kind: chance.random() for kind in (Look, Swap, Announce, Pass, Choose, Decline)}
        # A claim leads to reveals, and where the worlds differ those are not to be had.
        rank[Claim] = chance.random() * 20
        near, intriguing = chance.random() < 0.5, chance.random() < 0.5

        def order(action: Action) -> tuple[float, bool, bool]:
            far = _concerns(action, viewer) != near
            return rank.get(type(action), 0), far, _intrigues(action) != intriguing

        for action in sorted(legal, key=order):
            yield Step(game.decider, action, _twisted(chance, action, game.decider == viewer))

    def learns(self, game: Mascarade, viewer: Any, player: int, action: Action) -> Any:
        """Apply section 11 of the rules, row by row."""
        acts = viewer == player
        power = game.inner.announced
        match action:
            case Look() | Peek():
                return _mask(game, player) if acts else None
            case Swap(really=really) | Switch(really=really):
                return really if acts else None
            case Claim() | Pass():
                return [_mask(game, each) for each in _suspects(game, player, action)]
            case Choose(player=target) if power == PRINCESS:
                return None if viewer in (target, "spectator") else _mask(game, target)
            case Choose(player=target) if power == SPY:
                return [_mask(game, player), _mask(game, target)] if acts else None
            case Name():
                return _mask(game, player)
        return None

    def sees(self, game: Mascarade, viewer: Any) -> dict[str, Any]:
        """Return the table and the legal actions, which are the same for all players."""
        return {"state": game.state(), "legal": game.legal()}

    def probes(
        self, chance: random.Random, game: Mascarade, viewer: Any
    ) -> Iterable[tuple[int, Action]]:
        """Return a few requests, most of them out of turn, out of play or out of range."""
        anybody = chance.randrange(self.players)
        decider = anybody if game.decider is None else game.decider
        mask = chance.choice(("judge", "spy", "cheat", "witch"))
        yield anybody, chance.choice((Look(), Peek(), Pass(), Switch(True), Decline()))
        yield decider, chance.choice((Peek(), Announce(mask), Name(mask), Claim(), Look()))
        yield decider, chance.choice((Swap(decider, True), Swap("centre:1", False), Switch(False)))
        yield decider, chance.choice((Choose(player=anybody), Choose(players=(0, decider))))

    def role(self, event: Any, viewer: Any) -> str:
        """Return a viewer's role: the actor, the other player involved, or another."""
        if viewer == "spectator":
            return "spectator"
        if viewer == getattr(event, "player", None):
            return "actor"
        involved = (
            getattr(event, "with_", None),
            getattr(event, "target", None),
            *getattr(event, "players", ()),
        )
        return "target" if viewer in involved else "bystander"


def _twisted(chance: random.Random, action: Action, own: bool) -> Action:
    """Return the action in the other world, where masks may have moved or not."""
    if own or chance.random() < 0.5:
        return action
    if isinstance(action, Swap):
        return Swap(action.with_, not action.really)
    return Switch(not action.really) if isinstance(action, Switch) else action


def _mask(game: Mascarade, player: int) -> int:
    return game.inner.masks[game.inner.seat_of[player]]


def _suspects(game: Mascarade, player: int, action: Action) -> list[int]:
    """Return the players who must reveal after this answer: none before the last answer."""
    s = game.inner
    announcer = s.player_at[s.seat]
    last = s.player_at[(s.seat - 1) % s.players]
    claims = [each for each in range(s.players) if s.claimed >> each & 1]
    if isinstance(action, Claim):
        claims.append(player)
    return [announcer, *claims] if claims and player == last else []


def _concerns(action: Action, viewer: Any) -> bool:
    """Check whether the action is done to the viewer."""
    if isinstance(action, Choose):
        return viewer == action.player or (action.players is not UNSET and viewer in action.players)
    return isinstance(action, Swap) and viewer == action.with_


def _intrigues(action: Action) -> bool:
    """Check whether the action announces a mask whose power goes beyond coins."""
    return isinstance(action, Announce) and action.mask in INTRIGUERS


CASE = Case(
    tables={
        "intrigue": MascaradeWorlds(8, INTRIGUE, INTRIGUE.masks),
        **{
            name: MascaradeWorlds(sheet(name).players, name, sheet(name).masks)
            for name in ("4B", "6A", "7A", "12B")
        },
    },
    busiest="intrigue",
    events=events,
    # The columns of section 11's table.
    kept_from={
        ("Deal", "masks"): ("bystander", "spectator"),
        ("Swap", "really"): ("target", "bystander", "spectator"),
        ("Look", "mask"): ("bystander", "spectator"),
        ("Peek", "mask"): ("bystander", "spectator"),
        ("Show", "mask"): ("target", "spectator"),
        ("Show", "masks"): ("target", "bystander", "spectator"),
        ("Switch", "really"): ("target", "bystander", "spectator"),
    },
    too_wide=(("Show", "masks", events.Audience.ALL_BUT_TARGET, "bystander"),),
    game=Mascarade,
    state="state",
    hidden=lambda game: game.inner.masks[0],
    length=60,
    courses=times(5, 150),
)
