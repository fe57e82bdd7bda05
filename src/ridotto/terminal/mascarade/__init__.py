"""Mascarade in the ``ridotto`` command."""
