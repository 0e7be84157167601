"""Faces of pieces in a terminal: symbols in four colours, letters, or words."""

import re

from parlour.narration.reading import joker_name
from parlour.words.messages import Messages

SYMBOLS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
COLOURS = {"c": "green", "d": "blue", "h": "red", "s": "default"}
CARD = re.compile(r"([2-9TJQKA])([cdhs])(?:/\d+)?")

DOMINO = re.compile(r"(\d+)-(\d+)")


def face(name: str, style: str, words: Messages) -> str:
    """Returns a piece or word as it is shown, with rich's colour marks."""
    if DOMINO.fullmatch(name):
        return name.replace("-", "/")  # as everywhere that people read
    if style == "letters":
        return name
    card = CARD.fullmatch(name)
    if card is None:
        return joker_name(name, words) or name
    rank, suit = card.groups()
    if style == "words":
        return words.text("card-name", rank=rank, suit=suit)
    shown = "10" if rank == "T" else rank
    return f"[bold {COLOURS[suit]}]{shown}{SYMBOLS[suit]}[/]"
