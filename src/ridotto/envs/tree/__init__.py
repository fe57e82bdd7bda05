"""Games as trees of positions, in which chance takes its turns like a player."""
