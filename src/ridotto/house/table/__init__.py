"""One live table: its log, what the log comes to, and the commands that add to it."""
