"""Abilities of game-characters are the Dealer's: no view of anybody else has them."""

from typing import Any

import pytest
from tests.games.answers import reply
from tests.games.contests import begin

from parlour.bots import Bot, answer
from parlour.bots import find as find_bot
from parlour.engine.cursor import Cursor
from parlour.engine.data import save, view_data
from parlour.engine.dice import Dice
from parlour.engine.masked_view import ask_masked
from parlour.engine.numbers import fingerprint, observe
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE
from parlour.games import find
from parlour.match import Match
from parlour.terminal.lines import LineTable

CASTS = ["0a.db@leg_l@arm_l@head", "0a.db@head@torso@-", "0a.db@-@leg_r@-@nose"]
"""A persona against a game-character whose abilities differ."""
PERSONA, DEALER = Seat(0), Seat(1)
SECRET = ["skills", "declared", "barred", "wild_for", "lent"]


def played(cast: str, first: int) -> Any:
    """The character declares two abilities, lends one wild card, and one is barred."""
    second, third = first % 3 + 1, (first + 1) % 3 + 1
    state = begin("2w 3w 4w 5w 6w 7w 8w 9w Tw Aw", cast)
    reply(state, "twist", f"declare ability-{first}", f"declare ability-{second}")
    reply(state, "5w", "7w 5w")
    state.news(["bar", "who-2", f"ability-{third}"])
    return state


@pytest.fixture
def alike() -> list[Any]:
    """Positions that only the Dealer can tell apart."""
    states = [played(cast, 1 + n) for n, cast in enumerate(CASTS)]
    for name in SECRET:
        told = [getattr(state, name)[-1] for state in states]
        assert any(one != told[0] for one in told), name
    return states


@pytest.mark.parametrize("viewer", [PERSONA, AUDIENCE])
def test_views_of_others_do_not_depend_on_abilities(
    alike: list[Any], viewer: int
) -> None:
    looks = (
        lambda state: save(view(state, viewer)),
        lambda state: view_data(find("contest"), state, viewer),
        lambda state: observe(state, viewer),
        lambda state: int(fingerprint(state, viewer)),
        lambda state: save(imagine(state, viewer, Dice(1))),
    )
    for look in looks:
        first, *others = [look(state) for state in alike]
        assert all(other == first for other in others)
    seen: Any = view(alike[0], viewer)
    assert seen.skills == [[], [0, 0]]
    assert seen.lent[0][1:] == [1, 0]


def test_dealer_sees_the_abilities_of_its_characters(alike: list[Any]) -> None:
    for state in alike:
        seen = view(state, DEALER)
        for name in SECRET:
            assert getattr(seen, name) == getattr(state, name)
        facts = view_data(find("contest"), state, DEALER)["facts"]
        assert facts["declared"] == state.declared


def test_view_does_not_change_the_contest(alike: list[Any]) -> None:
    before = [save(state) for state in alike]
    for state in alike:
        view(state, PERSONA)
        observe(state, PERSONA)
        imagine(state, PERSONA, Dice(1))
        asked(state, find_bot(find("contest"), "random"))
    assert [save(state) for state in alike] == before


def asked(state: State, bot: Bot) -> list[Any]:
    """What a bot in the persona's place is shown under a veil, and what it answers."""
    shown: list[Any] = []

    def look(seen: Any, pick: Pick, dice: Dice) -> list[Token]:
        shown.append(save(seen))
        return []

    state = turn_of_the_persona(state)
    ask_masked(look, state, state.ask(PERSONA), Dice(1))
    return [*shown, answer(bot, state, PERSONA, Dice(1))]


def turn_of_the_persona(state: State) -> State:
    state = state.copy()
    while not state.asks(PERSONA):
        reply(state, "")
    return state


@pytest.mark.parametrize("level", ["random", "regular", "expert@20"])
def test_bots_are_not_shown_abilities(alike: list[Any], level: str) -> None:
    bot = find_bot(find("contest"), level)
    first, *others = [asked(state, bot) for state in alike]
    assert all(other == first for other in others)


def test_learners_do_not_observe_abilities(alike: list[Any]) -> None:
    turns = [turn_of_the_persona(state) for state in alike]
    first, *others = [Cursor(state).observe() for state in turns]
    assert all(other == first for other in others)


def test_match_and_terminal_do_not_show_abilities() -> None:
    shown = []
    for cast in CASTS:
        match = Match(find("contest"), 2, {"cast": cast}, seed="s", pace="fast")
        lines: list[str] = []
        table = LineTable(match, PERSONA, [None, None], Dice(1), input, lines.append)
        table.show_table()
        view_of_match = match.view(PERSONA)
        assert view_of_match["facts"]["declared"] == [0, 0]
        assert "skills" not in view_of_match["facts"]
        shown.append((lines, view_of_match, match.view(AUDIENCE)))
    assert shown[0] == shown[1] == shown[2]
