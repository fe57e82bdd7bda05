"""The rule for what a viewer of Mascarade may receive, written down apart from the house.

It is an allow-list taken from the rules of the game: a field that it does not name must not arrive.
"""

from __future__ import annotations

from typing import Any, Final

#: The fields of each event that everybody may see.
PUBLIC: Final = {
    "deal": {"first", "open"},
    "turn": {"player", "turn"},
    "swap": {"player", "with"},
    "look": {"player"},
    "peek": {"player"},
    "announce": {"player", "mask"},
    "claim": {"player"},
    "pass": {"player"},
    "reveal": {"player", "mask"},
    "coins": {"from", "to", "amount"},
    "fine": {"player", "amount"},
    "choose": {"player", "chosen"},
    "decline": {"player"},
    "switch": {"player", "players"},
    "show": {"player", "target"},
    "name": {"player", "mask"},
    "seats": {"seats"},
    "end": {"winners", "reason"},
}
#: The fields that only the player who acts may see.
OWN: Final = {"swap": {"really"}, "switch": {"really"}, "look": {"mask"}, "peek": {"mask"},
              "show": {"masks"}}  # fmt: skip
STATE: Final = {
    "over", "player", "decision", "legal", "turn", "coins", "court", "bank", "seats",
    "masks_in_play", "announced", "claims", "opening_left", "turn_player", "announcer", "winners",
    "reason",
}  # fmt: skip
SETUP: Final = {"players", "scenario", "first", "options"}
PRIVATE: Final = {"peek"}


def visible(event: dict[str, Any], viewer: int | None) -> set[str]:
    """Return the fields of an event that a player, or a spectator (None), may see."""
    kind = event["type"]
    fields = {"type"} | PUBLIC[kind]
    if viewer is not None and event.get("player") == viewer:
        fields |= OWN.get(kind, set())
    if kind == "deal" and event["open"]:
        fields |= {"masks"}
    # The Princess's target shows their mask to all others at the table.
    if kind == "show" and viewer is not None and event["target"] != viewer:
        fields |= {"mask"}
    return fields


class HiddenRule:
    """Check all messages to the viewers of one table."""

    def __init__(self, table: str, shares: dict[str, str]) -> None:
        """Check a table. ``shares`` are the shares of the deal, which stay secret, by person."""
        self._table = table
        self._shares = shares
        #: The public state after each entry, which is the same for every viewer.
        self._states: dict[int, dict[str, Any]] = {}
        self._masks: Any = None
        self.checked = 0
        self.wrong: list[str] = []

    def check(
        self, text: str, message: dict[str, Any], person: str, viewer: int | None, over: bool
    ) -> None:
        """Check a message to a person who is this player, or a spectator (None)."""
        self.checked += 1
        found = [
            f"{event} to {viewer}"
            for entry in (*message.get("entries", ()), *message.get("changed", ()))
            for event in entry.get("events", ())
            if not event.keys() <= visible(event, viewer)
        ]
        found += self._check_state(message, viewer)
        if not over:
            found += [
                f"the share of {other} to {person}"
                for other, share in self._shares.items()
                if other != person and share in text
            ]
            found += [name for name in ('"secret":', '"seed":', '"shares":') if name in text]
        self.wrong += [f"{self._table} showed {each}" for each in found]

    def _check_state(self, message: dict[str, Any], viewer: int | None) -> list[str]:
        found = []
        if (setup := message.get("setup")) is not None and not setup.keys() <= SETUP:
            found.append(f"the set-up {setup} to {viewer}")
        if (own := message.get("own")) is not None:
            if viewer is None or not own.keys() <= PRIVATE:
                found.append(f"the private view {own} to {viewer}")
        if (state := message.get("state")) is None:
            return found
        if not state.keys() <= STATE or (state["legal"] and state["player"] != viewer):
            found.append(f"the state {state} to {viewer}")
        public = {name: value for name, value in state.items() if name != "legal"}
        if self._states.setdefault(message["n"], public) != public:
            found.append(f"another state of {message['n']} than others see to {viewer}")
        # An order that changes could tell where the masks are.
        self._masks = self._masks or public["masks_in_play"]
        if public["masks_in_play"] != self._masks:
            found.append(f"masks in another order to {viewer}")
        return found
