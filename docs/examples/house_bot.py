"""A bot that plays at a table of a house: it takes a free seat at the table of a link.

    python house_bot.py http://localhost:8013/t/TABLE [name]

It plays at random, and needs only the package ``websockets``."""

import asyncio
import json
import random
import secrets
import sys
import urllib.request

from websockets.asyncio.client import connect


def come_in(house: str, name: str) -> str:
    """Become a guest and return the token."""
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
        answered = False  # whether we have answered the current claim
        async for text in socket:
            message = json.loads(text)
            state = message.get("state")
            if message["is"] == "refused":
                if message["error"]["code"] not in ("stale", "not-your-decision"):
                    raise SystemExit(message["error"]["message"])
            elif state and state["over"]:
                print("won by", state["winners"], "by", state["reason"])
                return
            elif state and (message.get("clock") or {}).get("look_until"):
                await socket.send(json.dumps({"do": "ready", "id": secrets.token_hex(8)}))
            elif state:
                command = {"id": f"n{message['n']}", "seen": message["n"]}
                claim = state["decision"] == "claim"
                if claim and not answered:  # so nobody has to wait for us
                    command |= {"do": "ahead", "answer": random.choice(("claim", "pass"))}
                    await socket.send(json.dumps(command))
                elif state["legal"] and not claim:  # filled only when it is our decision
                    command |= {"do": "act", "action": random.choice(state["legal"])}
                    await socket.send(json.dumps(command))
                answered = claim


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Arlecchino"))
