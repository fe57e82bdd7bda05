"""Mass play: simulations, tournaments and their statistics."""
