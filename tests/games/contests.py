"""Contests set up by hand, for the tests of the game."""

from typing import Any, cast

from parlour.engine.data import tokens_named
from parlour.engine.dice import scatter
from parlour.engine.game import token_name
from parlour.engine.picks import DONE
from parlour.engine.pieces import Piece, Seat, tarot
from parlour.games.contest import GAME
from parlour.games.contest.rules import Contest
from parlour.games.contest.words import DOWN, UP, WILD

DECK = tarot()


def cards(names: str) -> list[Piece]:
    return [DECK.named(name) for name in names.split()]


def names(pieces: list[Piece]) -> str:
    return " ".join(DECK.names[piece] for piece in pieces)


def begin(deal: str, cast_: str = "0a.db", seats: int = 2, **options: Any) -> Contest:
    """A contest in which cards come in this order: the deal, then twists."""
    table = GAME.table(seats, {"cast": cast_, **options})
    table.stacks = [cards(deal)]
    state = table.blank()
    state.events = []
    state.begin(scatter(1))
    return cast(Contest, state)


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
            say(state, "hold")
        else:
            many = state.ask(seat).least
            say(state, *["join"] * many)


def say(state: Contest, *words: str) -> None:
    """Whoever is asked first answers."""
    seat = state.next_asked()
    tokens = tokens_named(state.table, list(words))
    state.decided(seat, state.checked(seat, tokens))
    state.play(seat, tokens)


def says(state: Contest, *answers: str) -> None:
    """Several answers in a row, each in words; an empty one for nothing."""
    for answer in answers:
        say(state, *answer.split())


def offers(state: Contest, *chosen: str) -> set[str]:
    """What the one asked first may choose next."""
    pick = state.ask(state.next_asked())
    so_far = tokens_named(state.table, list(chosen))
    able = state.narrow(pick, so_far)
    return {token_name(state.table, token) for token in able}


def may_end(state: Contest) -> bool:
    return DONE in state.narrow(state.ask(state.next_asked()), [])


def up(state: Contest, hand: int) -> str:
    return names(state.zones[UP + hand - 1])


def down(state: Contest, hand: int) -> str:
    return names(state.zones[DOWN + hand - 1])


def wild(state: Contest, hand: int) -> str:
    return names(state.zones[WILD + hand - 1])


ARITHMETIC = ("values", "counts", "holds", "holding")


def said(state: Contest) -> list[str]:
    """What was said besides the totals of cards."""
    told = [event[5] for event in state.events or [] if event[0] == "said"]
    return [message for message in told if message not in ARITHMETIC]


def winner(state: Contest) -> int:
    """The winner's hand, counted from 1; 0 for nobody."""
    return state.winner + 1


DEALER = Seat(1)
