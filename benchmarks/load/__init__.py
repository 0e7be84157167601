"""How many tables the server carries, beside a boardgame.io server."""
