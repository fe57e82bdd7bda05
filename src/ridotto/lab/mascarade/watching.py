"""Observation of Mascarade games: announcements, claims and the beliefs behind them.

Each seat has a listener that hears the seat's events and forgets nothing. The beliefs use only
those events; the true masks are only used afterwards, to check who was right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from ridotto.games.game import Game
from ridotto.games.mascarade import actions as a
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.registry import new_game
from ridotto.lab.tournament import Notes, Played, Seated, Tournament, sit_down
from ridotto.minds.mascarade.beliefs import Belief, always_exact

#: Bands of probability: zero, up to a quarter, a half, three quarters, less than one, one. Each
#: band except the outer two begins with its lower bound.
BANDS: Final = ((0.0, 0.0), (0.0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 1.0), (1.0, 1.0))
#: An announcement is a bluff if its probability is in one of this many lowest bands.
BLUFFING: Final = 3
#: Tolerance: sums of probabilities have rounding errors, bounds do not.
_DIGITS: Final = 9
#: Reasons that our minds give for an announcement or a claim, and whether they mean that the mask
#: was believed to be another player's.
_OWN_ACCOUNT: Final = {
    "mind-announce": False,
    "mind-bluff": True,
    "mind-claim": False,
    "mind-challenge": True,
}


def band_of(chance: float) -> int:
    """Return the band of a probability."""
    rounded = round(chance, _DIGITS)
    if rounded <= 0:
        return 0
    if rounded >= 1:
        return len(BANDS) - 1
    return 1 + int(4 * rounded)


class Announced(NamedTuple):
    """An announcement: its probability for the announcer, and its result."""

    name: str
    band: int
    #: Whether it was true, regardless of belief.
    false: bool
    #: Whether another player claimed the mask too.
    challenged: bool
    #: The change in coins until it was settled, including power and fine.
    coins: int
    #: Whether the mind's own reason calls it a bluff; None if it says neither.
    admitted: bool | None

    @property
    def bluff(self) -> bool:
        """Return whether the announcer believed not to have the mask."""
        return self.band < BLUFFING


class Answered(NamedTuple):
    """A claim or a pass: the probability that the mask was the player's own, and the result."""

    name: str
    band: int
    claimed: bool
    #: Whether the mask was really theirs.
    own: bool
    coins: int
    #: Whether the mind's own reason for a claim says that the mask is another player's.
    admitted: bool | None

    @property
    def bluff(self) -> bool:
        """Return whether the player believed not to have the mask."""
        return self.band < BLUFFING


class DealWatched(NamedTuple):
    """Observations of all games of a deal."""

    deal: int
    games: tuple[Played, ...]
    #: By name, the turns that allowed an announcement.
    turns: Counter[str]
    announced: Counter[Announced]
    answered: Counter[Answered]
    faults: dict[str, dict[str, int]]
    #: The first fault of each player, as text.
    told: dict[str, str]
    decisions: Counter[str]


def watch_deal(tournament: Tournament, deal: int, transcript: Path | None = None) -> DealWatched:
    """Play and observe all games of a deal."""
    notes = Notes(tournament)
    noted = (notes.faults, notes.told, Counter[str]())
    seen = DealWatched(deal, (), Counter(), Counter(), Counter(), *noted)
    games = []
    for seated in sit_down(tournament, deal, transcript):
        Watcher(seated, seen).play()
        notes.add(seated)
        games.append(seated.played())
    seen.decisions.update({name: each.decisions for name, each in notes.thoughts.items()})
    return seen._replace(games=tuple(games))


def believes_exactly(tournament: Tournament) -> bool:
    """Check whether the listeners' beliefs at these tables are exact, never estimated."""
    game = new_game(tournament.game, {**tournament.setup, "seed": 0})
    return always_exact(len(game.state().masks_in_play))


class Listener:
    """A listener with the knowledge of one player."""

    def __init__(self, game: Game, player: int) -> None:
        """Start before the first event."""
        public = game.state()
        masks = [MASK_NUMBERS[mask] for mask in public.masks_in_play]
        self._game = game
        self._player = player
        self._heard = 0
        self._belief = Belief(masks, len(public.seats), player, seed=player)

    def listen(self) -> None:
        """Hear the new events."""
        for event in self._game.events(self._player, self._heard):
            self._heard += 1
            self._belief.observe(event)

    def chance(self, mask: str) -> float:
        """Return the probability that the player's own mask is this one."""
        place = self._belief.place_of(self._player)
        return self._belief.prob(place, MASK_NUMBERS[mask])


class _Answer(NamedTuple):
    """A claim or a pass whose result is still open."""

    player: int
    band: int
    claimed: bool
    own: bool
    admitted: bool | None


class _Matter(NamedTuple):
    """An announcement that is not settled yet, with all players' coins before it."""

    turn: int
    player: int
    band: int
    false: bool
    admitted: bool | None
    coins: dict[int, int]
    answers: list[_Answer]


class Watcher:
    """Plays a game and records announcements, claims and passes."""

    def __init__(self, seated: Seated, seen: DealWatched) -> None:
        """Observe this game and add the observations to the deal."""
        self._game = seated.game
        self._seating = seated.seating
        self._names = seated.names
        self._seen = seen
        self._listeners = [Listener(seated.game, player) for player in range(seated.game.players)]
        self._matter: _Matter | None = None

    def play(self) -> None:
        """Play to the end."""
        while not self._game.over:
            self._act()
            self._settle()
        self._seating.end()

    def _act(self) -> None:
        """Let the deciding player act, and record announcements and answers."""
        public = self._game.state()
        if public.decision not in ("turn", "claim"):
            self._seating.act()
            return
        player = public.player
        own = self._game.truth().masks[public.seats.index(player)]
        self._listeners[player].listen()
        self._seating.act()
        # The listener has not heard this action yet, so its beliefs are those before it.
        match self._game.moves[-1].action:
            case a.Announce(mask=mask):
                self._begin(public, player, mask, own)
            case a.Claim() | a.Pass() as action:
                assert self._matter is not None
                answer = _Answer(
                    player,
                    band_of(self._listeners[player].chance(public.announced)),
                    isinstance(action, a.Claim),
                    own == public.announced,
                    self._own_account(player),
                )
                self._matter.answers.append(answer)
        if _may_announce(public.legal):
            self._seen.turns[self._names[player]] += 1

    def _begin(self, public: Any, player: int, mask: str, own: str) -> None:
        self._matter = _Matter(
            public.turn,
            player,
            band_of(self._listeners[player].chance(mask)),
            mask != own,
            self._own_account(player),
            _coins(public),
            [],
        )

    def _own_account(self, player: int) -> bool | None:
        """Return whether a mind's own reason calls its last action a bluff."""
        why = self._seating.explain(player)
        return _OWN_ACCOUNT.get(why[0]) if why else None

    def _settle(self) -> None:
        """Record the result of an announcement once its turn is over."""
        matter = self._matter
        if matter is None:
            return
        public = self._game.state()
        if not public.over and public.turn == matter.turn:
            return
        self._matter = None
        change = {player: coins - matter.coins[player] for player, coins in _coins(public).items()}
        challenged = any(answer.claimed for answer in matter.answers)
        by = matter.player
        announced = Announced(
            self._names[by], matter.band, matter.false, challenged, change[by], matter.admitted
        )
        self._seen.announced[announced] += 1
        for player, band, claimed, own, admitted in matter.answers:
            coins = change[player]
            answered = Answered(self._names[player], band, claimed, own, coins, admitted)
            self._seen.answered[answered] += 1


def _may_announce(legal: Sequence[Any]) -> bool:
    return any(isinstance(action, a.Announce) for action in legal)


def _coins(public: Any) -> dict[int, int]:
    """Return the coins by player; coins lie at seats, and players may have moved."""
    return dict(zip(public.seats, public.coins, strict=True))
