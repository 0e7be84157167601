"""The Fugue campaign: a journal, who may write and read what, and content-sets."""
