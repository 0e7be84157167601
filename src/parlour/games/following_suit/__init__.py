"""Following Suit: suits chase each other round a ring, and one suit counts."""

from parlour.games.following_suit.rules import GAME as GAME
