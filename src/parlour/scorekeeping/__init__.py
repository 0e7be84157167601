"""Keeping score for people who play with their own cards."""
