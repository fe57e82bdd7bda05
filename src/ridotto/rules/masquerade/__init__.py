"""Masquerade: 2 to 5 players, with whatever deck of cards it is given."""
