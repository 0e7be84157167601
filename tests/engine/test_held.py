"""What a seat is said to hold: what is in its hand, and not known to all others."""

import pytest
from tests.engine.toys import TIDE_ZONES, TideOptions, Tides, toy

from parlour.bots.luck import random_answer
from parlour.engine.data import position
from parlour.engine.dice import Dice
from parlour.engine.pieces import cards
from parlour.engine.state import LOWEST, State
from parlour.engine.views import hidden_hand
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.testing.chance import random_options

GAMES_EACH = 6
MOST_ANSWERS = 300


@pytest.mark.both_ways
@pytest.mark.parametrize("slug", GAMES)
def test_held_names_no_piece_that_all_others_know(slug: str) -> None:
    """At the usual table and at tables of any options, answer by answer."""
    game = find(slug)
    chosen = [random_options(game, Dice(seed)) for seed in range(GAMES_EACH - 1)]
    tables = [game.table(seats, options) for seats, options in chosen]
    for seed, table in enumerate([game.table(game.usual_seats), *tables]):
        state, dice = table.blank(), Dice(seed)
        state.begin(seed)
        for _ in range(MOST_ANSWERS):
            if not state.waiting:
                break
            for seat in state.everyone():
                check_held(state, seat)
            asked = LOWEST[state.waiting]
            state.take(asked, random_answer(state, state.ask(asked), dice))


def check_held(state: State, seat: int) -> None:
    others = [other for other in state.everyone() if other != seat]
    for piece in hidden_hand(state, seat):
        name = state.table.pieces.names[piece]
        assert state.known[piece] >> seat & 1, name
        if others:
            ignorant = [one for one in others if not state.known[piece] >> one & 1]
            assert ignorant, f"all others know {name}"


def test_cards_that_are_laid_face_down_are_not_held() -> None:
    """Training of Domino Knights, and hands placed at a coin of Seven-Handed Poker."""
    for slug, laid in (("domino-knights", "training"), ("seven-handed-poker", "spot")):
        game = find(slug)
        table = game.table(game.usual_seats)
        first = [zone.first for zone in game.zones.all if zone.name.startswith(laid)]
        numbers = {start + seat for start in first for seat in range(table.seats)}
        met = 0
        for seed in range(4):
            state, dice = table.blank(), Dice(seed)
            state.begin(seed)
            while state.waiting:
                for seat in state.everyone():
                    lying = [p for n in numbers for p in state.zones[n]]
                    met += len(lying)
                    assert not {*lying} & {*hidden_hand(state, seat)}
                asked = LOWEST[state.waiting]
                state.take(asked, random_answer(state, state.ask(asked), dice))
        assert met, "or it says nothing"


def test_hand_is_held_while_nobody_has_seen_it() -> None:
    match = Match(find("willow"), 3, seed="00" * 32)
    hand = match.list_hidden_hand(0)
    assert len(hand) == 1
    assert hand[0] in match.table.pieces.names


def test_hand_of_a_single_player_is_held_before_those_who_watch() -> None:
    alone = toy(
        "tides", Tides, TIDE_ZONES, (), players=range(1, 2), options=TideOptions
    )
    state = position(alone, 1, zones={"hand 0": "4c 5c"}, rest="stock")
    assert hidden_hand(state, 0) == cards("4c 5c")
    state.show(cards("4c")[0], state.table.all_viewers)
    assert hidden_hand(state, 0) == cards("5c")
