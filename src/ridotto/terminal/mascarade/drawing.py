"""The table as players see it: seats, coins, court, bank and centre."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ridotto.games.mascarade import Public
from ridotto.games.words import Words
from ridotto.rules.mascarade.state import FORTUNE
from ridotto.terminal.play.people import People
from ridotto.terminal.play.talk import flowed

COIN: Final = "●"
CARD: Final = "▮"
#: Fortunes that may soon end the game.
NEARLY_RICH: Final = FORTUNE - 3
NEARLY_POOR: Final = 2

_NARROWEST_CELL: Final = 12
_WIDEST_CELL: Final = 18


class Place(NamedTuple):
    """A seat as it is drawn."""

    name: str
    coins: str
    style: str


def draw_table(state: Public, people: People, words: Words, width: int) -> list[Text]:
    """Return the lines of a round table if it fits, else of a list clockwise from the reader."""
    players = len(state.seats)
    across = players - players // 2
    cell = min(_WIDEST_CELL, (width - 2) // across)
    if cell < _NARROWEST_CELL:
        return [*_in_a_row(state, people), Text(_middle(state, words, width))]
    return _in_the_round(state, people, words, cell)


def _place(state: Public, people: People, seat: int) -> Place:
    player = state.seats[seat]
    mark = "▶" if player == state.player else " "
    coins = state.coins[seat]
    note = " ▲" if coins >= NEARLY_RICH else " ▽" if coins <= NEARLY_POOR else ""
    style = "bold" if player == people.you else ""
    if player == state.player:
        style = "bold yellow"
    return Place(f"{mark}{player} {people.names[player]}", f"{COIN} {coins}{note}", style)


def _own_seat(state: Public, people: People) -> int:
    return state.seats.index(people.you) if people.you is not None else 0


def _in_a_row(state: Public, people: People) -> list[Text]:
    players = len(state.seats)
    own = _own_seat(state, people)
    places = [_place(state, people, (own + step) % players) for step in range(players)]
    wide = max(cell_len(place.name) for place in places)
    return [
        Text(f"{set_cell_size(place.name, wide)}  {place.coins}", style=place.style)
        for place in places
    ]


def ring(players: int, own: int) -> tuple[list[int], list[int]]:
    """Return the seats of the upper and the lower row from left to right, the reader's below.

    Clockwise runs rightwards above and leftwards below.
    """
    below = players // 2
    above = players - below
    at = above + (below - 1) // 2
    around = [(own + step - at) % players for step in range(players)]
    return around[:above], around[above:][::-1]


def _in_the_round(state: Public, people: People, words: Words, cell: int) -> list[Text]:
    upper, lower = ring(len(state.seats), _own_seat(state, people))
    wide = cell * len(upper)
    middle = _middle(state, words, wide - 4)
    wide = max(wide, cell_len(middle) + 4)
    return [
        *_row(state, people, upper, cell, wide),
        Text(" ╭" + _edge("→", wide - 2) + "╮", style="dim"),
        Text(f"  {middle:^{wide - 2}}"),
        Text(" ╰" + _edge("←", wide - 2) + "╯", style="dim"),
        *_row(state, people, lower, cell, wide),
    ]


def _edge(arrow: str, wide: int) -> str:
    """Return the edge of the table, with arrows in the direction of play."""
    third = wide // 3
    return ("─" * (third - 1) + arrow) * 2 + "─" * (wide - 2 * third)


def _row(state: Public, people: People, seats: list[int], cell: int, wide: int) -> list[Text]:
    indent = " " * (1 + (wide - cell * len(seats)) // 2)
    names, coins = Text(indent), Text(indent)
    for seat in seats:
        place = _place(state, people, seat)
        names.append(set_cell_size(place.name, cell), style=place.style)
        coins.append(set_cell_size(f"   {place.coins}", cell), style=place.style)
    names.rstrip()
    coins.rstrip()
    return [names, coins]


def _middle(state: Public, words: Words, width: int) -> str:
    parts = [
        words("table-turn", turn=state.turn),
        words("table-court", coins=state.court),
        words("table-bank", coins=state.bank),
    ]
    lying = len(state.masks_in_play) - len(state.seats)
    if lying:
        parts.append(f"{words('table-centre')} {CARD * lying}")
    return " · ".join(parts)


def standing(state: Public, people: People, words: Words, width: int) -> list[str]:
    """Return all players' coins in a line or two, clockwise from the reader."""
    players = len(state.seats)
    own = _own_seat(state, people)
    around = [(own + step) % players for step in range(players)]
    fortunes = [f"{people.names[state.seats[seat]]} {state.coins[seat]}" for seat in around]
    parts = [*fortunes, words("table-court", coins=state.court)]
    return flowed(f"{COIN} ", parts, width)
