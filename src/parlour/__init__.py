"""Parlour: games for a deck of cards, a set of dominoes, a tarot deck and chips."""

__version__ = "0.1.0"
