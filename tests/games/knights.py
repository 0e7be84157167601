"""Kingdoms laid out by hand, for the tests of Domino Knights."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.games.answers import asked, offered, say
from tests.games.table import names

from parlour.engine.data import tokens_by_name
from parlour.engine.dice import scatter
from parlour.engine.picks import DONE
from parlour.engine.pieces import Piece, Pieces, Seat, Token
from parlour.engine.refusals import Refusal
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights.chapters.kingdoms import (
    BEFORE,
    CANDIDATES,
    DECK,
    DISCARD,
    GRAVEYARD,
    HAND,
    KNIGHTS,
    PEASANTS,
    RECRUITS,
    TRAINING,
    TURNED,
    UNDER,
    Kingdoms,
)
from parlour.games.domino_knights.chapters.knights import strength
from parlour.games.domino_knights.chapters.lots import Lot
from parlour.games.domino_knights.options import HEALTH
from parlour.games.domino_knights.rules import DominoKnights

QUIET = ("react", "disrupt")
AID = ("aid-attack", "aid-defence")
OLD = {"edition": "0.8"}


@dataclass(frozen=True)
class K:
    """One Kingdom. Knights are written `6/3h`, or `6/3h=5h,4h` with their cards."""

    knights: str = ""
    hand: str = ""
    recruits: str = ""
    candidates: str = ""
    """`9-2=9h,2h`, or without dominoes `9h,2h`."""
    grave: str = ""
    score: int = -1


class Layout:
    """Hands out pieces by name, each once."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.taken: set[str] = set()

    def take(self, name: str) -> Piece:
        assert name not in self.taken, f"{name} lies in two places"
        self.taken.add(name)
        return self.pieces.find_piece(name)

    def listed(self, names: str) -> list[Piece]:
        return [self.take(name) for name in names.replace(",", " ").split()]

    def spare(self, suit: str) -> str:
        """A plain card of a suit that nobody needs."""
        for name in self.pieces.names:
            plain = name[0] in "2345678" and name[1:2] == suit
            if plain and name not in self.taken:
                return name
        raise AssertionError("no card is left")

    def rest(self, tiles: bool) -> list[Piece]:
        return [
            Piece(number)
            for number, name in enumerate(self.pieces.names)
            if name not in self.taken
            and (self.pieces.backs[number] == "domino") is tiles
        ]


def realm(
    *kingdoms: K,
    given: Mapping[str, Any] | None = None,
    turn: int = 0,
    step: str = "attack",
    window: int = 0,
    discard: str = "",
    deck: str | None = None,
    peasants: str | None = None,
    round_number: int = 2,
) -> DominoKnights:
    """A turn about to go on at `step`, or in an open window before it.

    Cards and tiles not named lie in the deck and among the Peasants; if those are
    given, all others lie in the first player's discards and graveyard.
    """
    table = GAME.table(len(kingdoms), given)
    state = table.blank()
    assert isinstance(state, DominoKnights)
    state.lay()
    state.seed = scatter(7)
    state.events = []
    options = state.options
    layout = Layout(table.pieces)
    for kingdom in kingdoms:  # named pieces first
        for pieces in (kingdom.hand, kingdom.recruits, kingdom.grave):
            layout.listed(pieces)
        for one in (kingdom.knights + " " + kingdom.candidates).split():
            layout.listed(names_in(one, options.dominoless))
    for pile in (discard, deck or "", peasants or ""):
        layout.listed(pile)
    for seat, kingdom in enumerate(kingdoms):
        lay_kingdom(state, layout, seat, kingdom)
    named = table.pieces.find_piece
    state.fill(DISCARD, [named(name) for name in discard.split()])
    if deck is not None:
        state.fill(DISCARD, [])
        state.fill(DECK, [named(name) for name in deck.split()][::-1])
        park(state, layout.rest(tiles=False), DISCARD)
    else:
        state.fill(DECK, layout.rest(tiles=False))
    if not options.dominoless:
        tiles = layout.rest(tiles=True)
        if peasants is None:
            state.fill(PEASANTS, tiles)
        else:
            state.fill(PEASANTS, [named(name) for name in peasants.split()][::-1])
            park(state, tiles, GRAVEYARD)
    state.goal = options.goal
    start = options.health_start if state.goal in HEALTH else options.fame_start
    for seat, kingdom in enumerate(kingdoms):
        state.score(Seat(seat), start if kingdom.score < 0 else kingdom.score)
    state.alive = table.all_seats
    state.round_number = round_number
    state.turn = Seat(turn)
    if window:
        state.open_window(window, step)
    state.step = step
    state.unchecked = True
    state.go_on()
    return state


def park(state: DominoKnights, pieces: list[Piece], zone: int) -> None:
    """Lays pieces at the bottom of a pile."""
    there = state.zones[zone]
    state.fill(zone, pieces)
    if there:
        state.zones[zone] = pieces + there


def names_in(text: str, dominoless: bool) -> str:
    """The pieces that a Knight or Candidate is written with."""
    if "=" not in text:
        return tile_of(text, dominoless)
    tile, _, cards = text.partition("=")
    return f"{tile_of(tile, dominoless)},{cards}"


def tile_of(text: str, dominoless: bool) -> str:
    """`3/6h` is the tile 6-3; without dominoes `Kh/7h` or `Kh+7h` is two cards."""
    if dominoless:
        return text.replace("+" if "+" in text else "/", ",")
    if "/" not in text:
        return text
    attack, _, defence = text.rstrip("cdhs-").partition("/")
    high, low = max(int(attack), int(defence)), min(int(attack), int(defence))
    return f"{high}-{low}"


def lay_kingdom(state: DominoKnights, layout: Layout, seat: int, kingdom: K) -> None:
    named = state.table.pieces.find_piece

    def listed(names: str) -> list[Piece]:
        return [named(name) for name in names.replace(",", " ").split()]

    state.fill(HAND + seat, listed(kingdom.hand))
    state.fill(RECRUITS + seat, listed(kingdom.recruits))
    state.fill(GRAVEYARD + seat, listed(kingdom.grave))
    for number, text in enumerate(kingdom.candidates.split()):
        cards = text
        if not state.options.dominoless:
            tile, _, cards = text.partition("=")
            state.fill(CANDIDATES + seat, listed(tile))
        state.fill(TRAINING + seat, listed(cards))
        state.lots[seat] += [Lot(number, 0, 0).number()] * len(listed(cards))
    for text in kingdom.knights.split():
        lay_knight(state, layout, seat, text)


def lay_knight(state: DominoKnights, layout: Layout, seat: int, text: str) -> None:
    named = state.table.pieces.find_piece
    suits = state.table.pieces.suits
    if state.options.dominoless:
        attack, _, defence = text.partition("+" if "+" in text else "/")
        pair = [named(attack), named(defence)]
        state.fill(KNIGHTS + seat, pair[:1])
        state.fill(UNDER + seat, pair[1:])
        state.put_under(pair[0], pair[1])
        state.put_under(pair[1], pair[0])
        state.enter_play(pair[0], seat, suits[pair[1]])
        return
    written, _, cards = text.partition("=")
    tile = named(tile_of(written, False))
    halves = written.rstrip("cdhs-").split("/")
    suit = written[-1] if written[-1] in "cdhs" else ""
    if suit and not cards:
        cards = layout.spare(suit)
        layout.take(cards)
    state.fill(KNIGHTS + seat, [tile])
    under = [named(card) for card in cards.split(",") if card]
    state.fill(UNDER + seat, under)
    for card in under:
        state.put_under(card, tile)
    turned = TURNED if int(halves[0]) < int(halves[-1]) else 0
    state.enter_play(tile, seat, suits[under[0]] if under else -1, turned)


# Playing


def refused(state: Kingdoms, seat: int, text: str) -> tuple[str, str]:
    """The message and rule of a refusal."""
    before = list(state.zones[HAND + seat])
    try:
        state.checked(Seat(seat), tokens_by_name(state.table, text.split()))
    except Refusal as why:
        assert state.zones[HAND + seat] == before
        return why.message, why.rule
    return "allowed", ""


def shrug(state: Kingdoms) -> None:
    """Whoever is asked does as little as may be."""
    seat = state.next_asked()
    pick = state.ask(seat)
    chosen: list[Token] = []
    able = state.narrow(pick, chosen)
    while able and DONE not in able:
        chosen.append(able[-1])  # a card just drawn
        able = state.narrow(pick, chosen)
    state.take(seat, chosen)


def hush(state: Kingdoms, *also: str) -> tuple[str, int]:
    """Everybody passes in windows, and in the phases named besides."""
    while state.waiting and state.phase in (*QUIET, *also):
        say(state, state.next_asked())
    return asked(state)


def upto(state: Kingdoms, window: int) -> None:
    """Everybody passes until this window opens."""
    while state.window != window:
        assert state.waiting, f"window {window} never opened"
        assert state.phase in (*QUIET, *AID), f"asked {asked(state)}"
        say(state, state.next_asked())


def cast(state: Kingdoms, seat: int, text: str, *tens: tuple[int, str]) -> None:
    """A seat plays a special card once it has priority; others may answer."""
    window = state.window
    while state.phase == "react" and state.next_asked() != seat:
        say(state, state.next_asked())
        assert state.window == window, f"seat {seat} was not asked"
    say(state, seat, text)
    answers = list(tens)
    while state.phase == "disrupt":
        other = state.next_asked()
        if answers and answers[0][0] == other:
            say(state, other, answers.pop(0)[1])
        else:
            say(state, other)
    assert not answers, "a Ten was not played"


def piece(state: Kingdoms, name: str) -> Piece:
    return state.table.pieces.find_piece(name)


def halves(state: Kingdoms, name: str) -> tuple[int, int]:
    """Attack and defence of a Knight as they stand."""
    knight = piece(state, name)
    return (
        strength(state, knight, defending=False),
        strength(state, knight, defending=True),
    )


def before(state: Kingdoms, seat: int) -> str:
    return names(state, BEFORE + seat)


def options_of(state: Kingdoms, seat: int) -> list[str]:
    """The names of what a seat is offered first."""
    return [name for name in next_after(state, seat, "") if name != "done"]


def next_after(state: Kingdoms, seat: int, text: str) -> list[str]:
    """What may follow the tokens named, `done` where the answer may end."""
    return offered(state, text, seat=seat).split()
