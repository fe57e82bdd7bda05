"""Storage of tables, guests and chat."""
