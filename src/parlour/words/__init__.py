"""Message catalogues that all games share, one file a language."""
