"""Tables of games: requests, log, questions, views and due actions."""
