"""Benchmarks of Ridotto: ``python -m bench``."""
