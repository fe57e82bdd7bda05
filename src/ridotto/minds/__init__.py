"""Bots. A mind knows only what a player in its seat may know."""
