"""The environments of Mascarade."""
