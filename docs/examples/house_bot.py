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
from urllib.parse import urlsplit

from websockets.asyncio.client import connect


def come_in(house: str, name: str) -> str:
    """Become a guest; returns the token."""
    body = json.dumps({"name": name, "bearer": True}).encode()
    request = urllib.request.Request(
        f"{house}/api/guests", body, {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


async def play(link: str, name: str) -> None:
    """Sit down and play until the game is over."""
    parts = urlsplit(link)
    table = parts.path.removeprefix("/t/")
    token = come_in(f"{parts.scheme}://{parts.netloc}", name)
    scheme = "wss" if parts.scheme == "https" else "ws"
    address = f"{scheme}://{parts.netloc}/ws/tables/{table}"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send(
            json.dumps({"do": "sit", "id": "sit", "contribution": secrets.token_hex(16)})
        )
        async for text in socket:
            message = json.loads(text)
            if message["is"] == "refused" and message["error"]["code"] != "stale":
                raise SystemExit(message["error"]["message"])
            state = message.get("state")
            if not state:
                continue
            if state["over"]:
                print("won by", state["winners"], "by", state["reason"])
                return
            if state["legal"]:  # filled only when it is our decision
                action = random.choice(state["legal"])
                told = {"do": "act", "id": f"n{message['n']}", "seen": message["n"]}
                await socket.send(json.dumps({**told, "action": action}))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Arlecchino"))
