"""The 78 cards as a campaign counts them, and one deck for a whole session."""

import hashlib
from dataclasses import dataclass, field
from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.pieces import tarot

CARDS: Final[tuple[str, ...]] = tuple(tarot().names)
MAJORS: Final[tuple[str, ...]] = CARDS[:22]


def is_major(card: str) -> bool:
    return card in MAJORS


def skilled_number(card: str, numbers: str) -> int:
    """The number of a minor in a skilled action (FUG-A06).

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
    """Dice of an entry's own, which nobody can work out from other cards."""
    digest = hashlib.sha256(f"{seed}:story:{seq}:{what}".encode()).digest()
    return Dice(int.from_bytes(digest[:8]))


def shuffled(cards: list[str], dice: Dice) -> list[str]:
    pile = sorted(cards, key=CARDS.index)  # the order before tells nothing
    for last in range(len(pile) - 1, 0, -1):
        place = dice.roll(last + 1)
        pile[last], pile[place] = pile[place], pile[last]
    return pile


@dataclass
class Deck:
    """One deck for a session: tasks and contests share it (section 3)."""

    seed: str
    deck: list[str] = field(default_factory=list)
    """The top card is the last."""
    discard: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    """Discarded without ever having been exposed: nobody may look at them."""
    task: list[str] = field(default_factory=list)

    def gather(self, seq: int) -> None:
        """All cards from everywhere go back and are shuffled (FUG-S07)."""
        self.discard, self.unseen, self.task = [], [], []
        self.deck = shuffled(list(CARDS), dice_for(self.seed, seq, "deck"))

    def flip(self, seq: int) -> str:
        """The top card, face-up before everybody (FUG-A04, FUG-B08)."""
        if not self.deck:
            self.reshuffle(seq)
        card = self.deck.pop()
        self.task.append(card)
        return card

    def reshuffle(self, seq: int) -> None:
        """The discard becomes part of the deck again."""
        cards = [*self.deck, *self.discard, *self.unseen]
        self.deck = shuffled(cards, dice_for(self.seed, seq, "discard"))
        self.discard, self.unseen = [], []

    def clear_task(self) -> None:
        self.discard += self.task
        self.task = []

    def lies(
        self, deck: list[str], discard: list[str], unseen: list[str], seq: int
    ) -> None:
        """How the cards lie after a contest; the rest of the deck keeps no order."""
        self.deck = shuffled(deck, dice_for(self.seed, seq, "contest"))
        self.discard, self.unseen = discard, unseen
