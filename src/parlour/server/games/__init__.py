"""Tables of games: the log, the fold, what is asked, shown and due."""
