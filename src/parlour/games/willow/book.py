"""Willow for the makers and readers of books: the betting in points, cards in classes.

At two seats with fixed bets the whole tree of the hand is small: suits make no
difference, and the raises describe a round. At other tables much is grouped: the number
of seats that are in and to speak, the cost of a call relative to the pot, and the
probability that the own hand is the best.
"""

from typing import Final

from parlour.engine.options import options_as_text
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.games.willow.hands import VALUES, hand_worth, worth_of
from parlour.games.willow.hints import (
    CARDS_PER_VALUE,
    HIGHEST_VALUE,
    lower_hands,
    unseen_values,
)
from parlour.games.willow.options import Options
from parlour.games.willow.rules import AMOUNT, DOWN, GAME, POT, UP, Willow
from parlour.kit.books import DealTree, End, Fork, step

LESSON: Final = {"hands": 1}
"""A book is about one hand, for no hand depends on another."""

CALLS: Final = (0, 15, 25, 34, 45)
"""The cost of a call in hundredths of the pot after it, in steps."""
POTS: Final = (30, 80, 200)
"""A pot in hundredths of the largest bet, in steps."""
MOST_RIVALS: Final = 4
MOST_BEHIND: Final = 2
CHANCE_CLASSES: Final = 12
"""Classes of the chance to hold the best hand."""
FRIGHTENING: Final = (1, 2, 11, 12)
"""Open cards that may well belong to a wide gap."""

DEALER_SEAT: Final = 1
"""The seat that deals in a layout, so that seat 0 speaks first."""
ROLLS: Final = [DEALER_SEAT, 0, 0, 0, 0]
"""Scripted dice for a hand of two: the dealer, then any four cards."""


def settings(options: Options, seats: int) -> dict[str, int | str] | None:
    """Returns what the best play of a hand depends on; None if no book can be made.

    With table stakes it depends on everybody's chips too.
    """
    if options.bankroll != "open":
        return None
    return {
        "ante": options.ante,
        "r1_min": options.r1_min,
        "r1_max": options.r1_max,
        "r2_min": options.r2_min,
        "r2_max": options.r2_max,
        "max_raises": options.max_raises,
        "min_raise": "range" if fixed(options) else options.min_raise,
        "allow_check": int(options.allow_check),
    }


def fixed(options: Options) -> bool:
    """Returns whether there is one size of bet in each round."""
    return options.r1_min == options.r1_max and options.r2_min == options.r2_max


def small(options: Options, seats: int) -> bool:
    """Returns whether a hand can be laid out whole."""
    return seats == 2 and fixed(options) and not options.allow_check


def spot(view: Willow, pick: Pick) -> tuple[str, int, list[list[Token]]]:
    """Returns the point of the book, the class there, and what it chooses from."""
    seat = pick.seat
    said = answers(view, pick)
    if not small(view.options, view.seats):
        return rough_point(view, seat, len(said)), rough_class(view, seat), said
    own = VALUES[view.zones[DOWN + seat][0]]
    if view.phase == "first":
        return point(view, seat), own - 1, said
    up = VALUES[view.zones[UP + seat][0]]
    rival = VALUES[view.zones[UP + view.left_of(seat)][0]]
    return point(view, seat), class_of(own, up, rival), said


def point(view: Willow, seat: Seat) -> str:
    """Returns round, chips in before it, the level and the raises: who did what
    follows."""
    before = view.put_in[seat] - view.paid[seat]
    return f"{view.phase} {before} {view.level} {view.raises}"


def class_of(own: int, up: int, rival: int) -> int:
    return ((own - 1) * HIGHEST_VALUE + up - 1) * HIGHEST_VALUE + rival - 1


def answers(view: Willow, pick: Pick) -> list[list[Token]]:
    """Lists the answers of a book: all words, and the least, the pot and the most."""
    words = [[token] for token in pick.options[:2] if token < AMOUNT]
    if pick.options[-1] < AMOUNT:
        return words
    least = pick.options[len(words)] - AMOUNT
    most = pick.options[-1] - AMOUNT
    owed = view.level - view.paid[pick.seat]
    middle = min(most, max(least, view.chips[POT] + owed))
    sizes = sorted({least, middle, most})
    return words + [[Token(AMOUNT + size)] for size in sizes]


# Other tables, roughly


def rough_point(view: Willow, seat: Seat, many: int) -> str:
    """Returns the round, who is in and still to speak, raises, the price, how many
    answers."""
    own = 1 << seat
    rivals = min((view.still_in & ~own).bit_count(), MOST_RIVALS)
    behind = min((view.to_act & ~own).bit_count(), MOST_BEHIND)
    pot = view.chips[POT]
    owed = view.level - view.paid[seat]
    price = step(100 * owed // (pot + owed), CALLS) if owed else 0
    options = view.options
    limit = options.r1_max if view.phase == "first" else options.r2_max
    size = step(100 * pot // limit, POTS)
    return f"{view.phase} {rivals} {behind} {view.raises} {price} {size} {many}"


def rough_class(view: Willow, seat: Seat) -> int:
    """Classes a position: at first by the card; then by how good the hand is, and who
    shows what frightens."""
    down = view.zones[DOWN + seat][0]
    if view.phase == "first":
        return VALUES[down] - 1
    up = view.zones[UP + seat][0]
    worth = hand_worth(down, up)
    unseen = unseen_values(view, seat)
    chance = 1.0
    feared = 0
    for rival in view.seats_in(view.still_in & ~(1 << seat)):
        shows = VALUES[view.zones[UP + rival][0]]
        lower, total = lower_hands(worth, shows, unseen)
        chance *= lower / total
        if shows in FRIGHTENING:
            feared = 1
    best = min(CHANCE_CLASSES - 1, int(chance * CHANCE_CLASSES))
    return (best * 2 + int(VALUES[up] in FRIGHTENING)) * 2 + feared


# The hand of two, laid out whole


def layout(options: Options, seats: int) -> DealTree | None:
    """Returns the whole hand, where it is small. Columns are down, down, up, up."""
    if not small(options, seats):
        return None
    values = range(1, HIGHEST_VALUE + 1)
    deals = [
        (a, b, c, d) for a in values for b in values for c in values for d in values
    ]
    state = GAME.table(2, {**options_as_text(options), **LESSON}).blank()
    assert isinstance(state, Willow)
    state.script = ROLLS[:]
    state.begin(0)
    plan = BettingWalk(deals)
    root = plan.after(state)
    assert isinstance(root, Fork)
    return DealTree([ways(deal) for deal in deals], root)


def ways(deal: tuple[int, int, int, int]) -> float:
    """Counts the ways in which these values can be dealt."""
    count = 1
    for place in range(len(deal)):
        count *= max(0, CARDS_PER_VALUE - deal[:place].count(deal[place]))
    return float(count)


class BettingWalk:
    """Walks the betting once, for all deals together."""

    def __init__(self, deals: list[tuple[int, int, int, int]]) -> None:
        self.seats = [[seat] * len(deals) for seat in range(2)]
        self.first = [[deal[seat] - 1 for deal in deals] for seat in range(2)]
        self.second = [
            [class_of(a, c, d) for a, b, c, d in deals],
            [class_of(b, d, c) for a, b, c, d in deals],
        ]
        self.signs: list[int] = []
        for a, b, c, d in deals:
            mine = worth_of(a, c)
            theirs = worth_of(b, d)
            self.signs.append(int(mine > theirs) - int(mine < theirs))

    def after(self, state: Willow) -> Fork | End:
        """Returns what follows from here, by the rules themselves."""
        if not state.waiting:
            if state.still_in == state.table.all_seats:
                return End([float(state.put_in[0] * sign) for sign in self.signs])
            return End([state.returns()[0]] * len(self.signs))
        seat = state.next_asked()
        classes = self.first if state.phase == "first" else self.second
        branches: list[Fork | End] = []
        for token in state.ask(seat).options:
            copy = state.copy()
            assert isinstance(copy, Willow)
            copy.take(seat, [token])
            branches.append(self.after(copy))
        return Fork(point(state, seat), self.seats[seat], classes[seat], branches)
