"""Views of a table: what each viewer is shown."""
