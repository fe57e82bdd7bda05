"""Models of the other players: how each of them answers and takes turns.

Everything here uses only events that this seat may see. Each action is more or less likely in each
style (:mod:`~ridotto.minds.mascarade.playing_styles`), so every answer and every turn shifts the
probabilities of the styles. Players at one table are often alike, which is modelled too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any, Final, NamedTuple

from ridotto.games.mascarade import events as e
from ridotto.games.mascarade.actions import MASK_NUMBERS
from ridotto.games.mascarade.game import Public
from ridotto.minds.mascarade.beginner import gain
from ridotto.minds.mascarade.beliefs import Belief, Habits
from ridotto.minds.mascarade.public_knowledge import PublicKnowledge
from ridotto.minds.mascarade.shared_beliefs import KINDS, STYLES
from ridotto.minds.mascarade.traits import FALSE_CLAIM, KNOWS, PUBLIC, TRAITS

_Likely = tuple[float, ...]


class Prior(NamedTuple):
    """Prior probabilities: of each style for a player, and of all players sharing it."""

    one: _Likely
    all: _Likely


#: Most players evaluate; assuming too few spoils the first turns against them.
#: Players who only claim their own mask are more common than players who never claim.
ANSWERS: Final = Prior((0.94, 0.01, 0.02, 0.03), (0.0, 0.02, 0.02, 0.03))
TURNS: Final = Prior((0.94, 0.02, 0.02, 0.02), (0.0, 0.02, 0.02, 0.02))
# The probability of each action, by style.
#: Claiming a mask that they know is theirs, and another one.
_CLAIM_OWN: Final = (0.88, 0.01, 0.98, 0.97)
_CLAIM_OTHER: Final = (0.05, 0.005, 0.98, 0.005)
#: Passing.
_PASS_OWN: Final = tuple(1.0 - chance for chance in _CLAIM_OWN)
_PASS_OTHER: Final = tuple(1.0 - chance for chance in _CLAIM_OTHER)
#: Announcing a mask that they know is theirs; some styles ignore whose it is.
_ANNOUNCE_OWN: Final = (0.65, 0.0, 0.0, 0.85)
#: Announcing any mask, and choosing the most profitable one in that case.
_ANNOUNCE_ANY: Final = (0.25, 0.94, 0.35, 0.01)
_RICHEST: Final = (0.65, 0.97, 0.0, 0.5)
#: Looking and swapping, while they know their mask and while they do not.
_LOOK_SURE: Final = (0.03, 0.03, 0.05, 0.01)
_LOOK_UNSURE: Final = (0.15, 0.03, 0.05, 0.97)
_SWAP_SURE: Final = (0.5, 0.03, 0.6, 0.3)
_SWAP_UNSURE: Final = (0.5, 0.03, 0.6, 0.02)
#: Claiming, as players who evaluate an announcement expect it.
_KNOWS: Final = (PUBLIC.knows, 0.0, 1.0, 1.0)
_STRAY: Final = (PUBLIC.false_claim, 0.0, 1.0, 0.0)
#: The probability of announcing another player's mask, compared with the player's own.
_BLUFF: Final = (0.04, 0.4, 0.04, 0.002)
_TELL: Final = (0.0, 0.4, 0.04, 0.85)


class OpponentModels:
    """Beliefs of one player about the styles of the others."""

    def __init__(
        self, public_knowledge: PublicKnowledge, belief: Belief, you: int, opening: int
    ) -> None:
        """Start without knowledge; ``opening`` is the number of opening turns."""
        self._public = public_knowledge
        self._belief = belief
        self._opening = opening
        others = [player for player in range(public_knowledge.players) if player != you]
        self._answers = {player: [0.0] * STYLES for player in others}
        self._turns = {player: [0.0] * STYLES for player in others}
        self._guesses: dict[str, dict[int, _Likely]] = {}
        self._quiet()

    def _quiet(self) -> None:
        """Reset the current announcement."""
        self._announcer = self._mask = -1
        self._unweighed = False
        self._rows: Sequence[float] = ()
        # For each announcer or claimant: the position of the note, and the likelihoods of their
        # statement in each style, with the mask and without.
        self._spoke: dict[int, tuple[list[float], _Likely, _Likely]] = {}

    # Queries

    def answers(self, player: int) -> _Likely:
        """Return the probability of each answering style for another player."""
        if "answers" not in self._guesses:
            self._guesses["answers"] = posterior(self._answers, ANSWERS)
        return self._guesses["answers"][player]

    def turns(self, player: int) -> _Likely:
        """Return the probability of each turn style for another player."""
        if "turns" not in self._guesses:
            self._guesses["turns"] = posterior(self._turns, TURNS)
        return self._guesses["turns"][player]

    def habits_of(self, player: int, usual: Habits) -> Habits:
        """Return this player's likelihood ratios: with the mask against without it.

        ``usual`` are the habits of players who evaluate.
        """
        if player not in self._answers:
            return usual
        answers, turns = self.answers(player), self.turns(player)
        return Habits(
            _ratio(turns, _TELL, _BLUFF, usual.announce),
            _ratio(answers, _CLAIM_OWN, _CLAIM_OTHER, usual.claim),
            _ratio(answers, _PASS_OWN, _PASS_OTHER, usual.let_pass),
        )

    def introduce(self, beliefs: Any) -> None:
        """Set the styles and traits of all players in shared beliefs."""
        guess, traits = beliefs.guess, beliefs.traits
        for player in self._answers:
            answers, turns = self.answers(player), self.turns(player)
            start = 2 * STYLES * player
            for style in range(STYLES):
                guess[start + style] = answers[style]
                guess[start + STYLES + style] = turns[style]
            traits[player * TRAITS + KNOWS] = _mean(answers, _KNOWS)
            traits[player * TRAITS + FALSE_CLAIM] = _mean(answers, _STRAY)

    # Events

    def hear(self, event: Any) -> None:
        """Update the models with an event, before any belief uses it."""
        match event:
            case e.Turn():
                self._quiet()
            case e.Announce(player=player, mask=mask):
                self._announcer, self._mask = player, MASK_NUMBERS[mask]
                self._unweighed = player in self._turns
                self._rows = self._belief.rows()
            case e.Claim(player=player):
                self._answered(player, _CLAIM_OWN, _CLAIM_OTHER)
            case e.Pass(player=player):
                self._answered(player, _PASS_OWN, _PASS_OTHER)
            case e.Reveal(player=player, mask=mask) if player in self._spoke:
                self._revealed(player, MASK_NUMBERS[mask] == self._mask)
            case e.Look(player=player):
                self._acted(player, _LOOK_SURE, _LOOK_UNSURE)
            case e.Swap(player=player):
                self._acted(player, _SWAP_SURE, _SWAP_UNSURE)

    def _acted(self, player: int, sure: _Likely, unsure: _Likely) -> None:
        """Learn from a turn without an announcement, if the player could have announced."""
        if self._opening > 0:
            self._opening -= 1
        elif player in self._turns and self._public.may_announce(player):
            knows = self._knows(player)
            self._learn(self._turns[player], _blend(knows, sure, unsure))

    def _answered(self, player: int, own: _Likely, other: _Likely) -> None:
        if player not in self._answers or self._mask < 0:
            return
        has = self._chance_of(player) * self._left_by_announcer()
        with_it = tuple(has * x for x in _blend(self._knows(player), own, other))
        without = tuple((1.0 - has) * x for x in other)
        self._note(player, self._answers[player], with_it, without)

    def heed(self, state: Public) -> None:
        """Evaluate the announcement, now that its profit is known."""
        if not self._unweighed:
            return
        self._unweighed = False
        player = self._announcer
        other = self._bluffs(player, state)
        own = tuple(said + bluff for said, bluff in zip(_ANNOUNCE_OWN, other, strict=True))
        has = self._chance_of(player)
        with_it = tuple(has * x for x in _blend(self._knows(player), own, other))
        without = tuple((1.0 - has) * x for x in other)
        self._note(player, self._turns[player], with_it, without)

    def _bluffs(self, player: int, state: Public) -> _Likely:
        """Return the probability, by style, of announcing this mask regardless of its holder."""
        brings = {mask: gain(mask, state, player) for mask in set(state.masks_in_play)}
        most = max(brings.values())
        richest = sum(got == most for got in brings.values())
        announced = str(state.announced)
        kinds = len(brings)
        if richest == kinds:
            return tuple(chance / kinds for chance in _ANNOUNCE_ANY)
        among = richest if brings[announced] == most else kinds - richest
        return tuple(
            chance * (rich or richest / kinds) / among
            if brings[announced] == most
            else chance * (1.0 - (rich or richest / kinds)) / among
            for chance, rich in zip(_ANNOUNCE_ANY, _RICHEST, strict=True)
        )

    def _revealed(self, player: int, truly: bool) -> None:
        noted, with_it, without = self._spoke.pop(player)
        shown = with_it if truly else without
        self._learn(
            noted,
            tuple(
                max(part, _LEAST) / max(yes + no, _LEAST)
                for part, yes, no in zip(shown, with_it, without, strict=True)
            ),
        )

    # Inference

    def _note(self, player: int, noted: list[float], with_it: _Likely, without: _Likely) -> None:
        self._spoke[player] = (noted, with_it, without)
        self._learn(noted, tuple(yes + no for yes, no in zip(with_it, without, strict=True)))

    def _learn(self, noted: list[float], likely: _Likely) -> None:
        for style, chance in enumerate(likely):
            noted[style] += log(max(chance, _LEAST))
        self._guesses.clear()

    def _chance_of(self, player: int) -> float:
        """Return the probability that a player had the announced mask, before any answers."""
        return float(self._rows[self._public.seats.index(player) * KINDS + self._mask])

    def _knows(self, player: int) -> float:
        return float(self._public.beliefs.sure[player])

    def _left_by_announcer(self) -> float:
        """Return the factor by which the announcement makes other holders less likely."""
        if self._announcer not in self._turns:
            return 1.0
        has = self._chance_of(self._announcer)
        odds = has * self.habits_of(self._announcer, Habits()).announce
        return 1.0 / (odds + 1.0 - has)


#: No style is ever ruled out.
_LEAST: Final = 1e-4


def posterior(noted: dict[int, list[float]], prior: Prior) -> dict[int, _Likely]:
    """Return the posterior probability of each style for all players."""
    parts = {
        player: [one * exp(x - max(logs)) for one, x in zip(prior.one, logs, strict=True)]
        for player, logs in noted.items()
    }
    apart = log(1.0 - sum(prior.all)) + sum(
        log(sum(parts[player])) + max(logs) for player, logs in noted.items()
    )
    alike = [
        log(every) + sum(logs[style] for logs in noted.values()) if every else -1e9
        for style, every in enumerate(prior.all)
    ]
    top = max(apart, *alike)
    weights = [exp(x - top) for x in alike]
    total = exp(apart - top) + sum(weights)
    alone = exp(apart - top) / total
    return {
        player: tuple(
            alone * part / sum(mine) + weight / total
            for part, weight in zip(mine, weights, strict=True)
        )
        for player, mine in parts.items()
    }


def _blend(share: float, one: _Likely, other: _Likely) -> _Likely:
    return tuple(share * x + (1.0 - share) * y for x, y in zip(one, other, strict=True))


def _mean(chances: _Likely, values: _Likely) -> float:
    return sum(chance * value for chance, value in zip(chances, values, strict=True))


def _ratio(chances: _Likely, own: _Likely, other: _Likely, usual: float) -> float:
    """Return the likelihood ratio with and without the mask; the usual one for evaluators."""
    return _mean(chances, (usual * other[0], *own[1:])) / _mean(chances, other)
