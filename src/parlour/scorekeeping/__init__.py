"""Score pads for people who play with their own cards."""
