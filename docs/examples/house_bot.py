"""A bot that plays at a table of a house: give it the link, it takes a free seat and plays.

    python house_bot.py http://localhost:8013/t/TABLE [name]

Needs only the package ``websockets``. Its play is poor: it does anything legal.
"""

import asyncio
import json
import random
import secrets
import sys
import urllib.request

from websockets.asyncio.client import connect


def come_in(house: str, name: str) -> str:
    """Become a guest; returns the token."""
    body = json.dumps({"name": name, "bearer": True}).encode()
    kind = {"content-type": "application/json"}
    request = urllib.request.Request(f"{house}/api/guests", body, kind)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


async def play(link: str, name: str) -> None:
    """Sit down and play until the game is over."""
    house, _, table = link.partition("/t/")
    headers = {"Authorization": f"Bearer {come_in(house, name)}"}
    address = f"{house.replace('http', 'ws', 1)}/ws/tables/{table}"
    async with connect(address, additional_headers=headers) as socket:
        sit = {"do": "sit", "id": "sit", "contribution": secrets.token_hex(16)}
        await socket.send(json.dumps(sit))
        answered = False  # whether the claim at hand has our answer
        async for text in socket:
            message = json.loads(text)
            state = message.get("state")
            if message["is"] == "refused":
                if message["error"]["code"] not in ("stale", "not-your-decision"):
                    raise SystemExit(message["error"]["message"])
            elif state and state["over"]:
                print("won by", state["winners"], "by", state["reason"])
                return
            elif state:
                command = {"id": f"n{message['n']}", "seen": message["n"]}
                claim = state["decision"] == "claim"
                if claim and not answered:  # nobody has to wait for us, asked in turn or at once
                    command |= {"do": "ahead", "answer": random.choice(("claim", "pass"))}
                    await socket.send(json.dumps(command))
                elif state["legal"] and not claim:  # filled only when it is our decision
                    command |= {"do": "act", "action": random.choice(state["legal"])}
                    await socket.send(json.dumps(command))
                answered = claim


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Arlecchino"))
