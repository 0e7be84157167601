"""Facts that games show are those that clients read: none is missing, none unread."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour.engine import facts
from parlour.engine.data import facts_data, piece_facts, position, view_data
from parlour.engine.facts import FactType
from parlour.engine.views import view
from parlour.games import GAMES, find
from parlour.match import Match
from parlour.presentation.layout import facts_read, unreadable_facts
from parlour.server.tables.match_view import marks

WEB = Path(__file__).parents[2] / "web" / "src"
BY_NAME = re.compile(
    r"""view\??\.facts(?:\ as\ [^)]*\))?\??\.(\w+)  # view.facts.caller
    |\bbit\("(\w+)"\)                          # a hand's bit of a fact in a contest
    """,
    re.VERBOSE,
)


def read_by_name() -> set[str]:
    """Facts that components of the browser read without a layout: those of contests."""
    found = set()
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            for names in BY_NAME.findall(path.read_text(encoding="utf-8")):
                found |= {name for name in names if name}
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_layouts_read_what_the_game_shows(slug: str) -> None:
    assert unreadable_facts(find(slug)) == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_fact_is_read_by_some_client(slug: str) -> None:
    game = find(slug)
    read = {name for name, _ in facts_read(game)}
    if slug == "contest":
        read |= read_by_name()
    assert set(game.shows) - read == set()


def test_contests_show_what_components_read_by_name() -> None:
    read = read_by_name()
    assert {"caller", "declared", "group", "round_number", "stymied"} <= read
    assert read <= set(find("contest").shows)


@pytest.mark.parametrize("slug", GAMES)
def test_views_have_no_other_facts(slug: str) -> None:
    game = find(slug)
    shown = {name for name, fact in game.shows.items() if not fact.by_piece}
    assert set(view_data(game, game.new(game.usual_seats), 0)["facts"]) == shown


def test_pieces_and_tokens_are_shown_by_name() -> None:
    game = find("domino-knights")
    state: Any = game.new(3)
    one, other = (state.table.pieces.find_piece(name) for name in ("6-4", "5-5"))
    state.attackers, state.aim, state.alive = [[one, -1], []], [other], 5
    told = facts_data(game, view(state, 0))
    assert told["attackers"] == [["6-4"], []]
    assert told["aim"] == ["5-5"]
    assert told["alive"] == 5
    avatars = find("domino-avatars")
    fight = position(avatars, 2, zones={}, rest="pool", striker=one, target=-1)
    told = facts_data(avatars, fight)
    assert (told["striker"], told["target"]) == ("6-4", "")


def test_marks_are_shown_of_pieces_in_sight_only() -> None:
    game = find("domino-avatars")
    lies = {"avatar 0": "6-4", "avatar 1": "5-5", "hand 1": "3-2"}
    state: Any = position(game, 2, zones=lies, rest="pool")
    for name in ("6-4", "3-2"):
        state.spent[state.table.pieces.find_piece(name)] = 1
    for viewer, marked in ((0, {"6-4"}), (1, {"6-4", "3-2"})):
        zones = view_data(game, state, viewer)["zones"]
        found = piece_facts(game, view(state, viewer), zones)
        assert found == {name: {"spent": 1} for name in marked}


def test_a_fact_may_show_some_bits_of_a_field_of_another_name() -> None:
    """And what a client is sent is by the looks of the layout."""
    match = Match(find("domino-knights"), 3, seed="marks")
    lies = {"knights 0": "6-4", "knights 1": "5-5", "under 1": "3-2"}
    state: Any = position(match.game, 3, zones=lies, rest="peasants")
    used, fallen, below = map(state.table.pieces.find_piece, ("6-4", "5-5", "3-2"))
    state.marks[used], state.marks[fallen], state.under[below] = 2 | 8, 8, fallen
    shown = view_data(match.game, state, 0)
    found = piece_facts(match.game, view(state, 0), shown["zones"])
    assert found == {"6-4": {"used": 2}, "3-2": {"under": "5-5"}}
    told = marks(match, view(state, 0), shown["zones"])
    assert told == {"6-4": {"used": 2}, "3-2": {"on": "5-5"}}
    state.marks[used] = 1
    assert marks(match, view(state, 0), shown["zones"])["6-4"] == {"facing": 1}


@pytest.mark.parametrize(
    ("field", "fact", "wrong"),
    [
        ("mood", facts.NUMBER, "no field called 'mood'"),
        ("paid", facts.NUMBER.of("put"), "no field called 'put'"),
        ("paid", facts.NUMBER, "'paid' is not a number$"),
        ("paid", facts.SEATS, "'paid' is not seats as a bitmask"),
        ("hand", facts.BY_SEAT, "'hand' is not a number for each seat"),
        ("hand", facts.TEXT, "'hand' is not a word"),
        ("paid", facts.TEXT, "'paid' is not a word"),
        ("paid", facts.PIECE_MARK, "'paid' is not a number for each piece"),
        ("hand", facts.TOKENS, "'hand' is not tokens by name"),
    ],
)
def test_what_is_shown_must_be_there(field: str, fact: FactType, wrong: str) -> None:
    """An author reads it when the game is made, not when somebody plays it."""
    with pytest.raises(ValueError, match=f"^Willow.*{wrong}"):
        replace(find("willow"), shows={field: fact})


def test_a_game_that_declares_nothing_shows_nothing_of_its_own() -> None:
    game = replace(find("willow"), shows={})
    told = view_data(game, game.new(3), 0)
    assert told["facts"] == {}
    assert {"zones", "chips", "pots", "scores", "phase", "turn"} <= set(told)
