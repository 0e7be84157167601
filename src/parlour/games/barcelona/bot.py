"""A decent player of Barcelona: weighs the antes against the price of a red card."""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token
from parlour.games.barcelona.hints import below, most_lost, unseen_blacks
from parlour.games.barcelona.rules import (
    BLACKS,
    DROP,
    FORCE,
    POT,
    SHOWN,
    Barcelona,
)
from parlour.kit.values import ORDER

STRONG_BEATS: Final = 19
"""A black card that beats this many of the other 25 is kept hidden."""
LURE_FACTOR: Final = 2
"""The factor by which a hidden black card is likelier above the red one that is
shown."""
AVERAGE_RED_PRICE: Final = 85 / 13
"""The cost of an unknown red card."""
MIN_HIGH_PRICE: Final = 10


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: Barcelona, pick: Pick, dice: Dice) -> list[Token]:
    """Shows strength or plays for time; then forces where it pays."""
    if view.phase == "reveal":
        return [card_to_show(view, pick.seat)]
    return [FORCE if worth_forcing(view, pick.seat) else DROP]


def card_to_show(view: Barcelona, seat: Seat) -> Piece:
    """Returns the lower card, because early players choose freely; never a strong
    black."""
    red = view.red_card(seat)
    black = view.black_card(seat)
    if len(below(view, black, BLACKS)) >= STRONG_BEATS:
        return red
    return red if ORDER[red] < ORDER[black] else black


def explain_showdown(
    view: Barcelona, pick: Pick
) -> list[tuple[str, dict[str, str | int]]]:
    """Computes the possible gain from a showdown, to explain it once the round is
    over."""
    if view.phase == "reveal":
        return []
    chance, prize, price = showdown(view, pick.seat)
    values: dict[str, str | int] = {
        "percent": round(100 * chance),
        "prize": round(prize),
        "price": price,
    }
    return [("showdown", values)]


def worth_forcing(view: Barcelona, seat: Seat) -> bool:
    """Returns whether a showdown gains on average; dropping costs nothing any more."""
    chance, prize, price = showdown(view, seat)
    if price >= MIN_HIGH_PRICE and chance < 0.5:
        return False
    return chance * prize > (1.0 - chance) * price


def showdown(view: Barcelona, seat: Seat) -> tuple[float, float, int]:
    """Returns the chance of winning one, what that brings, and what losing it costs."""
    black = view.black_card(seat)
    unseen = unseen_blacks(view, seat)
    chance = 1.0
    prize = float(view.chips[POT])
    for rival in view.seats_in(view.still_in & ~(1 << seat)):
        shown = view.zones[SHOWN + rival][0]
        if view.black_card(rival) == HIDDEN:
            higher = [card for card in unseen if ORDER[card] > ORDER[shown]]
            likely = unseen + higher * (LURE_FACTOR - 1)  # most show their lower card
            chance *= len(below(view, black, likely)) / len(likely)
            prize += most_lost(view, rival)
        else:
            if not below(view, black, [shown]):
                chance = 0.0
            prize += average_loss(view, rival)
    return chance, prize, most_lost(view, seat)


def average_loss(view: Barcelona, rival: Seat) -> float:
    if view.options.stakes == "table" and view.chips[rival] < AVERAGE_RED_PRICE:
        return float(view.chips[rival])
    return AVERAGE_RED_PRICE
