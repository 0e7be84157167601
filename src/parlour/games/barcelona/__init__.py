"""Barcelona: one red card, one black, and the lowest card decides who must show."""

from parlour.games.barcelona.rules import GAME as GAME
