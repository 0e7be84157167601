"""The operator's dashboard."""
