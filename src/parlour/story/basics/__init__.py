"""Cards, bodies, people and options of a story."""
