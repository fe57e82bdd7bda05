"""Mascarade, second edition: 4 to 12 players."""
