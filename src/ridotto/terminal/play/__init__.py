"""Play at the terminal, for all games."""
