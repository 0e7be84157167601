"""Last Man Standing: buy fighters, send them out five times, and live off the dead."""

from parlour.games.last_man_standing.rules import GAME as GAME
