"""For whoever writes a game of their own: to begin one, and to see how it does."""
