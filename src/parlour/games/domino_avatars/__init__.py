"""Domino Avatars: dominoes fight, cards of one colour lend them strength."""

from parlour.games.domino_avatars.rules import GAME as GAME
