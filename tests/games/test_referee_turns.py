"""Every state of Mascarade names the player whose turn it is, and the announcer."""

from __future__ import annotations

from games.driver import Driver
from games.referee_tables import EIGHT


def test_every_state_says_whose_turn_it_is_and_who_announced() -> None:
    driver = Driver(**EIGHT)
    driver.act(0, "announce", mask="puppeteer")
    while (state := driver.state)["decision"] == "claim":
        assert (state["turn_player"], state["announcer"]) == (0, 0)
        driver.act(state["player"], "claim" if state["player"] == 4 else "pass")
    # Player 4 uses the power in the turn of player 0.
    assert (state["player"], state["turn_player"], state["announcer"]) == (4, 0, 0)
    driver.act(4, "choose", players=[0, 1])
    state = driver.state
    assert state["seats"][:2] == [1, 0]
    # The seat on the left of the first one is next; its new player is player 2.
    assert (state["turn_player"], state["announcer"]) == (state["player"], None)


def test_the_announcer_is_known_even_if_the_game_ends_after_a_change_of_seats() -> None:
    driver = Driver(**EIGHT, coins=[6, 6, 6, 2, 6, 6, 6, 6])
    driver.announce("puppeteer", 4)
    driver.act(4, "choose", players=[0, 3])
    state = driver.state
    assert (state["over"], state["reason"]) == (True, "ruin")
    assert state["seats"][0] == 3
    assert (state["turn_player"], state["announcer"]) == (None, 0)
