"""The table of Domino Knights: its zones, its words, and what a Kingdom consists of.

A Knight is named by its domino; without dominoes by its attack card, which lies on the
defence card. Zones show which pieces are Candidates and which cards lie under them,
because that is secret; public facts about a Knight are kept in lists by its piece.
"""

from typing import ClassVar, Final, cast

from parlour.engine.pieces import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_SUIT,
    SPADES,
    Piece,
    Seat,
    Token,
)
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import Zones
from parlour.games.domino_knights.chapters.lots import candidate_of, lot_of, moved_up
from parlour.games.domino_knights.chapters.moments import (
    LEAN,
    NO_WINDOW,
    RESOLVED,
    TRAINED,
)
from parlour.games.domino_knights.options import HEALTH, Options

ZONES: Final = Zones()
PEASANTS: Final = ZONES.pile("peasants")
DECK: Final = ZONES.pile("deck")
DISCARD: Final = ZONES.pile("discard", seen=True)
PENDING: Final = ZONES.pile("pending", seen=True, layout="row")
"""Cards announced and not settled, with what they bring; cards turned at the start."""
HAND: Final = ZONES.each("hand")
RECRUITS: Final = ZONES.each("recruits", layout="row", ordered=True)
CANDIDATES: Final = ZONES.each("candidates", layout="row", ordered=True)
"""Tiles in training; without dominoes, pairs that a Necromancer raised."""
TRAINING: Final = ZONES.each("training", layout="row", ordered=True)
"""The cards under Candidates, in the order they were laid."""
KNIGHTS: Final = ZONES.each("knights", seen=True, layout="row")
UNDER: Final = ZONES.each("under", seen=True, layout="row")
"""Training cards and special cards that lie under Knights."""
BEFORE: Final = ZONES.each("before", seen=True, layout="row")
"""Kings, Queens, Jacks and Wealth before the player they affect."""
GRAVEYARD: Final = ZONES.each("graveyard", seen=True, layout="pile")
ZONES.blend(HAND, TRAINING)  # nobody sees which cards are laid

WORDS: Final = Words()
FROM_DECK: Final = WORDS.word("deck")
RECRUIT: Final = WORDS.word("recruit")
CANDIDATE: Final = WORDS.word("candidate")
HIGH: Final = WORDS.word("high")
LOW: Final = WORDS.word("low")
APART: Final = WORDS.word("apart")
VOTE_LAST: Final = WORDS.word("last_standing")
VOTE_FIRST: Final = WORDS.word("first_to_fame")
VOTE_MOST: Final = WORDS.word("most_fame_at_time")
VOTE_ATTRITION: Final = WORDS.word("fame_attrition")
SEAT: Final = WORDS.seats()
NUMBER: Final = WORDS.numbers()

NO_ROWS: Final[list[list[int]]] = []
NO_PIECES: Final[list[Piece]] = []
"""The fields of a blank state; never changed."""
NOBODY: Final = Seat(-1)
NOTHING: Final = Piece(-1)

ACE: Final = 14

# Special cards: the rank, or for Aces their rank and the suit
NECROMANCER: Final = 0
WIZARD: Final = 10
COURAGE: Final = 11
LOYALTY: Final = 12
MAJESTY: Final = 13
POWER: Final = ACE + CLUBS
WEALTH: Final = ACE + DIAMONDS
"""A Mercenary in the domino-less game (KNI-703)."""
LIFE: Final = ACE + HEARTS
DEATH: Final = ACE + SPADES

BLANK: Final = 1
"""The rank of a blank card, the Doppelganger without dominoes (KNI-708)."""

WORTH: Final = [0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0]
"""Training value by rank: Aces, Jokers and blanks train nobody (KNI-R13)."""

# What is marked on a piece
TURNED: Final = 1
"""The low half attacks."""
USED: Final = 2
"""Has attacked or defended; tapped in 0.8."""
TIRED: Final = 4
OVERWORKED: Final = 8
FALLEN: Final = 16
"""Defeated and not yet cleared away: no longer in play."""
RAISED: Final = 32
"""A Recruit that a Necromancer brought (KNI-471)."""

# A row of `ongoing`, made by `effect`
CARD: Final = 0
ON_SEAT: Final = 1
"""The player affected; the hirer of a Mercenary."""
ON_KNIGHT: Final = 2
CLOCK: Final = 3
"""The seat whose upkeep ends it, or -1 (KNI-402)."""
HOME: Final = 4
"""For a Mercenary, who had the Knight before all hiring; for others -1."""

# A link of `pending`: its `CARD`, then who played it
PLAYER: Final = 1

# A row of `bars`
BARRED: Final = 0
"""The Knight that a Queen turned away."""
BAR_CLOCK: Final = 1
"""The seat whose upkeep ends it (KNI-454)."""


class Kingdoms(State):
    replaced: ClassVar[tuple[str, ...]] = ("controller", "suit_of", "model", "under")

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.goal = ""
        self.first: Seat = Seat(0)
        """The player who began."""
        self.round_number = 0
        self.turns = 0
        """Turns begun so far."""
        self.gone: list[int] = table.no_ints
        """0 for the living; for the ejected, at which ejection they left."""
        self.alive = 0
        self.time_up = False
        # Where the turn stands
        self.step = ""
        """The step that follows once nothing else is pending."""
        self.window = NO_WINDOW
        """The reaction window that is open, one of `moments` (KNI-301)."""
        self.to_ask = 0
        """The seats that must still pass in a window or aid step."""
        self.played = False
        """Whether a card was played in the window that is open or was last."""
        self.acted = False
        """Whether the active player did something in this Train step."""
        self.unchecked = False
        """Whether the state checks are due (KNI-290)."""
        self.placing: list[Piece] = NO_PIECES
        """New Knights that may lie either way, while their owner decides."""
        # Knights: a number for each tile, or card where there are none
        self.controller: list[int] = table.no_ints
        """The controller of each Knight; -1 for none."""
        self.marks: list[int] = table.no_ints
        self.suit_of: list[int] = table.no_ints
        self.model: list[int] = table.no_ints
        """The Knight that a Doppelganger copies."""
        self.under: list[int] = table.no_ints
        """For a training card the Knight on it, for a pair the two each other."""
        self.lots: list[list[int]] = NO_ROWS
        """For each training card that a seat has laid, its `Lot` as a number: under
        which Candidate it lies, and how often it is doubled (KNI-431)."""
        # Special cards
        self.ongoing: list[list[int]] = NO_ROWS
        """Cards in force, in the order they were played (KNI-483)."""
        self.bars: list[list[int]] = NO_ROWS
        """Knights turned away by a Queen (KNI-454)."""
        self.pending: list[list[int]] = NO_ROWS
        """The chain: card and player, the lowest first."""
        self.aim: list[Token] = NO_PIECES
        """The target of the lowest card of the chain."""
        # Battle
        self.attacked = 0
        """The seats attacked this turn."""
        self.defender: Seat = NOBODY
        self.attackers: list[list[int]] = NO_ROWS
        """The attackers of each group."""
        self.defenders: list[list[int]] = NO_ROWS
        """Those who stand against each group."""
        self.engaged: list[Piece] = NO_PIECES
        """All who were committed in this battle, in that order."""
        self.attacking = 0
        """The seats that take part in the attack (KNI-207)."""
        self.defending = 0
        self.blocked_once = 0
        """Groups that ever had a defender."""
        self.fallen: list[Piece] = NO_PIECES
        self.victor: Seat = NOBODY
        self.looted: Piece = NOTHING

    def lay(self) -> None:
        super().lay()
        pieces = self.table.piece_count
        knights = pieces
        if not self.options.dominoless:
            knights = len(self.table.pieces.packs[0])
        self.gone = [0] * self.seats
        self.placing = []
        self.controller = [-1] * knights
        self.marks = [0] * knights
        self.suit_of = [-1] * knights
        self.model = [-1] * knights
        self.under = [-1] * pieces
        self.lots = [[] for _ in self.everyone()]
        self.ongoing = []
        self.bars = []
        self.pending = []
        self.aim = []
        self.attackers = []
        self.defenders = []
        self.engaged = []
        self.fallen = []

    def copy_fields(self, other: State) -> None:
        """Copies field by field: copying by names would take twice as long.

        Fields that seldom change are shared, and replaced by `replace_at`.
        """
        assert isinstance(other, Kingdoms)
        other.goal, other.first = self.goal, self.first
        other.round_number, other.turns = self.round_number, self.turns
        other.time_up = self.time_up
        other.gone, other.alive = self.gone[:], self.alive
        other.step, other.window, other.to_ask = self.step, self.window, self.to_ask
        other.played, other.acted = self.played, self.acted
        other.unchecked, other.placing = self.unchecked, self.placing[:]
        other.controller, other.marks = self.controller, self.marks[:]
        other.suit_of, other.model = self.suit_of, self.model
        other.under, other.lots = self.under, rows(self.lots)
        other.ongoing, other.bars = rows(self.ongoing), rows(self.bars)
        other.pending, other.aim = rows(self.pending), self.aim[:]
        other.attacked, other.defender = self.attacked, self.defender
        other.attackers, other.defenders = rows(self.attackers), rows(self.defenders)
        other.engaged, other.fallen = self.engaged[:], self.fallen[:]
        other.attacking, other.defending = self.attacking, self.defending
        other.blocked_once = self.blocked_once
        other.victor, other.looted = self.victor, self.looted

    def go_on(self) -> None:
        """Continues the turn until somebody is asked."""
        raise NotImplementedError

    def put(self, phase: str, seat: Seat) -> None:
        """Asks one seat the question of a phase."""
        self.enter(phase)
        self.waiting = 1 << seat

    def open_window(self, window: int, then: str) -> None:
        """Opens a reaction window before a step (KNI-301)."""
        self.step = then
        self.played = False
        if self.options.reaction_windows == "full" or self.stays_open(window):
            self.window = window

    def stays_open(self, window: int) -> bool:
        """Returns whether a window is kept when few are wanted (KNI-308)."""
        if window == TRAINED:
            return self.wealths_of(self.turn) > 0
        if window == RESOLVED:
            return not self.has_graveyards()
        return window in LEAN

    # Who and what

    def living(self, seat: int) -> bool:
        return self.alive >> seat & 1 == 1

    def by_health(self) -> bool:
        """Returns whether Health is played for, not Fame."""
        return self.goal in HEALTH

    def special(self, card: Piece) -> int:
        """Returns the effect of a card as a special card; 2 to 9 have none."""
        kind = self.table.pieces.ranks[card]
        return kind if kind < ACE else ACE + self.table.pieces.suits[card]

    def worth(self, card: Piece) -> int:
        return WORTH[self.table.pieces.ranks[card]]

    def in_play(self, knight: int) -> bool:
        """Returns whether this is a Knight that has not fallen (KNI-200)."""
        if knight >= len(self.controller) or self.controller[knight] < 0:
            return False
        return not self.marks[knight] & FALLEN

    def doppelganger(self, piece: Piece) -> bool:
        """Returns whether this is the double blank, or a blank card."""
        if self.options.dominoless:
            return self.table.pieces.ranks[piece] == BLANK
        return piece == 0  # the first tile of every set

    def pips(self, knight: Piece) -> int:
        """Returns the printed value of a Knight (KNI-610, KNI-R57, KNI-709)."""
        faces = self.table.pieces
        if not self.options.dominoless:
            return faces.high[knight] + faces.low[knight]
        if self.doppelganger(knight):
            return 0
        return faces.ranks[knight] + faces.ranks[self.under[knight]]

    def bonus(self) -> int:
        """Returns the bonus of Courage (KNI-460, KNI-R40)."""
        return self.options.highest // 3

    def has_graveyards(self) -> bool:
        """Returns False in some games without dominoes (KNI-706)."""
        last = self.options.graveyard_mode == "last_only"
        return last or not self.options.dominoless

    def doublings_of(self, seat: int) -> int:
        """Counts the doublings of training cards that a player lays now (KNI-431)."""
        return self.wealths_of(seat).bit_count()

    def wealths_of(self, seat: int) -> int:
        """Returns the Wealths that lie before a player, as a bit for each pack
        (KNI-431)."""
        mask = 0
        for row in self.ongoing:
            before = row[ON_SEAT] == seat and row[HOME] < 0
            if before and self.special(Piece(row[CARD])) == WEALTH:
                mask |= self.wealth_bit(row[CARD])
        return mask

    def wealth_bit(self, card: int) -> int:
        """Returns a bit for a Wealth: there is one in each pack; the tiles come
        first."""
        packs = self.table.pieces.packs
        return 1 << (card - packs[1][0]) // len(packs[1])

    def hand(self, seat: int) -> list[Piece]:
        return self.zones[HAND + seat]

    # Candidates

    def candidate_count(self, seat: int) -> int:
        """Returns Candidates whose training cards are hidden; each has at least one."""
        last = -1
        for lot in self.lots[seat]:
            last = max(last, candidate_of(lot))
        return last + 1

    def candidate_of(self, seat: int, card: Piece) -> int:
        """Returns the number of the Candidate that a training card lies under."""
        place = self.zones[TRAINING + seat].index(card)
        return candidate_of(self.lots[seat][place])

    def lesson(self, seat: int, number: int) -> list[Piece]:
        """Returns the training cards of a Candidate."""
        cards = self.zones[TRAINING + seat]
        lots = self.lots[seat]
        return [cards[n] for n in range(len(lots)) if candidate_of(lots[n]) == number]

    def training_total(self, seat: int, number: int) -> int:
        """Returns the total of the training cards of a Candidate (KNI-431)."""
        total = 0
        lots = self.lots[seat]
        for place in range(len(lots)):
            lot = lot_of(lots[place])
            if lot.candidate == number:
                card = self.zones[TRAINING + seat][place]
                total += doubled(self.worth(card), lot.doublings())
        return total

    def cost(self, tile: Piece) -> int:
        """Returns the pips, but a double blank takes a card like any other
        (KNI-R15)."""
        faces = self.table.pieces
        return max(1, faces.high[tile] + faces.low[tile])

    def finished(self, seat: int, number: int) -> bool:
        """Returns whether a Candidate is fully paid."""
        if self.options.dominoless:
            return len(self.lesson(seat, number)) == 2
        return self.training_total(seat, number) >= self.cost(
            self.zones[CANDIDATES + seat][number]
        )

    def release(self, seat: int, number: int, target: int) -> list[Piece]:
        """Moves the training cards of a Candidate elsewhere; it is one no more."""
        cards = self.lesson(seat, number)
        for card in cards:
            self.move(card, TRAINING + seat, target)
        self.lots[seat] = moved_up(self.lots[seat], number)
        return cards

    # Knights

    def enter_play(self, knight: Piece, seat: int, suit: int, marks: int = 0) -> None:
        """Makes a piece that lies among a player's Knights one of them."""
        self.controller = replace_at(self.controller, knight, seat)
        self.suit_of = replace_at(self.suit_of, knight, suit)
        self.marks[knight] = marks
        if marks & TURNED:
            self.record_turn(knight, 1, "KNI-121")

    def forget(self, knight: Piece) -> None:
        """Forgets a piece that is no Knight any more."""
        self.controller = replace_at(self.controller, knight, NOBODY)
        self.suit_of = replace_at(self.suit_of, knight, NO_SUIT)
        self.marks[knight] = 0
        if self.model[knight] != NOTHING:
            self.model = replace_at(self.model, knight, NOTHING)
        if self.under[knight] >= 0:
            self.put_under(Piece(self.under[knight]), NOTHING)
            self.put_under(knight, NOTHING)
        if self.bars:
            self.bars = [bar for bar in self.bars if bar[BARRED] != knight]

    def put_under(self, piece: Piece, knight: Piece) -> None:
        """Puts a training card under a Knight, or two as a pair."""
        self.under = replace_at(self.under, piece, knight)

    def leave_battle(self, knight: Piece) -> None:
        """Takes a Knight out of its group; it does not come back (KNI-210)."""
        for group in self.attackers:
            if knight in group:
                group.remove(knight)
        for group in self.defenders:
            if knight in group:
                group.remove(knight)


def effect(
    card: Piece,
    *,
    seat: int = NOBODY,
    knight: int = NOTHING,
    clock: int = NOBODY,
    home: int = NOBODY,
) -> list[int]:
    """Returns a row of `ongoing`: a card in force, on whom, and until whose upkeep."""
    return [card, seat, knight, clock, home]


def doubled(value: int, times: int) -> int:
    """Doubles a value this many times.

    >>> doubled(5, times=2)
    20
    """
    return value << times


def halved(cost: int, times: int) -> int:
    """Halves a cost, because everything laid for it is doubled; rounded up.

    >>> halved(9, times=1)
    5
    """
    return -(-cost >> times)


def replace_at(values: list[int], place: int, value: int) -> list[int]:
    """Returns the same list but for one place, so that other users of the list keep
    theirs."""
    fresh = values[:]
    fresh[place] = value
    return fresh


def rows(several: list[list[int]]) -> list[list[int]]:
    """Returns a copy of lists in a list, each its own."""
    return [row[:] for row in several]
