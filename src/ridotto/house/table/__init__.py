"""One live table: its log, the state folded from it, and the commands that add to it."""
