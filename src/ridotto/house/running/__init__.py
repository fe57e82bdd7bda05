"""Running a house: settings, serving, logs, metrics and limits."""
