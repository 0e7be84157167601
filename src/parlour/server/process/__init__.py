"""Settings, clock, logging, metrics and child processes of a server."""
