"""Content-sets: format, reader and checks."""
