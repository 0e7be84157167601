"""The log of a game, and the room that it folds into. Pure."""
