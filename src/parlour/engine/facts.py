"""Facts: what a game shows of its own fields, by name and with a type.

With `Game(shows={"round": facts.NUMBER, "alive": facts.SEATS})` clients may read the
fields `round` and `alive`; no other field of the game is sent to them.
docs/games/layout.md says what they do with facts. A fact keeps its name when its field
gets another one:
`"round": facts.NUMBER.of("rounds_begun")`.
"""

from typing import Final


class FactType:
    """The way in which a field is shown. `field` is empty while it has the name of the
    fact."""

    def __init__(
        self, kind: str, meaning: str, field: str = "", bits: int = -1
    ) -> None:
        self.kind = kind
        self.meaning = meaning
        self.field = field
        self.bits = bits
        """The bits of a number for each piece that count; all of them if -1."""
        self.by_piece = kind in ("piece-mark", "piece-below")
        """Whether it is about single pieces; then it is not in the view's facts."""

    def of(self, field: str, bits: int = -1) -> "FactType":
        """Returns the same type, read from a field of that name, and only some of its
        bits."""
        return FactType(self.kind, self.meaning, field, bits)


NUMBER: Final = FactType("number", "a number")
TEXT: Final = FactType("text", "a word")
SEAT: Final = FactType("seat", "a seat, or -1 for nobody")
SEATS: Final = FactType("seats", "seats as a bitmask: 5 is seats 0 and 2")
BY_SEAT: Final = FactType("by-seat", "a number for each seat")
HAND: Final = FactType("hand", "a hand of the cast, the first is 0, or -1 for none")
HANDS: Final = FactType("hands", "hands of the cast as a bitmask: 5 is hands 1 and 3")
BY_HAND: Final = FactType("by-hand", "a number for each hand of the cast")
PIECE: Final = FactType("piece", "a piece by name, or an empty text")
PIECE_GROUPS: Final = FactType("piece-groups", "groups of pieces, by name")
TOKENS: Final = FactType("tokens", "tokens by name")
PIECE_MARK: Final = FactType("piece-mark", "a number for each piece, 0 for most")
PIECE_BELOW: Final = FactType("piece-below", "for each piece the one it lies on")
