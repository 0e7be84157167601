"""How pieces look in a terminal: symbols in four colours, letters, or words."""

import re

STYLES = ("symbols", "letters", "words")

SYMBOLS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
COLOURS = {"c": "green", "d": "blue", "h": "red", "s": "default"}
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
RANKS = {
    "A": "Ace",
    "K": "King",
    "Q": "Queen",
    "J": "Jack",
    "T": "ten",
    "9": "nine",
    "8": "eight",
    "7": "seven",
    "6": "six",
    "5": "five",
    "4": "four",
    "3": "three",
    "2": "two",
}
CARD = re.compile(r"([2-9TJQKA])([cdhs])(?:/\d+)?")


def face(name: str, style: str) -> str:
    """A piece or word as it is shown, with rich's colour marks.

    >>> face("Th", "letters"), face("Th", "words"), face("6-4", "words")
    ('Th', 'ten of hearts', '6-4')
    """
    card = CARD.fullmatch(name)
    if card is None or style == "letters":
        return name
    rank, suit = card.groups()
    if style == "words":
        return f"{RANKS[rank]} of {SUITS[suit]}"
    shown = "10" if rank == "T" else rank
    return f"[bold {COLOURS[suit]}]{shown}{SYMBOLS[suit]}[/]"
