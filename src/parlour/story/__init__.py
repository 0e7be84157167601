"""The Fugue campaign: journal, permissions and content-sets."""
