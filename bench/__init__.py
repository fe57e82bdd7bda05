"""How fast Ridotto is, measured: ``python -m bench``."""
