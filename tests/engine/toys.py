"""Three small games that keep the contract, for tests of the engine.

`MASKS` has pieces played face down that everybody saw taken (blends), `TIDES` a
stock that is shuffled again and again with only some of the cards, and `HUSH`
sealed answers, windows, words, numbers and chips.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import AUTO, NONE, choice, number, switch
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import (
    Piece,
    Pieces,
    Seat,
    Token,
    deck,
    rank,
    suit,
    with_dominoes,
)
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import ROW, Zones


@dataclass(frozen=True)
class NoOptions:
    """There are none."""


# Masks: cards taken openly, played face down


MASK_ZONES: Final = Zones()
MASK_STOCK: Final = MASK_ZONES.pile("stock")
MASK_POOL: Final = MASK_ZONES.pile("pool", seen=True, layout="row")
MASK_HAND: Final = MASK_ZONES.each("hand")
MASK_DOWN: Final = MASK_ZONES.each("down", seen=False)
MASK_SHOWN: Final = MASK_ZONES.each("shown", seen=True)
MASK_ZONES.blend(MASK_HAND, MASK_DOWN)

OPEN_ZONES: Final = Zones()
"""The same table without the blend: face-down cards betray themselves."""
for zone_ in MASK_ZONES.all:
    seen_ = {"all": True, "nobody": False, "owner": None}[zone_.seen]
    if zone_.shared:
        OPEN_ZONES.pile(zone_.name, seen=bool(seen_), layout=zone_.layout)
    else:
        OPEN_ZONES.each(zone_.name, seen=seen_, layout=zone_.layout)


class Masks(State):
    """Take a card from the pool, play one face down; at the end all are shown."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.rounds = 0

    def start(self) -> None:
        self.fill(MASK_STOCK, self.table.pieces.packs[0][:20])
        self.shuffle(MASK_STOCK)
        for seat in self.everyone():
            self.deal(MASK_STOCK, MASK_HAND + seat, 2)
        self.deal(MASK_STOCK, MASK_POOL, 4)
        self.enter("take")
        self.turn_to(Seat(0))

    def ask(self, seat: Seat) -> Pick:
        if self.phase == "take":
            return Pick(seat, "take", self.zones[MASK_POOL])
        return Pick(seat, "mask", self.zones[MASK_HAND + seat])

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.phase == "take":
            self.move(tokens[0], MASK_POOL, MASK_HAND + seat)
            self.draw(MASK_STOCK, MASK_POOL)
            self.enter("mask")
            return
        self.hide(seat, tokens[0])
        if seat == self.seats - 1:
            self.rounds += 1
        if self.rounds == 2:
            self.reveal()
        else:
            self.enter("take")
            self.turn_to(self.left_of(seat))

    def hide(self, seat: Seat, card: Piece) -> None:
        self.move(card, MASK_HAND + seat, MASK_DOWN + seat)

    def reveal(self) -> None:
        for seat in self.everyone():
            self.sweep(MASK_DOWN + seat, MASK_SHOWN + seat)
            for card in self.zones[MASK_SHOWN + seat]:
                self.score(seat, rank(card))
        self.finish(self.scores)


# Tides: a stock shuffled again with the discards

TIDE_ZONES: Final = Zones()
TIDE_STOCK: Final = TIDE_ZONES.pile("stock")
TIDE_DISCARD: Final = TIDE_ZONES.pile("discard", seen=True)
TIDE_HAND: Final = TIDE_ZONES.each("hand")


@dataclass(frozen=True)
class TideOptions:
    rounds: int = number(6, least=1, most=20, typical=(1, 6, 12))
    """Turns of each player."""
    ebb: int = number(
        4, least=0, most=9, words={"auto": AUTO, "none": NONE}, typical=(0, 2, 4)
    )
    """Cards left in the stock when it is shuffled again."""
    swap: bool = switch(False)
    """Whether hands are swapped with the left neighbour after each round."""
    wins: str = choice("high", "high", "low", "red")
    """What wins."""


def settle_tides(options: TideOptions, seats: int) -> TideOptions:
    if options.swap and options.wins == "red":
        raise BadInput("red wins only where hands stay where they are")
    if options.ebb == AUTO:
        return replace(options, ebb=seats)
    return options


class Tides(State):
    """Draw a card, discard a card; the tide brings the discards back."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(TideOptions, table.options)
        self.rounds = 0
        self.drawn = [0] * table.seats

    def start(self) -> None:
        self.fill(TIDE_STOCK, self.table.pieces.packs[0][:24])
        self.shuffle(TIDE_STOCK)
        for seat in self.everyone():
            self.deal(TIDE_STOCK, TIDE_HAND + seat, 3)
        self.enter("turn")
        self.turn_to(Seat(0))
        self.draw_one(Seat(0))

    def draw_one(self, seat: Seat) -> None:
        if len(self.zones[TIDE_STOCK]) <= max(self.options.ebb, 1):
            self.gather([TIDE_DISCARD], TIDE_STOCK)
        self.draw(TIDE_STOCK, TIDE_HAND + seat)
        self.drawn[seat] += 1

    def ask(self, seat: Seat) -> Pick:
        return Pick(seat, "discard", self.zones[TIDE_HAND + seat], rule="T-1")

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        self.move(tokens[0], TIDE_HAND + seat, TIDE_DISCARD)
        after = self.left_of(seat)
        if after == 0:
            self.rounds += 1
            if self.rounds == self.options.rounds:
                self.settle()
                return
            if self.options.swap:
                self.swap_hands()
        self.turn_to(after)
        self.draw_one(after)

    def swap_hands(self) -> None:
        hands = [self.zones[TIDE_HAND + seat][:] for seat in self.everyone()]
        for seat in self.everyone():
            for card in hands[seat]:
                self.move(card, TIDE_HAND + seat, TIDE_HAND + self.left_of(seat))

    def settle(self) -> None:
        for seat in self.everyone():
            hand = sorted(self.zones[TIDE_HAND + seat])
            for card in hand:
                self.show(card, self.table.all_viewers)
            for card in hand:
                self.score(seat, self.worth(card), "T-2")
        self.finish(self.scores)

    def worth(self, card: Piece) -> int:
        match self.options.wins:
            case "high":
                return rank(card)
            case "low":
                return -rank(card)
            case _:
                return int(suit(card) in (1, 2))


# Hush: sealed answers, a window, words, numbers and chips

HUSH_ZONES: Final = Zones()
HUSH_STOCK: Final = HUSH_ZONES.pile("stock")
HUSH_DISCARD: Final = HUSH_ZONES.pile("discard", seen=True)
HUSH_HAND: Final = HUSH_ZONES.each("hand")
HUSH_SHOWN: Final = HUSH_ZONES.each("shown", seen=True, layout="row")

HUSH_WORDS: Final = Words()
HUSH_STOP: Final = HUSH_WORDS.word("stop")
HUSH_SEAT: Final = HUSH_WORDS.seats()
HUSH_BET: Final = HUSH_WORDS.numbers()
HUSH_POT: Final = ROW


class Hush(State):
    """Bet, play two cards of one suit or none face down, stop or let it be."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.rounds = 0
        self.queue: list[Seat] = []
        self.stopped = False
        self.tricks: list[list[int]] = [[] for _ in range(table.seats)]

    def start(self) -> None:
        self.fill(HUSH_STOCK, self.table.pieces.packs[0])
        self.shuffle(HUSH_STOCK)
        for seat in self.everyone():
            self.stake(seat, 20)
            self.deal(HUSH_STOCK, HUSH_HAND + seat, 6)
        self.enter("bet")
        self.turn_to(Seat(0))

    def ask(self, seat: Seat) -> Pick:
        match self.phase:
            case "bet":
                return self.bet(seat)
            case "play":
                suits = self.table.pieces.suits
                hand = self.zones[HUSH_HAND + seat]
                return Pick(seat, "play", hand, 0, 2, rule="H-1", kin=suits)
            case _:
                return self.stop_window(seat)

    def bet(self, seat: Seat) -> Pick:
        """Whom you bet against, then how much."""
        others = [Token(HUSH_SEAT + s) for s in self.everyone() if s != seat]
        return Pick(seat, "bet", others, 1, 2, staged=True)

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        if not pick.staged:
            return super().narrow(pick, chosen)
        match len(chosen):
            case 0:
                return pick.options
            case 1:
                return [*(Token(HUSH_BET + n) for n in range(1, 4)), DONE]
            case _:
                return []

    def stop_window(self, seat: Seat) -> Pick:
        return Pick(seat, "stop", [HUSH_STOP], 0, 1, window=True)

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        if token < DONE and self.phase == "play":
            return Refusal("not-in-hand", "H-1")
        return super().why_not(pick, chosen, token)

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        match self.phase:
            case "bet":
                amount = tokens[1] - HUSH_BET if len(tokens) > 1 else 1
                self.pay(seat, HUSH_POT, amount)
                self.say("bet", seat, number=amount)
                self.enter("play")
                self.ask_sealed(self.table.all_seats)
            case "play":
                if self.seal(seat, tokens):
                    self.showdown()
            case _:
                self.stopped = self.stopped or bool(tokens)
                self.go_on()

    def showdown(self) -> None:
        for seat in self.everyone():
            for card in self.sealed[seat]:
                self.move(card, HUSH_HAND + seat, HUSH_SHOWN + seat)
            self.tricks[seat].append(len(self.sealed[seat]))
            self.score(seat, sum(rank(card) for card in self.sealed[seat]))
        self.stopped = False
        self.queue = self.askable()
        self.enter("stop")
        self.go_on()

    def askable(self) -> list[Seat]:
        return [seat for seat in self.everyone() if self.zones[HUSH_HAND + seat]]

    def go_on(self) -> None:
        if self.queue and not self.stopped:
            self.waiting = 1 << self.queue.pop(0)
            return
        for seat in self.everyone():
            self.sweep(HUSH_SHOWN + seat, HUSH_DISCARD)
        self.rounds += 1
        if self.rounds == 3:
            best = self.scores.index(max(self.scores))
            self.pay(HUSH_POT, best, self.chips[HUSH_POT])
            self.finish(self.scores)
        else:
            self.enter("bet")
            self.turn_to(Seat(self.rounds % self.seats))


# The games, and variants of them for tests


def mixed(options: object, seats: int) -> Pieces:
    """A deck and a set of dominoes, so that backs matter."""
    return with_dominoes(deck(), 6)


def toy(
    slug: str,
    state: type[State],
    zones: Zones,
    phases: Sequence[str],
    *,
    players: range = range(2, 5),
    options: type[Any] = NoOptions,
    pieces: Callable[[Any, int], Pieces] = mixed,
    bound: int = 200,
    **more: Any,
) -> Game:
    return Game(
        slug,
        slug.title(),
        players=players,
        edition=1,
        zones=zones,
        options=options,
        state=state,
        phases=(*phases, "over"),
        pieces=pieces,
        bound=lambda options, seats: bound,
        **more,
    )


def masks(state: type[State] = Masks, zones: Zones = MASK_ZONES) -> Game:
    return toy("masks", state, zones, ("take", "mask"))


def tides(state: type[State] = Tides, **more: Any) -> Game:
    return toy(
        "tides",
        state,
        TIDE_ZONES,
        ("turn",),
        options=TideOptions,
        settle=settle_tides,
        presets={"neap": {"rounds": 1, "ebb": "none"}},
        shows={"drawn": facts.BY_SEAT, "rounds": facts.NUMBER},
        **more,
    )


def hush(state: type[State] = Hush, **more: Any) -> Game:
    return toy(
        "hush",
        state,
        HUSH_ZONES,
        ("bet", "play", "stop"),
        words=HUSH_WORDS,
        windows=True,
        pots=("pot",),
        numbers=lambda options, seats: 9,
        shows={"rounds": facts.NUMBER, "stopped": facts.NUMBER},
        **more,
    )


MASKS: Final = masks()
TIDES: Final = tides()
HUSH: Final = hush()
TOYS: Final = [MASKS, TIDES, HUSH]
