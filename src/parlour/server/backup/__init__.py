"""All that a server keeps in one file, and back, with either database."""
