"""Domino Avatars: two to six players, a set of dominoes, one or two packs of cards.

Your dominoes are Avatars. One half attacks, the other defends, and cards of one
colour add to either. Bring other players' Avatars down, with the table's aid or
against it; the best score wins when the agreed end comes. Designed by Chad C.
Walstrom. Ids such as AVA-20 are entries in the rule catalogue.
"""

from typing import Final, cast

from parlour.engine.game import Game
from parlour.engine.options import NONE
from parlour.engine.picks import DONE, Pick, following
from parlour.engine.pieces import Piece, Pieces, Seat, Token, with_deck, with_dominoes
from parlour.engine.refusals import Refusal
from parlour.engine.state import State
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.engine.zones import Zones
from parlour.games.domino_avatars.options import (
    PRESETS,
    Options,
    decision_bound,
    settle,
)
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

WORDS: Final = Words()
END_TURN: Final = WORDS.word("end-turn")

NOBODY: Final = Seat(-1)
NOTHING: Final = Piece(-1)

WORTH: Final = [0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1]
"""What a card adds, by its rank: the Ace counts one."""


class DominoAvatars(State):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options = cast(Options, table.options)
        self.round = 0
        """From 1; without rounds, the circles of the table (AVA-R31)."""
        self.first: Seat = Seat(0)
        """The first player of this round; the dealer sits to the right."""
        self.turns = 0
        """Turns taken in this round."""
        self.captures = [0] * table.seats
        self.facing: list[int] = table.unknown
        """For each tile 0 if its high half attacks, 1 if it is turned round."""
        self.spent: list[int] = table.unknown
        """For each tile 1 if it has attacked this round (AVA-20)."""
        self.placing: list[Piece] = []
        """New tiles that may lie either way, while their owners decide."""
        self.time_up = False
        # The exchange in progress
        self.attacker: Seat = NOBODY
        self.defender: Seat = NOBODY
        self.striker: Piece = NOTHING
        """The Avatar that attacks."""
        self.target: Piece = NOTHING
        self.colour = -1
        self.attack_score = 0
        self.defence_score = 0
        self.attack_by: list[Seat] = []
        """Who laid each card of the attack pile, in the same order."""
        self.defence_by: list[Seat] = []
        self.counters = 0
        """0 in an attack, 1 in a counter-attack, 2 in the answer to that..."""
        self.to_ask = 0
        """The seats that must still pass before an aid window closes."""

    def lay(self) -> None:
        super().lay()
        self.facing = self.table.unknown[:]
        self.spent = self.table.unknown[:]

    # Setup

    def start(self) -> None:
        packs = self.table.pieces.packs
        self.fill(POOL, packs[0])
        self.shuffle(POOL)
        for deck in packs[1:]:
            self.fill(STOCK, deck)
        for seat in self.everyone():
            self.draw_avatars(seat)  # AVA-02
        self.place_avatars()

    def draw_avatars(self, seat: Seat) -> None:
        """Replaces the Avatars that a player is missing."""
        faces = self.table.pieces
        row = self.zones[AVATAR + seat]
        while len(row) < self.options.avatars_per_player:
            tile = self.draw(POOL, AVATAR + seat)
            if faces.high[tile] != faces.low[tile]:  # doubles need no decision
                self.placing.append(tile)

    def place_avatars(self) -> None:
        """New tiles are turned as their owners wish, or by chance (AVA-03)."""
        if self.options.orientation == "as_drawn":  # AVA-R16
            for tile in self.placing:
                if self.roll(2):
                    self.turn_round(tile)
            self.placed()
            return
        owners = 0
        for tile in self.placing:
            owners |= 1 << self.owner(tile)
        if owners:
            self.enter("place")
            self.ask_sealed(owners)
        else:
            self.placed()

    def turn_round(self, tile: Piece) -> None:
        self.facing[tile] = 1
        self.turned(tile, 1, "AVA-03")

    def placed(self) -> None:
        self.placing = []
        if self.round == 0:
            self.round = 1
            self.first = self.highest_avatar()
            self.say("first-player", seat=self.first, rule="AVA-05")
            self.deal_cards()
            self.begin_turn(self.first)
        elif self.options.continuous_draw:
            self.next_attack()
        else:
            self.begin_turn(self.first)

    def highest_avatar(self) -> Seat:
        """The owner of the highest Avatar, then of the better other one (AVA-05)."""
        best: list[Seat] = []
        most = -1
        for seat in self.everyone():
            pips = [self.pips(tile) for tile in self.zones[AVATAR + seat]]
            value = 100 * max(pips) + min(pips)
            if value > most:
                most = value
                best = []
            if value == most:
                best.append(seat)
        return best[self.roll(len(best))]  # AVA-R15

    def deal_cards(self) -> None:
        """Gathers all cards in, shuffles them and deals (AVA-06, AVA-42)."""
        self.loose &= ~(1 << STOCK)  # no need to draw an order that is lost at once
        self.sweep(DISCARD, STOCK)
        for seat in self.everyone():
            self.sweep(HAND + seat, STOCK)
        self.shuffle(STOCK)
        for seat in self.clockwise(self.first):
            self.deal(STOCK, HAND + seat, self.options.hand_size)

    # Rounds and turns

    def begin_turn(self, seat: Seat) -> None:
        self.turn_to(seat)
        if self.options.continuous_draw:
            if not self.zones[AVATAR + seat]:  # AVA-45
                if not self.zones[POOL] and self.exhausted():
                    return
                self.draw_avatars(seat)
                self.place_avatars()
                return
            self.spent[self.zones[AVATAR + seat][0]] = 0  # AVA-R43
        self.next_attack()

    def next_attack(self) -> None:
        """Asks for an attack as long as one is possible (AVA-23)."""
        if self.can_attack(self.turn):
            self.enter("attack")
            self.waiting = 1 << self.turn
        else:
            self.end_turn()

    def can_attack(self, seat: Seat) -> bool:
        if not self.zones[HAND + seat]:  # AVA-21
            return False
        for tile in self.zones[AVATAR + seat]:
            if not self.spent[tile]:
                return self.targets_stand(seat)
        return False

    def targets_stand(self, seat: Seat) -> bool:
        for other in self.everyone():
            if other != seat and self.zones[AVATAR + other]:
                return True
        return False  # AVA-R14

    def end_turn(self) -> None:
        if self.options.continuous_draw:
            self.draw_up(self.turn)
        self.turns += 1
        turns_each = 2 if self.options.turn_structure == "one_attack_two_turns" else 1
        if self.time_up and self.options.time_check == "end_of_turn":
            self.end_game()
        elif self.turns == self.seats * turns_each:  # AVA-10, AVA-12
            self.end_round()
        else:
            self.begin_turn(self.left_of(self.turn))

    def end_round(self) -> None:
        """Sees whether the game is over, then brings everything back (AVA-40)."""
        missing = 0
        if not self.options.continuous_draw:
            for seat in self.everyone():
                missing += self.options.avatars_per_player
                missing -= len(self.zones[AVATAR + seat])
        exhausted = missing > len(self.zones[POOL])  # AVA-41, AVA-R18
        if self.goal_reached() or (exhausted and self.options.goal_exhaustion):
            self.end_game()
        elif self.round >= self.options.max_rounds:  # AVA-54
            self.capped = True
            self.end_game()
        else:
            if exhausted:
                self.exhausted()
            self.next_round()

    def next_round(self) -> None:
        self.round += 1
        self.turns = 0
        if self.options.continuous_draw:  # AVA-14
            self.begin_turn(self.left_of(self.turn))
            return
        self.first = self.left_of(self.first)  # AVA-11
        self.spent = self.table.unknown[:]
        self.deal_cards()  # AVA-R17: cards before tiles
        for seat in self.clockwise(self.first):
            self.draw_avatars(seat)  # AVA-43
        self.place_avatars()

    def exhausted(self) -> bool:
        """The dominoes ran out: true if that ends it, else they come back (AVA-41)."""
        if self.options.goal_exhaustion:
            self.end_game()
            return True
        self.say("dominoes-come-back", rule="AVA-41")
        self.sweep(DEFEATED, POOL)  # AVA-R19: standing Avatars stay
        self.shuffle(POOL)
        return False

    def draw_up(self, seat: Seat) -> None:
        """Fills a hand up to five cards, without rounds (AVA-46)."""
        hand = self.zones[HAND + seat]
        while len(hand) < self.options.hand_size and self.zones[STOCK]:
            self.draw(STOCK, HAND + seat)
            if len(self.zones[STOCK]) <= 2:
                self.say("cards-come-back", rule="AVA-46")
                self.sweep(DISCARD, STOCK)
                self.shuffle(STOCK)

    # Questions

    def ask(self, seat: Seat) -> Pick:
        hand = self.zones[HAND + seat]
        match self.phase:
            case "place":
                tiles = [t for t in self.zones[AVATAR + seat] if t in self.placing]
                return Pick(seat, "turn-round", tiles, 0, len(tiles), "AVA-03")
            case "attack":
                return Pick(
                    seat,
                    "attack",
                    self.ready(seat) + self.targets(seat) + hand,
                    most=2 + len(hand),
                    rule="AVA-20",
                    kin=self.table.pieces.colours,
                    staged=True,
                )
            case "defend":
                cards = self.of_colour(hand)
                return Pick(seat, "defend", cards, 0, len(hand), "AVA-26")
            case "counter":
                if self.options.counter_same_color:
                    hand = self.of_colour(hand)
                kin = self.table.pieces.colours
                most = len(self.zones[HAND + seat])
                return Pick(seat, "counter", hand, 0, most, "AVA-35", kin)
            case "aid-attack":
                prompt = "aid-attack" if seat != self.attacker else "top-up-attack"
                rule = "AVA-25"
            case _:
                prompt = "aid-defence" if seat != self.defender else "top-up-defence"
                rule = "AVA-27"
        # AVA-33: whoever holds cards is asked, with or without the right colour
        cards = self.of_colour(hand)
        return Pick(seat, prompt, cards, 0, len(hand), rule, window=True)

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        """An attack is an Avatar, its target, then cards of one colour (AVA-20)."""
        if not pick.staged:
            return following(pick, chosen)
        match len(chosen):
            case 0:
                return self.ready(pick.seat)
            case 1:
                return self.targets(pick.seat) if chosen[0] != END_TURN else []
            case 2:
                return self.zones[HAND + pick.seat]
        colours = pick.kin
        last = chosen[-1]
        colour = colours[last]
        able = [
            card
            for card in self.zones[HAND + pick.seat]
            if card > last and colours[card] == colour
        ]
        able.append(DONE)
        return able

    def ready(self, seat: Seat) -> list[Token]:
        """The Avatars that may still attack, or the end of the turn."""
        tokens = [END_TURN]
        for tile in self.zones[AVATAR + seat]:
            if not self.spent[tile]:
                tokens.append(tile)
        return tokens

    def targets(self, seat: Seat) -> list[Token]:
        """The Avatars of all other players (AVA-R41)."""
        tiles: list[Token] = []
        for other in self.everyone():
            if other != seat:
                tiles += self.zones[AVATAR + other]
        return tiles

    def of_colour(self, cards: list[Piece]) -> list[Piece]:
        """Those of the exchange's colour."""
        colours = self.table.pieces.colours
        colour = self.colour
        return [card for card in cards if colours[card] == colour]

    def spelled(self, pick: Pick, tokens: list[Token]) -> list[Token]:
        """The cards of an attack may be named in any order."""
        if pick.staged:
            return tokens[:2] + sorted(tokens[2:])
        return sorted(tokens)

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        mine = token in self.zones[AVATAR + pick.seat]
        held = token in self.zones[HAND + pick.seat]
        if pick.prompt == "turn-round":
            return Refusal("stands-already" if mine else "not-offered", "AVA-04")
        if not pick.staged:
            return Refusal("attack-colour" if held else "not-offered", pick.rule)
        match len(chosen):
            case 0:
                return Refusal("has-attacked" if mine else "own-avatar-first", "AVA-20")
            case 1:
                if mine:
                    return Refusal("own-target", "AVA-R41")
                return Refusal("target-next", "AVA-20")
            case 2:
                return Refusal(
                    "not-offered" if token < DONE else "card-needed", "AVA-21"
                )
        return Refusal("one-colour" if held else "not-offered", "AVA-20")

    # Answers

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        match self.phase:
            case "place":
                if self.seal(seat, tokens):
                    for answer in self.sealed:
                        for tile in answer:
                            self.turn_round(tile)
                    self.placed()
            case "attack":
                if tokens[0] == END_TURN:
                    self.end_turn()
                else:
                    striker, target = tokens[0], tokens[1]
                    self.spent[striker] = 1  # AVA-22
                    self.attack(seat, striker, self.owner(target), target, tokens[2:])
            case "aid-attack":
                if tokens:
                    self.lay_attack(seat, tokens)
                self.aided(seat, self.attacker, bool(tokens))
            case "defend":
                self.lay_defence(seat, tokens)
                self.open_defence_aid()
            case "aid-defence":
                if tokens:
                    self.lay_defence(seat, tokens)
                self.aided(seat, self.defender, bool(tokens))
            case "counter":
                if tokens:
                    self.counters += 1
                    self.attack(seat, self.target, self.attacker, self.striker, tokens)
                else:
                    self.after_exchange()

    # The exchange

    def attack(
        self,
        attacker: Seat,
        striker: Piece,
        defender: Seat,
        target: Piece,
        cards: list[Piece],
    ) -> None:
        """An attack or counter-attack is declared (AVA-24)."""
        self.attacker = attacker
        self.striker = striker
        self.defender = defender
        self.target = target
        self.colour = self.table.pieces.colours[cards[0]]
        self.attack_score = self.attack_base(striker)
        self.defence_score = self.defence_base(target)
        self.lay_attack(attacker, cards)
        self.enter("aid-attack")
        self.to_ask = self.aiders()
        self.ask_for_aid(attacker)

    def lay_attack(self, seat: Seat, cards: list[Piece]) -> None:
        ranks = self.table.pieces.ranks
        for card in cards:
            self.move(card, HAND + seat, ATTACK)
            self.attack_by.append(seat)
            self.attack_score += WORTH[ranks[card]]
        self.say("attacks", seat, self.striker, self.attack_score, "AVA-22")

    def lay_defence(self, seat: Seat, cards: list[Piece]) -> None:
        ranks = self.table.pieces.ranks
        for card in cards:
            self.move(card, HAND + seat, DEFENCE)
            self.defence_by.append(seat)
            self.defence_score += WORTH[ranks[card]]
        self.say("defends", seat, self.target, self.defence_score, "AVA-28")

    def aiders(self) -> int:
        """Those who may aid: all who hold cards but the two principals (AVA-R5)."""
        seats = 0
        for seat in self.everyone():
            if self.zones[HAND + seat]:
                seats |= 1 << seat
        return seats & ~(1 << self.attacker) & ~(1 << self.defender)

    def aided(self, seat: Seat, principal: Seat, laid: bool) -> None:
        """Somebody aided or passed; who must still pass? (AVA-25)"""
        if laid:
            if self.options.aid_protocol == "rounds":
                self.to_ask = self.aiders()
            if self.options.topup and self.zones[HAND + principal]:
                self.to_ask |= 1 << principal  # AVA-R7
        self.to_ask &= ~(1 << seat)
        self.ask_for_aid(seat)

    def ask_for_aid(self, after: Seat) -> None:
        if ask_after(self, after, self.to_ask):
            return
        if self.phase == "aid-attack":
            self.enter("defend")
            if self.zones[HAND + self.defender]:
                self.waiting = 1 << self.defender
            else:
                self.open_defence_aid()  # AVA-33
        else:
            self.resolve()

    def open_defence_aid(self) -> None:
        self.enter("aid-defence")
        self.to_ask = self.aiders()
        self.ask_for_aid(self.defender)

    def resolve(self) -> None:
        """Ties go to the defender (AVA-28)."""
        repelled = self.defence_score >= self.attack_score
        if not self.zones[DEFENCE] and not self.options.bare_defence:
            repelled = False  # AVA-R2
        self.sweep(ATTACK, DISCARD)  # AVA-31
        self.sweep(DEFENCE, DISCARD)
        self.attack_by = []
        self.defence_by = []
        if repelled:
            self.say("repelled", self.defender, self.target, rule="AVA-28")
        else:
            self.capture()
        if not repelled and self.target_score_reached():
            self.end_game()  # AVA-32, AVA-R23
        elif self.time_up and self.options.time_check == "immediate":
            self.end_game()
        elif repelled and self.may_counter():
            self.enter("counter")
            self.waiting = 1 << self.defender
        else:
            self.after_exchange()

    def capture(self) -> None:
        """The attacker scores the Avatar's pips and the Capture Bonus (AVA-30)."""
        target = self.target
        self.say("captured", self.attacker, target, rule="AVA-30")
        self.move(target, AVATAR + self.defender, DEFEATED)
        self.facing[target] = 0
        self.spent[target] = 0
        self.captures[self.attacker] += 1
        points = self.pips(target) + self.options.domino_set
        self.score(self.attacker, points, "AVA-30")

    def may_counter(self) -> bool:
        """Whether the defender is asked for a counter-attack (AVA-35, AVA-38)."""
        if not self.options.counter_attack or not self.zones[HAND + self.defender]:
            return False
        return self.counters == 0 or self.options.counter_chain

    def after_exchange(self) -> None:
        self.forget_exchange()
        one_attack = self.options.turn_structure == "one_attack_two_turns"
        if one_attack or self.options.continuous_draw:
            self.end_turn()
        else:
            self.next_attack()  # AVA-R38: though the Avatar may have fallen

    def forget_exchange(self) -> None:
        self.attacker = NOBODY
        self.defender = NOBODY
        self.striker = NOTHING
        self.target = NOTHING
        self.colour = -1
        self.attack_score = 0
        self.defence_score = 0
        self.counters = 0

    # Tiles

    def owner(self, tile: Piece) -> Seat:
        """In front of whom an Avatar stands."""
        for seat in self.everyone():
            if tile in self.zones[AVATAR + seat]:
                return seat
        return NOBODY

    def pips(self, tile: Piece) -> int:
        """The Avatar Score."""
        return self.table.pieces.high[tile] + self.table.pieces.low[tile]

    def attack_base(self, tile: Piece) -> int:
        """The half that points away from the owner."""
        faces = self.table.pieces
        return faces.low[tile] if self.facing[tile] else faces.high[tile]

    def defence_base(self, tile: Piece) -> int:
        """The half next to the owner."""
        faces = self.table.pieces
        return faces.high[tile] if self.facing[tile] else faces.low[tile]

    # The end

    def target_score_reached(self) -> bool:
        """Whether the points goal ends the game in mid-round."""
        target = self.options.goal_points
        if target == NONE or self.options.points_check != "immediate":
            return False
        return self.scores[self.attacker] >= target

    def goal_reached(self) -> bool:
        """Whether a goal that is looked at after a round ends the game (AVA-40)."""
        if self.round == self.options.goal_rounds or self.time_up:
            return True
        target = self.options.goal_points
        return target != NONE and max(self.scores) >= target  # AVA-52

    def clock(self) -> None:
        """Time is up: whoever keeps time says so, for rules read no clock (AVA-R24).

        What `time_check` names is still finished; between rounds there is nothing
        to finish.
        """
        if self.options.goal_minutes == NONE or self.time_up or not self.waiting:
            return
        self.time_up = True
        self.say("time-up", rule="AVA-R24")
        match self.phase:
            case "place":
                over = self.round == 0 or not self.options.continuous_draw
            case "attack" | "counter":
                over = False
            case _:
                return  # an exchange is always finished
        if over or self.options.time_check == "immediate":
            self.end_game()

    def end_game(self) -> None:
        """The highest score wins (AVA-52, AVA-53)."""
        self.forget_exchange()
        self.shut = 0
        self.sealing = False
        values = self.scores[:]
        if self.options.tie == "most_captures":
            values = [
                (self.scores[seat] << 20) + self.captures[seat]
                for seat in self.everyone()
            ]
        self.finish(values)


def pieces(options: Options, seats: int) -> Pieces:
    """The dominoes, then the cards."""
    lot = with_dominoes(Pieces(), options.domino_set)
    for _ in range(options.decks):
        with_deck(lot)
    return lot


GAME: Final = Game(
    "domino-avatars",
    "Domino Avatars",
    players=range(2, 7),
    edition=1,
    zones=ZONES,
    words=WORDS,
    options=Options,
    state=DominoAvatars,
    phases=(
        "place",
        "attack",
        "aid-attack",
        "defend",
        "aid-defence",
        "counter",
        "over",
    ),
    pieces=pieces,
    settle=settle,
    bound=decision_bound,
    presets=PRESETS,
    usual_seats=3,
)
