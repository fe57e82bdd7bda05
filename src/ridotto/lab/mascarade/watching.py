"""Watching a game of Mascarade: who announces and claims what, and what they believe of it.

Behind every seat there is a listener who hears what that seat hears and forgets nothing. What
listeners believe is made of those events alone; the truth is looked at only to say afterwards
whether somebody was right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ridotto.games.game import Game
from ridotto.games.mascarade import actions as a
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.registry import new_game
from ridotto.lab.tournament import Notes, Played, Seated, Tournament, sit_down
from ridotto.minds.mascarade.beliefs import Belief

#: Chances are told apart in bands: none, up to a quarter, a half, three quarters, less than all,
#: all. Each band but the outer two begins with its lower bound.
BANDS: Final = ((0.0, 0.0), (0.0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 1.0), (1.0, 1.0))
#: Whoever announces a mask with a chance in one of the first so many bands bluffs.
BLUFFING: Final = 3
#: Sums of chances are not exact to the last digit; bounds are.
_DIGITS: Final = 9
#: What minds of ours say of an announcement or a claim when asked why: whether they believed
#: that the mask was not theirs.
_OWN_ACCOUNT: Final = {
    "mind-announce": False,
    "mind-bluff": True,
    "mind-claim": False,
    "mind-challenge": True,
}


def band_of(chance: float) -> int:
    """The band that a chance falls into."""
    rounded = round(chance, _DIGITS)
    if rounded <= 0:
        return 0
    if rounded >= 1:
        return len(BANDS) - 1
    return 1 + int(4 * rounded)


class Announced(NamedTuple):
    """An announcement: how likely it seemed to whoever made it, and what came of it."""

    name: str
    band: int
    #: In truth, whatever they believed.
    false: bool
    #: Somebody claimed the mask too.
    challenged: bool
    #: What their coins changed by until it was settled, power and fine included.
    coins: int
    #: Whether the mind itself, asked why, speaks of a bluff; None if it says neither.
    admitted: bool | None

    @property
    def bluff(self) -> bool:
        """Whether they believed not to have the mask."""
        return self.band < BLUFFING


class Answered(NamedTuple):
    """A claim or a pass: how likely it seemed that the mask was one's own, and what came of it."""

    name: str
    band: int
    claimed: bool
    #: Whether the mask was theirs in truth.
    own: bool
    coins: int
    #: Whether the mind itself, asked why it claims, says that it is another's.
    admitted: bool | None

    @property
    def bluff(self) -> bool:
        """Whether they believed not to have the mask."""
        return self.band < BLUFFING


class DealWatched(NamedTuple):
    """What was seen in all games of a deal."""

    deal: int
    games: tuple[Played, ...]
    #: By name, the turns in which one might have announced.
    turns: Counter[str]
    announced: Counter[Announced]
    answered: Counter[Answered]
    faults: dict[str, dict[str, int]]
    #: The first fault of each who made one, in words.
    told: dict[str, str]


def watch_deal(tournament: Tournament, deal: int) -> DealWatched:
    """Play all games of a deal, watching."""
    notes = Notes(tournament)
    seen = DealWatched(deal, (), Counter(), Counter(), Counter(), notes.faults, notes.told)
    games = []
    for seated in sit_down(tournament, deal):
        Watcher(seated, seen).play()
        notes.add(seated)
        games.append(seated.played())
    return seen._replace(games=tuple(games))


def believes_exactly(tournament: Tournament) -> bool:
    """Whether what listeners believe at these tables is exact, not estimated."""
    game = new_game(tournament.game, {**tournament.setup, "seed": 0})
    return Listener(game, 0).exact


class Listener:
    """One who sits behind a player and knows what can be known there."""

    def __init__(self, game: Game, player: int) -> None:
        """Sit down before anything has happened."""
        public = game.state()
        masks = [MASK_NUMBERS[mask] for mask in public.masks_in_play]
        self._game = game
        self._player = player
        self._heard = 0
        self._belief = Belief(masks, len(public.seats), player, seed=player)

    @property
    def exact(self) -> bool:
        """Whether what they believe is exact."""
        return self._belief.exact

    def listen(self) -> None:
        """Hear what happened since."""
        for event in self._game.events(self._player, self._heard):
            self._heard += 1
            self._belief.observe(event)

    def chance(self, mask: str) -> float:
        """How likely the player's own mask is this one."""
        place = self._belief.place_of(self._player)
        return self._belief.prob(place, MASK_NUMBERS[mask])


class _Answer(NamedTuple):
    """A claim or a pass, as long as nobody knows what comes of it."""

    player: int
    band: int
    claimed: bool
    own: bool
    admitted: bool | None


class _Matter(NamedTuple):
    """An announcement that is not settled yet, with what everybody had before it."""

    turn: int
    player: int
    band: int
    false: bool
    admitted: bool | None
    coins: dict[int, int]
    answers: list[_Answer]


class Watcher:
    """Plays a game and writes down what is announced, claimed and let pass."""

    def __init__(self, seated: Seated, seen: DealWatched) -> None:
        """Watch this game; what is seen is added there."""
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
        """Let whoever decides act, and note it if it is about who has which mask."""
        public = self._game.state()
        if public.decision not in ("turn", "claim"):
            self._seating.act()
            return
        player = public.player
        own = self._game.truth().masks[public.seats.index(player)]
        self._listeners[player].listen()
        self._seating.act()
        # The listener has not heard of this action yet: they believe what they did before it.
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
        """What a mind says about its last action: whether it was a bluff."""
        why = self._seating.explain(player)
        return _OWN_ACCOUNT.get(why[0]) if why else None

    def _settle(self) -> None:
        """Once the turn of an announcement is over, write down what it brought."""
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
    """What each player has; coins lie at seats, and people may have moved."""
    return dict(zip(public.seats, public.coins, strict=True))
