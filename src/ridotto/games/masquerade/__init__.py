"""Masquerade in the vocabulary of the games."""
