"""Lamarckian Poker: a hand of ooze evolves into a poker hand, or dies out."""

from parlour.games.lamarckian_poker.rules import GAME as GAME
