"""The operator's page: how this house fares, for whoever runs it."""
