"""The table and the contract every game keeps; it knows no game."""
