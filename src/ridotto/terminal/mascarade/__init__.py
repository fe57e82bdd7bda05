"""Mascarade in a terminal: the table, the story and the questions."""
