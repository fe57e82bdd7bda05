"""Measure whether the house's memory stays flat over thousands of games.

Every game has new guests from another address, a bot, a spectator and chat. After each wave all
clients have left and the tables are evicted, so that only what leaks, and caches, can have grown.
"""

from __future__ import annotations

import select
import sys
import time
from itertools import count
from typing import Final

from bench.house_clients import Client, answer, seated
from bench.house_served import Served, served
from bench.measure import Figure

#: The key of the figure.
GROWTH: Final = "memory_growth"
GAMES: Final = 1000
WAVES: Final = 5
#: Number of games in progress at a time.
AT_ONCE: Final = 40
PEOPLE: Final = 3
#: Time in seconds in which the house evicts tables without clients.
EVICTION: Final = 12.0
WISHES: Final = {"game": "mascarade", "players": PEOPLE + 1, "clock": None, "pace": 0}


class Games:
    """Games of a house, each with new guests, a given number at a time."""

    def __init__(self, house: Served) -> None:
        """Start without a game."""
        self._house = house
        self._poll = select.epoll()
        self._clients: dict[int, Client] = {}
        self._games = count()

    def play(self, games: int) -> None:
        """Play this many games, and let all clients leave."""
        begun = min(AT_ONCE, games)
        for _ in range(begun):
            self._begin()
        ended = 0
        while ended < games:
            for number, _ in self._poll.poll():
                client = self._clients.get(number)
                # The game may have ended for another client just before.
                if client is None or not self._hear(client):
                    continue
                ended += 1
                self._end(client.company)
                if begun < games:
                    begun += 1
                    self._begin()

    def _begin(self) -> None:
        number = next(self._games)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        tokens = [self._house.welcome(f"P{number} {each}") for each in range(PEOPLE + 1)]
        table = self._house.open_table(WISHES, tokens[0])
        company = [seated(table, token, self._house, address) for token in tokens]
        host, watcher = company[0], company[-1]
        host.send({"do": "bot", "name": "zanetta", "seat": PEOPLE})
        for seat, client in enumerate(company[1:-1], 1):
            client.send({"do": "sit", "contribution": "5" * 32, "seat": seat})
        for client in company[:-1]:
            client.wait_for(b'{"is":"done"')
        for client in company:
            client.company = company
            self._clients[client.socket.fileno()] = client
            self._poll.register(client.socket, select.EPOLLIN)
        watcher.send({"do": "chat", "text": "Who will be the richest?"})
        host.send({"do": "chat", "text": "Good luck to all of you!"})
        host.send({"do": "start"})
        for client in company[:-1]:
            client.send({"do": "ready"})

    def _hear(self, client: Client) -> bool:
        """Answer a question; return whether the game is over."""
        try:
            news = client.hear()
        except BlockingIOError:
            return False  # the data was for a closed socket with the same number
        if b'"legal":[{' in news:
            client.send(answer(news))
        return b'"over":true' in news

    def _end(self, company: list[Client]) -> None:
        for client in company:
            del self._clients[client.socket.fileno()]
            client.socket.close()


def figures(games: int = GAMES, waves: int = WAVES) -> list[Figure]:
    """Measure the memory after each wave of games."""
    with served(Served) as house:
        playing = Games(house)
        taken = []
        for _ in range(waves):
            playing.play(games)
            time.sleep(EVICTION)
            taken.append(house.megabytes())
    after = ", ".join(f"{each:.1f}" for each in taken)
    what = f"memory after waves of {games} games ({after} MB), last against first"
    return [Figure(GROWTH, what, taken[-1] / taken[0], "times", 1.05, True)]


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:]] or [GAMES, WAVES]
    found = figures(*numbers)
    for figure in found:
        print(figure.what, round(figure.value, 3), figure.unit, figure.met)
    sys.exit(0 if all(figure.met for figure in found) else 1)
