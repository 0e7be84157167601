"""States and views as data: saving, loading, damage, positions, stacked decks."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.engine.toys import (
    HUSH,
    HUSH_HAND,
    MASK_HAND,
    MASK_POOL,
    MASK_ZONES,
    MASKS,
    TIDE_DISCARD,
    TIDE_HAND,
    TIDE_STOCK,
    TIDES,
    Masks,
    Tides,
    hush,
    toy,
)
from tests.engine.toys import tides as tide_game

from parlour.engine.cursor import playout
from parlour.engine.data import (
    load,
    pick_data,
    position,
    save,
    token_names,
    tokens_by_name,
    view_data,
    zone_by_name,
    zone_names,
    zone_owners,
)
from parlour.engine.dice import Dice
from parlour.engine.game import MAX_CACHED_TABLES, fields_of
from parlour.engine.options import options_as_text
from parlour.engine.picks import DONE
from parlour.engine.pieces import Piece, Seat, Token, cards
from parlour.engine.refusals import BadInput
from parlour.engine.state import UNSAVED, State
from parlour.engine.zones import AUDIENCE
from parlour.games import find
from parlour.testing.chance import Trial, deal_trial, make_table

pytestmark = pytest.mark.both_ways


def tides(seats: int = 2, **options: object) -> State:
    trial = Trial(seats, options, seed=4)
    return deal_trial(make_table(TIDES, trial), trial)


# Saving


def test_every_field_is_saved_and_copied() -> None:
    """What a state is made of is listed once, and nothing is forgotten."""
    state = tides()
    names = {name for name in dir(state) if not name.startswith("_")}
    fields = {name for name in names if not callable(getattr(state, name))}
    fields -= {"options", "replaced"}  # the table's, and the class's
    assert fields == fields_of(state)
    assert fields == {*UNSAVED, *state.table.saved, *state.table.fields}
    assert state.table.fields == ["drawn", "rounds"]


CHANGES: dict[str, Callable[[Any], Any]] = {
    "zones": lambda zones: [[*zones[0], 999], *zones[1:]],
    "sealed": lambda sealed: [[1], *sealed[1:]],
    "ranks": lambda ranks: [7, 8],
}


@pytest.mark.parametrize("name", sorted(fields_of(tides())))
def test_copies_carry_every_field(name: str) -> None:
    state = tides()
    old = getattr(state, name)
    if name in ("table", "seats", "eyes"):
        assert getattr(state.copy(), name) is old
        return
    if name in ("events", "opened"):
        state.events = []
        state.round_opens()
        assert (state.copy().events, state.copy().opened) == (None, -1)
        return
    if name == "chips":
        state = deal_trial(make_table(HUSH, Trial(2)), Trial(2))
        old = state.chips
    if name in CHANGES:
        new = CHANGES[name](old)
    elif name == "script":
        new = [1, 2]
    elif isinstance(old, list):
        new = [number + 1 for number in old]
    elif isinstance(old, bool):
        new = not old
    else:
        new = "elsewhere" if isinstance(old, str) else old + 1
    setattr(state, name, new)
    assert getattr(state.copy(), name) == new != old


def test_a_saved_game_goes_on_alike() -> None:
    state = tides(3, swap=True)
    for _ in range(5):
        seat = state.next_asked()
        state.take(seat, [state.ask(seat).options[0]])
    text = json.dumps(save(state))
    other = load(make_table(TIDES, Trial(3, {"swap": True})), json.loads(text))
    assert json.dumps(save(other)) == text
    playout(state, Dice(1))
    playout(other, Dice(1))
    assert save(state) == save(other)


def test_finished_game_is_saved_and_loaded() -> None:
    state = tides(3)
    playout(state, Dice(1))
    other = load(make_table(TIDES, Trial(3)), json.loads(json.dumps(save(state))))
    assert (other.waiting, save(other)) == (0, save(state))


def change(data: Any, *path: Any, to: Any) -> Any:
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = to
    return data


DAMAGE: list[tuple[tuple[Any, ...], Any]] = [
    (("zones",), 5),
    (("zones",), []),
    (("zones",), None),
    (("zones", 0), 7),
    (("zones", 0), ["2c"]),
    (("zones", 0), []),
    (("zones", 1), [0, 0]),
    (("zones", TIDE_HAND), [500, 501, 502]),
    (("zones", TIDE_HAND), [-1, -2, -3, -4]),
    (("known",), [1]),
    (("known", 0), "all"),
    (("known",), {"0": 1}),
    (("batch",), []),
    (("phase",), 3),
    (("turn",), "one"),
    (("waiting",), 1 << 7),
    (("waiting",), -1),
    (("shut",), 1 << 5),
    (("scores",), [1, 2, 3]),
    (("sealed",), [[], 3]),
    (("seed",), None),
    (("seed",), 1.5),
    (("laid",), 25),
    (("own", "drawn"), "many"),
    (("own", "drawn"), [["deep"], 1]),
    (("own", "rounds"), [1]),
]


@pytest.mark.parametrize(("path", "to"), DAMAGE, ids=str)
def test_damaged_states_are_refused(path: tuple[Any, ...], to: Any) -> None:
    data = json.loads(json.dumps(save(tides())))
    change(data, *path, to=to)
    with pytest.raises(BadInput, match="damaged"):
        load(tides().table, data)


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("zones", TIDE_STOCK), [], "a piece is missing, or lies in two places$"),
        (("zones", TIDE_STOCK, 0), TIDES.table(2).piece_count, "no such piece$"),
        (("zones", TIDE_STOCK, 0), -1, "no such piece$"),
        (("zones", TIDE_STOCK), 7, "answers are lists$|list object expected"),
        (("waiting",), 0b100, "no such seat$"),
        (("shut",), 0b100, "no such seat$"),
    ],
)
def test_damaged_states_name_the_damage(
    path: tuple[Any, ...], to: Any, says: str
) -> None:
    """The compiled build notices a value of a wrong type itself."""
    data = json.loads(json.dumps(save(tides())))
    change(data, *path, to=to)
    with pytest.raises(BadInput, match=says):
        load(tides().table, data)


@pytest.mark.parametrize("name", ["zones", "seed", "own", "phase"])
def test_states_with_parts_missing_are_refused(name: str) -> None:
    data = save(tides())
    del data[name]
    with pytest.raises(BadInput, match="missing"):
        load(tides().table, data)


@pytest.mark.parametrize("data", [None, 3, [], "state", {}])
def test_other_things_are_refused(data: Any) -> None:
    with pytest.raises(BadInput, match="not a saved state"):
        load(tides().table, data)


def test_states_of_other_games_and_tables_are_refused() -> None:
    with pytest.raises(BadInput, match="does not belong"):
        load(make_table(HUSH, Trial(2)), save(tides()))
    with pytest.raises(BadInput, match="damaged"):
        load(make_table(TIDES, Trial(4)), save(tides(2)))


# Positions


def test_a_position_is_built_by_hand_and_played_on() -> None:
    state = position(
        TIDES,
        2,
        {"rounds": 1},
        zones={"hand 0": "7h Td", "hand 1": "Ah", "discard": "2c 3c"},
        rest="stock",
        seed=8,
        phase="turn",
        waiting=0b01,
        drawn=[1, 0],
    )
    assert isinstance(state, Tides)
    assert state.seed == 8
    assert state.zones[TIDE_HAND] == cards("7h Td")
    assert len(state.zones[TIDE_STOCK]) == 80 - 5
    assert view_data(TIDES, state, 1)["zones"][1]["pieces"] == ["2c", "3c"]
    state.play(Seat(0), cards("Td"))
    assert state.zones[TIDE_DISCARD] == cards("2c 3c Td")
    assert state.drawn == [1, 1]


@pytest.mark.parametrize(
    ("zones", "facts", "says"),
    [
        ({"hand 0": "7h 7h"}, {}, "two places"),
        ({"hand 0": "7h", "hand 1": "7h"}, {}, "two places"),
        ({"pocket": "7h"}, {}, "no zone called 'pocket'"),
        ({"hand 0": "7h"}, {"mood": 1}, "no 'mood'"),
        ({"hand 0": "1h"}, {}, "no piece is called '1h'"),
        ({"hand 2": "7h"}, {}, "no hand 2 at a table of 2"),
    ],
)
def test_impossible_positions_are_refused(
    zones: dict[str, str], facts: dict[str, Any], says: str
) -> None:
    with pytest.raises(BadInput, match=says):
        position(TIDES, 2, zones=zones, **facts)


def test_stacked_decks_are_dealt_as_stacked() -> None:
    table = make_table(TIDES, Trial(2))
    table.stacks = [cards("2c 3c 4c 5c 6c 7c")]
    state = table.blank()
    state.begin(9)
    assert state.zones[TIDE_HAND][:3] == cards("2c 3c 4c")
    assert state.zones[TIDE_HAND + 1] == cards("5c 6c 7c")
    other = make_table(TIDES, Trial(2)).blank()
    other.begin(9)
    assert other.zones[TIDE_HAND][:3] != cards("2c 3c 4c")


def test_a_stack_names_cards_that_are_there() -> None:
    table = make_table(TIDES, Trial(2))
    table.stacks = [cards("As")]  # Tides uses 24 cards only
    with pytest.raises(ValueError, match="As is not in the pile"):
        table.blank().begin(1)


# Views and questions as data


def test_views_tell_what_may_be_known() -> None:
    state = tides(3)
    mine, theirs = (view_data(TIDES, state, seat) for seat in (0, 1))
    watched = view_data(TIDES, state, AUDIENCE)
    names = state.table.pieces.names
    assert [zone["zone"] for zone in mine["zones"]] == [
        "stock",
        "discard",
        "hand",
        "hand",
        "hand",
    ]
    hand = [names[card] for card in state.zones[TIDE_HAND]]
    assert mine["zones"][2] == {"zone": "hand", "count": 4, "seat": 0, "pieces": hand}
    hidden = {"zone": "hand", "count": 4, "seat": 0, "backs": {"card": 4}}
    assert theirs["zones"][2] == hidden
    assert (mine["you"], watched["you"]) == (0, None)
    assert mine["facts"] == {"drawn": [1, 0, 0], "rounds": 0}
    assert json.dumps(watched)
    assert "seed" not in str(watched)


def test_view_of_a_game_with_pots_is_told_in_full() -> None:
    state = position(
        HUSH,
        2,
        zones={"hand 0": "7h", "hand 1": "8h 9h", "discard": "2c"},
        phase="play",
        turn=Seat(1),
        waiting=0b01,
        shut=0b10,
        sealing=True,
        sealed=[[], cards("9h")],
        scores=[4, -2],
        rounds=1,
    )
    state.chips[:2], state.chips[AUDIENCE] = [18, 19], 3
    told: dict[str, Any] = {
        "game": "hush",
        "seats": 2,
        "phase": "play",
        "turn": 1,
        "waiting": [0],
        "answered": [1],
        "scores": [4, -2],
        "facts": {"rounds": 1, "stopped": False},
        "chips": [18, 19],
        "pots": [3],
    }
    stock, shown = {"zone": "stock", "count": 0}, {"zone": "shown", "count": 0}
    discard = {"zone": "discard", "count": 1, "pieces": ["2c"]}
    hands: list[dict[str, Any]] = [
        {"zone": "hand", "seat": 0, "count": 1},
        {"zone": "hand", "seat": 1, "count": 2},
    ]
    hidden = [{**hand, "backs": {"card": hand["count"]}} for hand in hands]
    open_ones = [{**hands[0], "pieces": ["7h"]}, {**hands[1], "pieces": ["8h", "9h"]}]
    for viewer, own, you in (
        (0, [open_ones[0], hidden[1]], {"you": 0}),
        (1, [hidden[0], open_ones[1]], {"you": 1, "sealed": ["9h"]}),
        (AUDIENCE, hidden, {"you": None}),
    ):
        rows = [{**shown, "seat": seat} for seat in range(2)]
        zones = [stock, discard, *own, *rows]
        assert view_data(HUSH, state, viewer) == {**told, **you, "zones": zones}


@pytest.mark.parametrize("capped", [False, True])
def test_view_of_a_finished_game_tells_the_places(capped: bool) -> None:
    state = tides(3)
    assert not {"ranks", "capped"} & set(view_data(TIDES, state, 0))
    state.capped = capped
    state.finish([5, 9, 1])
    for viewer in (1, AUDIENCE):
        told = view_data(TIDES, state, viewer)
        assert (told["ranks"], told["capped"]) == ([2, 1, 3], capped)
        assert (told["phase"], told["waiting"]) == ("over", [])


def test_known_places_in_a_closed_pile_are_told() -> None:
    state = position(TIDES, 2, zones={"stock": "2c 3c 4c"})
    state.show(cards("3c")[0], 0b01)
    stock = {"zone": "stock", "count": 3}
    assert view_data(TIDES, state, 0)["zones"][0] == {
        **stock,
        "pieces": [None, "3c", None],
        "backs": {"card": 2},
    }
    assert view_data(TIDES, state, 1)["zones"][0] == {**stock, "backs": {"card": 3}}


def test_zone_entry_tells_the_backs_of_hidden_pieces() -> None:
    """Two piles may look alike but for what their hidden pieces have on the back."""
    tile = HUSH.table(2).pieces.packs[1][0]
    for pile, backs in (
        (cards("2c 3c"), {"card": 2}),
        ([tile, *cards("3c")], {"card": 1, "domino": 1}),
    ):
        state = HUSH.table(2).blank()
        state.lay()
        state.fill(HUSH_HAND + 1, pile)
        zone = view_data(HUSH, state, 0)["zones"][3]
        assert (zone["count"], zone["backs"]) == (2, backs)


@pytest.mark.parametrize(
    ("names", "written"),
    [
        ([], []),
        (["2c", "3c"], ["2c", "3c"]),
        (["stop", "seat-0", "seat-1"], ["stop", "seat-0", "seat-1"]),
        ([str(n) for n in range(21)], ["0..20"]),
        ([str(n) for n in range(20)], [str(n) for n in range(20)]),
        (
            ["2c", "1", *(str(n) for n in range(5, 31)), "40"],
            ["2c", "1", "5..30", "40"],
        ),
        ([str(n) for n in range(60) if n != 30], ["0..29", "31..59"]),
    ],
)
def test_long_rows_of_numbers_are_told_by_their_ends(
    names: list[str], written: list[str]
) -> None:
    game = hush()
    game.numbers = lambda options, seats: 99
    table = game.table(2)
    assert token_names(table, tokens_by_name(table, names)) == written


def test_tables_of_the_same_seats_and_options_share_names() -> None:
    game = hush()
    one, two, other = game.table(2), game.table(2), game.table(3)
    assert two is not one
    assert two.token_names is one.token_names
    assert two.pieces is one.pieces
    assert other.token_names is not one.token_names
    one.relabel = [Piece(0)]
    one.stacks = [[Piece(1)]]
    assert (two.relabel, two.stacks) == ([], [])


def test_few_tables_are_kept_for_their_names() -> None:
    game = hush()
    for number in range(40):
        game.numbers = lambda options, seats, most=number: most
        game.table(2)
    assert len(game.laid) == MAX_CACHED_TABLES


def test_pieces_and_words_in_a_row_are_told_one_by_one() -> None:
    table = HUSH.table(2)
    pieces = [Token(piece) for piece in range(40)]
    assert token_names(table, pieces) == table.pieces.names[:40]
    assert tokens_by_name(table, ["done"]) == [DONE]


def test_zones_belong_to_seats() -> None:
    owners = zone_owners(TIDES, 2, ())
    assert owners == {TIDE_HAND: 0, TIDE_HAND + 1: 1}


def test_hidden_pieces_tell_their_backs_where_there_are_several() -> None:
    """A closed pile of dominoes is not to be taken for one of cards."""
    avatars = find("domino-avatars")
    told = view_data(avatars, avatars.new(2), 0)["zones"]
    backs = {zone["zone"]: zone["backs"] for zone in told if "backs" in zone}
    assert backs["pool"] == {"domino": told[0]["count"]}
    assert backs["stock"] == {"card": 52}
    spots = find("spots")
    assert "backs" not in str(view_data(spots, spots.new(2), 0))


def test_blended_zones_tell_what_is_somewhere_in_them() -> None:
    state = position(
        MASKS, 2, zones={"pool": "5c 6c", "hand 1": "4c"}, rest="stock", phase="take"
    )
    state.waiting = 0b10
    state.play(Seat(1), cards("5c"))
    state.play(Seat(1), cards("5c"))
    told = view_data(MASKS, state, 0)
    assert told["somewhere"] == [{"zones": ["hand 1", "down 1"], "pieces": ["5c"]}]
    assert "somewhere" not in view_data(MASKS, state, 1)


def test_games_may_leave_it_to_people_to_remember() -> None:
    forgetful = toy("masks", Masks, MASK_ZONES, (), recall=lambda options: False)
    state = position(
        forgetful, 2, zones={"pool": "5c 6c", "hand 1": "4c"}, rest="stock"
    )
    state.waiting = 0b10
    state.move(cards("5c")[0], MASK_POOL, MASK_HAND + 1)
    told = view_data(forgetful, state, 0)
    assert "somewhere" not in told
    assert "5c" not in str(told)
    own = [zone.get("pieces") for zone in view_data(forgetful, state, 1)["zones"]]
    assert own[3] == ["4c", "5c"]
    state.waiting = 0
    assert "5c" in str(view_data(forgetful, state, 0))


def test_forgotten_cards_are_shown_where_people_see_them() -> None:
    forgetful = tide_game(recall=lambda options: False)
    zones = {"discard": "5c 6c", "hand 1": "4c"}
    state = position(forgetful, 2, zones=zones, rest="stock", waiting=0b10)
    state.move(cards("5c")[0], TIDE_DISCARD, TIDE_HAND + 1)
    told = view_data(forgetful, state, 0)["zones"]
    assert [zone.get("pieces") for zone in told] == [None, ["6c"], None, None]
    assert [zone["count"] for zone in told] == [77, 1, 0, 2]
    own = view_data(forgetful, state, 1)["zones"]
    assert own[3]["pieces"] == ["4c", "5c"]
    remembered = view_data(TIDES, state, 0)["zones"]
    assert remembered[3]["pieces"] == ["5c"]


def test_questions_as_data() -> None:
    trial = Trial(2, seed=1)
    state = deal_trial(make_table(HUSH, trial), trial)
    asked = pick_data(HUSH, state, Seat(0))
    assert (asked["seat"], asked["prompt"], asked["rule"]) == (0, "bet", "")
    assert (asked["least"], asked["most"], asked["staged"]) == (1, 2, True)
    assert asked["options"] == asked["next"] == ["seat-1"]
    state.play(Seat(0), tokens_by_name(state.table, ["seat-1", "3"]))
    sealed = pick_data(HUSH, state, Seat(1))
    assert sealed["sealed"] is True
    assert len(sealed["options"]) == len(state.zones[HUSH_HAND + 1])
    assert sealed["next"][-1] == "done"
    state.play(Seat(1), [])
    assert view_data(HUSH, state, 0)["answered"] == [1]
    assert "sealed" not in view_data(HUSH, state, 0)
    assert view_data(HUSH, state, 1)["sealed"] == []


@pytest.mark.parametrize("name", ["stock", "discard", "hand 0", "hand 3"])
def test_zones_are_named_both_ways(name: str) -> None:
    assert zone_names(TIDES)[zone_by_name(TIDES, name)] == name


def test_no_zone_has_every_number() -> None:
    assert 5 not in zone_names(TIDES)
    assert options_as_text(tides().table.options)["ebb"] == 4
