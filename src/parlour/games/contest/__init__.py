"""Contest: the contested action of the Fugue system."""

from parlour.games.contest.rules import GAME as GAME
