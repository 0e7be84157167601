"""HTTP and WebSocket handshakes, sessions, uploads and static files."""
