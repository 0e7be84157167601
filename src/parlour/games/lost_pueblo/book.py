"""The Lost Pueblo for the makers and readers of books: whom to ask, accuse or give.

Cards other than the Ace of spades are all alike. Rivals differ by public facts: the
number of their cards, and their behaviour.
"""

from typing import Final

from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.games.lost_pueblo.bot import odds, rivals, size
from parlour.games.lost_pueblo.rules import (
    ACCUSE,
    ACE,
    ASK,
    GIVE,
    HAND,
    SEAT,
    WINNING_CARDS,
    LostPueblo,
    Options,
)
from parlour.kit.books import step

LESSON: Final = {"hands": 1}
"""A book is about one hand: each is worth a point."""

SUSPECTED: Final = (12, 21, 26, 34, 51, 75)
"""The probability that the likeliest rival is the thief, in hundredths, in steps."""
MOST_RIVALS: Final = 5
LONE: Final = 1


def settings(options: Options, seats: int) -> dict[str, int | str] | None:
    """Returns what the best play of a hand depends on; None if cards may be refused."""
    if options.may_refuse:
        return None
    return {
        "ace_as_second_card": int(options.ace_as_second_card),
        "lone_thief": options.lone_thief,
    }


def spot(view: LostPueblo, pick: Pick) -> tuple[str, int, list[list[Token]]]:
    """Returns the own part and cards; in classes, the suspect and the fullest hand.

    Which card goes over makes no difference, so only turns are in the book.
    """
    seat = pick.seat
    if view.phase != "turn":
        return "", 0, []
    others = rivals(view, seat)
    thief = ACE in view.zones[HAND + seat]
    chance = [0.0] * view.seats if thief else odds(view, seat)
    suspect = first_of(others, chance, view, seat)
    fullest = max(size(view, other) for other in others)
    poorest = min(size(view, other) for other in others)
    place = step(int(100 * chance[suspect]), SUSPECTED)
    place = place * 2 + int(size(view, suspect) == LONE)
    place = place * 3 + min(2, max(0, fullest - WINNING_CARDS + 3))
    place = place * 3 + min(2, poorest - 1)
    said = answers(view, seat, suspect)
    held = min(size(view, seat), WINNING_CARDS)
    part = "thief" if thief else "innocent"
    point = f"{part} {held} {min(len(others), MOST_RIVALS)} {len(said)}"
    return point, place, said


def answers(view: LostPueblo, seat: Seat, suspect: Seat) -> list[list[Token]]:
    """Answers a question: asks the fullest hand, gives to the poorest, accuses it;
    accuses the suspect."""
    others = rivals(view, seat)
    sizes = [float(size(view, other)) for other in view.everyone()]
    fullest = first_of(others, sizes, view, seat)
    poorest = first_of(others, [-many for many in sizes], view, seat)
    card = min(view.giveable(seat))
    found: list[list[Token]] = [
        [ASK, Token(SEAT + fullest)],
        [GIVE, Token(SEAT + poorest), card],
        [ACCUSE, Token(SEAT + poorest)],
    ]
    if suspect != poorest and ACE not in view.zones[HAND + seat]:
        found.append([ACCUSE, Token(SEAT + suspect)])
    return found


def first_of(
    seats: list[Seat], worth: list[float], view: LostPueblo, seat: Seat
) -> Seat:
    """Returns the seat of most worth, of equals the one that comes first after
    `seat`."""
    best = seats[0]
    most = -1000.0
    for other in view.clockwise(view.left_of(seat)):
        if other in seats and worth[other] > most:
            most = worth[other]
            best = other
    return best
