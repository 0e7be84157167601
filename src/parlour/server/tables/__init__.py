"""One life of a table, whatever is played at it."""
