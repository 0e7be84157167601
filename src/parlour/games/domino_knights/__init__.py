"""Domino Knights: dominoes are trained into Knights, and cards may fly at any time."""

from parlour.games.domino_knights.rules import GAME as GAME
