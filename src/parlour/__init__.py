"""Parlour: games for a deck of cards, a set of dominoes, a tarot deck and chips."""

import os

__version__ = "0.2.0"

if os.environ.get("PARLOUR_BUILD") == "compiled":
    from parlour.builds import use_compiled

    use_compiled()
