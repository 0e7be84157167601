"""Spots: pay a card into the middle, take change, and hope it is too much."""

from parlour.games.spots.rules import GAME as GAME
