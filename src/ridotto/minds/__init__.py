"""Players that are not people. A mind knows what a player in its seat may know, no more."""
