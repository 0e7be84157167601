"""A decent player of The Lost Pueblo: collects, watches who sheds cards, accuses."""

from typing import Final

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, Token
from parlour.games.lost_pueblo.rules import (
    ACCUSE,
    ACE,
    ASK,
    GIVE,
    HAND,
    PENALTY_CARDS,
    REFUSE,
    SEAT,
    WINNING_CARDS,
    LostPueblo,
)

# Thief and innocents give and accuse nearly as often, so that neither tells who it is.
# In percent, while more cards are held than a wrong guess costs:
THIEF_GIVES_PERCENT: Final = 18
THIEF_GUESSES_PERCENT: Final = 18
GIVES_PERCENT: Final = 14
GUESSES_PERCENT: Final = 14

# How a seat's doings change the odds that it is the thief.
GAVE_FACTOR: Final = THIEF_GIVES_PERCENT / GIVES_PERCENT
ACCUSED_FACTOR: Final = THIEF_GUESSES_PERCENT / GUESSES_PERCENT
ASKED_FACTOR: Final = (100 - THIEF_GIVES_PERCENT - THIEF_GUESSES_PERCENT) / (
    100 - GIVES_PERCENT - GUESSES_PERCENT
)
LONE_CARD_FACTOR: Final = 2.0

SURE_ODDS: Final = 0.8
"""Odds from which a false accusation may cost the last cards."""
LIKELY_ODDS: Final = 0.5
URGENT_ODDS: Final = 0.3
"""Odds that will do where the suspect may be gone before one's next turn."""
PATIENCE_STEP: Final = 0.02
"""The decrease each time round, so that nobody asks for ever."""


THUMBS: Final = {"": "thumb"}
"""The reason that it gives for any answer: a message of the game."""


def regular(view: LostPueblo, pick: Pick, dice: Dice) -> list[Token]:
    """Asks for cards and accuses the likeliest, or sheds cards if it is the thief."""
    seat = pick.seat
    match view.phase:
        case "turn":
            if ACE in view.zones[HAND + seat]:
                return thief_turn(view, pick, dice)
            return innocent_turn(view, pick, dice)
        case "asked":
            if view.options.may_refuse and declines(view, seat, dice):
                return [REFUSE]
            held = [token for token in pick.options if token != REFUSE]
            return [held[dice.roll(len(held))]]
        case _:
            return some_cards(pick.options, PENALTY_CARDS, dice)


def some_cards(able: list[Piece], count: int, dice: Dice) -> list[Piece]:
    left = sorted(able)
    return sorted([left.pop(dice.roll(len(left))) for _ in range(count)])


def size(view: LostPueblo, seat: int) -> int:
    return len(view.zones[HAND + seat])


def rivals(view: LostPueblo, seat: Seat) -> list[Seat]:
    """Returns the others still in the game."""
    return view.seats_in(view.still_in & ~(1 << seat))


def odds(view: LostPueblo, seat: Seat) -> list[float]:
    """Returns, for each seat, how likely an innocent should think it to be the
    thief."""
    weights = [0.0] * view.seats
    for other in rivals(view, seat):
        if ACE in view.zones[HAND + other]:  # exposed for all to see
            weights = [0.0] * view.seats
            weights[other] = 1.0
            return weights
        if other not in view.seats_in(view.cleared):
            weight = (
                GAVE_FACTOR ** view.gave[other] * ACCUSED_FACTOR ** view.accused[other]
            )
            weight *= ASKED_FACTOR ** view.asked[other]
            weights[other] = weight * (
                LONE_CARD_FACTOR if size(view, other) == 1 else 1.0
            )
    total = sum(weights)
    if not total:  # nobody can be: so it looks only in a world that cannot be either
        return [1.0 / view.seats] * view.seats
    return [weight / total for weight in weights]


def best(seats: list[Seat], worth: list[float], dice: Dice) -> Seat:
    """Returns the seat of most worth, any of them if several are equal."""
    most = max(worth[seat] for seat in seats)
    equal = [seat for seat in seats if worth[seat] == most]
    return equal[dice.roll(len(equal))]


# Innocents


def innocent_turn(view: LostPueblo, pick: Pick, dice: Dice) -> list[Token]:
    seat = pick.seat
    others = rivals(view, seat)
    chance = odds(view, seat)
    suspect = best(others, chance, dice)
    waited = PATIENCE_STEP * (view.turns // view.seats)
    wanted = URGENT_ODDS if size(view, suspect) == 1 else LIKELY_ODDS
    if size(view, seat) <= PENALTY_CARDS:
        wanted = SURE_ODDS
    whom = worth_asking(view, others, dice)
    won_by_asking = (
        size(view, seat) == WINNING_CARDS - 1 and not view.options.may_refuse
    )
    if whom >= 0 and won_by_asking:
        return [ASK, Token(SEAT + whom)]
    if chance[suspect] > wanted - waited or whom < 0:
        return [ACCUSE, Token(SEAT + suspect)]
    receiver = poorest(view, others, dice)
    if (
        size(view, seat) > PENALTY_CARDS
        and size(view, receiver) < WINNING_CARDS - PENALTY_CARDS
    ):
        if dice.chance(GIVES_PERCENT):
            return give(view, seat, receiver, dice)
        if dice.chance(GUESSES_PERCENT):
            return [ACCUSE, Token(SEAT + receiver)]
    return [ASK, Token(SEAT + whom)]


def worth_asking(view: LostPueblo, others: list[Seat], dice: Dice) -> int:
    """Chooses the seat to ask: the largest hand that cannot be a lone Ace; or -1."""
    worth = [0.0] * view.seats
    able: list[Seat] = []
    for other in others:
        innocent = other in view.seats_in(view.cleared)
        if size(view, other) > 1 or innocent:
            able.append(other)
            worth[other] = 2.0 * size(view, other) + innocent
    return best(able, worth, dice) if able else -1


def declines(view: LostPueblo, seat: Seat, dice: Dice) -> bool:
    """Returns whether to say no: the thief rarely, an innocent to live or to stop a
    rival."""
    asker = size(view, view.turn)
    if ACE in view.zones[HAND + seat]:
        return asker == WINNING_CARDS - 1 and size(view, seat) > 1
    if asker >= WINNING_CARDS - PENALTY_CARDS or size(view, seat) <= PENALTY_CARDS:
        return True
    return dice.chance(50)


# The thief


def thief_turn(view: LostPueblo, pick: Pick, dice: Dice) -> list[Token]:
    """Asks like everybody else, sheds cards now and then, and the Ace at last."""
    seat = pick.seat
    held = size(view, seat)
    others = rivals(view, seat)
    receiver = poorest(view, others, dice)
    if held == PENALTY_CARDS and view.options.ace_as_second_card:
        return [ACCUSE, Token(SEAT + receiver)]
    if held <= PENALTY_CARDS and (
        held == 1 or size(view, receiver) < WINNING_CARDS - 1
    ):
        return give(view, seat, receiver, dice)
    if held > PENALTY_CARDS and size(view, receiver) < WINNING_CARDS - PENALTY_CARDS:
        if dice.chance(THIEF_GIVES_PERCENT):
            return give(view, seat, receiver, dice)
        if dice.chance(THIEF_GUESSES_PERCENT):
            return [ACCUSE, Token(SEAT + receiver)]
    whom = worth_asking(view, others, dice)
    return [ASK, Token(SEAT + (whom if whom >= 0 else receiver))]


def poorest(view: LostPueblo, others: list[Seat], dice: Dice) -> Seat:
    """Chooses a seat with the fewest cards: it is farthest from six."""
    fewest = [-float(size(view, other)) for other in view.everyone()]
    return best(others, fewest, dice)


def give(view: LostPueblo, seat: Seat, receiver: Seat, dice: Dice) -> list[Token]:
    able = view.giveable(seat)
    return [GIVE, Token(SEAT + receiver), able[dice.roll(len(able))]]
