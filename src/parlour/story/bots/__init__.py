"""Bots at a story table."""
