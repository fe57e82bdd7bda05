"""Masquerade: 2 to 5 players, with a configurable deck of cards."""
