"""What the table works out for a player of High Water."""

from high_water.rules import HOME, STONES, HighWater, worth
from parlour.engine.pieces import Piece, Seat, Token, rank

Hint = tuple[str, dict[str, str | int]]


def hints(view: HighWater, seat: Seat) -> list[Hint]:
    """What going home is worth now, and how many cards would be higher."""
    stones = view.zones[STONES + seat]
    if seat not in view.seats_in(view.out) or not stones:
        return []
    return [
        ("home", {"points": worth(len(stones))}),
        ("higher", {"cards": higher(view, seat), "left": unseen(view)}),
    ]


def preview(view: HighWater, seat: Seat, chosen: list[Token]) -> list[Hint]:
    """What a word would do."""
    stones = view.zones[STONES + seat]
    if chosen == [HOME]:
        return [("go-home", {"points": worth(len(stones))})]
    if not chosen:
        return []
    points = worth(len(stones) + 1)
    if not stones:
        return [("first-stone", {"points": points})]
    cards = higher(view, seat)
    return [("walk-on", {"points": points, "cards": cards, "left": unseen(view)})]


def higher(view: HighWater, seat: Seat) -> int:
    """Cards still in the stock that are higher than the last stone."""
    last = rank(view.zones[STONES + seat][-1])
    pack = view.table.pieces.packs[0]
    lying = set(seen(view))
    return len([card for card in pack if card not in lying and rank(card) > last])


def unseen(view: HighWater) -> int:
    return len(view.table.pieces.packs[0]) - len(seen(view))


def seen(view: HighWater) -> list[Piece]:
    """All cards that lie face up."""
    return [piece for pile in view.zones for piece in pile if piece >= 0]
