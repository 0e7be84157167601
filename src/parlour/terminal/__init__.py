"""The table and all commands in a terminal; line mode suits screen readers."""
