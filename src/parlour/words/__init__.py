"""Shared message catalogues, and how a message id becomes a sentence."""
