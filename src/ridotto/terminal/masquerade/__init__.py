"""Masquerade in the ``ridotto`` command."""
