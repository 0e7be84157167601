"""Shows the choices of a player and reads typed answers.

Every shown label can be typed, in any case: `End turn`, `10♥`, `Ada`. So can the short
name of a choice (`end-turn`, `10h`) and a unique prefix of either. Several choices are
separated by commas or spaces.
"""

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from rich.text import Text

from parlour.engine.game import token_name, token_named
from parlour.engine.picks import DONE
from parlour.engine.pieces import Token
from parlour.engine.table import Table
from parlour.terminal.faces import CARD, DOMINO
from parlour.terminal.narrator import Narrator
from parlour.words.messages import MINUS

Addable: TypeAlias = Callable[[list[Token]], list[Token]]
"""Returns the tokens that may follow the tokens chosen so far."""
TYPED_CHARACTERS: Final = str.maketrans({"’": "'", MINUS: "-"})
"""Characters that most keyboards lack, and what people type instead."""


class UnknownChoice(Exception):
    """A part of a line that fits no choice."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


class ChoiceReader:
    """Shows the choices of one table to one player, and reads typed answers."""

    def __init__(self, table: Table, narrator: Narrator) -> None:
        self.table = table
        self.narrator = narrator
        self.labels: dict[str, str] = {}
        self.spellings: dict[str, list[str]] = {}
        """By name of a choice: its label, and what may be typed for it."""

    # Showing

    def show(self, able: list[Token]) -> list[str]:
        """Returns the labels of the choices; consecutive numbers are shown as
        ranges."""
        tokens = [token for token in able if token != DONE]
        numbers = [token for token in tokens if self.name(token).isdigit()]
        words = [token for token in tokens if token not in numbers]
        shown = self.label_each(words)
        for low, high in number_ranges([int(self.name(token)) for token in numbers]):
            text = self.narrator.words.text("play-number", low=low, high=high)
            shown.append(text if low < high else str(low))
        return shown

    def label_each(self, tokens: list[Token]) -> list[str]:
        """Returns unique labels: equal ones get their short name."""
        names = [self.name(token) for token in tokens]
        labels = [self.label(name) for name in names]
        alike = Counter(map(normalize, labels))
        return [
            f"{label} ({name})"
            if alike[normalize(label)] > 1 or label.isdigit()
            else label
            for name, label in zip(names, labels, strict=True)
        ]

    def label(self, name: str) -> str:
        """Returns a choice with its short name, if that differs."""
        if name not in self.labels:
            self.labels[name] = self.full_label(name)
        return self.labels[name]

    def full_label(self, name: str) -> str:
        label = self.narrator.label(name)
        same = label.lower() in (name.lower(), name.lower().replace("-", " "))
        if same or name.startswith("seat-") or label.endswith(f"({name})"):
            return label
        if CARD.fullmatch(name) and name not in self.narrator.tarot:
            return label
        if DOMINO.fullmatch(name):
            return label
        return f"{label} ({name})"

    def name(self, token: Token) -> str:
        return token_name(self.table, token)

    # Reading

    def read(
        self, text: str, addable: Addable, chosen: list[Token], *, exact: bool = False
    ) -> list[Token]:
        """Returns the tokens that a line means; UnknownChoice if a part means none.

        If `exact`, only what may be chosen is found, and nothing cut short.
        """
        return self.follow(" ".join(text.split()), addable, chosen, exact)

    def follow(
        self, text: str, addable: Addable, chosen: list[Token], exact: bool
    ) -> list[Token]:
        """Takes the longest beginning that means something and leaves sense behind."""
        text = text.lstrip(" ,")
        if not text:
            return []
        able = addable(chosen)
        unknown = UnknownChoice(text.partition(",")[0])
        for part in prefixes(text):
            token = self.find(normalize(part), able, exact)
            if token is None:
                continue
            legal = token in able and token != DONE
            after = addable if legal else allow_nothing
            rest = text[len(part) :]
            try:
                return [token, *self.follow(rest, after, [*chosen, token], exact)]
            except UnknownChoice as wrong:
                unknown = wrong
        raise unknown

    def find(self, part: str, able: list[Token], exact: bool) -> Token | None:
        """Finds the token that is meant by a part of a line, legal ones first.

        Illegal tokens are found too, unless `exact`: the rules then explain the
        refusal.
        """
        words = [token for token in able if not self.name(token).isdigit()]
        for token, label in zip(words, self.label_each(words), strict=True):
            if normalize(strip_markup(label)) == part:
                return token
        names = [self.name(token) for token in able]
        found = [name for name in names if part in self.forms(name)]
        if not found and not exact:
            others = filter(self.is_here, self.table.token_names)
            found = [name for name in others if part in self.forms(name)]
        if not found and not exact:
            begun = [name for name in names if self.begins(name, part)]
            found = begun if len(begun) == 1 else []
        return token_named(self.table, found[0]) if found else None

    def is_here(self, name: str) -> bool:
        """Returns False for a seat that this table does not have."""
        seat = name.removeprefix("seat-")
        return seat == name or int(seat) < self.table.seats

    def begins(self, name: str, part: str) -> bool:
        return any(form.startswith(part) for form in self.forms(name))

    def forms(self, name: str) -> list[str]:
        """Returns the texts that may be typed for a choice."""
        if name.isdigit():
            return [name]
        if name not in self.spellings:
            self.spellings[name] = list(self.spell(name))
        return self.spellings[name]

    def spell(self, name: str) -> Iterator[str]:
        """Yields the spellings of a choice: name, label, both, and a card without its
        pack."""
        label = strip_markup(self.narrator.label(name))
        card = name.partition("/")[0]
        ten = f"10{card[1:]}" if CARD.fullmatch(card) and card[0] == "T" else card
        for form in (name, label, f"{label} ({name})", card, ten):
            yield normalize(form)
        tile = DOMINO.fullmatch(name)
        if tile is not None:
            high, low = tile.groups()
            for sign in "-/":
                yield f"{high}{sign}{low}"
                yield f"{low}{sign}{high}"


def allow_nothing(chosen: list[Token]) -> list[Token]:
    """Allows no token after an illegal one."""
    return []


def strip_markup(label: str) -> str:
    """Returns a label without colour marks."""
    return Text.from_markup(label).plain


def normalize(text: str) -> str:
    """Returns the text in one case, with the characters of common keyboards."""
    typed = unicodedata.normalize("NFKC", text.translate(TYPED_CHARACTERS))
    return " ".join(typed.casefold().split())


def prefixes(text: str) -> Iterator[str]:
    """Yields the text, then ever shorter prefixes that end before a space or comma."""
    yield text
    for end in range(len(text) - 1, 0, -1):
        if text[end] in " ,":
            yield text[:end]


def number_ranges(numbers: list[int]) -> Iterator[tuple[int, int]]:
    """Yields the ends of each run of numbers without a gap."""
    ordered = sorted(numbers)
    start = 0
    for place, number in enumerate(ordered):
        last = place + 1 == len(ordered)
        if last or ordered[place + 1] != number + 1:
            yield ordered[start], number
            start = place + 1
