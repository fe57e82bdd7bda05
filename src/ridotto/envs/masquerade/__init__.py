"""The environments of Masquerade."""
