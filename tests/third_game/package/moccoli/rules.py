"""The rules of Moccoli on a state of integers."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

ASK_TURN, ASK_TRADE, ASK_NOBODY = range(3)
DECISIONS: Final = ("turn", "trade", "over")
NOT_OVER, BY_BLOWING, BY_DAWN = range(3)
REASONS: Final = ("", "blown", "dawn")


@dataclass
class State:
    """A table: candles by player, then those face down with the next one to draw last."""

    players: int
    candles: list[int]
    pile: list[int]
    turn_limit: int
    decider: int = 0
    decision: int = ASK_TURN
    turn: int = 1
    #: The player whose offer is open.
    trader: int = 0
    winners: int = 0
    reason: int = NOT_OVER
    #: Lines of what happened: a word, a player and a number.
    journal: list[tuple[str, int, int]] = field(default_factory=list)

    def copy(self) -> State:
        """Return an independent state."""
        return replace(self, candles=self.candles[:], pile=self.pile[:], journal=self.journal[:])


def keep(s: State) -> None:
    """Keep the candle."""
    s.journal.append(("keep", s.decider, 0))
    _end_turn(s, s.decider)


def draw(s: State) -> None:
    """Put the candle at the bottom and take the one on top."""
    s.pile.insert(0, s.candles[s.decider])
    s.candles[s.decider] = s.pile.pop()
    s.journal.append(("draw", s.decider, s.candles[s.decider]))
    _end_turn(s, s.decider)


def offer(s: State, to: int) -> None:
    """Offer a trade, which the other player accepts or refuses."""
    s.journal.append(("offer", s.decider, to))
    s.trader, s.decider, s.decision = s.decider, to, ASK_TRADE


def answer(s: State, accepted: bool) -> None:
    """Accept or refuse the trade."""
    one, other = s.trader, s.decider
    s.journal.append(("accept" if accepted else "refuse", other, 0))
    if accepted:
        s.candles[one], s.candles[other] = s.candles[other], s.candles[one]
        for player in (one, other):
            s.journal.append(("candle", player, s.candles[player]))
    _end_turn(s, one)


def blow(s: State) -> None:
    """Show all candles: the tallest wins, or everyone but the player who blew in vain."""
    player = s.decider
    s.journal.append(("blow", player, 0))
    everyone = (1 << s.players) - 1
    won = s.candles[player] == max(s.candles)
    _end(s, BY_BLOWING, 1 << player if won else everyone & ~(1 << player))


def _end_turn(s: State, player: int) -> None:
    if s.turn == s.turn_limit:
        _end(s, BY_DAWN, 1 << s.candles.index(max(s.candles)))
        return
    s.turn += 1
    s.decider, s.decision = (player + 1) % s.players, ASK_TURN
    s.journal.append(("turn", s.decider, s.turn))


def _end(s: State, reason: int, winners: int) -> None:
    s.journal += [("show", player, candle) for player, candle in enumerate(s.candles)]
    s.journal.append(("end", 0, 0))
    s.decision, s.reason, s.winners = ASK_NOBODY, reason, winners
