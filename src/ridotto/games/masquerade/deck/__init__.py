"""Deck files of Masquerade: reading, checking, compiling and describing them."""
