"""Counts of a game of Mascarade, made slowly from its events and nothing else.

This shares no code with the compiled counts, so that each can be checked against the other.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade import events as e

#: Numerator and denominator by measure and subject.
Ratios = dict[tuple[str, str | int], list[Fraction]]


class EventCounter:
    """Follows the masks, coins and announcements of one finished game."""

    def __init__(self, game: Mascarade) -> None:
        self.ratios: Ratios = defaultdict(lambda: [Fraction(0), Fraction(0)])
        self.lead_changes = 0
        self._players = game.players
        self._seats = list(range(game.players))
        self._coins = [6] * game.players
        self._leader: int | None = None
        self._leaders: list[int | None] = []
        self._said: list[set[str]] = [set() for _ in range(game.players)]
        self._announcement: dict[str, Any] | None = None
        for event in game.events("omniscient"):
            self._hear(event)
        self._finish(game)

    def _add(self, what: str, subject: str | int, top: Any, bottom: Any) -> None:
        ratio = self.ratios[what, subject]
        ratio[0] += top
        ratio[1] += bottom

    def _add_mask(self, what: str, mask: str, top: Any, bottom: Any) -> None:
        self._add(what, mask, top, bottom)
        self._add(what, "all", top, bottom)

    def _place(self, who: int | str) -> int:
        if isinstance(who, str):
            return self._players + int(who.split(":")[1])
        return self._seats.index(who)

    def _mask_of(self, player: int) -> str:
        return self._masks[self._place(player)]

    def _exchange(self, one: int, other: int) -> None:
        self._masks[one], self._masks[other] = self._masks[other], self._masks[one]

    def _hear(self, event: Any) -> None:
        match event:
            case e.Deal(masks=masks):
                self._dealt = list(masks)
                self._masks = list(masks)
            case e.Turn():
                self._close()
                self._leaders.append(self._note_leader())
            case e.Swap(player=player, with_=other, really=True):
                self._exchange(self._place(player), self._place(other))
            case e.Switch(players=(one, other), really=True):
                self._exchange(self._place(one), self._place(other))
            case e.Seats(seats=seats):
                coins = {player: self._coins[player] for player in range(self._players)}
                # Coins stay at the seats; players take those of their new seat.
                at_seat = [coins[player] for player in self._seats]
                self._seats = list(seats)
                for seat, player in enumerate(seats):
                    self._coins[player] = at_seat[seat]
            case e.Announce(player=player, mask=mask):
                self._announcement = {
                    "by": player, "mask": mask, "true": self._mask_of(player) == mask,
                    "claims": [], "answers": 0, "users": [], "gain": 0,
                }  # fmt: skip
            case e.Claim(player=player):
                assert self._announcement
                right = self._mask_of(player) == self._announcement["mask"]
                self._announcement["claims"].append(right)
                self._answered()
            case e.Pass():
                self._answered()
            case e.Reveal(player=player, mask=mask):
                now = self._announcement
                if now and "named" not in now and mask == now["mask"]:
                    now["users"].append(player)
            case e.Name():
                assert self._announcement
                self._announcement["named"] = True
            case e.Coins(from_=giver, to=taker, amount=amount):
                self._move(giver, taker, amount)
            case e.Fine(player=player):
                self._coins[player] -= 1

    def _answered(self) -> None:
        now = self._announcement
        assert now
        now["answers"] += 1
        if now["answers"] == self._players - 1 and not now["claims"]:
            now["users"].append(now["by"])

    def _move(self, giver: int | str, taker: int | str, amount: int) -> None:
        assert self._announcement
        for holder, change in ((giver, -amount), (taker, amount)):
            if isinstance(holder, int):
                self._coins[holder] += change
                if holder in self._announcement["users"]:
                    self._announcement["gain"] += change

    def _note_leader(self) -> int | None:
        most = max(self._coins)
        leaders = [player for player, coins in enumerate(self._coins) if coins == most]
        if len(leaders) > 1:
            return None
        if self._leader is not None and self._leader != leaders[0]:
            self.lead_changes += 1
        self._leader = leaders[0]
        return leaders[0]

    def _close(self, winners: tuple[int, ...] = ()) -> None:
        """Count the announcement of the turn that ends."""
        now, self._announcement = self._announcement, None
        if now is None:
            return
        mask = now["mask"]
        self._said[now["by"]].add(mask)
        self._add_mask("announced", mask, 1, 0)
        self._add_mask("true", mask, int(now["true"]), 1)
        self._add_mask("challenged", mask, int(bool(now["claims"])), 1)
        if now["claims"]:
            self._add_mask("stood", mask, int(now["true"]), 1)
            self._add_mask("right", mask, sum(now["claims"]), len(now["claims"]))
        if not now["true"]:
            self._add_mask("uncaught", mask, int(not now["claims"]), 1)
        self._add_mask("used", mask, len(now["users"]), 0)
        self._add_mask("coins", mask, now["gain"], len(now["users"]))
        won = sum(player in winners for player in now["users"])
        self._add_mask("won-by-use", mask, won, len(now["users"]))

    def _finish(self, game: Mascarade) -> None:
        winners = game.winners
        self._close(() if game.reason == "turn-limit" else winners)
        self._note_leader()
        turns = len(self._leaders)
        led = sum(leader in winners for leader in self._leaders if leader is not None)
        self._add("course", "winner-led", led, turns)
        half = self._leaders[turns // 2]
        if half is not None:
            self._add("course", "halfway", int(half in winners), 1)
        for player in range(self._players):
            part = Fraction(player in winners, len(winners))
            self._add("won-by-mask", self._dealt[player], part, 1)
            self._add("won-by-seat", player, part, 1)
            for mask in self._said[player]:
                self._add("won-by-announced", mask, part, 1)
        for mask in {*self._dealt, "all"}:
            self._add("announced", mask, 0, 1)
            self._add("used", mask, 0, 1)
        self.turns = turns
