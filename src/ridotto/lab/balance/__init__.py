"""Balance reports for any game: measure, judge, compare."""
