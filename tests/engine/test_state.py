"""The verbs: what they move, who then knows, and what is told."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import to_builtins
from tests.engine.toys import (
    HUSH,
    HUSH_HAND,
    HUSH_POT,
    HUSH_SEAT,
    MASK_DOWN,
    MASK_HAND,
    MASK_POOL,
    MASKS,
    TIDE_DISCARD,
    TIDE_HAND,
    TIDE_STOCK,
    TIDES,
    Hush,
    Tides,
    toy,
)

from parlour.engine.data import save
from parlour.engine.dice import Dice, scatter
from parlour.engine.events import REFEREE, name_events
from parlour.engine.game import Game
from parlour.engine.numbers import mask, observe
from parlour.engine.pieces import HIDDEN, Piece, Seat, Token, cards
from parlour.engine.refusals import Refusal
from parlour.engine.state import LOOSE_ZONES, SAID_NUMBER_FACTOR, State, standing
from parlour.engine.views import hidden_hand, imagine, view
from parlour.engine.zones import AUDIENCE, ROW, Zones
from parlour.testing.chance import Trial, deal_trial, make_table

pytestmark = pytest.mark.both_ways

ALL = 0b11 | 1 << AUDIENCE
MINE = TIDE_HAND
THEIRS = TIDE_HAND + 1


def bare() -> State:
    """Two seats, an empty table, somebody listening."""
    state = TIDES.table(2).blank()
    state.lay()
    state.seed = scatter(5)
    state.events = []
    return state


def filled(names: str = "2c 3c 4c 5c 6c") -> State:
    state = bare()
    state.fill(TIDE_STOCK, cards(names))
    return state


def as_json(game: Game, state: State, viewer: int = REFEREE) -> list[dict[str, Any]]:
    told = name_events(game, state.table, state.events or [], viewer)
    return [to_builtins(event) for event in told]


def heard(state: State, viewer: int = REFEREE) -> list[dict[str, Any]]:
    told = as_json(TIDES, state, viewer)
    state.events = []
    return told


# Moving


def test_filling_tells_who_sees_it() -> None:
    state = bare()
    state.fill(MINE, cards("2c"))
    state.fill(TIDE_DISCARD, cards("3c"))
    state.fill(TIDE_STOCK, cards("4c"))
    assert [state.known[card] for card in cards("2c 3c 4c")] == [0b01, ALL, 0]
    told = [event["piece"] for event in heard(state, 1)]
    assert told == [None, "3c", None]
    assert state.laid == 3


def test_moving_adds_to_what_is_known_and_never_takes_away() -> None:
    state = filled()
    card = cards("4c")[0]
    state.move(card, TIDE_STOCK, MINE)
    assert state.known[card] == 0b01
    state.move(card, MINE, THEIRS)
    assert state.known[card] == 0b11
    state.move(card, THEIRS, TIDE_DISCARD)
    assert state.known[card] == ALL
    state.move(card, TIDE_DISCARD, MINE)
    assert state.known[card] == ALL
    with pytest.raises(ValueError, match="not in list"):
        state.move(card, THEIRS, MINE)


def test_who_knew_a_card_sees_where_it_goes() -> None:
    state = filled()
    card = cards("4c")[0]
    state.show(card, 0b10)
    state.move(card, TIDE_STOCK, MINE)
    pieces = [
        [event["piece"] for event in as_json(TIDES, state, viewer)[-2:]]
        for viewer in (0, 1, AUDIENCE, REFEREE)
    ]
    assert pieces == [[None, "4c"], ["4c", "4c"], [None, None], ["4c", "4c"]]


def test_only_the_top_is_drawn_from_a_pile_in_order() -> None:
    state = filled()
    assert state.draw(TIDE_STOCK, MINE) == cards("6c")[0]
    state.deal(TIDE_STOCK, THEIRS, 2)
    assert state.zones[THEIRS] == cards("5c 4c")
    with pytest.raises(IndexError):
        state.deal(TIDE_STOCK, MINE, 3)


def test_a_card_put_on_a_shuffled_pile_lies_on_top() -> None:
    for verb in ("move", "sweep", "draw"):
        state = filled()
        state.fill(MINE, cards("Ah"))
        state.shuffle(TIDE_STOCK)
        if verb == "move":
            state.move(cards("Ah")[0], MINE, TIDE_STOCK)
        elif verb == "sweep":
            state.sweep(MINE, TIDE_STOCK)
        else:
            state.draw(MINE, TIDE_STOCK)
        assert not state.loose
        assert view(state, 0).zones[TIDE_STOCK][-1] == cards("Ah")[0]
        assert state.draw(TIDE_STOCK, THEIRS) == cards("Ah")[0]


VERBS: dict[str, Callable[[State, int, int], object]] = {
    "move": lambda state, source, target: state.move(cards("Ah")[0], source, target),
    "slip": lambda state, source, target: state.slip(cards("Ah")[0], source, target),
    "draw": lambda state, source, target: state.draw(source, target),
    "deal": lambda state, source, target: state.deal(source, target, 1),
    "sweep": lambda state, source, target: state.sweep(source, target),
}


@pytest.mark.parametrize("listening", [True, False])
@pytest.mark.parametrize("verb", VERBS)
def test_order_is_drawn_once_a_card_is_put_on_a_shuffled_pile(
    verb: str, listening: bool
) -> None:
    """Only the order of that pile; another pile stays as it is."""
    zones = Zones()
    piles = [zones.pile(f"pile-{number}") for number in range(4)]
    hand = zones.each("hand")
    game = toy("piles", Tides, zones, ())
    moved = set()
    for target in piles:
        state = game.table(2).blank()
        state.lay()
        state.seed = scatter(5)
        state.events = [] if listening else None
        for number, pile in enumerate(piles):
            state.fill(pile, [Piece(13 * suit + number) for suit in range(3)])
            state.shuffle(pile)
        state.fill(hand + 1, cards("Ah"))
        before = {pile: state.zones[pile][:] for pile in piles}
        VERBS[verb](state, hand + 1, target)
        assert state.loose == sum(1 << pile for pile in piles if pile != target)
        for pile in piles:
            if pile != target:
                assert state.zones[pile] == before[pile]
        assert sorted(state.zones[target][:-1]) == sorted(before[target])
        assert state.zones[target][-1] == cards("Ah")[0]
        moved.add(state.zones[target][:-1] != before[target])
        if listening:
            kinds = [event[0] for event in state.events or []]
            assert kinds[-2:] == ["mixed", "moved"]
    assert True in moved


@pytest.mark.parametrize("listening", [True, False])
@pytest.mark.parametrize("verb", VERBS)
def test_order_of_a_pile_stays_when_a_card_is_put_on_it(
    verb: str, listening: bool
) -> None:
    state = filled("2c 3c 4c 5c 6c 7c 8c")
    state.fill(MINE, cards("Ah"))
    state.events = [] if listening else None
    VERBS[verb](state, MINE, TIDE_STOCK)
    assert state.zones[TIDE_STOCK] == cards("2c 3c 4c 5c 6c 7c 8c Ah")
    assert state.loose == 0


def test_gathering_draws_no_order_that_nobody_will_see() -> None:
    state = filled()
    state.fill(TIDE_DISCARD, cards("7c 8c"))
    state.fill(MINE, cards("Ah Kh"))
    state.shuffle(TIDE_STOCK)
    state.shuffle(MINE)
    seed, state.events = state.seed, []
    state.gather([TIDE_DISCARD], TIDE_STOCK)
    assert [event[0] for event in state.events] == ["moved", "moved", "shuffled"]
    assert (state.seed, state.loose) == (seed, 1 << TIDE_STOCK | 1 << MINE)


def test_stacked_pile_holds_what_it_held_and_is_mixed_below() -> None:
    names = "2c 3c 4c 5c 6c 7c 8c 9c"
    state = filled(names)
    state.stack(TIDE_STOCK, cards("4c 8c"))
    pile = state.zones[TIDE_STOCK]
    assert pile[:-3:-1] == cards("4c 8c")
    assert sorted(pile) == sorted(cards(names))
    assert pile[:-2] != cards("2c 3c 5c 6c 7c 9c")


def test_stacking_one_pile_leaves_the_others_shuffled() -> None:
    table = TIDES.table(2)
    table.stacks = [[], cards("9c")]
    state = table.blank()
    state.lay()
    state.seed = scatter(5)
    for zone, names in ((TIDE_STOCK, "2c 3c"), (TIDE_DISCARD, "9c Tc"), (MINE, "Ah")):
        state.fill(zone, cards(names))
        state.shuffle(zone)
    assert state.loose == 1 << MINE
    assert state.draw(TIDE_DISCARD, THEIRS) == cards("9c")[0]


@pytest.mark.parametrize("listening", [True, False])
@pytest.mark.parametrize("blends", [True, False])
def test_sweeping_tells_and_keeps_what_each_viewer_knows(
    blends: bool, listening: bool
) -> None:
    """The same whether anybody listens or not, and to whatever pile."""
    game, source, target = (
        (MASKS, MASK_HAND + 1, MASK_POOL)
        if blends
        else (TIDES, TIDE_HAND + 1, TIDE_HAND)
    )
    state = game.table(2).blank()
    state.lay()
    state.events = [] if listening else None
    state.fill(target, cards("2c"))
    state.fill(source, cards("3c 4c"))
    state.show(cards("4c")[0], 1 << AUDIENCE)
    state.sweep(source, target)
    assert state.zones[target] == cards("2c 3c 4c")
    assert state.zones[source] == []
    known = [state.known[card] for card in cards("2c 3c 4c")]
    assert known == ([ALL] * 3 if blends else [0b01, 0b11, ALL])


def test_sweeping_a_hand_face_down_keeps_who_knew_it() -> None:
    for listening in (True, False):
        state = bare()
        state.events = [] if listening else None
        state.fill(MINE, cards("3c 4c"))
        state.sweep(MINE, TIDE_STOCK)
        assert [state.known[card] for card in cards("3c 4c")] == [0b01, 0b01]


def test_slipped_card_is_known_where_it_arrives() -> None:
    state = filled()
    state.slip(cards("3c")[0], TIDE_STOCK, THEIRS)
    assert state.known[cards("3c")[0]] == 0b10
    told = [as_json(TIDES, state, viewer)[-1]["piece"] for viewer in (0, 1, AUDIENCE)]
    assert told == [None, "3c", None]


@pytest.mark.parametrize("listening", [True, False])
def test_sweeping_moves_everything_in_order(listening: bool) -> None:
    state = filled()
    if not listening:
        state.events = None
    state.sweep(TIDE_STOCK, TIDE_DISCARD)
    assert state.zones[TIDE_DISCARD] == cards("2c 3c 4c 5c 6c")
    assert state.zones[TIDE_STOCK] == []
    assert {state.known[card] for card in cards("2c 3c 4c 5c 6c")} == {ALL}
    state.sweep(TIDE_STOCK, TIDE_DISCARD)


def test_nobody_knows_anything_after_a_shuffle() -> None:
    state = filled()
    state.sweep(TIDE_STOCK, TIDE_DISCARD)
    state.fill(MINE, cards("Ah"))
    state.gather([TIDE_DISCARD], TIDE_STOCK)
    assert {state.known[card] for card in cards("2c 3c 4c 5c 6c")} == {0}
    assert state.known[cards("Ah")[0]] == 0b01
    assert heard(state)[-1] == {"event": "shuffled", "zone": "stock", "count": 5}


def test_zones_with_high_numbers_are_shuffled_at_once() -> None:
    """Only zones with low numbers can wait for their order to be drawn."""
    zones = Zones()
    for number in range(6):
        zones.each(f"row-{number}")
    low, high = ROW, zones.pile("high")
    assert low < LOOSE_ZONES <= high
    state = toy("many", Tides, zones, ()).table(2).blank()
    for zone in (low, high):
        state.lay()
        state.seed = scatter(5)
        state.fill(zone, cards("2c 3c 4c 5c 6c"))
        state.events = []
        state.shuffle(zone)
        waits = zone == low
        kinds = [event[0] for event in state.events]
        assert kinds == (["shuffled"] if waits else ["shuffled", "mixed"])
        assert (state.zones[zone] == cards("2c 3c 4c 5c 6c")) == waits
        assert state.loose == (1 << zone if waits else 0)
        state.draw(zone, 0)
        assert len(state.zones[zone]) == 4
        state.loose = 0


def test_copies_share_nothing_and_nobody_listens() -> None:
    state = filled()
    other = state.copy()
    other.move(cards("2c")[0], TIDE_STOCK, MINE)
    other.score(Seat(0), 3)
    assert state.zones[TIDE_STOCK] == cards("2c 3c 4c 5c 6c")
    assert (state.scores, other.scores) == ([0, 0], [3, 0])
    assert other.events is None


def test_copies_share_no_lists_within_lists() -> None:
    state = HUSH.table(2).blank()
    assert isinstance(state, Hush)
    state.lay()
    state.tricks = [[1], []]
    state.queue = [Seat(1)]
    other = state.copy()
    assert isinstance(other, Hush)
    assert (other.tricks, other.queue) == ([[1], []], [1])
    other.tricks[0].append(2)
    other.tricks[1].append(3)
    other.queue.append(Seat(0))
    assert (state.tricks, state.queue) == ([[1], []], [1])


# Chips, points, words


def test_chips_and_points_are_told() -> None:
    trial = Trial(2)
    state = deal_trial(make_table(HUSH, trial), trial, heard=True)
    state.events = []
    state.pay(0, HUSH_POT, 5, "H-9")
    state.stake(1, 2)
    state.score(Seat(1), -4)
    state.score(Seat(1), 6, "H-8")
    state.say("bet", 1, 12, 3)
    state.say("lost", 1, number=-3, target=0, of=0)
    state.say("took", 0, 0, target=0)
    state.say("passed", 0)
    state.record_turn(Piece(12), 1)
    state.enter("bet")
    assert state.chips[:2] + state.chips[ROW:] == [15, 22, 5]
    assert as_json(HUSH, state) == [
        {"event": "paid", "from": 0, "to": "pot", "amount": 5, "rule": "H-9"},
        {"event": "paid", "from": None, "to": 1, "amount": 2},
        {"event": "scored", "seat": 1, "points": -4, "total": -4},
        {"event": "scored", "seat": 1, "points": 6, "total": 2, "rule": "H-8"},
        {"event": "said", "message": "bet", "seat": 1, "piece": "5c", "number": 3},
        {
            "event": "said",
            "message": "lost",
            "seat": 1,
            "target": 0,
            "number": -3,
            "of": 0,
        },
        {
            "event": "said",
            "message": "took",
            "seat": 0,
            "target": 0,
            "piece": "2c",
            "number": 0,
        },
        {"event": "said", "message": "passed", "seat": 0, "number": 0},
        {"event": "turned", "piece": "5c", "facing": 1},
        {"event": "phase", "phase": "bet"},
    ]
    paid = name_events(HUSH, HUSH.table(2), [("paid", 1, ROW, 3, -1, "", "")])
    assert to_builtins(paid) == [{"event": "paid", "from": 1, "to": "pot", "amount": 3}]


@pytest.mark.parametrize(
    ("values", "places"),
    [
        ([5, 9, 9, 1], [3, 1, 1, 4]),
        ([0, 0], [1, 1]),
        ([-3, -2, -1], [3, 2, 1]),
        ([7], [1]),
    ],
)
def test_equal_values_share_the_better_place(
    values: list[int], places: list[int]
) -> None:
    assert standing(values) == places
    state = bare()
    state.seats = len(values)
    state.finish(values)
    assert (state.ranks, state.phase, state.waiting) == (places, "over", 0)
    assert sum(state.returns()) == pytest.approx(0.0)
    state.ranks = [place + 1 for place in places]  # nobody won
    assert state.returns() == [0.0] * len(values)


def test_said_numbers_are_told_apart_up_to_their_limits() -> None:
    half = SAID_NUMBER_FACTOR // 2
    for of in (-1, 0, 7):
        for number in (-half, -half + 1, -1, 0, half - 1):
            state = bare()
            state.say("x", 0, number=number, of=of)
            told = heard(state)[0]
            assert (told.get("number", 0), told.get("of", -1)) == (number, of)


@pytest.mark.parametrize(
    ("values", "winners"), [([1, 5, 3], [1]), ([4, 2, 4], [0, 2]), ([0, 0, 9], [2])]
)
def test_end_is_told_with_the_winners(values: list[int], winners: list[int]) -> None:
    state = TIDES.table(3).blank()
    state.lay()
    state.finish(values)  # nobody listens
    state.events = []
    state.finish(values)
    assert heard(state, AUDIENCE) == [
        {"event": "phase", "phase": "over"},
        {"event": "ended", "winners": winners},
    ]


def test_round_opens_after_what_was_told() -> None:
    state = filled()
    told = len(state.events or [])
    state.round_opens()
    assert state.opened == told == 5
    state.events, state.opened = None, -1
    state.round_opens()
    assert state.opened == -1


# Answers


def sealed_round() -> State:
    trial = Trial(3, seed=2)
    state = deal_trial(make_table(HUSH, trial), trial, heard=True)
    state.play(Seat(0), [Token(HUSH_SEAT + 2)])
    state.events = []
    return state


def chosen(state: State, seat: int) -> list[Token]:
    return [state.zones[HUSH_HAND + seat][0]]


def test_sealed_answers_stay_sealed_until_the_last_is_in() -> None:
    state = sealed_round()
    for seat in (2, 0):
        state.record_answer(Seat(seat), chosen(state, seat))
        state.play(Seat(seat), chosen(state, seat))
    assert (state.waiting, state.shut, state.sealing) == (0b010, 0b101, True)
    assert as_json(HUSH, state, 1) == [
        {
            "event": "decided",
            "seat": seat,
            "prompt": "play",
            "sealed": True,
            "chosen": [],
        }
        for seat in (2, 0)
    ]
    assert len(as_json(HUSH, state, 2)[0]["chosen"]) == 1
    assert view(state, 1).sealed == [[], [], []]
    assert view(state, 2).sealed == [[], [], chosen(state, 2)]
    with pytest.raises(Refusal, match="not-your-turn"):
        state.play(Seat(2), [])
    state.play(Seat(1), [])
    assert (state.phase, state.shut, state.sealing) == ("stop", 0, False)


def test_sealed_answers_can_be_taken_back() -> None:
    state = sealed_round()
    before = str(save(state))
    state.play(Seat(1), chosen(state, 1))
    state.unseal(Seat(1))
    assert str(save(state)) == before
    with pytest.raises(Refusal, match="nothing-sealed"):
        state.unseal(Seat(1))


def test_sealed_question_asked_again_forgets_the_answers_so_far() -> None:
    state = sealed_round()
    state.play(Seat(2), chosen(state, 2))
    state.ask_sealed(0b111)
    assert (state.waiting, state.shut, state.sealing) == (0b111, 0, True)
    assert state.sealed == [[], [], []]


def test_answers_of_the_second_seat_are_for_its_eyes() -> None:
    state = filled()
    state.fill(THEIRS, cards("Ah"))
    state.events = []
    state.record_answer(Seat(1), cards("Ah"))
    told = [as_json(TIDES, state, viewer)[0]["chosen"] for viewer in (0, 1, AUDIENCE)]
    assert told == [[None], ["Ah"], [None]]


def test_imagining_asks_sealed_seats_again_but_not_oneself() -> None:
    state = sealed_round()
    for seat in (0, 2):
        state.play(Seat(seat), chosen(state, seat))
    world = imagine(state, 0, Dice(1))
    assert (world.waiting, world.shut) == (0b110, 0b001)
    assert world.sealed == [chosen(state, 0), [], []]
    watched = imagine(state, AUDIENCE, Dice(1))
    assert (watched.waiting, watched.shut) == (0b111, 0)


def test_open_answers_tell_words_and_what_lies_open() -> None:
    state = filled()
    state.fill(TIDE_DISCARD, cards("Kd"))
    state.fill(MINE, cards("Ah"))
    state.events = []
    state.record_answer(Seat(0), [*cards("Ah Kd"), Token(1000)])
    assert as_json(TIDES, state, 1)[0]["chosen"] == [None, "Kd", "done"]
    state.events = []
    state.record_answer(Seat(1), [*cards("Ah Kd"), Token(1000)])
    told = [as_json(TIDES, state, viewer)[0]["chosen"] for viewer in (0, AUDIENCE)]
    assert told == [["Ah", "Kd", "done"], [None, "Kd", "done"]]
    state.events = None
    state.record_answer(Seat(0), cards("Ah"))


def test_seats_go_round() -> None:
    state = TIDES.table(4).blank()
    assert state.everyone() == [0, 1, 2, 3]
    assert state.left_of(Seat(3)) == 0
    assert state.clockwise(Seat(2)) == [2, 3, 0, 1]
    state.turn_to(Seat(2))
    assert (state.turn, state.waiting, state.next_asked()) == (2, 0b100, 2)
    assert [state.asks(seat) for seat in (-1, 2, 3, 4, 99)] == [
        False,
        True,
        False,
        False,
        False,
    ]


def test_seats_in_lists_the_seats_of_a_mask_clockwise() -> None:
    state = TIDES.table(4).blank()
    assert [state.seats_in(seats) for seats in (0, 0b0001, 0b1010)] == [[], [0], [1, 3]]
    assert [state.seats_in(0b1101, first) for first in range(4)] == [
        [0, 2, 3],
        [2, 3, 0],
        [2, 3, 0],
        [3, 0, 2],
    ]
    assert state.seats_in(0, 2) == []


def test_a_piece_that_is_not_in_play_lies_nowhere() -> None:
    with pytest.raises(ValueError, match="not in play"):
        filled().zone_of(cards("Ah")[0])


# Views


def test_views_leave_out_what_is_secret() -> None:
    state = filled()
    state.fill(THEIRS, cards("Ah Kh Qh"))
    state.show(cards("Qh")[0], 0b01)
    state.script = [3]
    seen = view(state, 0)
    assert seen.zones[TIDE_STOCK] == [HIDDEN] * 5
    assert seen.zones[THEIRS] == [*cards("Qh"), HIDDEN, HIDDEN]
    assert (seen.seed, seen.known, seen.batch, seen.script) == (0, [], [], None)
    assert view(state, 1).zones[THEIRS] == cards("Ah Kh Qh")
    assert state.zones[THEIRS] == cards("Ah Kh Qh")


def test_places_in_a_hand_tell_nothing() -> None:
    views = []
    for names in ("Ah Kh Qh", "Qh Kh Ah", "Kh Ah Qh"):
        state = bare()
        state.fill(THEIRS, cards(names))
        for card in cards("Ah Qh"):
            state.show(card, 0b01)
        views.append(view(state, 0).zones[THEIRS])
    assert views == [[*cards("Qh Ah"), HIDDEN]] * 3


def test_a_known_place_in_a_pile_is_kept() -> None:
    state = filled()
    state.show(cards("4c")[0], 0b01)
    hidden = [HIDDEN, HIDDEN, *cards("4c"), HIDDEN, HIDDEN]
    assert view(state, 0).zones[TIDE_STOCK] == hidden


@pytest.mark.parametrize("owner", [0, 1])
def test_blended_moves_are_told_only_to_who_sees_an_end(owner: int) -> None:
    state = MASKS.table(2).blank()
    state.lay()
    state.fill(MASK_POOL, cards("5c 6c"))
    state.events = []
    state.move(cards("5c")[0], MASK_POOL, MASK_HAND + owner)
    state.move(cards("6c")[0], MASK_POOL, MASK_HAND + owner)
    state.move(cards("5c")[0], MASK_HAND + owner, MASK_DOWN + owner)
    told = [
        [event["piece"] for event in as_json(MASKS, state, viewer)]
        for viewer in (1 - owner, owner, AUDIENCE)
    ]
    assert told == [["5c", "6c", None], ["5c", "6c", "5c"], ["5c", "6c", None]]


def test_observations_have_a_fixed_size_and_tell_no_more_than_views() -> None:
    trial = Trial(3, seed=6)
    state = deal_trial(make_table(TIDES, trial), trial)
    sizes = {len(observe(state, viewer)) for viewer in (0, 1, 2, AUDIENCE)}
    state.play(Seat(0), [state.zones[MINE][0]])
    sizes |= {len(observe(state, viewer)) for viewer in (0, 1, 2, AUDIENCE)}
    assert len(sizes) == 1
    numbers = observe(state, 1)
    zones = [numbers[card] for card in state.zones[THEIRS]]
    assert zones == [4] * 4
    assert [numbers[card] for card in state.zones[TIDE_DISCARD]] == [2]
    assert not any(numbers[card] for card in state.zones[MINE])
    assert not any(numbers[card] for card in state.zones[TIDE_STOCK])


def test_masks_mark_what_may_be_chosen() -> None:
    table = HUSH.table(2)
    marks = mask(table, [Token(5), Token(1000), Token(HUSH_SEAT + 1)])
    assert len(marks) == len(table.token_names)
    assert [n for n, mark in enumerate(marks) if mark] == [5, 80, 83]


def test_held_pieces_are_those_that_not_all_other_players_know() -> None:
    state = filled()
    state.fill(TIDE_DISCARD, cards("Kd"))
    state.fill(MINE, cards("Ah 9c"))
    state.fill(THEIRS, cards("Qh 7d"))
    state.show(cards("7d")[0], 0b01)
    assert hidden_hand(state, 0) == cards("9c Ah")
    assert hidden_hand(state, 1) == cards("Qh")
    assert hidden_hand(state, AUDIENCE) == []


def test_hidden_places_in_the_first_zone_tell_nothing() -> None:
    """Cards that leave a hand together are told in one order, in zone 0 too."""
    zones = Zones()
    hand, target = zones.each("hand"), zones.each("other")
    game = toy("first", Tides, zones, ())
    for owner in (0, 1):
        told = []
        for names in ("2c 3c 4c 5c", "5c 4c 3c 2c", "3c 5c 2c 4c"):
            state = game.table(3).blank()
            state.lay()
            state.fill(hand + owner, cards(names))
            for card in cards("3c 5c"):
                state.show(card, 0b100)
            state.events = []
            state.sweep(hand + owner, target + owner)
            told.append([event["piece"] for event in as_json(game, state, 2)])
        assert told == [["3c", "5c", None, None]] * 3


def test_cards_leaving_a_pile_are_told_in_their_order() -> None:
    state = filled("2c 3c 4c 5c")
    for card in cards("3c 2c"):
        state.show(card, 0b01)
    state.events = []
    state.deal(TIDE_STOCK, TIDE_HAND + 1, 4)
    told = as_json(TIDES, state, 0)
    assert [event["piece"] for event in told] == [None, None, "3c", "2c"]
    assert {(event["from"], event["to"]) for event in told} == {("stock", "hand 1")}


def test_viewers_are_the_seats_and_the_audience() -> None:
    table = TIDES.table(2)
    assert (table.all_seats, table.all_viewers) == (0b11, ALL)
    assert table.closed[0] == [TIDE_STOCK, TIDE_HAND + 1]
    assert table.closed[1] == [TIDE_STOCK, TIDE_HAND]


def test_relabelled_pieces_change_places() -> None:
    """What the leak tests rest on."""
    plain, swapped = TIDES.table(2), TIDES.table(2)
    swapped.relabel = [Piece(n) for n in range(swapped.piece_count)]
    swapped.relabel[0], swapped.relabel[7] = Piece(7), Piece(0)
    one, other = plain.blank(), swapped.blank()
    one.begin(scatter(3))
    other.begin(scatter(3))
    for zone in plain.live:
        renamed = [swapped.relabel[piece] for piece in one.zones[zone]]
        assert other.zones[zone] == renamed
    assert one.zones != other.zones
