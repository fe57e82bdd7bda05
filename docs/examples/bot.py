"""A bot for Mascarade in plain Python: it announces the mask it last knew it had.

docs/bots.md says how to let it play.
"""

import json
import random
import sys


class Bot:
    """Remember the bot's own mask until another player may have swapped it away."""

    def start(self, you, seed, setup, state):
        """Start a new game."""
        self.you, self.mask, self.chance = you, None, random.Random(seed)

    def event(self, type, player=None, mask=None, masks=None, **more):
        """Take in an event as this seat saw it."""
        if type == "deal" and masks:
            self.mask = masks[self.you]
        elif type in ("look", "peek", "reveal") and player == self.you and mask:
            self.mask = mask
        elif type == "swap" and self.you in (player, more["with"]):
            # We know whether our own swaps were real, but not those of others.
            self.mask = self.mask if more.get("really") is False else None
        elif type == "switch" and self.you in more["players"]:
            self.mask = None

    def decide(self, decision, legal, state, millis):
        """Return one of the legal actions."""
        if decision == "claim":
            wanted = {"act": "claim" if self.mask == state["announced"] else "pass"}
        elif self.mask is None:
            wanted = {"act": "look"}
        else:
            wanted = {"act": "announce", "mask": self.mask}
        return wanted if wanted in legal else self.chance.choice(legal)


def main():
    """Read one JSON object per line and answer some of them."""
    bot = Bot()
    for line in sys.stdin:
        ((kind, content),) = json.loads(line).items()
        if kind == "hello":
            print(json.dumps({"name": "honest"}), flush=True)
        elif kind == "decide":
            action = bot.decide(**content)
            why = f"I believe I am the {bot.mask}." if bot.mask else "I do not know my mask."
            print(json.dumps({"action": action, "why": why}), flush=True)
        elif kind == "bye":
            break
        elif kind in ("start", "event"):
            getattr(bot, kind)(**content)


if __name__ == "__main__":
    main()
