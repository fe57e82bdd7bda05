"""The commands of ``ridotto``, one module each; commands of one game are in its package."""
