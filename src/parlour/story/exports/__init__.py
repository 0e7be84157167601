"""Exports of a campaign: JSON, HTML page, PDF book."""
