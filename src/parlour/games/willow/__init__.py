"""Willow: two cards, two rounds of betting; a pair or the widest gap wins."""

from parlour.games.willow.rules import GAME as GAME
