"""The table on the network: people, sockets, and a log that is the game."""
