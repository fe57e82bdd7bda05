"""WebSockets: protocol, connections, sessions and frames."""
