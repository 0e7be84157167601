"""Pieces, zones, state, questions, views and events; the contract of every game."""
