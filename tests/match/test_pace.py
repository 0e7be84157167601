"""The pace of a match: whether questions with a single answer are put to people."""

from collections.abc import Callable
from typing import Final

import pytest
from tests.engine.toys import toy

from parlour.engine.data import seats_in
from parlour.engine.dice import Dice
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
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
    asked = [Seat(seat) for seat in seats_in(match.state.waiting)]
    return [seat for seat in asked if match.forced(seat) is not None]


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
