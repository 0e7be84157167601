"""Hands of a cast, options in a notation, news: what few games need."""

from dataclasses import dataclass
from typing import Final

import pytest

from parlour.engine.data import position, view_data, zone_by_name, zone_names
from parlour.engine.game import Game
from parlour.engine.options import notation, options_as_text, read, specs
from parlour.engine.picks import Pick
from parlour.engine.pieces import Seat, Token, deck
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.zones import AUDIENCE, Zones
from parlour.match import Match
from parlour.match.match import replay
from parlour.testing.chance import choices_of

pytestmark = pytest.mark.both_ways

ZONES: Final = Zones()
STOCK: Final = ZONES.pile("stock")
HELD: Final = ZONES.hands("held", 5)
SHOWN: Final = ZONES.hands("shown", 5, seen=True, layout="row")
BURIED: Final = ZONES.hands("buried", 5, seen=False, layout="pile")


def in_capitals(text: str) -> str:
    """Letters, one for each hand: A is held by seat 0."""
    if not text or len(text) > 5 or set(text.upper()) - set("ABC"):
        raise BadInput(f"{text!r} names no hands")
    return text.upper()


@dataclass(frozen=True)
class Options:
    hands: str = notation("ABA", in_capitals, typical=("AB", "AAAAA"))


class Puppets(State):
    """One seat may hold several hands; the first card of each is shown in turn."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.heard = 0

    def start(self) -> None:
        self.fill(STOCK, self.table.pieces.packs[0])
        self.shuffle(STOCK)
        for hand in range(len(self.table.holders)):
            self.deal(STOCK, HELD + hand, 2)
        self.enter("show")
        self.turn_to(Seat(self.table.holders[0]))

    def ask(self, seat: Seat) -> Pick:
        return Pick(seat, "show", self.zones[HELD])

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        self.move(tokens[0], HELD, SHOWN)
        self.finish(self.scores)

    def news(self, words: list[str]) -> None:
        if words != ["rain"]:
            raise BadInput("only rain is news")
        self.heard += 1


PUPPETS: Final = Game(
    "puppets",
    "Puppets",
    players=range(2, 4),
    edition=1,
    zones=ZONES,
    options=Options,
    state=Puppets,
    phases=("show", "over"),
    pieces=lambda options, seats: deck(),
    cast=lambda options, seats: ["ABC".index(letter) for letter in options.hands],
    bound=lambda options, seats: 2,
    listed=False,
)


def test_zones_of_hands_have_rows_of_their_own() -> None:
    assert (STOCK, HELD, SHOWN, BURIED) == (0, 1, 6, 11)
    eyes = ZONES.eyes(2, [0, 1, 0])
    everyone = 0b11 | 1 << AUDIENCE
    assert [eyes[HELD + hand] for hand in range(5)] == [1, 2, 1, 0, 0]
    assert [eyes[SHOWN + hand] for hand in range(5)] == [everyone] * 3 + [0, 0]
    assert [eyes[BURIED + hand] for hand in range(3)] == [0, 0, 0]
    ordered = [zone.ordered for zone in ZONES.all]
    assert ordered == [True, False, False, True]


def test_only_hands_of_the_cast_are_in_play() -> None:
    table = PUPPETS.table(2, {"hands": "ab"})
    assert table.holders == [0, 1]
    assert table.live == [STOCK, HELD, HELD + 1, SHOWN, SHOWN + 1, BURIED, BURIED + 1]


def test_hands_are_named_from_one() -> None:
    assert [zone_names(PUPPETS)[number] for number in (STOCK, HELD, SHOWN + 2)] == [
        "stock",
        "held 1",
        "shown 3",
    ]
    assert zone_by_name(PUPPETS, "buried 5") == BURIED + 4
    with pytest.raises(BadInput, match="no zone called 'held 6'"):
        zone_by_name(PUPPETS, "held 6")


def test_views_tell_hands_and_who_holds_them() -> None:
    state = position(PUPPETS, 2, zones={"held 1": "7h", "held 2": "8h"}, rest="stock")
    data = view_data(PUPPETS, state, 1)
    assert data["cast"] == [0, 1, 0]
    held = [zone for zone in data["zones"] if zone["zone"] == "held"]
    assert [zone["hand"] for zone in held] == [1, 2, 3]
    assert [zone.get("pieces") for zone in held] == [None, ["8h"], None]
    assert [zone["seat"] for zone in held] == [0, 1, 0]
    with pytest.raises(BadInput, match="there is no held 4 at a table of 2"):
        position(PUPPETS, 2, zones={"held 4": "7h"})


def test_texts_are_kept_in_one_spelling() -> None:
    options = read(Options, {"hands": " abc "})
    assert options == Options("ABC")
    assert options_as_text(options) == {"hands": "ABC"}
    assert specs(Options)["hands"].kind == "text"
    assert choices_of(PUPPETS) == {"hands": ["ABA", "AB", "AAAAA"]}
    with pytest.raises(BadInput, match="option hands: 'XY' names no hands"):
        read(Options, {"hands": "XY"})


def test_news_are_kept_and_told_again() -> None:
    match = Match(PUPPETS, 2, seed="n")
    match.news(["rain"])
    with pytest.raises(BadInput, match="only rain"):
        match.news(["snow"])
    assert [choice.seat for choice in match.choices] == ["news"]
    state = match.state
    assert isinstance(state, Puppets)
    assert state.heard == 1
    again = replay(PUPPETS, match.log(reveal=True)).state
    assert isinstance(again, Puppets)
    assert again.heard == 1
    first = match.table.name_of(state.zones[HELD][0])
    match.play(0, [first])
    with pytest.raises(BadInput, match="accepts no news at this point"):
        match.news(["rain"])
