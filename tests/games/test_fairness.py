"""No bot singles somebody out for the number of their seat.

Bots are measured at tables of bots like themselves: wherever a bot could have chosen
any of several others, the chosen one's place in the row of seats is noted. Over many
choices that place is in the middle, unless ties go to the first or the last.
"""

from collections.abc import Iterator
from statistics import fmean, stdev

import pytest

from parlour.bots import answer, find
from parlour.engine.dice import Dice
from parlour.engine.game import Game, token_name
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.games import find as find_game
from parlour.games import list_games
from parlour.games.lost_pueblo import bot as pueblo
from parlour.games.lost_pueblo.rules import (
    ACCUSE,
    ACE,
    ASK,
    GIVE,
    HAND,
    SEAT,
    LostPueblo,
)

GAMES = 24
FAR = 4.0
"""So many standard errors from the middle are no accident."""


def whose(game: Game, state: State, token: Token) -> int:
    """The seat that a token names or whose piece it is; -1 if neither."""
    name = token_name(state.table, token)
    if name.startswith("seat-"):
        return int(name.removeprefix("seat-"))
    if 0 <= token < state.table.piece_count:
        place = state.zone_of(token)
        for zone in game.zones.all:
            here = place - zone.first
            if not zone.shared and not zone.hands and 0 <= here < state.seats:
                return here
    return -1


def singled_out(game: Game, seats: int, seed: int) -> Iterator[float]:
    """Where in the row each chosen seat stood, from 0 to 1, over one game."""
    bot = find(game, "regular")
    state = game.table(seats, {}).blank()
    state.begin(seed)
    dice = Dice(seed)
    while state.waiting:
        seat = state.next_asked()
        pick = state.ask(seat)
        tokens = answer(bot, state, seat, dice)
        offered = {whose(game, state, token) for token in pick.options}
        others = sorted(offered - {-1, seat})
        for token in tokens:
            other = whose(game, state, token)
            if other in others and len(others) > 1:
                yield others.index(other) / (len(others) - 1)
                break
        state.record_answer(seat, tokens)
        state.take(seat, tokens)


@pytest.mark.in_bulk
@pytest.mark.parametrize("game", list_games(), ids=lambda game: game.slug)
def test_nobody_is_chosen_for_their_seat(game: Game) -> None:
    seats = min(5, max(game.players))
    places = [
        fmean(found)
        for seed in range(1, GAMES + 1)
        if (found := list(singled_out(game, seats, seed)))
    ]
    if len(places) > GAMES // 2:  # in most games nobody is chosen at all
        error = stdev(places) / len(places) ** 0.5
        assert abs(fmean(places) - 0.5) < FAR * max(error, 0.02)


def waiting(shed: list[Seat], state: State, seat: Seat, dice: Dice) -> list[Token]:
    """Asks until somebody has given or accused, and then accuses them."""
    view = state
    assert isinstance(view, LostPueblo)
    for other in shed:
        if (
            other != seat
            and view.still_in >> other & 1
            and not view.cleared >> other & 1
        ):
            return [ACCUSE, Token(SEAT + other)]
    others = pueblo.rivals(view, seat)
    whom = pueblo.worth_asking(view, others, dice)
    return [ASK, Token(SEAT + (whom if whom >= 0 else others[0]))]


@pytest.mark.rules
@pytest.mark.parametrize(("seats", "at_most"), [(4, 0.36), (6, 0.28)])
def test_the_first_to_shed_a_card_is_not_the_thief(seats: int, at_most: float) -> None:
    """Lost Pueblo: whoever waits for somebody to give or accuse learns little.

    Bots among whom only the thief did so lost half of all games to such a player.
    """
    game = find_game("lost-pueblo")
    games = 300
    won = 0
    thief_first = 0
    for seed in range(1, games + 1):
        state = game.table(seats, {}).blank()
        state.begin(seed)
        assert isinstance(state, LostPueblo)
        dice = Dice(seed)
        shed: list[Seat] = []
        thief = next(s for s in state.everyone() if ACE in state.zones[HAND + s])
        patient = state.everyone()[seed % seats]
        while state.waiting:
            seat = state.next_asked()
            turn = state.phase == "turn"
            if seat == patient and turn and seat != thief:
                tokens = waiting(shed, state, seat, dice)
            else:
                tokens = answer(pueblo.regular, state, seat, dice)
            if turn and tokens[0] in (GIVE, ACCUSE):
                thief_first += not shed and seat == thief
                shed.append(seat)
            state.record_answer(seat, tokens)
            state.take(seat, tokens)
        won += state.ranks[patient] == 1
    assert won / games < at_most
    assert thief_first / games < 0.7


@pytest.mark.rules
def test_fame_without_a_block_is_worth_attacking_for() -> None:
    """Domino Knights: where unblocked attacks cost Fame, that is fought for (KNI-R63).

    A bot that did not know of it left four turns in ten without an attack.
    """
    game = find_game("domino-knights")
    bot = find(game, "regular")
    options = {"goal": "most_fame_at_time", "fame_unblocked": "transfer_one"}
    attacked = 0
    asked = 0
    for seed in range(1, 5):
        state = game.table(3, options).blank()
        state.begin(seed)
        dice = Dice(seed)
        while state.waiting:
            seat = state.next_asked()
            attack = state.ask(seat).prompt == "attack"
            tokens = answer(bot, state, seat, dice)
            asked += attack
            attacked += attack and bool(tokens)
            state.record_answer(seat, tokens)
            state.take(seat, tokens)
    assert attacked > 0.7 * asked
