"""The terminal part of any game that has none of its own."""
