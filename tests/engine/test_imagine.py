"""Imagined worlds are the worlds that can be, each as often as it should.

Every roll of small scenes is played out, so that what a viewer can conclude from
all it saw is known exactly; imagining must neither add a world nor miss one.
"""

from collections.abc import Callable
from typing import Final

import pytest
from tests.engine.toys import (
    MASK_DOWN,
    MASK_HAND,
    MASK_POOL,
    MASK_STOCK,
    MASKS,
    TIDE_DISCARD,
    TIDE_HAND,
    TIDE_STOCK,
    TIDE_ZONES,
    TIDES,
    TOYS,
    TideOptions,
    Tides,
    toy,
)
from tests.engine.worlds import Scene, imagined, outcomes, posterior, unlike

from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.pieces import HIDDEN, Piece, Seat, cards, deck
from parlour.engine.state import State, renumber_batches
from parlour.engine.views import imagine, mix, pieces_somewhere, view
from parlour.engine.zones import AUDIENCE
from parlour.testing.chance import Trial, moments

pytestmark = pytest.mark.both_ways

MINE: Final = TIDE_HAND
THEIRS: Final = TIDE_HAND + 1


def lay(state: State, count: int) -> None:
    """A stock of so many cards, a card for each of two hands."""
    state.fill(TIDE_STOCK, [Piece(number) for number in range(count)])
    state.shuffle(TIDE_STOCK)
    for seat in state.everyone():
        state.draw(TIDE_STOCK, TIDE_HAND + seat)


def tide(state: State, discards: int) -> None:
    """Some cards are turned up, and shuffled back in with what is left."""
    state.deal(TIDE_STOCK, TIDE_DISCARD, discards)
    state.gather([TIDE_DISCARD], TIDE_STOCK)


def one_deal(state: State) -> None:
    lay(state, 5)
    state.draw(TIDE_STOCK, TIDE_DISCARD)


def one_reshuffle(state: State) -> None:
    lay(state, 5)
    tide(state, 2)
    state.draw(TIDE_STOCK, THEIRS)


def reshuffle_and_draw(state: State) -> None:
    lay(state, 5)
    tide(state, 2)
    state.draw(TIDE_STOCK, THEIRS)
    state.draw(TIDE_STOCK, MINE)


def chain_of_two(state: State) -> None:
    lay(state, 5)
    tide(state, 1)
    state.draw(TIDE_STOCK, THEIRS)
    tide(state, 1)


def chain_of_three(state: State) -> None:
    state.fill(TIDE_STOCK, cards("2c 2d 2h 2s"))
    state.shuffle(TIDE_STOCK)
    state.draw(TIDE_STOCK, THEIRS)
    for _ in range(3):
        tide(state, 1)
    state.draw(TIDE_STOCK, THEIRS)


def taken_openly(state: State) -> None:
    """A card that all saw stays where it is through a reshuffle."""
    lay(state, 5)
    card = state.draw(TIDE_STOCK, TIDE_DISCARD)
    state.move(card, TIDE_DISCARD, THEIRS)
    tide(state, 1)
    state.draw(TIDE_STOCK, MINE)


def back_from_the_hand(state: State) -> None:
    """A hand is laid open and goes back into the stock."""
    lay(state, 5)
    state.sweep(THEIRS, TIDE_DISCARD)
    state.gather([TIDE_DISCARD], TIDE_STOCK)
    state.draw(TIDE_STOCK, THEIRS)


def all_gathered(state: State) -> None:
    """Everything is shuffled anew, so that earlier shuffles mean nothing."""
    lay(state, 4)
    tide(state, 1)
    state.gather([MINE, THEIRS], TIDE_STOCK)
    state.draw(TIDE_STOCK, THEIRS)


SCENES: Final[list[Scene]] = [
    one_deal,
    one_reshuffle,
    reshuffle_and_draw,
    chain_of_two,
    chain_of_three,
    taken_openly,
    back_from_the_hand,
    all_gathered,
]


@pytest.mark.in_bulk
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.__name__))
def test_imagined_worlds_are_as_likely_as_they_should_be(scene: Scene) -> None:
    ends = list(outcomes(TIDES, 2, scene))
    for viewer in (0, 1, AUDIENCE):
        seen = posterior(TIDES, ends, viewer)
        for state, worlds in seen[:: max(1, len(seen) // 2)]:
            state.script = None
            found = imagined(state, viewer, 500 + 30 * len(worlds))
            assert unlike(worlds, found) < 4
            assert set(found) == set(worlds)


def test_the_comparison_would_notice_a_card_in_the_wrong_hand() -> None:
    ends = list(outcomes(TIDES, 2, one_reshuffle))
    state, worlds = posterior(TIDES, ends, 0)[0]
    state.script = None
    assert unlike(worlds, imagined(state, 0, 1000)) < 4
    state.batch = state.table.batches  # as if nobody remembered the reshuffle
    assert unlike(worlds, imagined(state, 0, 1000)) == float("inf")


# Reshuffles, in words


def test_discards_never_turn_up_in_hands_that_were_dealt_before() -> None:
    state = TIDES.table(2).blank()
    state.begin(7)
    for _ in range(6):
        seat = state.next_asked()
        state.take(seat, [state.zones[TIDE_HAND + seat][0]])
    held = state.zones[THEIRS][:]
    discards = state.zones[TIDE_DISCARD][:]
    left = state.zones[TIDE_STOCK][:]
    assert discards
    assert left
    state.gather([TIDE_DISCARD], TIDE_STOCK)
    dice = Dice(1)
    imagined_hands = {
        piece for _ in range(300) for piece in imagine(state, 0, dice).zones[THEIRS]
    }
    assert not imagined_hands & set(discards)
    assert imagined_hands == {*held, *left}


def test_more_reshuffles_than_there_are_numbers_for_them() -> None:
    """Batches are numbered anew in time, and what they tell stays true."""
    state = TIDES.table(2).blank()
    state.lay()
    state.seed = 5
    lay(state, 8)
    old = state.zones[THEIRS][0]
    unseen = {old, *state.zones[TIDE_STOCK]}
    for number in range(150):
        top = state.draw(TIDE_STOCK, TIDE_DISCARD)
        unseen.discard(top)
        state.gather([TIDE_DISCARD], TIDE_STOCK)
        assert max(state.batch) < 1 << 62
        dice = Dice(number)
        held = {imagine(state, 0, dice).zones[THEIRS][0] for _ in range(4)}
        assert held <= unseen
    assert unseen == {old}


def test_numbers_of_backs_are_not_given_to_batches() -> None:
    table = TIDES.table(2)
    state = table.blank()
    state.lay()
    state.fill(TIDE_STOCK, table.pieces.packs[0][:9])
    state.fill(THEIRS, table.pieces.packs[0][9:11])
    marks = [1 << 56 if back == "card" else 2 for back in table.pieces.backs]
    marks[9] |= 1 << 58
    state.batch = marks
    state.shuffle(TIDE_STOCK)
    backs = table.batches[0] | table.batches[-1]
    assert all(not state.batch[card] & backs for card in table.pieces.packs[0])
    assert all(state.batch[tile] == 2 for tile in table.pieces.packs[1])


ONE_BACK: Final = toy(
    "cards", Tides, TIDE_ZONES, (), options=TideOptions, pieces=lambda _, seats: deck()
)


@pytest.mark.parametrize("game", [TIDES, ONE_BACK], ids=["two backs", "one back"])
def test_each_reshuffle_has_a_number_of_its_own(game: Game) -> None:
    """A hand keeps the numbers of the shuffles that it was dealt after."""
    state = game.table(2).blank()
    state.lay()
    state.seed = 5
    state.fill(TIDE_STOCK, cards("2c 3c 4c 5c 6c 7c 8c 9c"))
    state.shuffle(TIDE_STOCK)
    first = state.table.batches[0]
    dealt = []
    for _ in range(4):
        dealt.append(state.draw(TIDE_STOCK, THEIRS))
        open_card = state.draw(TIDE_STOCK, TIDE_DISCARD)
        state.gather([TIDE_DISCARD], TIDE_STOCK)
        newest = state.batch[open_card]
        assert newest.bit_count() == 1
        assert all(state.batch[card] & newest for card in state.zones[TIDE_STOCK])
        assert not any(state.batch[card] & newest for card in state.zones[THEIRS])
    assert state.batch[dealt[0]] == first
    levels = [state.batch[card].bit_length() for card in dealt]
    assert levels == sorted(set(levels))


def test_batches_mean_nothing_once_all_of_a_back_are_shuffled() -> None:
    """Though pieces of another back lie elsewhere."""
    table = TIDES.table(2)
    state = table.blank()
    state.lay()
    state.seed = 5
    tiles = table.pieces.packs[1][:2]
    state.fill(TIDE_STOCK, table.pieces.packs[0])
    state.fill(MINE, tiles)
    state.shuffle(TIDE_STOCK)
    state.draw(TIDE_STOCK, THEIRS)
    tide(state, 2)
    assert state.batch != table.batches
    state.gather([THEIRS], TIDE_STOCK)
    assert state.batch == table.batches


def test_pieces_elsewhere_are_those_of_the_same_back() -> None:
    table = TIDES.table(2)
    card, other_card = cards("2c 3c")
    tile, other_tile = table.pieces.packs[1][:2]
    for stock, hand, elsewhere in (
        ([card], [other_card], True),
        ([card], [tile], False),
        ([card], [], False),
        ([tile], [other_tile], True),
        ([tile], [card], False),
        ([card, tile], [other_tile], True),
        ([], [card], False),
        (table.pieces.packs[0], [tile], False),
    ):
        state = table.blank()
        state.lay()
        state.fill(TIDE_STOCK, stock)
        state.fill(MINE, hand)
        assert state.elsewhere(TIDE_STOCK) == elsewhere


def test_renumbered_batches_keep_their_order() -> None:
    assert renumber_batches([1, 8 | 64, 64, 0], 1 | 8 | 64) == ([1, 2 | 4, 4, 0], 7)


def test_backs_are_never_mixed_up() -> None:
    table = TIDES.table(2)
    state = table.blank()
    state.lay()
    state.fill(THEIRS, [*cards("2c 2d"), *table.pieces.packs[1][:2]])
    state.fill(TIDE_STOCK, table.pieces.packs[1][2:9])
    state.shuffle(TIDE_STOCK)
    dice = Dice(3)
    backs = table.pieces.backs
    for _ in range(50):
        dealt = imagine(state, 0, dice).zones
        assert [backs[p] for p in dealt[THEIRS]] == ["card"] * 2 + ["domino"] * 2
        assert {backs[p] for p in dealt[TIDE_STOCK]} == {"domino"}


def test_each_back_is_dealt_again_among_its_own() -> None:
    """What others hold is not imagined as it is, but as it may be."""
    table = TIDES.table(3)
    state = table.blank()
    state.lay()
    suits, tiles = cards("2c 2d 3c 3d"), table.pieces.packs[1][:4]
    for seat in (1, 2):
        held = slice(2 * seat - 2, 2 * seat)
        state.fill(TIDE_HAND + seat, [*suits[held], *tiles[held]])
    dice = Dice(3)
    worlds = [imagine(state, 0, dice).zones for _ in range(200)]
    for pack in (suits, tiles):
        for piece in pack:
            with_seat_1 = sum(piece in world[THEIRS] for world in worlds)
            assert 70 < with_seat_1 < 130
    for world in worlds:
        dealt = [*world[THEIRS], *world[TIDE_HAND + 2]]
        assert sorted(dealt) == sorted([*suits, *tiles])


@pytest.mark.parametrize("game", [TIDES, ONE_BACK], ids=["two backs", "one back"])
def test_stock_shuffled_again_is_imagined_in_every_order(game: Game) -> None:
    state = game.table(2).blank()
    state.lay()
    state.seed = 5
    lay(state, 5)
    for _ in range(3):
        tide(state, 1)
        stock = state.zones[TIDE_STOCK]
        dice = Dice(7)
        worlds = [imagine(state, 0, dice).zones[TIDE_STOCK] for _ in range(120)]
        tops = {world[-1] for world in worlds}
        assert tops >= set(stock)
        assert len({tuple(world) for world in worlds}) >= 6


def test_cards_shuffled_twice_are_imagined_in_every_order() -> None:
    """Though each card that was shuffled only once is known."""
    state = ONE_BACK.table(2).blank()
    state.lay()
    state.seed = 5
    lay(state, 5)
    card = state.draw(TIDE_STOCK, TIDE_DISCARD)
    state.gather([TIDE_DISCARD], TIDE_STOCK)
    state.move(card, TIDE_STOCK, MINE)
    dice = Dice(7)
    worlds = [imagine(state, 0, dice).zones for _ in range(60)]
    for zone in (TIDE_STOCK, THEIRS):
        tops = {world[zone][-1] for world in worlds}
        assert tops == {*state.zones[TIDE_STOCK], *state.zones[THEIRS]}


# Blends


def masked(owner: int = 1) -> State:
    """A seat took 5c and 6c for all to see and laid one of three cards face down."""
    state = MASKS.table(2).blank()
    state.lay()
    state.fill(MASK_STOCK, cards("7c 8c 9c"))
    state.shuffle(MASK_STOCK)
    state.fill(MASK_HAND + owner, cards("4c"))
    state.fill(MASK_POOL, cards("5c 6c"))
    for card in cards("5c 6c"):
        state.move(card, MASK_POOL, MASK_HAND + owner)
    state.move(cards("5c")[0], MASK_HAND + owner, MASK_DOWN + owner)
    return state


def test_a_known_card_played_face_down_does_not_betray_itself() -> None:
    state = masked()
    seen = view(state, 0)
    assert seen.zones[MASK_HAND + 1] == [HIDDEN, HIDDEN]
    assert seen.zones[MASK_DOWN + 1] == [HIDDEN]
    assert pieces_somewhere(state, 0) == [
        ([MASK_HAND + 1, MASK_DOWN + 1], cards("5c 6c"))
    ]
    assert pieces_somewhere(state, 1) == []
    blend = [MASK_HAND, MASK_DOWN]
    for viewer in (1, AUDIENCE):
        assert pieces_somewhere(masked(0), viewer) == [(blend, cards("5c 6c"))]


def test_the_owner_still_knows_its_own_face_down_card() -> None:
    state = masked()
    assert view(state, 1).zones[MASK_DOWN + 1] == cards("5c")
    assert imagine(state, 1, Dice(1)).zones[MASK_DOWN + 1] == cards("5c")


def test_a_face_down_card_is_imagined_to_be_any_of_the_hand() -> None:
    state = masked()
    dice = Dice(2)
    down = [imagine(state, 0, dice).zones[MASK_DOWN + 1][0] for _ in range(300)]
    hidden = cards("4c 7c 8c 9c")
    assert set(down) == {*cards("5c 6c"), *hidden}
    assert 70 < down.count(cards("5c")[0]) < 130
    assert 70 < down.count(cards("6c")[0]) < 130


@pytest.mark.parametrize("back", [0, 1])
def test_known_piece_laid_face_down_is_imagined_to_be_any_of_its_back(
    back: int,
) -> None:
    table = MASKS.table(2)
    state = table.blank()
    state.lay()
    mine, *taken = table.pieces.packs[back][:3]
    state.fill(MASK_HAND + 1, [mine, *table.pieces.packs[1 - back][:2]])
    state.fill(MASK_POOL, taken)
    for piece in taken:
        state.move(piece, MASK_POOL, MASK_HAND + 1)
    state.move(taken[0], MASK_HAND + 1, MASK_DOWN + 1)
    dice = Dice(4)
    down = {imagine(state, 0, dice).zones[MASK_DOWN + 1][0] for _ in range(60)}
    assert down == {mine, *taken}


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("laid", ["5c", "6c"])
def test_card_that_another_was_shown_does_not_betray_itself(
    laid: str, owner: int
) -> None:
    """Seat 2 knows one card of its owner, who laid a card that others cannot tell."""

    def table(down: str) -> State:
        state = MASKS.table(3).blank()
        state.lay()
        state.fill(MASK_HAND + owner, cards("4c 5c 6c"))
        state.show(cards("5c")[0], 1 << 2)
        state.move(cards(down)[0], MASK_HAND + owner, MASK_DOWN + owner)
        return state

    for number in range(20):
        one = imagine(table(laid), 1 - owner, Dice(number))
        other = imagine(table("4c"), 1 - owner, Dice(number))
        assert (one.zones, one.known) == (other.zones, other.known)


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("back", [0, 1])
def test_blended_pieces_keep_to_their_backs(owner: int, back: int) -> None:
    table = MASKS.table(2)
    state = table.blank()
    state.lay()
    packs = [cards("4c 5c"), table.pieces.packs[1][:3]]
    state.fill(MASK_HAND + owner, [*packs[0], *packs[1]])
    state.move(packs[back][0], MASK_HAND + owner, MASK_DOWN + owner)
    dice = Dice(4)
    worlds = [imagine(state, 1 - owner, dice).zones for _ in range(60)]
    assert {world[MASK_DOWN + owner][0] for world in worlds} == set(packs[back])
    for world in worlds:
        assert sorted(world[MASK_DOWN + owner] + world[MASK_HAND + owner]) == sorted(
            [*packs[0], *packs[1]]
        )


@pytest.mark.parametrize("game", TOYS, ids=lambda game: str(game.slug))
def test_tables_that_look_alike_lead_to_the_same_worlds(game: Game) -> None:
    """With the same dice: nothing hidden decides what is imagined."""
    for number, walk in enumerate(moments(game, Trial(3, seed=7))):
        for viewer in (0, 1, 2, AUDIENCE):
            alike = imagine(walk.state, viewer, Dice(1000 + number))
            one = imagine(walk.state, viewer, Dice(number))
            other = imagine(alike, viewer, Dice(number))
            assert world_of(one) == world_of(other)


def world_of(state: State) -> list[object]:
    return [state.zones, state.known, state.seed, state.waiting, state.sealed]


def test_pieces_are_mixed_as_dice_roll() -> None:
    for count in range(7):
        pieces = [Piece(number) for number in range(count)]
        expected = pieces[:]
        one, other = Dice(count), Dice(count)
        for last in range(count - 1, 0, -1):
            place = one.roll(last + 1)
            expected[last], expected[place] = expected[place], expected[last]
        mix(pieces, other)
        assert (pieces, other.state) == (expected, one.state)


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("target", [MASK_POOL, MASK_STOCK])
def test_what_leaves_blended_zones_unseen_is_no_longer_known(
    target: int, owner: int
) -> None:
    state = masked(owner)
    state.move(cards("6c")[0], MASK_HAND + owner, target)
    other = 1 - owner
    known = [bool(state.known[card] >> other & 1) for card in cards("5c 6c")]
    assert known == ([True, True] if target == MASK_POOL else [False, False])


# Slipping and showing


def test_a_slipped_card_is_forgotten_by_who_did_not_see_it() -> None:
    state = TIDES.table(3).blank()
    state.lay()
    state.fill(TIDE_DISCARD, cards("4c 5c"))
    for card in cards("4c 5c"):
        state.move(card, TIDE_DISCARD, THEIRS)
    state.slip(cards("4c")[0], THEIRS, TIDE_HAND + 2)
    assert [state.known[card] for card in cards("4c 5c")] == [0b110, 0b110]
    assert view(state, 0).zones[THEIRS] == [HIDDEN]
    dice = Dice(5)
    held = {imagine(state, 0, dice).zones[THEIRS][0] for _ in range(40)}
    assert held == set(cards("4c 5c"))


def test_a_card_slipped_onto_a_shuffled_pile_lies_on_top() -> None:
    state = TIDES.table(2).blank()
    state.begin(3)
    card = state.zones[THEIRS][0]
    state.slip(card, THEIRS, TIDE_STOCK)
    assert state.draw(TIDE_STOCK, MINE) == card


def test_what_was_shown_stays_known_until_it_is_shuffled() -> None:
    state = TIDES.table(2).blank()
    state.begin(9)
    card = state.zones[THEIRS][1]
    state.show(card, 0b1)
    assert view(state, 0).zones[THEIRS] == [card, HIDDEN, HIDDEN]
    assert view(state, AUDIENCE).zones[THEIRS] == [HIDDEN] * 3
    assert card in imagine(state, 0, Dice(1)).zones[THEIRS]
    state.gather([THEIRS], TIDE_STOCK)
    assert not state.known[card]


# What imagining does besides


def test_imagining_redraws_the_seed_and_leaves_the_state_alone() -> None:
    state = TIDES.table(2).blank()
    state.begin(9)
    worlds = [imagine(state, 0, Dice(n)) for n in range(8)]
    assert len({w.seed for w in worlds} | {state.seed}) == 9
    assert len({tuple(w.zones[THEIRS]) for w in worlds}) > 4
    assert all(w.zones[MINE] == state.zones[MINE] for w in worlds)


@pytest.mark.parametrize("told", [lambda s: s.zones[THEIRS], lambda s: s.known])
def test_who_knows_stays_with_the_place(told: Callable[[State], list[int]]) -> None:
    state = TIDES.table(3).blank()
    state.begin(11)
    state.show(state.zones[THEIRS][0], 1 << 2)
    world = imagine(state, 0, Dice(6))
    assert told(world) != told(state)
    for place in range(3):
        before, after = state.zones[THEIRS][place], world.zones[THEIRS][place]
        assert world.known[after] == state.known[before]


def test_seats_are_seats() -> None:
    assert [Seat(n) for n in range(2)] == TIDES.table(2).everyone


def test_answers_that_stayed_secret_are_not_carried_into_imagined_worlds() -> None:
    """Cards passed on in secret, say: the answers are used up, nobody saw them."""
    state = TIDES.table(3).blank()
    state.begin(11)
    hidden, shown = state.zones[THEIRS][:2]
    state.show(shown, state.table.all_viewers)
    state.sealed = [state.zones[MINE][:1], [hidden], [shown]]
    sealed = imagine(state, 0, Dice(6)).sealed
    assert sealed == [state.zones[MINE][:1], [], [shown]]
    assert imagine(state, 1, Dice(6)).sealed == [[], [hidden], [shown]]
