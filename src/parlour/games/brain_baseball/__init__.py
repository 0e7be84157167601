"""Brain Baseball!: pitch, swing and catch, or win with three strikes in a row."""

from parlour.games.brain_baseball.rules import GAME as GAME
