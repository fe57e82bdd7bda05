"""A bot for Mascarade that needs nothing but Python: it announces what it last knew it had.

How to let it play is told in docs/bots.md.
"""

import json
import random
import sys


class Bot:
    """Remembers its own mask until somebody may have swapped it away."""

    def start(self, you, seed, setup, state):
        """Sit down to a new game."""
        self.you, self.mask, self.chance = you, None, random.Random(seed)

    def event(self, type, player=None, mask=None, masks=None, **more):
        """Hear what happened, as seen from this seat."""
        if type == "deal" and masks:
            self.mask = masks[self.you]
        elif type in ("look", "peek", "reveal") and player == self.you and mask:
            self.mask = mask
        elif type == "swap" and self.you in (player, more["with"]):
            # Of our own swaps we know whether they were real, of others' we do not.
            self.mask = self.mask if more.get("really") is False else None
        elif type == "switch" and self.you in more["players"]:
            self.mask = None

    def decide(self, decision, legal, state, millis):
        """One of the legal actions."""
        if decision == "claim":
            wanted = {"act": "claim" if self.mask == state["announced"] else "pass"}
        elif self.mask is None:
            wanted = {"act": "look"}
        else:
            wanted = {"act": "announce", "mask": self.mask}
        return wanted if wanted in legal else self.chance.choice(legal)


def main():
    """One JSON object a line, and an answer to some of them."""
    bot = Bot()
    for line in sys.stdin:
        ((kind, told),) = json.loads(line).items()
        if kind == "hello":
            print(json.dumps({"name": "honest"}), flush=True)
        elif kind == "decide":
            action = bot.decide(**told)
            why = f"I believe I am the {bot.mask}." if bot.mask else "I do not know my mask."
            print(json.dumps({"action": action, "why": why}), flush=True)
        elif kind == "bye":
            break
        elif kind in ("start", "event"):
            getattr(bot, kind)(**told)


if __name__ == "__main__":
    main()
