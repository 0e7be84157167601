"""The table in a terminal: line mode, readable over a screen reader."""
