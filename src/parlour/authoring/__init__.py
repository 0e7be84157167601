"""Tools for authors of games: `parlour new game`, `check-game` and `words`."""
