"""The house: live tables for people and bots."""
