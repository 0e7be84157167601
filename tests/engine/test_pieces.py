"""Pieces, words and zones: numbers inside, names at the border."""

import doctest

import pytest
from tests.engine.toys import HUSH, HUSH_BET, HUSH_SEAT, HUSH_STOP

from parlour.engine import pieces as pieces_module
from parlour.engine import state as state_module
from parlour.engine.game import action_of, token_name, token_named, token_of
from parlour.engine.picks import DONE
from parlour.engine.pieces import (
    BLACK,
    CARD,
    CLUBS,
    DOMINO,
    HEARTS,
    JOKER,
    NO_COLOUR,
    NO_SUIT,
    RED,
    SPADES,
    TAROT,
    Pieces,
    Token,
    cards,
    deck,
    dominoes,
    rank,
    suit,
    tarot,
    with_dominoes,
)
from parlour.engine.refusals import BadInput
from parlour.engine.words import Words
from parlour.engine.zones import AUDIENCE, ROW, Zones

pytestmark = pytest.mark.both_ways


@pytest.mark.parametrize(
    ("made", "count", "first", "last"),
    [
        (deck(), 52, "2c", "As"),
        (deck(jokers=2), 54, "2c", "Joker2"),
        (deck(decks=2), 104, "2c", "As/2"),
        (deck(jokers=1, decks=3), 159, "2c", "Joker/3"),
        (dominoes(6), 28, "0-0", "6-6"),
        (dominoes(9), 55, "0-0", "9-9"),
        (dominoes(12), 91, "0-0", "12-12"),
        (dominoes(15), 136, "0-0", "15-15"),
        (tarot(), 78, "M00", "Kp"),
        (with_dominoes(deck(), 6), 80, "2c", "6-6"),
    ],
)
def test_packs(made: Pieces, count: int, first: str, last: str) -> None:
    assert len(made) == count == len(set(made.names))
    assert (made.names[0], made.names[-1]) == (first, last)
    assert [p for pack in made.packs for p in pack] == list(range(count))
    for name in made.names:
        assert made.names[made.find_piece(name)] == name


def test_second_copies_look_alike_and_differ_by_name() -> None:
    two = deck(jokers=2, decks=2)
    seven, again = two.find_piece("7h"), two.find_piece("7h/2")
    assert seven != again
    for looks in (two.ranks, two.suits, two.colours, two.backs):
        assert looks[seven] == looks[again]
    assert two.names.count("Joker") == two.names.count("Joker/2") == 1


def test_unknown_names_are_refused() -> None:
    with pytest.raises(ValueError, match="'1h'"):
        deck().find_piece("1h")


def test_ranks_suits_and_colours() -> None:
    one = deck(jokers=2)
    assert [rank(c) for c in cards("2c Th Jd Ks Ac")] == [2, 10, 11, 13, 14]
    assert [suit(c) for c in cards("2c 2d 2h 2s")] == [0, 1, 2, 3]
    for card in range(JOKER):
        assert one.ranks[card] == rank(Token(card))
        assert one.suits[card] == suit(Token(card))
    colours = [one.colours[c] for c in cards("2c 2d 2h 2s Joker")]
    assert colours == [BLACK, RED, RED, BLACK, NO_COLOUR]
    assert (one.ranks[JOKER], one.suits[JOKER]) == (0, NO_SUIT)


def test_dominoes_have_halves_and_tarot_cards_no_colour() -> None:
    tiles = dominoes(9)
    tile = tiles.find_piece("7-4")
    assert (tiles.high[tile], tiles.low[tile], tiles.backs[tile]) == (7, 4, DOMINO)
    trumps = tarot()
    assert trumps.ranks[trumps.find_piece("M21")] == 21
    assert trumps.ranks[trumps.find_piece("Aw")] == 1
    assert trumps.ranks[trumps.find_piece("Kp")] == 14
    assert set(trumps.colours) == {NO_COLOUR}
    assert set(trumps.backs) == {TAROT}
    assert set(deck().backs) == {CARD}
    assert (CLUBS, HEARTS, SPADES) == (0, 2, 3)


# Words


def test_every_token_has_a_name_and_an_action_number() -> None:
    table = HUSH.table(3)
    tokens = [Token(5), DONE, HUSH_STOP, Token(HUSH_SEAT + 2), Token(HUSH_BET + 9)]
    names = ["3d", "done", "stop", "seat-2", "9"]
    assert [token_name(table, token) for token in tokens] == names
    for token, name in zip(tokens, names, strict=True):
        assert token_named(table, name) == token
        assert token_of(table, action_of(table, token)) == token
    actions = [action_of(table, token) for token in tokens]
    assert max(actions) == len(table.token_names) - 1
    with pytest.raises(BadInput, match="'10'"):
        token_named(table, "10")


def test_numbers_are_declared_last() -> None:
    words = Words()
    first = words.seats()
    assert words.names[first - DONE + 3] == "seat-3"
    words.numbers()
    with pytest.raises(ValueError, match="last"):
        words.word("late")


# Zones


def test_zones_and_who_sees_into_them() -> None:
    zones = Zones()
    stock = zones.pile("stock")
    board = zones.pile("board", seen=True, layout="row")
    hand = zones.each("hand")
    shown = zones.each("shown", seen=True)
    down = zones.each("down", seen=False, layout="pile")
    assert (stock, board, hand, shown, down) == (0, 1, ROW, 2 * ROW, 3 * ROW)
    eyes = zones.eyes(3)
    everyone = 0b111 | 1 << AUDIENCE
    assert eyes[stock] == 0
    assert eyes[board] == everyone
    assert [eyes[hand + seat] for seat in range(4)] == [1, 2, 4, 0]
    assert [eyes[shown + seat] for seat in range(4)] == [everyone] * 3 + [0]
    assert eyes[down] == 0
    assert [zone.ordered for zone in zones.all] == [True, False, False, False, True]


@pytest.mark.parametrize("module", [pieces_module, state_module])
def test_examples_in_docstrings(module: object) -> None:
    if str(getattr(module, "__file__", "")).endswith(".py"):  # not the compiled ones
        failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
        assert tried
        assert not failed
