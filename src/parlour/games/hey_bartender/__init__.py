"""Hey, Bartender!: break your cards with somebody who is bad at making change."""

from parlour.games.hey_bartender.rules import GAME as GAME
