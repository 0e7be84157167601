"""Contests set up by hand, for the tests of the game."""

from typing import Any

from tests.games.answers import offered, reply
from tests.games.positions import begun
from tests.games.table import names, said

from parlour.engine.pieces import Piece, Seat, tarot
from parlour.games.contest.rules import Contest
from parlour.games.contest.words import DOWN, UP, WILD

DECK = tarot()


def cards(names: str) -> list[Piece]:
    return [DECK.find_piece(name) for name in names.split()]


def begin(deal: str, cast_: str = "0a.db", seats: int = 2, **options: Any) -> Contest:
    """A contest in which cards come in this order: the deal, then twists."""
    return begun(Contest, seats, deal, given={"cast": cast_, **options})


def fight(deal: str, cast_: str = "0a.db", seats: int = 2, **options: Any) -> Contest:
    """The same for several rounds; everybody joins the first."""
    state = begin(deal, cast_, seats, **{"max_rounds": 20, **options})
    everyone_joins(state)
    return state


def everyone_joins(state: Contest) -> None:
    while state.phase == "join":
        seat = state.next_asked()
        able = offers(state)
        if "join" not in able:
            reply(state, "hold")
        else:
            many = state.ask(seat).least
            reply(state, " ".join(["join"] * many))


def offers(state: Contest, *chosen: str) -> set[str]:
    """What the one asked first may choose next."""
    return set(offered(state, " ".join(chosen)).split())


def may_end(state: Contest) -> bool:
    return "done" in offers(state)


def up(state: Contest, hand: int) -> str:
    return names(state, UP + hand - 1)


def down(state: Contest, hand: int) -> str:
    return names(state, DOWN + hand - 1)


def wild(state: Contest, hand: int) -> str:
    return names(state, WILD + hand - 1)


ARITHMETIC = ("values", "counts", "holds", "holding")


def announced(state: Contest) -> list[str]:
    """What was said besides the totals of cards."""
    return [message for message in said(state) if message not in ARITHMETIC]


def winner(state: Contest) -> int:
    """The winner's hand, counted from 1; 0 for nobody."""
    return state.winner + 1


DEALER = Seat(1)
