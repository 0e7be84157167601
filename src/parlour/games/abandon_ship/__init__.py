"""Abandon Ship!: fill the lifeboats, win a place in one, and be at 200 first."""

from parlour.games.abandon_ship.rules import GAME as GAME
