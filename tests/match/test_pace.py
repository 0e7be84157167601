"""The pace of a match: whether questions with a single answer are put to people."""

from collections.abc import Callable
from typing import Final

import pytest
from tests.engine.toys import toy

from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import Zones
from parlour.games import find
from parlour.match import Match
from parlour.match.match import replay
from parlour.testing.chance import random_answer

pytestmark = pytest.mark.both_ways

BELL_WORDS: Final = Words()
RING: Final = BELL_WORDS.word("stop")


class Bell(State):
    """Seat 0 may ring or wait; whatever happens then, seat 1 can only ring."""

    def start(self) -> None:
        self.enter("may")
        self.turn_to(Seat(0))

    def ask(self, seat: Seat) -> Pick:
        least = 1 if self.phase == "must" else 0
        return Pick(seat, "stop", [RING], least, 1)

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.phase == "must":
            self.finish(self.scores)
        else:
            self.clock()

    def clock(self) -> None:
        self.enter("must")
        self.turn_to(Seat(1))

    def news(self, words: list[str]) -> None:
        self.clock()


BELL: Final = toy("bell", Bell, Zones(), ["may", "must"], words=BELL_WORDS)


def seats_without_choice(match: Match) -> list[Seat]:
    asked = match.state.seats_in(match.state.waiting)
    return [seat for seat in asked if match.only_answer(seat) is not None]


@pytest.mark.parametrize(
    "happens",
    [
        lambda match: match.play(0, []),
        lambda match: match.ring(),
        lambda match: match.news(["rain"]),
    ],
    ids=["answer", "clock", "news"],
)
def test_forced_question_is_answered_at_fast_pace_only(
    happens: Callable[[Match], None],
) -> None:
    sealed, fast = (Match(BELL, 2, seed="s", pace=pace) for pace in ("sealed", "fast"))
    happens(sealed)
    assert seats_without_choice(sealed) == [1]
    assert len(sealed.choices) == 1
    happens(fast)
    assert fast.over()
    assert [choice.seat for choice in fast.choices[1:]] == [1]


def test_forced_question_after_the_deal_is_answered_at_fast_pace() -> None:
    game = find("domino-knights")
    sealed, fast = (
        Match(game, game.usual_seats, seed="s1", pace=pace)
        for pace in ("sealed", "fast")
    )
    assert seats_without_choice(sealed)
    assert not sealed.choices
    assert not seats_without_choice(fast)
    assert fast.choices


@pytest.mark.parametrize("slug", ["caribbean-star", "spots", "brain-baseball"])
def test_fast_pace_never_asks_a_seat_that_has_no_choice(slug: str) -> None:
    game = find(slug)
    met = {"sealed": 0, "fast": 0}
    for pace in met:
        match = Match(game, game.usual_seats, seed="s1", pace=pace)
        dice = Dice(4)
        while not match.over():
            met[pace] += len(seats_without_choice(match))
            seat = match.state.next_asked()
            match.play_tokens(seat, random_answer(match.state, seat, dice))
        again = replay(game, match.log())
        assert again.choices == match.choices
        assert again.state.scores == match.state.scores
    assert met["sealed"] > 0
    assert met["fast"] == 0


# Windows


class Ajar(State):
    """Seat 0 is asked again and again, as the test sets it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.round = 0
        self.least = 0
        self.most = 0
        self.open = 1

    def start(self) -> None:
        self.turn_to(Seat(0))

    def ask(self, seat: Seat) -> Pick:
        return Pick(seat, "stop", [RING], self.least, self.most, window=bool(self.open))

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if tokens:
            self.finish(self.scores)
        else:
            self.waiting = 0b10 if seat == 0 else 0b01


def ajar(pace: str, *, poker_faced: bool = False) -> tuple[Match, Ajar]:
    game = toy(
        "ajar",
        Ajar,
        Zones(),
        (),
        words=BELL_WORDS,
        poker_faced=poker_faced,
        spans={"round": lambda state: state.round, "turn": lambda state: -1},
    )
    match = Match(game, 2, seed="s", pace=pace)
    assert isinstance(match.state, Ajar)
    return match, match.state


@pytest.mark.parametrize(
    ("least", "most", "window", "wish", "answers"),
    [
        # sealed, fast, sealed with a poker face, fast with a poker face
        (0, 0, 1, "", "pass pass pass pass"),
        (0, 0, 1, "always", "- pass - pass"),
        (0, 0, 0, "", "- pass - -"),
        (0, 1, 1, "", "- - - -"),
        (0, 1, 1, "round", "pass pass pass pass"),
        (0, 1, 0, "round", "- - - -"),
        (1, 1, 1, "", "ring ring ring ring"),
        (1, 1, 1, "round", "ring ring ring ring"),
        (1, 1, 1, "always", "- ring - ring"),
        (1, 1, 0, "", "- ring - -"),
        (1, 1, 0, "always", "- ring - -"),
    ],
)
def test_ready_answer_follows_pace_wish_and_window(
    least: int, most: int, window: int, wish: str, answers: str
) -> None:
    found = []
    for poker_faced in (False, True):
        for pace in ("sealed", "fast"):
            match, state = ajar("sealed", poker_faced=poker_faced)
            match.pace = pace
            state.least, state.most, state.open = least, most, window
            match.pass_ahead(0, wish)
            answer = match.ready_answer(Seat(0))
            found.append("-" if answer is None else "ring" if answer else "pass")
            moved = answer is not None
            assert (match.beat(), bool(match.choices)) == (moved, moved)
            if moved:
                assert match.choices[0].seat == 0
    assert " ".join(found) == answers


def test_pass_ahead_ends_with_its_span() -> None:
    match, state = ajar("sealed")
    state.most = 1
    with pytest.raises(BadInput, match="no turn is going on"):
        match.pass_ahead(0, "turn")
    with pytest.raises(BadInput, match=r"one of: round, turn, always; not .ever."):
        match.pass_ahead(0, "ever")
    assert match.auto_pass == {}
    assert match.spans() == ["round"]
    match.pass_ahead(0, "round")
    match.pass_ahead(1, "always")
    match.play(0, [])
    assert match.auto_pass == {0: "round", 1: "always"}
    state.round = 1
    match.play(1, [])
    assert match.auto_pass == {1: "always"}
    assert not match.passes_ahead(0)
