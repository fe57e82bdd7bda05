"""Bots at live tables, thinking in worker processes."""
