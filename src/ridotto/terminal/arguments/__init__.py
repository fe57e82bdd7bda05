"""Command lines: the parser, and the options that several commands share."""
