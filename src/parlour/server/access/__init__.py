"""Authentication, tokens, rate limits and the server's end of a WebSocket."""
