"""Tools for authors of games: create a game, check it, and check translations."""
