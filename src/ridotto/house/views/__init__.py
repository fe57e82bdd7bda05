"""What viewers are shown of a table."""
