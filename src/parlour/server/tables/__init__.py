"""The life of a table of any kind: requests, commits, presence, deadlines."""
