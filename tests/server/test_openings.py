"""A question carries what its first choices would do, worked out once per move."""

import re
from collections import Counter
from typing import Any

import pytest
from tests.server.house import Guest, House
from tests.server.told import by_chance

from parlour.bots.luck import random_answer
from parlour.engine.dice import Dice
from parlour.engine.pieces import Token
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.server.games.acts import Say
from parlour.server.tables import frames as common
from parlour.server.tables import match_view
from parlour.server.tables.act import Consider
from parlour.server.tables.match_view import MAX_PREVIEWED_WORDS, Asked, asked_since

GAMES_PLAYED, MOVES = 4, 40
PIECE = re.compile(
    r"([2-9TJQKA][cdhs]|Joker\d?)(/\d+)?|\d{1,2}-\d{1,2}|M\d\d|[2-9TAPNQK][wcsp]"
)
"""How the browser tells pieces from words: `web/src/table/telling/faces.ts`."""


def expected_first_choices(question: common.Question) -> list[list[str]]:
    """By the spelling of what may be chosen first, as the browser reads it."""
    words = [
        token
        for token in question.next
        if token != "done"
        and not re.fullmatch(r"seat-\d|\d+(\.\.\d+)?", token)
        and not PIECE.fullmatch(token)
    ]
    amounts = [t.split("..")[0] for t in question.next if re.match(r"\d+(\.\.|$)", t)]
    first = (words if len(words) <= MAX_PREVIEWED_WORDS else []) + amounts[:1]
    return [[], *([token] for token in first)]


async def consider(guest: Guest, question: common.Question, chosen: list[str]) -> Any:
    return await guest.ask(
        Consider(id=guest.house.id(), seat=question.seat, at=question.at, chosen=chosen)
    )


@pytest.mark.parametrize("slug", GAMES)
async def test_openings_equal_what_consider_answers(slug: str) -> None:
    questions = 0
    for seed in range(GAMES_PLAYED):
        async for heard in by_chance(slug, MOVES, seed):
            for seat, guest in enumerate(heard.all):
                assert guest.scene is not None
                question = guest.scene.question
                assert (question is not None) == (seat in heard.live.room.asked)
                if question is not None:
                    questions += 1
                    await check_openings(guest, question)
    assert questions >= 10


async def check_openings(guest: Guest, question: common.Question) -> None:
    first = expected_first_choices(question)
    assert [opening.chosen for opening in question.openings] == first
    for opening in question.openings:
        found = await consider(guest, question, opening.chosen)
        assert isinstance(found, common.Considered)
        assert found.no is None
        assert (opening.next if opening.chosen else question.next) == found.next
        assert opening.enough == found.enough
        assert opening.hints == found.hints


async def test_question_is_made_once_per_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Talk, and somebody who comes, do not make a question again."""
    made: list[str] = []
    openings = match_view.openings

    def counted(match: Any, pick: Any, *rest: Any) -> Any:
        made.append(pick.prompt)
        return openings(match, pick, *rest)

    monkeypatch.setattr(match_view, "openings", counted)
    house = House()
    live = await house.open("willow", "ann bob cat")
    ann, bob, _ = house.guests(live)
    assert len(made) == 1
    await ann.ask(Say(id=house.id(), text="Hello"))
    again = house.guest(live, "ann").join()
    assert len(made) == 1
    assert again.scene is not None
    assert ann.scene is not None
    assert again.scene.question == ann.scene.question
    await ann.play(["1"])
    bob.read()
    assert len(made) == 2


async def test_plain_move_asks_the_rules_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once to check the answer, and once for the next question, whoever looks on."""
    rules = find("willow").state
    ask = rules.ask
    calls: Counter[int] = Counter()

    def counted(state: Any, seat: Any) -> Any:
        calls[seat] += 1
        return ask(state, seat)

    house = House()
    live = await house.open("willow", "ann bob cat", candle=20)
    guests = house.guests(live)
    watcher = house.guest(live, "zed").join()
    monkeypatch.setattr(rules, "ask", counted)
    for _ in range(3):
        (seat,) = live.room.asked
        scene = guests[seat].scene
        assert scene is not None
        assert scene.question is not None
        calls.clear()
        await guests[seat].play(scene.question.openings[-1].chosen, seat)
        for guest in (*guests, watcher):
            guest.read()
        (following,) = live.room.asked
        assert calls == {seat: 1, following: 1}


@pytest.mark.parametrize("slug", GAMES)
def test_question_does_not_change_while_the_state_moves_on(slug: str) -> None:
    """Options may be a zone of the state itself, which changes in place."""
    match = Match(find(slug), find(slug).usual_seats, seed="moves on")
    asked: list[tuple[Asked, tuple[str, list[Token]]]] = []
    dice = Dice(7)
    for move in range(60):
        for one in asked_since(match, {}, (move, 0.0), lambda _: True).values():
            asked.append((one, (one.pick.prompt, list(one.pick.options))))
        if match.over():
            break
        seat = match.state.seats_in(match.state.waiting)[0]
        pick = match.state.ask(seat)
        match.play_tokens(seat, random_answer(match.state, pick, dice))
    assert asked
    for one, before in asked:
        assert (one.pick.prompt, one.pick.options) == before
