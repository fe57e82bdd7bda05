"""The vocabulary of the games: actions, events, views, records and the referee."""
