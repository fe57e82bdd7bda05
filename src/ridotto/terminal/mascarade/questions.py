"""The questions of Mascarade to a person; the answers become actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ridotto.games.mascarade import Public
from ridotto.games.mascarade import actions as a
from ridotto.rules.mascarade.masks import STARRED
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import Choice, Talk

STAR: Final = "★"
LOOK, SWAP, ANNOUNCE = "1", "2", "3"
YES, NO = "1", "2"


class Questions:
    """Turn a decision into questions and the answers into a legal action."""

    def __init__(self, talk: Talk, people: People) -> None:
        self._talk = talk
        self._words = talk.words
        self._people = people

    def ask(self, state: Public) -> a.Action:
        """Ask until the person has decided."""
        assert state.decision is not None
        while True:
            action = _ASK[state.decision](self, state)
            if action is not None:
                return action

    # One method per decision; None returns to the first question

    def _turn(self, state: Public) -> a.Action | None:
        acts = {type(action) for action in state.legal}
        words = self._words
        choices = [Choice(LOOK, words("play-look"))]
        if a.Swap in acts:
            choices.append(Choice(SWAP, words("play-swap")))
        else:
            self._talk.say(words("play-must-look"), "yellow")
        if a.Announce in acts:
            choices.append(Choice(ANNOUNCE, words("play-announce")))
        elif a.Swap in acts:
            self._talk.say(words("play-may-not-announce"), "yellow")
        only = LOOK if len(choices) == 1 else ""
        chosen = self._talk.choose(words("play-ask-turn"), choices, only)
        if chosen == SWAP:
            return self._swap(state, words("play-ask-swap"), back=True)
        if chosen == ANNOUNCE:
            masks = [action.mask for action in state.legal if isinstance(action, a.Announce)]
            mask = self._mask(words("play-ask-announce"), masks, back=True)
            return a.Announce(mask) if mask else None
        return a.Look()

    def _opening(self, state: Public) -> a.Action | None:
        return self._swap(state, self._words("play-ask-opening"), back=False)

    def _swap(self, state: Public, question: str, back: bool) -> a.Action | None:
        targets = dict.fromkeys(
            action.with_ for action in state.legal if isinstance(action, a.Swap)
        )
        by_key = {self._key(target): target for target in targets}
        choices = [self._target(key, target) for key, target in by_key.items()]
        key = self._talk.choose(question, choices, back=back)
        if key is None:
            return None
        really = self._yes_or_no("play-ask-really", "play-really", "play-pretend")
        return None if really is None else a.Swap(by_key[key], really)

    def _key(self, target: int | str) -> str:
        return str(target) if isinstance(target, int) else f"c{int(target[-1]) + 1}"

    def _target(self, key: str, target: int | str) -> Choice:
        if isinstance(target, int):
            return self._person(target)
        return Choice(key, self._words("play-centre", number=int(target[-1]) + 1))

    def _person(self, player: int) -> Choice:
        name = self._people.names[player]
        return Choice(str(player), name, (name,))

    def _yes_or_no(self, question: str, yes: str, no: str, back: bool = True) -> bool | None:
        words = self._words
        choices = [Choice(YES, words(yes)), Choice(NO, words(no))]
        chosen = self._talk.choose(words(question), choices, back=back)
        return None if chosen is None else chosen == YES

    def _mask(self, question: str, masks: list[str], back: bool) -> str | None:
        choices = []
        for number, mask in enumerate(masks, 1):
            name = self._words(f"mask-{mask}")
            star = f" {STAR}" if a.MASK_NUMBERS[mask] in STARRED else ""
            choices.append(Choice(str(number), f"{name}{star}", (name, mask)))
        chosen = self._talk.choose(question, choices, back=back)
        return None if chosen is None else masks[int(chosen) - 1]

    def _claim(self, state: Public) -> a.Action | None:
        words = self._words
        question = self._power("play-ask-claim", state)
        choices = [Choice(YES, words("play-claim")), Choice(NO, words("play-pass"))]
        return a.Claim() if self._talk.choose(question, choices, NO) == YES else a.Pass()

    def _target_of_power(self, state: Public) -> a.Action | None:
        players = [
            action.player
            for action in state.legal
            if isinstance(action, a.Choose) and isinstance(action.player, int)
        ]
        choices = [self._person(player) for player in players]
        default = ""
        if a.Decline() in state.legal:
            choices.append(Choice("d", self._words("play-decline")))
            default = "d"
        chosen = self._talk.choose(self._power("play-ask-target", state), choices, default)
        if chosen is None:
            return None
        return a.Decline() if chosen == "d" else a.Choose(player=int(chosen))

    def _power(self, message: str, state: Public) -> str:
        return self._words(message, mask=self._words(f"mask-{state.announced}"))

    def _targets(self, state: Public) -> a.Action | None:
        pairs = [
            action.players
            for action in state.legal
            if isinstance(action, a.Choose) and isinstance(action.players, tuple)
        ]
        others = sorted({player for pair in pairs for player in pair})
        choices = [self._person(player) for player in others]
        one = self._talk.choose(self._power("play-ask-targets", state), choices)
        rest = [choice for choice in choices if choice.key != one]
        other = self._talk.choose(self._words("play-ask-second"), rest, back=True)
        if one is None or other is None:
            return None
        low, high = sorted((int(one), int(other)))
        return a.Choose(players=(low, high))

    def _switch(self, state: Public) -> a.Action | None:
        really = self._yes_or_no("play-ask-really", "play-really", "play-pretend", back=False)
        return a.Switch(bool(really))

    def _name(self, state: Public) -> a.Action | None:
        masks = [action.mask for action in state.legal if isinstance(action, a.Name)]
        mask = self._mask(self._words("play-ask-name"), masks, back=False)
        return a.Name(mask) if mask else None


_ASK: Final[dict[str, Callable[[Questions, Public], a.Action | None]]] = {
    "opening": Questions._opening,
    "turn": Questions._turn,
    "claim": Questions._claim,
    "target": Questions._target_of_power,
    "targets": Questions._targets,
    "switch": Questions._switch,
    "name": Questions._name,
}
