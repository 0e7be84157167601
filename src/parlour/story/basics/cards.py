"""The 78 cards as a campaign counts them, and one deck for a whole session."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from parlour.engine.dice import Dice
from parlour.engine.pieces import tarot

CARDS: Final[tuple[str, ...]] = tuple(tarot().names)
MAJORS: Final[tuple[str, ...]] = CARDS[:22]


def is_major(card: str) -> bool:
    return card in MAJORS


def skilled_number(card: str, numbers: str) -> int:
    """Returns the number of a minor in a skilled action (FUG-A06).

    >>> [skilled_number(c, "rank") for c in ("Aw", "7c", "Ts", "Pp", "Kw")]
    [1, 7, 10, 11, 14]
    >>> [skilled_number(c, "contest") for c in ("Aw", "Ts", "Pp", "Kw")]
    [11, 10, 10, 10]
    """
    rank = "A23456789TPNQK".index(card[0]) + 1
    if numbers == "contest":
        return 11 if rank == 1 else min(rank, 10)
    return rank


def dice_for(seed: str, seq: int, what: str) -> Dice:
    """Returns dice of an entry's own, which nobody can work out from other cards."""
    digest = hashlib.sha256(f"{seed}:story:{seq}:{what}".encode()).digest()
    return Dice(int.from_bytes(digest[:8]))


def shuffled(cards: list[str], dice: Dice) -> list[str]:
    pile = sorted(cards, key=CARDS.index)  # the order before tells nothing
    for last in range(len(pile) - 1, 0, -1):
        place = dice.roll(last + 1)
        pile[last], pile[place] = pile[place], pile[last]
    return pile


class Piles(Protocol):
    """The piles of the session's one deck: on the table, or in a contest."""

    def pile(self, name: str) -> list[str]:
        """Returns `deck`, `discard`, `unseen` or `task`."""

    def can_flip(self) -> bool: ...

    def flip(self, seq: int) -> str:
        """Returns the top card, face-up before everybody (FUG-A04, FUG-B08)."""

    def clear_task(self) -> None:
        """Moves the cards of a task to the discard."""


@dataclass
class Deck:
    """One deck for a session: tasks and contests share it (section 3).

    A contest takes all cards and returns them; until then the piles are empty.
    """

    seed: str
    deck: list[str] = field(default_factory=list)
    """The top card is the last."""
    discard: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    """Discarded without ever having been exposed: nobody may look at them."""
    task: list[str] = field(default_factory=list)

    def gather(self, seq: int) -> None:
        """Puts all cards from everywhere back and shuffles them (FUG-S07)."""
        self.discard, self.unseen, self.task = [], [], []
        self.deck = shuffled(list(CARDS), dice_for(self.seed, seq, "deck"))

    def pile(self, name: str) -> list[str]:
        found: list[str] = getattr(self, name)
        return found

    def can_flip(self) -> bool:
        return bool(self.deck or self.discard or self.unseen)

    def flip(self, seq: int) -> str:
        if not self.deck:
            self.reshuffle(seq)
        card = self.deck.pop()
        self.task.append(card)
        return card

    def reshuffle(self, seq: int) -> None:
        """Makes the discard part of the deck again."""
        cards = [*self.deck, *self.discard, *self.unseen]
        self.deck = shuffled(cards, dice_for(self.seed, seq, "discard"))
        self.discard, self.unseen = [], []

    def clear_task(self) -> None:
        self.discard += self.task
        self.task = []

    def to_deal(self, cards: int, seq: int) -> "Deck":
        """Returns the deck as a contest begins with it; this one stays as it is."""
        found = replace(self)
        if len(found.deck) < cards:
            found.reshuffle(seq)  # too few for the deal (our ruling)
        return found

    def lend(self) -> None:
        """Lends all the cards to a contest."""
        self.deck, self.discard, self.unseen, self.task = [], [], [], []

    def lies(self, piles: Mapping[str, list[str]], seq: int) -> None:
        """Lays the cards after a contest; what is left of the deck keeps no order."""
        self.deck = shuffled(piles["deck"], dice_for(self.seed, seq, "contest"))
        self.discard, self.unseen = piles["discard"], piles["unseen"]
        self.task = piles["task"]
