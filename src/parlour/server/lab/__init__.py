"""Studies that people start in the browser: one queue, one process."""
