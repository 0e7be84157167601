"""Answers in words, what may be answered, and refusals, for tests of any game."""

from typing import TypeVar

import pytest
from tests.games.table import game_of

from parlour import bots
from parlour.bots.luck import random_answer
from parlour.engine.data import save, tokens_by_name
from parlour.engine.dice import Dice
from parlour.engine.game import token_name
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.words.messages import Messages

S = TypeVar("S", bound=State)


def say(state: S, seat: int, answer: str = "") -> S:
    """A seat answers: `seat-1 9-2 6-3`, or nothing to pass."""
    tokens = state.checked(Seat(seat), tokens_by_name(state.table, answer.split()))
    state.record_answer(Seat(seat), tokens)
    state.take(Seat(seat), tokens)
    return state


def reply(state: S, *answers: str) -> S:
    """Gives these answers, each by the seat that is asked first."""
    for answer in answers:
        say(state, state.next_asked(), answer)
    return state


def play(state: S, choices: str) -> S:
    """Makes these choices, each by the seat that is asked first: `3 call fold`."""
    return reply(state, *choices.split())


def answer_at_random(state: State, dice: Dice) -> None:
    """Whoever is asked first does as the random bot does."""
    pick = state.question()
    assert pick is not None
    state.take(pick.seat, random_answer(state, pick, dice))


def bot_says(state: State, bot: str = "regular", *, seat: int = -1) -> str:
    """What this bot would answer; for the seat asked first unless told."""
    whose = state.next_asked() if seat < 0 else Seat(seat)
    answer = bots.answer(bots.find(game_of(type(state)), bot), state, whose, Dice(1))
    return " ".join(token_name(state.table, token) for token in answer)


def asked(state: State) -> tuple[str, int]:
    """The phase, and the seat that is asked first."""
    return state.phase, state.next_asked()


def offered(state: State, chosen: str = "", *, seat: int = -1) -> str:
    """What a seat may choose after these choices; the seat asked first unless told."""
    pick = state.ask(state.next_asked() if seat < 0 else Seat(seat))
    able = state.narrow(pick, tokens_by_name(state.table, chosen.split()))
    return " ".join(token_name(state.table, token) for token in able)


def refusal(state: State, answer: str = "", *, seat: int = -1) -> tuple[str, str]:
    """Why an answer is refused; by the seat asked first unless told."""
    whose = state.next_asked() if seat < 0 else Seat(seat)
    return why_refused(state, whose, tokens_by_name(state.table, answer.split()))


def why_refused(state: State, seat: int, tokens: list[Token]) -> tuple[str, str]:
    """Message and rule of a refusal, which can be read out and changes nothing."""
    before = save(state)
    with pytest.raises(Refusal) as caught:
        state.play(Seat(seat), tokens)
    assert save(state) == before
    message = f"refused-{caught.value.message}"
    words = Messages(game_of(type(state)))
    assert words.has(message)
    assert words.text(message, token="7h", least=1, most=2)
    return caught.value.message, caught.value.rule
