"""Mass play of Mascarade."""
