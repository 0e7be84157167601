"""Content-sets: their format, how one is read and what may be wrong with it."""
