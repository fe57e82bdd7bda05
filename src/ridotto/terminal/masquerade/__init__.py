"""Masquerade in the terminal."""
