"""WebSockets: connections, sessions and frames."""
