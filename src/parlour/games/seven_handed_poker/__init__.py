"""Seven-Handed Poker: seven coins, and a poker hand on either side of each."""

from parlour.games.seven_handed_poker.rules import GAME as GAME
