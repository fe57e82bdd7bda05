"""The ``ridotto`` command and play in a terminal."""
