"""Boneyard: sealed bids for five buckets of money, and equal bids cancel."""

from parlour.games.boneyard.rules import GAME as GAME
