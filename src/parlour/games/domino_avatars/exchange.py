"""The table of Domino Avatars, and an exchange from attack to counter-attack.

One Avatar attacks another; cards of one colour are added to both sides, by their owners
and by other players who want to (AVA-24 to AVA-38). Turns, rounds and the end are in
`rules`.
"""

from typing import Final, cast

from parlour.engine.options import NONE
from parlour.engine.picks import Pick
from parlour.engine.pieces import RED, Piece, Seat, Token
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.zones import Zones
from parlour.games.domino_avatars.options import Options
from parlour.kit.windows import ask_after

ZONES: Final = Zones()
POOL: Final = ZONES.pile("pool")
DEFEATED: Final = ZONES.pile("defeated", seen=True)
STOCK: Final = ZONES.pile("stock")
DISCARD: Final = ZONES.pile("discard", seen=True)
ATTACK: Final = ZONES.pile("attack", seen=True, layout="row")
DEFENCE: Final = ZONES.pile("defence", seen=True, layout="row")
HAND: Final = ZONES.each("hand")
AVATAR: Final = ZONES.each("avatar", seen=True, layout="row")

NOBODY: Final = Seat(-1)
NOTHING: Final = Piece(-1)

WORTH: Final = [0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1]
"""The number that a card adds, by its rank: the Ace counts one."""


class Exchange(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.captures = [0] * table.seats
        self.facing: list[int] = table.no_ints
        """For each tile 0 if its high half attacks, 1 if it is turned round."""
        self.spent: list[int] = table.no_ints
        """For each tile 1 if it has attacked this round (AVA-20)."""
        self.time_up = False
        self.attacker: Seat = NOBODY
        self.defender: Seat = NOBODY
        self.striker: Piece = NOTHING
        """The Avatar that attacks."""
        self.target: Piece = NOTHING
        self.colour = -1
        self.attack_score = 0
        self.defence_score = 0
        self.laid_by: list[Seat] = []
        """The seats that laid each card of the attack pile, then of the defence
        pile."""
        self.counters = 0
        """0 in an attack, 1 in a counter-attack, 2 in the answer to that..."""
        self.to_ask = 0
        """The seats that must still pass before an aid window closes."""

    def lay(self) -> None:
        super().lay()
        tiles = len(self.table.pieces.packs[0])
        self.facing = [0] * tiles
        self.spent = [0] * tiles

    def after_exchange(self) -> None:
        """Continues the turn."""
        raise NotImplementedError

    def end_game(self) -> None:
        raise NotImplementedError

    # Avatars

    def owner(self, tile: Piece) -> Seat:
        """Returns the seat in front of which an Avatar stands."""
        for seat in self.everyone():
            if tile in self.zones[AVATAR + seat]:
                return seat
        return NOBODY

    def pips(self, tile: Piece) -> int:
        """Returns the Avatar Score."""
        return self.table.pieces.high[tile] + self.table.pieces.low[tile]

    def attack_base(self, tile: Piece) -> int:
        """Returns the half that points away from the owner."""
        faces = self.table.pieces
        return faces.low[tile] if self.facing[tile] else faces.high[tile]

    def defence_base(self, tile: Piece) -> int:
        """Returns the half next to the owner."""
        faces = self.table.pieces
        return faces.high[tile] if self.facing[tile] else faces.low[tile]

    # Declare

    def attack(
        self,
        attacker: Seat,
        striker: Piece,
        defender: Seat,
        target: Piece,
        cards: list[Piece],
    ) -> None:
        """Attacks or counter-attacks: the first card sets the colour (AVA-24)."""
        self.attacker = attacker
        self.striker = striker
        self.defender = defender
        self.target = target
        self.colour = self.table.pieces.colours[cards[0]]
        self.attack_score = self.attack_base(striker)
        self.defence_score = self.defence_base(target)
        self.lay_attack(attacker, cards)
        self.open_window("aid-attack", attacker)

    def lay_attack(self, seat: Seat, cards: list[Piece]) -> None:
        ranks = self.table.pieces.ranks
        for card in cards:
            self.laid_by.append(seat)
            self.attack_score += WORTH[ranks[card]]
        message = "attacks-red" if self.colour == RED else "attacks-black"
        score = self.attack_score
        aid = int(bool(self.zones[ATTACK]))  # or the attack is declared with it
        foe = self.defender
        self.say(message, seat, self.striker, score, "AVA-22", target=foe, of=aid)
        self.say("aimed-at", self.defender, self.target)
        for card in cards:
            self.move(card, HAND + seat, ATTACK)

    def lay_defence(self, seat: Seat, cards: list[Piece]) -> None:
        ranks = self.table.pieces.ranks
        for card in cards:
            self.laid_by.append(seat)
            self.defence_score += WORTH[ranks[card]]
        message = "defends-red" if self.colour == RED else "defends-black"
        score, owner = self.defence_score, self.defender
        aid = int(seat != owner)
        self.say(message, seat, self.target, score, "AVA-28", target=owner, of=aid)
        for card in cards:
            self.move(card, HAND + seat, DEFENCE)

    # Questions and answers

    def ask_in_exchange(self, seat: Seat) -> Pick:
        """Asks every seat with cards, with or without the right colour (AVA-33)."""
        hand = self.zones[HAND + seat]
        most = len(hand)
        colours = self.table.pieces.colours
        if self.phase == "counter" and not self.options.counter_same_color:
            return Pick(seat, "counter", hand, 0, most, "AVA-35", colours)
        cards = [card for card in hand if colours[card] == self.colour]
        match self.phase:
            case "aid-attack":
                prompt = "aid-attack" if seat != self.attacker else "add-to-attack"
                return Pick(seat, prompt, cards, 0, most, "AVA-25", window=True)
            case "aid-defence":
                prompt = "aid-defence" if seat != self.defender else "add-to-defence"
                return Pick(seat, prompt, cards, 0, most, "AVA-27", window=True)
            case "defend":
                return Pick(seat, "defend", cards, 0, most, "AVA-26")
            case _:
                return Pick(seat, "counter", cards, 0, most, "AVA-36")

    def take_in_exchange(self, seat: Seat, cards: list[Token]) -> None:
        match self.phase:
            case "aid-attack":
                if cards:
                    self.lay_attack(seat, cards)
                self.note_aid(seat, self.attacker, laid=bool(cards))
            case "defend":
                self.lay_defence(seat, cards)
                self.open_window("aid-defence", seat)
            case "aid-defence":
                if cards:
                    self.lay_defence(seat, cards)
                self.note_aid(seat, self.defender, laid=bool(cards))
            case "counter":
                if cards:
                    self.counters += 1
                    striker, target = self.target, self.striker
                    self.attack(seat, striker, self.attacker, target, cards)
                else:
                    self.after_exchange()

    # Aid and defence

    def open_window(self, phase: str, principal: Seat) -> None:
        """Asks for aid clockwise from the attacker or defender (AVA-25, AVA-27)."""
        self.to_ask = self.aiders()
        if ask_after(self, principal, self.to_ask):
            self.enter(phase)
        else:
            self.close_window(phase)

    def aiders(self) -> int:
        """Returns those who may aid: all who hold cards but the two principals
        (AVA-R5)."""
        seats = 0
        for seat in self.everyone():
            if self.zones[HAND + seat]:
                seats |= 1 << seat
        return seats & ~(1 << self.attacker | 1 << self.defender)

    def note_aid(self, seat: Seat, principal: Seat, laid: bool) -> None:
        """Notes that somebody aided or passed, and so who must still pass. (AVA-25)"""
        if laid:
            if self.options.aid_protocol == "rounds":
                self.to_ask = self.aiders()
            if self.options.topup and self.zones[HAND + principal]:
                self.to_ask |= 1 << principal  # AVA-R7
        self.to_ask &= ~(1 << seat)
        if not ask_after(self, seat, self.to_ask):
            self.close_window(self.phase)

    def close_window(self, phase: str) -> None:
        if phase == "aid-defence":
            self.resolve()
        elif self.zones[HAND + self.defender]:
            self.enter("defend")
            self.waiting = 1 << self.defender
        else:
            self.open_window("aid-defence", self.defender)  # AVA-33

    # Resolve

    def resolve(self) -> None:
        """Gives ties to the defender (AVA-28)."""
        repelled = self.defence_score >= self.attack_score
        if not self.zones[DEFENCE] and not self.options.bare_defence:
            repelled = False  # AVA-R2
        bare = not self.zones[DEFENCE]
        self.sweep(ATTACK, DISCARD)  # AVA-31
        self.sweep(DEFENCE, DISCARD)
        self.laid_by = []
        if repelled:
            held, foe = self.defence_score, self.attack_score
            self.say("repelled", self.defender, self.target, held, "AVA-28", of=foe)
            self.say("tie", number=int(held == foe), rule="AVA-28")
        else:
            self.capture(bare)
        if not repelled and self.target_score_reached():
            self.end_game()  # AVA-32, AVA-R23
        elif self.time_up and self.options.time_check == "immediate":
            self.end_game()
        elif repelled and self.may_counter():
            self.enter("counter")
            self.waiting = 1 << self.defender
        else:
            self.after_exchange()

    def capture(self, bare: bool) -> None:
        """Gives the attacker the Avatar's pips and the Capture Bonus (AVA-30)."""
        target = self.target
        loser = self.defender
        won, held = self.attack_score, self.defence_score
        by = self.attacker
        self.say("captured", by, target, won, "AVA-30", target=loser, of=held)
        self.say("pips", number=self.pips(target), rule="AVA-30")
        self.say("bonus", number=self.options.domino_set, rule="AVA-30")
        self.say("undefended", number=int(bare), rule="AVA-28")
        self.move(target, AVATAR + self.defender, DEFEATED)
        self.facing[target] = 0
        self.spent[target] = 0
        self.captures[self.attacker] += 1
        points = self.pips(target) + self.options.domino_set
        self.score(self.attacker, points, "AVA-30")

    def target_score_reached(self) -> bool:
        """Returns whether the points goal ends the game in mid-round."""
        target = self.options.goal_points
        if target == NONE or self.options.points_check != "immediate":
            return False
        if self.scores[self.attacker] < target:
            return False
        self.say("goal-points", self.attacker, number=target, rule="AVA-52")
        return True

    def may_counter(self) -> bool:
        """Returns whether the defender is asked for a counter-attack (AVA-35,
        AVA-38)."""
        if not self.options.counter_attack or not self.zones[HAND + self.defender]:
            return False
        return self.counters == 0 or self.options.counter_chain

    def forget_exchange(self) -> None:
        self.attacker = NOBODY
        self.defender = NOBODY
        self.striker = NOTHING
        self.target = NOTHING
        self.colour = -1
        self.attack_score = 0
        self.defence_score = 0
        self.counters = 0
