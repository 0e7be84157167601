"""Penniless and Insane: buy art with low cards, and still end up without a coin."""

from parlour.games.penniless_and_insane.rules import GAME as GAME
