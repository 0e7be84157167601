"""Caribbean Star: two magicians, one cruise ship, the same act."""

from parlour.games.caribbean_star.rules import GAME as GAME
