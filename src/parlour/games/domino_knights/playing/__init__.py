"""How the bot of Domino Knights plays: whom it trains, when it strikes and reacts."""
