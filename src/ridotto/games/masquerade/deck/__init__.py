"""Deck files of Masquerade: reading, checking, compiling and wording them."""
