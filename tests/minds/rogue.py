"""A program that plays legally until it does not: what to do wrong, and when, is told it.

    python rogue.py WHAT MOMENT [COUNT]

WHAT happens at the COUNT-th message of kind MOMENT (hello, start, event, decide, end, bye), or
at every one of them if no COUNT is given.
"""

import json
import sys
import time


def say(value):
    print(json.dumps(value), flush=True)


def answer(kind, told):
    if kind == "hello":
        say({"name": "rogue"})
    elif kind == "decide":
        say({"action": told["legal"][-1], "why": "because"})
    elif kind == "bye":
        sys.exit(0)


def misbehave(what, kind, told):
    """Check whether the message has been dealt with."""
    if what == "crash":
        raise RuntimeError("I fall")
    if what == "exit":
        sys.exit(3)
    if what == "hang":
        time.sleep(600)
    if what == "slow":
        time.sleep(0.35)
        return False
    if what == "silent":
        return True
    if what == "cheat":
        say({"action": {"act": "announce", "mask": "all of them"}})
    if what == "almost":
        # Equal in Python, but not the same JSON.
        say({"action": {**told["legal"][0], "really": 1}})
    if what == "garbage":
        print("\x00\xff{[garbage", flush=True)
    if what == "array":
        say([1, 2, 3])
    if what == "deep":
        print("[" * 100_000, flush=True)
    if what == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\xfd\n")
        sys.stdout.buffer.flush()
    if what == "huge":
        print("x" * (3 << 20), flush=True)
    if what == "endless":
        while True:
            sys.stdout.write("x" * 65536)
    if what == "flood":
        for _ in range(20_000):
            print("more and more", flush=False)
        sys.stdout.flush()
        return False
    if what == "complain":
        for _ in range(2_000):
            print("I complain of everything " * 20, file=sys.stderr)
        return False
    return True


def main():
    what, moment = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    seen = 0
    for line in sys.stdin:
        ((kind, told),) = json.loads(line).items()
        if kind == moment:
            seen += 1
            if count in (0, seen) and misbehave(what, kind, told):
                continue
        answer(kind, told)
    # Someone who does not even leave when there is nothing more to read.
    if what == "stay":
        time.sleep(600)


if __name__ == "__main__":
    main()
