"""Score pads: people play with their own cards, and Parlour keeps score."""
