"""Rules of the games, as small functions on states of integers.

Nothing here reads a clock, a file or a source of randomness: random values are passed in as data.
"""
