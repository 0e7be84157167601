"""Which card a picture file shows: `M18.jpg`, `wands/ace.png`, `RWS_Tarot_18_Moon.jpg`.

A host may put 78 pictures of their own on the table. Decks are filed in many ways;
docs/play/tarot-decks.md lists those read here. `web/src/pieces/tarot/files.ts` reads
them alike, and both are tested with the same names.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from parlour.story.basics.cards import CARDS

RANKS: Final = "A23456789TPNQK"

MAJORS: Final = (
    "fool",
    "magician magus",
    "priestess highpriestess",
    "empress",
    "emperor",
    "hierophant pope",
    "lovers lover",
    "chariot",
    "strength fortitude",
    "hermit",
    "wheel fortune wheeloffortune",
    "justice",
    "hanged hangedman",
    "death",
    "temperance",
    "devil",
    "tower",
    "star",
    "moon",
    "sun",
    "judgement judgment",
    "world",
)
SUITS: Final = {
    "w": "wands wand staves staffs rods batons wa w",
    "c": "cups cup chalices cu c",
    "s": "swords sword sw s",
    "p": "pentacles pentacle pents coins coin discs disks pe p",
}
NAMED: Final = {
    "A": "ace ac",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "P": "page knave jack pa",
    "N": "knight kn",
    "Q": "queen qu",
    "K": "king ki",
}
TRUMPS: Final = ("major", "majors", "maj", "trump", "trumps", "arcana", "ar", "m")
PICTURE: Final = re.compile(r"\.(jpe?g|png|webp|avif)$", re.IGNORECASE)
"""Not SVG: a drawing may carry a script, a photograph cannot."""
SHORT: Final = re.compile(r"(wa|cu|sw|pe)(ac|pa|kn|qu|ki)", re.IGNORECASE)
JOINED: Final = re.compile(r"([a-z]+?)of([a-z]+)")


def card_of(path: str) -> str | None:
    """Returns the card a file is named after, or None.

    >>> card_of("Pents14.jpg")
    'Kp'
    """
    place = PurePosixPath(path.replace("\\", "/"))
    if not PICTURE.search(place.name):
        return None
    ours = place.stem[:1].upper() + place.stem[1:].lower()
    if ours in CARDS:
        return ours
    said = words(place.stem)
    folders = [word for folder in place.parts[-3:-1] for word in words(folder)]
    numbers = [int(word) for word in said if word.isdigit()]
    suit = suit_in(said) or suit_in(folders)
    if suit:
        rank = rank_in(said, numbers)
        return rank + suit if rank else None
    for number, names in enumerate(MAJORS):
        if any(name in said for name in names.split()):
            return CARDS[number]  # a name beats a number: Justice is 8 in old decks
    filed = any(word in TRUMPS for word in (*said, *folders)) or len(said) == 1
    strange = any(not word.isdigit() and word not in TRUMPS for word in said)
    if filed and not strange and len(numbers) == 1 and numbers[0] < len(MAJORS):
        return CARDS[numbers[0]]
    return None


def words(text: str) -> list[str]:
    """Splits a name into words: `RWS_Tarot_18_TheMoon` as rws, tarot, 18, the, moon."""
    short = SHORT.fullmatch(text)
    if short:
        return [part.lower() for part in short.groups()]
    found = []
    for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+|[0-9]+", text):
        plain = word.lower()
        joined = JOINED.fullmatch(plain)
        if joined and suit_in([joined[2]]):
            found += [joined[1], joined[2]]
        else:
            found.append(plain.removeprefix("the") or plain)
    return found


def suit_in(said: list[str]) -> str:
    found = [suit for suit, names in SUITS.items() if set(names.split()) & set(said)]
    return found[0] if len(found) == 1 else ""


def rank_in(said: list[str], numbers: list[int]) -> str:
    for rank, names in NAMED.items():
        if set(names.split()) & set(said):
            return rank
    if len(numbers) == 1 and 1 <= numbers[0] <= len(RANKS):
        return RANKS[numbers[0] - 1]
    return ""


@dataclass(frozen=True)
class SortedDeck:
    """A folder sorted into a deck, with missing and doubtful cards."""

    cards: dict[str, str]
    """File by card."""
    missing: tuple[str, ...]
    """Cards without a file."""
    twice: dict[str, tuple[str, ...]]
    """Cards with several files: nobody can tell which is meant."""
    unread: tuple[str, ...]
    """Pictures that are no card, such as a back."""

    @property
    def whole(self) -> bool:
        return not self.missing and not self.twice


def sort_deck(paths: Iterable[str]) -> SortedDeck:
    """Sorts the files of a folder by the card they show."""
    by_card: dict[str, list[str]] = {}
    unread = []
    for path in sorted(paths):
        card = card_of(path)
        if card:
            by_card.setdefault(card, []).append(path)
        elif PICTURE.search(path):
            unread.append(path)
    return SortedDeck(
        cards={card: files[0] for card, files in by_card.items() if len(files) == 1},
        missing=tuple(card for card in CARDS if card not in by_card),
        twice={card: tuple(files) for card, files in by_card.items() if len(files) > 1},
        unread=tuple(unread),
    )
