"""Where tables, guests and chat are kept."""
