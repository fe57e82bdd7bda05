"""The laws of the games, as small functions on states of integers.

Nothing here reads a clock, a file or a source of randomness: whatever is random comes in
from outside as data.
"""
