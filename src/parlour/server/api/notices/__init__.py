"""How people are told of their turns, over HTTP."""
