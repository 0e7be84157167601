"""What a server process is made of: settings, time, logs, figures, other processes."""
