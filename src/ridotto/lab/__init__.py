"""Mass play: simulations and what they say about a set of masks."""
