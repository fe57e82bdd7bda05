"""The scripted lessons of the page: one module per game, and the recorder that plays them."""
