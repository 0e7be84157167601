"""The yardsticks are the same games as OpenSpiel's: move by move, and in the end."""

from typing import Any

import open_spiel.python.games  # noqa: F401  registers python_block_dominoes
import pyspiel
import pytest
from open_spiel.python.games import block_dominoes as theirs

from parlour.engine.cursor import playout
from parlour.engine.dice import Dice, scatter
from parlour.engine.numbers import mask, observe
from parlour.engine.picks import Pick
from parlour.engine.pieces import Piece, Seat, cards
from parlour.engine.state import State
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE
from parlour.games.yardsticks import block_dominoes, hearts, leduc
from parlour.games.yardsticks.block_dominoes import BlockDominoes
from parlour.games.yardsticks.hearts import Hearts
from parlour.games.yardsticks.leduc import Leduc

pytestmark = pytest.mark.rules

GAMES = [leduc.GAME, hearts.GAME, block_dominoes.GAME]
BETS = [leduc.FOLD, leduc.CALL, leduc.RAISE]


def answer(state: State, pick: Pick, dice: Dice) -> list[Piece]:
    chosen: list[Piece] = []
    while able := state.narrow(pick, chosen):
        chosen.append(able[dice.roll(len(able))])
    return chosen


@pytest.mark.parametrize("seed", range(300))
def test_leduc_is_openspiels(seed: int) -> None:
    ours = leduc.GAME.new(2, seed=seed)
    assert isinstance(ours, Leduc)
    other: Any = pyspiel.load_game("leduc_poker").new_initial_state()
    dice = Dice(seed)
    for seat in ours.everyone():
        other.apply_action(ours.zones[leduc.HAND + seat][0])
    while (pick := ours.question()) is not None:
        assert other.current_player() == pick.seat
        assert other.legal_actions() == [BETS.index(bet) for bet in pick.options]
        chosen = answer(ours, pick, dice)
        ours.take(pick.seat, chosen)
        other.apply_action(BETS.index(chosen[0]))
        if other.is_chance_node():
            other.apply_action(ours.zones[leduc.BOARD][0])
    assert other.is_terminal()
    assert other.returns() == ours.returns()


def replay_hearts(ours: Hearts, dice: Dice) -> None:
    """Plays a deal at random, in OpenSpiel too, and compares all the way."""
    other: Any = pyspiel.load_game("hearts").new_initial_state()
    other.apply_action(ours.pass_by)
    for number in range(52):
        other.apply_action(ours.zones[hearts.HAND + number % 4][number // 4])
    while (pick := ours.question()) is not None:
        assert other.current_player() == pick.seat
        assert other.legal_actions() == sorted(pick.options)
        chosen = answer(ours, pick, dice)
        ours.take(pick.seat, chosen)
        for card in chosen:
            other.apply_action(card)
    assert other.is_terminal()
    assert other.returns() == ours.returns()


@pytest.mark.parametrize("seed", range(200))
def test_hearts_is_openspiels(seed: int) -> None:
    ours = hearts.GAME.new(4, seed=seed)
    assert isinstance(ours, Hearts)
    replay_hearts(ours, Dice(seed))


def unpassed(order: list[Piece]) -> Hearts:
    """A deal without passing, from a stacked deck: thirteen cards for each seat."""
    table = hearts.GAME.table(4)
    table.stacks = [order]
    for seed in range(100):
        ours = table.blank()
        assert isinstance(ours, Hearts)
        ours.begin(scatter(seed))
        if not ours.pass_by:
            return ours
    raise AssertionError("cards were passed in every deal")


def suit_by_suit(suits: str) -> list[Piece]:
    return cards(" ".join(rank + suit for suit in suits for rank in "23456789TJQKA"))


@pytest.mark.parametrize("suits", ["cdhs", "hcsd", "dshc"])
def test_hearts_moon_is_openspiels(suits: str) -> None:
    """Who holds all the clubs takes every trick."""
    ours = unpassed(suit_by_suit(suits))
    replay_hearts(ours, Dice(0))
    shooter = suits.index("c")
    assert ours.scores == [0 if seat == shooter else 26 for seat in range(4)]
    assert ours.ranks[shooter] == 1


def test_hearts_two_of_clubs_is_known_once_play_begins() -> None:
    ours = unpassed(suit_by_suit("hcsd"))
    for viewer in (0, 2, 3, AUDIENCE):
        seen = view(ours, viewer)
        assert seen.zones[hearts.HAND + 1][0] == hearts.OPENER[0]
        assert seen.zones[hearts.HAND + 1][1:] == [-1] * 12


def test_hearts_passed_cards_stay_known_to_who_passed_them() -> None:
    ours = hearts.GAME.new(4, seed=3)
    assert isinstance(ours, Hearts)
    assert ours.pass_by
    dice = Dice(1)
    passed: list[list[Piece]] = []
    while ours.phase == "pass":
        pick = ours.question()
        assert pick is not None
        assert pick.least == pick.most == 3
        passed.append(answer(ours, pick, dice))
        ours.take(pick.seat, passed[-1])
    for seat in ours.everyone():
        target = (seat + ours.pass_by) % 4
        seen = view(ours, seat).zones[hearts.HAND + target]
        assert set(passed[seat]) <= set(seen)
        others = set(range(4)) - {seat, target}
        for other in others:
            hidden = view(ours, other).zones[hearts.HAND + target]
            assert not set(passed[seat]) - {hearts.OPENER[0]} & set(hidden)


def test_hearts_not_following_suit_is_remembered() -> None:
    ours = unpassed(suit_by_suit("hcsd"))
    for seat, card in ((1, "2c"), (2, "2s"), (3, "2d"), (0, "2h")):
        assert ours.turn == seat
        ours.take(Seat(seat), cards(card))
    assert ours.voids == [0b0001, 0, 0b0001, 0b0001]
    assert ours.plausible(Seat(0))
    clubs, spades = ours.zones[hearts.HAND + 1], ours.zones[hearts.HAND + 2]
    clubs[0], spades[0] = spades[0], clubs[0]
    assert not ours.plausible(Seat(0))


def test_hearts_leading_hearts_unbroken_shows_that_nothing_else_is_left() -> None:
    ours = unpassed(suit_by_suit("hcsd"))
    ours.take(Seat(1), cards("2c"))
    for zone in (0, 2, 3):
        ours.zones[hearts.HAND + zone].pop()
    ours.zones[hearts.TRICK].clear()
    ours.tricks = 1
    ours.turn_to(Seat(0))
    ours.take(Seat(0), cards("2h"))
    assert ours.voids == [0b1011, 0, 0, 0]
    assert ours.broken


def their_action(seat: int, token: int) -> int:
    if token < 1000:
        tile, end = token, None
    else:
        number = token - block_dominoes.JOIN[0][0]
        tile, end = number // 7, float(number % 7)
    halves = (float(block_dominoes.LOW[tile]), float(block_dominoes.HIGH[tile]))
    wanted = str(theirs.Action(seat, halves, end))
    return int(theirs._ACTIONS_STR.index(wanted))


@pytest.mark.parametrize("seed", range(200))
def test_block_dominoes_is_openspiels(seed: int) -> None:
    ours = block_dominoes.GAME.new(2, seed=seed)
    assert isinstance(ours, BlockDominoes)
    other: Any = pyspiel.load_game("python_block_dominoes").new_initial_state()
    dice = Dice(seed)
    for seat in ours.everyone():
        for tile in ours.zones[block_dominoes.HAND + seat]:
            low, high = block_dominoes.LOW[tile], block_dominoes.HIGH[tile]
            other.apply_action(theirs._DECK.index((float(low), float(high))))
    while (pick := ours.question()) is not None:
        if pick.options == block_dominoes.PASS:
            assert other.current_player() != pick.seat
            assert ours.passes < 2
            ours.take(pick.seat, pick.options[:])
            continue
        assert other.current_player() == pick.seat
        options = sorted(their_action(pick.seat, token) for token in pick.options)
        assert other.legal_actions() == options
        chosen = answer(ours, pick, dice)
        ours.take(pick.seat, chosen)
        other.apply_action(their_action(pick.seat, chosen[0]))
    assert other.is_terminal()
    assert list(other.returns()) == ours.returns()


def test_block_dominoes_imagines_nothing_that_a_pass_ruled_out() -> None:
    dice = Dice(2)
    checked = 0
    for seed in range(40):
        ours = block_dominoes.GAME.new(2, seed=seed)
        assert isinstance(ours, BlockDominoes)
        while (pick := ours.question()) is not None:
            ours.take(pick.seat, answer(ours, pick, dice))
            for seat in ours.everyone():
                lacks = ours.lacks[1 - seat]
                if not ours.waiting or not lacks:
                    continue
                world = imagine(ours, seat, dice)
                if not world.plausible(seat):
                    continue  # it gives up after so many tries
                checked += 1
                for tile in world.zones[block_dominoes.HAND + 1 - seat]:
                    high, low = block_dominoes.HIGH[tile], block_dominoes.LOW[tile]
                    assert not lacks >> high & 1
                    assert not lacks >> low & 1
    assert checked > 100


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_imagined_worlds_look_alike_and_can_be_played(game: Any) -> None:
    dice = Dice(7)
    for seed in range(20):
        ours = game.new(game.usual_seats, seed=seed)
        while (pick := ours.question()) is not None:
            for seat in ours.everyone():
                world = imagine(ours, seat, dice)
                assert view(world, seat).zones == view(ours, seat).zones
                if not ours.shut:  # imagined, sealed answers are awaited again
                    assert observe(world, seat) == observe(ours, seat)
                assert playout(world, dice) <= game.bound(None, ours.seats)
                assert not world.waiting
            ours.take(pick.seat, answer(ours, pick, dice))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_mask_marks_what_is_legal(game: Any) -> None:
    table = game.table(game.usual_seats)
    ours = table.blank()
    ours.begin(scatter(1))
    dice = Dice(1)
    while (pick := ours.question()) is not None:
        marks = mask(table, pick.options)
        assert len(marks) == len(table.token_names)
        assert sum(marks) == len(pick.options)
        for token in pick.options:
            action = token if token < 1000 else token - 1000 + table.piece_count
            assert marks[action] == 1
        ours.take(pick.seat, answer(ours, pick, dice))
