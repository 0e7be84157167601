"""Backup and restore of all server data in one file, for both databases."""
