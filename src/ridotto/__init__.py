"""Ridotto: two masked-ball games of hidden identity and bluff."""

__version__ = "0.1.0"
