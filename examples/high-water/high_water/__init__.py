"""High Water: walk on while the stones rise, and be home before the sea."""

from high_water.rules import GAME as GAME
