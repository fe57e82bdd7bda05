"""Running a house: settings, addresses, server, logs, health, metrics and rate limits."""
