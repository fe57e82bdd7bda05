"""Playing in a terminal, whatever the game."""
