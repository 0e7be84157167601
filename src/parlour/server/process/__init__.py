"""Parts of a server process: settings, clock, logs, metrics and worker processes."""
