"""Barcelona for the makers and readers of books: what a seat knows, in classes.

At two seats the game is small enough to be laid out whole: a seat shows one of two
cards, and the lower card shown forces or drops. With more, who is to force or drop
looks at how likely the own black card wins, what it costs and what it brings.
"""

from typing import Final

from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.barcelona.hints import below, unseen_blacks
from parlour.games.barcelona.rules import (
    BLACKS,
    IS_RED,
    PACK,
    POT,
    PRICE,
    REDS,
    SHOWN,
    Barcelona,
    Options,
    strength,
)
from parlour.kit.books import DealTree, End, Fork, step
from parlour.kit.values import ORDER

LESSON: Final = {"hands": 1}
"""A book is about one hand, for no hand depends on another."""

CHANCE_CLASSES: Final = 16
"""Classes of the chance to win a showdown."""
PRICES: Final = (1, 3, 5, 7, 9)
"""The cost of the own red card, in steps."""
PRIZES: Final = (5, 10, 15, 20)
"""The average gain from a showdown, in steps."""
AVERAGE_RED_PRICE: Final = 85 / 13
"""The cost of an unknown red card."""

CARDS_PER_COLOUR: Final = 26
"""Cards of each colour."""
PLACE: Final = [(REDS if IS_RED[card] else BLACKS).index(card) for card in PACK]
"""The place of each card among those of its colour."""


def settings(options: Options, seats: int) -> dict[str, int] | None:
    """Returns what the best play of a hand depends on; None if no book can be made.

    With table stakes it depends on everybody's chips too.
    """
    if options.stakes != "ledger":
        return None
    return {
        "ante": options.ante,
        "ace_high_showdown": int(options.ace_high_showdown),
    }


def spot(view: Barcelona, pick: Pick) -> tuple[str, int, list[list[Token]]]:
    """Returns the point of the book, the class there, and what it chooses from: the red
    card or the black, to force or to drop."""
    seat = pick.seat
    said = [[token] for token in pick.options]
    red = PLACE[view.red_card(seat)]
    black = PLACE[view.black_card(seat)]
    if view.phase == "reveal":
        return "show", hand_class(red, black), said
    if view.seats > 2:
        rivals, hiding, place = rough_class(view, seat)
        return f"act {rivals} {hiding}", place, said
    mine = view.zones[SHOWN + seat][0]
    theirs = view.zones[SHOWN + view.left_of(seat)][0]
    return "act", act_class(red, black, mine, theirs), said


def rough_class(view: Barcelona, seat: Seat) -> tuple[int, int, int]:
    """Returns, with several others, how many are in, how many of them hide a black
    card, and the class by chance, price, prize and what the seat itself shows."""
    black = view.black_card(seat)
    unseen = unseen_blacks(view, seat)
    chance = 1.0
    prize = float(view.chips[POT])
    rivals = 0
    hiding = 0
    for rival in view.seats_in(view.still_in & ~(1 << seat)):
        rivals += 1
        card = view.zones[SHOWN + rival][0]
        if IS_RED[card]:
            hiding += 1
            chance *= len(below(view, black, unseen)) / len(unseen)
            prize += PRICE[card]
        else:
            chance *= len(below(view, black, [card]))
            prize += AVERAGE_RED_PRICE
    likely = min(CHANCE_CLASSES - 1, int(chance * CHANCE_CLASSES))
    cost = step(PRICE[view.red_card(seat)], PRICES)
    gain = step(int(prize), PRIZES)
    open_red = int(IS_RED[view.zones[SHOWN + seat][0]])
    place = (likely * (len(PRICES) + 1) + cost) * (len(PRIZES) + 1) + gain
    return rivals, hiding, place * 2 + open_red


def hand_class(red: int, black: int) -> int:
    return red * CARDS_PER_COLOUR + black


def act_class(red: int, black: int, mine: Piece, theirs: Piece) -> int:
    """Returns a class by the own cards, what the other shows, and the two colours
    shown."""
    colours = IS_RED[mine] * 2 + IS_RED[theirs]
    return (
        colours * CARDS_PER_COLOUR * CARDS_PER_COLOUR + hand_class(red, black)
    ) * CARDS_PER_COLOUR + PLACE[theirs]


def layout(options: Options, seats: int) -> DealTree | None:
    """Returns the whole hand, where there are two seats. Columns are red, black, red,
    black."""
    if seats != 2:
        return None
    deals = [
        (red, black, other_red, other_black)
        for red in REDS
        for black in BLACKS
        for other_red in REDS
        if other_red != red
        for other_black in BLACKS
        if other_black != black
    ]
    high = options.ace_high_showdown
    ante = options.ante
    forced = End(
        [
            float(
                ante + PRICE[other_red]
                if strength(black, high) > strength(other_black, high)
                else -ante - PRICE[red]
            )
            for red, black, other_red, other_black in deals
        ]
    )
    hands = [hand_class(PLACE[red], PLACE[black]) for red, black, _, _ in deals]
    others = [hand_class(PLACE[red], PLACE[black]) for _, _, red, black in deals]
    shows: list[Fork | End] = []
    for first in range(2):
        acts: list[Fork | End] = [
            action(deals, first, 2 + second, ante, forced) for second in range(2)
        ]
        shows.append(Fork("show", [1] * len(deals), others, acts))
    root = Fork("show", [0] * len(deals), hands, shows)
    return DealTree([1.0] * len(deals), root)


def action(
    deals: list[tuple[Piece, Piece, Piece, Piece]],
    first: int,
    second: int,
    ante: int,
    forced: End,
) -> Fork:
    """Builds the question of the seat that shows the lower card: force or drop."""
    asked: list[int] = []
    classes: list[int] = []
    dropped: list[float] = []
    for deal in deals:
        mine = deal[first]
        theirs = deal[second]
        if ORDER[mine] < ORDER[theirs]:
            asked.append(0)
            place = act_class(PLACE[deal[0]], PLACE[deal[1]], mine, theirs)
            dropped.append(float(-ante))
        else:
            asked.append(1)
            place = act_class(PLACE[deal[2]], PLACE[deal[3]], theirs, mine)
            dropped.append(float(ante))
        classes.append(place)
    return Fork("act", asked, classes, [forced, End(dropped)])
