"""The operator's page: the state of the server, for the people who run it."""
