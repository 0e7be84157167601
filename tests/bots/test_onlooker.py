"""What a bot may say of its move during the hand: what the whole table can work out."""

import pytest

from parlour.bots import usual_bot
from parlour.bots.onlooker import (
    OTHERS,
    SEEN,
    PublicAnswer,
    grade_doubt,
    is_open_to_all,
    place_pieces,
    public_answers,
)
from parlour.engine.dice import Dice
from parlour.engine.pieces import Piece, Token
from parlour.engine.state import State
from parlour.engine.views import imagine
from parlour.engine.zones import AUDIENCE
from parlour.games import find


def asked(slug: str, seats: int = 3) -> State:
    return find(slug).new(seats, seed=5)


def shares(
    slug: str, state: State, answer: list[Token], shown: int
) -> list[PublicAnswer]:
    seat = state.next_asked()
    answer = state.spelled(state.ask(seat), answer)
    return public_answers(state, seat, answer, shown, usual_bot(find(slug)), Dice(3))


def test_word_names_the_move_and_the_runner_up_with_their_shares() -> None:
    state = asked("willow")
    pick = state.ask(state.next_asked())
    found = {}
    for option in pick.options:
        mine, *others = shares("willow", state, [option], 0)
        assert mine.kind == SEEN
        assert len(mine.names) == 1
        assert mine.share + sum(one.share for one in others) <= 100
        found[mine.names[0]] = mine.share
    assert sum(found.values()) == pytest.approx(100, abs=3)
    assert max(found.values()) < 100  # it depends on the hand


def test_shown_card_is_held_in_every_imagined_hand() -> None:
    state = asked("barcelona")
    seat = state.next_asked()
    card = state.ask(seat).options[0]
    (mine, *others) = shares("barcelona", state, [card], 1)
    assert mine.names == [state.table.pieces.names[card]]
    assert mine.share + sum(one.share for one in others) == pytest.approx(100, abs=1)


def test_hidden_card_is_not_named() -> None:
    state = asked("caribbean-star", 2)
    while "face-down" not in state.ask(state.next_asked()).prompt:
        state.play(state.next_asked(), [])
    seat = state.next_asked()
    card = state.ask(seat).options[0]
    assert shares("caribbean-star", state, [card], 0) == []  # all look alike
    mine, *_ = shares("caribbean-star", state, [card], 1)
    assert mine.names == [state.table.pieces.names[card]]


def test_pieces_that_a_move_showed_lie_where_they_lay() -> None:
    state = asked("following-suit")
    seat = state.next_asked()
    card = Piece(state.ask(seat).options[0])
    zone = state.zone_of(card)
    for number in range(20):
        world = imagine(state, AUDIENCE, Dice(number))
        place_pieces(world, state, [card])
        assert world.zone_of(card) == zone
        assert sorted(map(len, world.zones)) == sorted(map(len, state.zones))


def test_hand_that_lies_open_hides_nothing() -> None:
    assert is_open_to_all(asked("spots"), asked("spots").next_asked())
    assert not is_open_to_all(asked("willow"), asked("willow").next_asked())


@pytest.mark.parametrize(
    ("mine", "other", "kind", "doubt"),
    [
        (100, 0, OTHERS, "none"),
        (85, 15, SEEN, "little"),
        (60, 40, SEEN, "some"),
        (45, 40, SEEN, "even"),
        (20, 80, OTHERS, "even"),
        (20, 70, SEEN, "odd"),
        (3, 97, OTHERS, "odd"),
    ],
)
def test_doubt_grows_as_the_share_falls(
    mine: int, other: int, kind: str, doubt: str
) -> None:
    answers = [PublicAnswer(["a"], SEEN, mine)]
    if other:
        answers.append(PublicAnswer(["b"], kind, other))
    assert grade_doubt(answers) == doubt
