"""Cards, dominoes and tarot cards: numbers inside, names at the border.

Inside the engine a piece is a small int and its face is looked up in lists. A
piece is also its own token: the thing you say when you choose it.
"""

from typing import Final, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

Token = NewType("Token", int)
"""Something that can be chosen: a piece, a word, a seat's name or a number."""

Piece: TypeAlias = Token
"""A card, domino or tarot card; a piece is its own token."""

HIDDEN: Final = Piece(-1)
"""Replaces, in a view, a piece that the viewer does not know."""

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3
NO_SUIT: Final = -1

BLACK: Final = 0
RED: Final = 1
NO_COLOUR: Final = -1

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
JOKER: Final = 52
"""Number of the first Joker in a pack that has any."""

CARD: Final = "card"
DOMINO: Final = "domino"
TAROT: Final = "tarot"


def rank(card: Piece) -> int:
    """Returns the rank of a card of a single pack, 2 to 14 with the Ace high.

    >>> [rank(card) for card in cards("2c Td Ah")]
    [2, 10, 14]
    """
    return (card >> 2) + 2


def suit(card: Piece) -> int:
    """Returns the suit of a card of a single pack: clubs, diamonds, hearts, spades = 0
    to 3."""
    return card & 3


class Pieces:
    """All pieces that lie on one table, in the order of their numbers.

    Several packs may lie together: dominoes and two decks, say. The lists are
    looked up by piece and are never changed.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.backs: list[str] = []
        self.ranks: list[int] = []
        """2 to 14 with the Ace high; 0 for Jokers; tarot 0 to 21 or 1 to 14."""
        self.suits: list[int] = []
        self.colours: list[int] = []
        self.high: list[int] = []
        """The larger half of a domino, 0 for cards."""
        self.low: list[int] = []
        self.packs: list[list[Piece]] = []
        """The pieces of each pack added, in order."""

    def __len__(self) -> int:
        return len(self.names)

    def find_piece(self, name: str) -> Piece:
        """Finds the piece of that name; ValueError says which name is unknown."""
        if name not in self.names:
            raise ValueError(f"no piece is called {name!r}")
        return Piece(self.names.index(name))

    def add(
        self,
        name: str,
        back: str,
        rank: int = 0,
        suit: int = NO_SUIT,
        high: int = 0,
        low: int = 0,
    ) -> Piece:
        piece = Piece(len(self.names))
        copies = 1
        own = name
        while own in self.names:  # second copies look alike but differ by name
            copies += 1
            own = f"{name}/{copies}"
        self.names.append(own)
        self.backs.append(back)
        self.ranks.append(rank)
        self.suits.append(suit)
        colour = RED if suit in (DIAMONDS, HEARTS) else BLACK
        self.colours.append(colour if suit >= 0 and back != TAROT else NO_COLOUR)
        self.high.append(high)
        self.low.append(low)
        return piece


def with_deck(pieces: Pieces, jokers: int = 0) -> Pieces:
    """Adds a pack of 52 cards (clubs to spades within each rank) and Jokers."""
    pack = [
        pieces.add(RANKS[r - 2] + SUITS[s], CARD, rank=r, suit=s)
        for r in range(2, 15)
        for s in range(4)
    ]
    for number in range(jokers):
        name = "Joker" if number == 0 else f"Joker{number + 1}"
        pack.append(pieces.add(name, CARD))
    pieces.packs.append(pack)
    return pieces


def with_dominoes(pieces: Pieces, highest: int) -> Pieces:
    """Adds a double-N set: 28 tiles for 6, 55 for 9, 91 for 12, 136 for 15."""
    pieces.packs.append(
        [
            pieces.add(f"{high}-{low}", DOMINO, high=high, low=low)
            for high in range(highest + 1)
            for low in range(high + 1)
        ]
    )
    return pieces


def with_tarot(pieces: Pieces) -> Pieces:
    """Adds 78 tarot cards: majors M00 to M21, then Wands, Cups, Swords, Pentacles."""
    pack = [pieces.add(f"M{number:02}", TAROT, rank=number) for number in range(22)]
    pack += [
        pieces.add(mark + letter, TAROT, rank=number, suit=suit)
        for suit, letter in enumerate("wcsp")
        for number, mark in enumerate("A23456789TPNQK", start=1)
    ]
    pieces.packs.append(pack)
    return pieces


def deck(jokers: int = 0, decks: int = 1) -> Pieces:
    """Makes one or more packs of cards.

    >>> len(deck()), len(deck(jokers=2)), len(deck(decks=2))
    (52, 54, 104)
    """
    pieces = Pieces()
    for _ in range(decks):
        with_deck(pieces, jokers)
    return pieces


def dominoes(highest: int) -> Pieces:
    """Returns a double-N set on its own.

    >>> len(dominoes(6)), dominoes(6).names[-1]
    (28, '6-6')
    """
    return with_dominoes(Pieces(), highest)


def tarot() -> Pieces:
    """Returns the 78 cards of a tarot deck."""
    return with_tarot(Pieces())


STANDARD: Final = deck(jokers=2)
"""One pack with two Jokers, for reading and writing card names."""


def cards(names: str) -> list[Piece]:
    """Returns cards of a single pack by name, for tests, puzzles and documentation.

    >>> [rank(card) for card in cards("7h Td Ah")]
    [7, 10, 14]
    """
    return [STANDARD.find_piece(name) for name in names.split()]
