"""Mass play of Masquerade."""
