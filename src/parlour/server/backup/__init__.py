"""Backup and restore of a whole server, with either database."""
