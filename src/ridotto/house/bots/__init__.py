"""Bots at live tables, run in worker processes."""
