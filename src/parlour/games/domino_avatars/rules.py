"""Domino Avatars: two to six players, a set of dominoes, one or two packs of cards.

Your dominoes are Avatars. One half attacks, the other defends, and cards of one
colour add to either. Bring other players' Avatars down, with the table's aid or
against it; the best score wins when the agreed end comes. Designed by Chad C.
Walstrom. Ids such as AVA-20 are entries in the rule catalogue.
"""

from typing import Final

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import NONE
from parlour.engine.picks import DONE, Pick, following
from parlour.engine.pieces import Piece, Pieces, Seat, Token, with_deck, with_dominoes
from parlour.engine.refusals import Refusal
from parlour.engine.table import Table
from parlour.engine.words import Words
from parlour.games.domino_avatars.exchange import (
    AVATAR,
    DEFEATED,
    DISCARD,
    HAND,
    POOL,
    STOCK,
    ZONES,
    Exchange,
)
from parlour.games.domino_avatars.options import (
    PRESETS,
    Options,
    decision_bound,
    settle,
)

EXCHANGE: Final = ("aid-attack", "defend", "aid-defence")
"""From an attack or counter-attack until it is settled (AVA-36)."""

WORDS: Final = Words()
END_TURN: Final = WORDS.word("end-turn")


class DominoAvatars(Exchange):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.round = 0
        """From 1; without rounds, the circles of the table (AVA-R31)."""
        self.first: Seat = Seat(0)
        """The first player of this round; the dealer sits to the right."""
        self.turns = 0
        """Turns taken in this round."""
        self.placing: list[Piece] = []
        """New tiles that may lie either way, while their owners decide."""

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
        while len(self.zones[AVATAR + seat]) < self.options.avatars_per_player:
            tile = self.draw(POOL, AVATAR + seat)
            if faces.high[tile] != faces.low[tile]:  # doubles need no decision
                self.placing.append(tile)

    def place_avatars(self) -> None:
        """Turns new tiles as their owners wish, or by chance (AVA-03)."""
        if self.options.orientation == "as_drawn":  # AVA-R16
            for tile in self.placing:
                if self.roll(2):
                    self.turn_round(tile)
            self.finish_placing()
            return
        owners = 0
        for tile in self.placing:
            owners |= 1 << self.owner(tile)
        if owners:
            self.enter("place")
            self.ask_sealed(owners)
        else:
            self.finish_placing()

    def turn_round(self, tile: Piece) -> None:
        self.facing[tile] = 1
        self.record_turn(tile, 1, "AVA-03")

    def finish_placing(self) -> None:
        self.placing = []
        if self.round == 0:
            self.round = 1
            self.round_opens()
            self.first = self.highest_avatar()
            self.say("first-player", self.first, number=self.as_high(), rule="AVA-05")
            self.deal_cards()
            self.begin_turn(self.first)
        elif self.options.continuous_draw:
            self.next_attack()
        else:
            self.begin_turn(self.first)

    def highest_avatar(self) -> Seat:
        """Returns the owner of the highest Avatar, then of the better other one
        (AVA-05)."""
        pips = [self.pips_in_front(seat) for seat in self.everyone()]
        best = [seat for seat in self.everyone() if pips[seat] == max(pips)]
        return best[self.roll(len(best))]  # AVA-R15

    def pips_in_front(self, seat: Seat) -> list[int]:
        """Returns the Avatar Scores of a player, the highest first."""
        pips = [self.pips(tile) for tile in self.zones[AVATAR + seat]]
        pips.sort(reverse=True)
        return pips

    def as_high(self) -> int:
        """Returns whether others have as high an Avatar: 1 if so, 2 if their other is
        too."""
        mine = self.pips_in_front(self.first)
        level = 0
        for seat in self.everyone():
            theirs = self.pips_in_front(seat)
            if seat != self.first and theirs[0] == mine[0]:
                level = max(level, 2 if theirs == mine else 1)
        return level

    def deal_cards(self) -> None:
        """Gathers all cards in, shuffles them and deals (AVA-06, AVA-42)."""
        self.gather([DISCARD, *[HAND + seat for seat in self.everyone()]], STOCK)
        for seat in self.clockwise(self.first):
            self.deal(STOCK, HAND + seat, self.options.hand_size)

    # Turns

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
                return bool(self.targets(seat))  # AVA-R14
        return False

    def after_exchange(self) -> None:
        self.forget_exchange()
        if self.turns_each() == 2 or self.options.continuous_draw:
            self.end_turn()  # one attack a turn: AVA-12, AVA-14
        else:
            self.next_attack()  # AVA-R38: even if the Avatar fell to a counter

    def end_turn(self) -> None:
        if self.options.continuous_draw:
            self.draw_up(self.turn)
        self.turns += 1
        if self.time_up and self.options.time_check == "end_of_turn":
            self.end_game()
        elif self.turns == self.seats * self.turns_each():  # AVA-10
            self.end_round()
        else:
            self.begin_turn(self.left_of(self.turn))

    def turn_number(self) -> int:
        """Goes up with every turn of the game."""
        return self.round * self.seats * self.turns_each() + self.turns

    def turns_each(self) -> int:
        """Returns the number of times round the table (AVA-12)."""
        return 2 if self.options.turn_structure == "one_attack_two_turns" else 1

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
        match self.phase:
            case "place":
                tiles = [t for t in self.zones[AVATAR + seat] if t in self.placing]
                return Pick(seat, "turn-round", tiles, 0, len(tiles), "AVA-03")
            case "attack":
                hand = self.zones[HAND + seat]
                tokens = self.ready(seat) + self.targets(seat) + hand
                kin = self.table.pieces.colours
                return Pick(
                    seat, "attack", tokens, 1, 2 + len(hand), "AVA-20", kin, staged=True
                )
            case _:
                return self.ask_in_exchange(seat)

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        """Narrows an attack: an Avatar, its target, then cards of one colour
        (AVA-20)."""
        if not pick.staged:
            return following(pick, chosen)
        match len(chosen):
            case 0:
                return self.ready(pick.seat)
            case 1:
                return self.targets(pick.seat) if chosen[0] != END_TURN else []
            case 2:
                return self.zones[HAND + pick.seat]  # AVA-21: at least one
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
        """Returns the end of the turn, or an Avatar that may still attack."""
        tokens = [END_TURN]
        for tile in self.zones[AVATAR + seat]:
            if not self.spent[tile]:
                tokens.append(tile)
        return tokens

    def targets(self, seat: Seat) -> list[Token]:
        """Returns the Avatars of all other players (AVA-R41)."""
        tiles: list[Token] = []
        for other in self.everyone():
            if other != seat:
                tiles += self.zones[AVATAR + other]
        return tiles

    def spelled(self, pick: Pick, tokens: list[Token]) -> list[Token]:
        """Spells an attack, whose cards may be named in any order."""
        return tokens[:2] + sorted(tokens[2:]) if pick.staged else sorted(tokens)

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        mine = token in self.zones[AVATAR + pick.seat]
        held = token in self.zones[HAND + pick.seat]
        if pick.prompt == "turn-round":
            return Refusal("stands-already" if mine else "not-offered", "AVA-04")
        if not pick.staged:
            return Refusal("attack-colour" if held else "not-offered", pick.rule)
        if END_TURN in chosen:
            return Refusal("turn-ended", "AVA-23")
        match len(chosen):
            case 0:
                return Refusal("has-attacked" if mine else "own-avatar-first", "AVA-20")
            case 1:
                if mine:
                    return Refusal("own-target", "AVA-R41")
                return Refusal("target-next", "AVA-20")
            case 2:
                return Refusal("card-needed", "AVA-21")
        return Refusal("one-colour" if held else "not-offered", "AVA-20")

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        match self.phase:
            case "place":
                if self.seal(seat, tokens):
                    for answer in self.sealed:
                        for tile in answer:
                            self.turn_round(tile)
                    self.finish_placing()
            case "attack":
                if tokens[0] == END_TURN:
                    self.end_turn()
                    return
                striker, target = tokens[0], tokens[1]
                self.spent[striker] = 1  # AVA-22
                self.attack(seat, striker, self.owner(target), target, tokens[2:])
            case _:
                self.take_in_exchange(seat, tokens)

    # Rounds

    def end_round(self) -> None:
        """Sees whether the game is over before everything is renewed (AVA-40)."""
        short = self.missing() > len(self.zones[POOL])  # AVA-41, AVA-R18
        if self.goal_reached():
            self.end_game()
            return
        if short and self.options.goal_exhaustion:
            self.exhausted()
            return
        if self.round >= self.options.max_rounds:  # AVA-54
            self.capped = True
            self.end_game()
            return
        if short:
            self.exhausted()
        self.round += 1
        self.round_opens()
        self.turns = 0
        if self.options.continuous_draw:
            self.begin_turn(self.left_of(self.turn))
            return
        self.first = self.left_of(self.first)
        self.say("round", self.first, number=self.round, rule="AVA-11")
        self.spent = [0] * len(self.spent)
        self.deal_cards()  # AVA-R17: cards before tiles
        for seat in self.clockwise(self.first):
            self.draw_avatars(seat)  # AVA-43
        self.place_avatars()

    def missing(self) -> int:
        """Returns the Avatars to be replaced between rounds."""
        if self.options.continuous_draw:
            return 0  # AVA-R30: each is replaced in its owner's turn
        missing = self.seats * self.options.avatars_per_player
        for seat in self.everyone():
            missing -= len(self.zones[AVATAR + seat])
        return missing

    def exhausted(self) -> bool:
        """Returns True if the game ends because the dominoes ran out; else they come
        back (AVA-41)."""
        if self.options.goal_exhaustion:
            self.say("dominoes-out", rule="AVA-41")
            self.end_game()
            return True
        self.say("dominoes-come-back", rule="AVA-41")
        self.sweep(DEFEATED, POOL)  # AVA-R19: standing Avatars stay
        self.shuffle(POOL)
        return False

    # The end

    def goal_reached(self) -> bool:
        """Returns whether a goal that is looked at after a round ends the game
        (AVA-40)."""
        if self.round == self.options.goal_rounds or self.time_up:
            return True
        target = self.options.goal_points
        most = max(self.scores)
        if target == NONE or most < target:
            return False
        self.say("goal-points", self.scores.index(most), number=target, rule="AVA-52")
        return True

    def clock(self) -> None:
        """Ends the time; the timekeeper calls it, because rules read no clock
        (AVA-R24).

        The part that `time_check` names is still finished; between rounds there is
        nothing to finish.
        """
        if self.options.goal_minutes == NONE or self.time_up or not self.waiting:
            return
        self.time_up = True
        self.say("time-up", rule="AVA-R24")
        at_once = self.options.time_check == "immediate"
        match self.phase:
            case "place":
                between = self.round == 0 or not self.options.continuous_draw
                if at_once or between:
                    self.end_game()
            case "attack" | "counter":
                if at_once:
                    self.end_game()
            case _:
                pass  # an exchange is always finished

    def end_game(self) -> None:
        """Lets the highest score win (AVA-52, AVA-53)."""
        self.forget_exchange()
        self.shut = 0
        self.sealing = False
        if self.options.tie == "most_captures":
            self.finish(self.scores, tiebreak=self.captures)
        else:
            self.finish(self.scores)


def pieces(options: Options, seats: int) -> Pieces:
    """Returns the dominoes, then the cards."""
    lot = with_dominoes(Pieces(), options.domino_set)
    for _ in range(options.decks):
        with_deck(lot)
    return lot


GAME: Final = Game(
    "domino-avatars",
    "Domino Avatars",
    players=range(2, 7),
    edition=1,
    lasts=30,
    zones=ZONES,
    words=WORDS,
    yields=("end-turn",),
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
    cut="max_rounds",
    windows=True,
    time_limit=lambda options: options.goal_minutes,
    presets=PRESETS,
    usual_seats=3,
    shows={
        "round": facts.NUMBER,
        "first": facts.SEAT,
        "attacker": facts.SEAT,
        "defender": facts.SEAT,
        "captures": facts.BY_SEAT,
        "striker": facts.PIECE,
        "target": facts.PIECE,
        "attack_score": facts.NUMBER,
        "defence_score": facts.NUMBER,
        "spent": facts.PIECE_MARK,
        "facing": facts.PIECE_MARK,
    },
    spans={
        "round": lambda state: state.round,
        "turn": lambda state: state.turn_number(),
        "exchange": lambda state: 0 if state.phase in EXCHANGE else -1,
    },
    rounds="round",
    deals=lambda state: 0 if state.options.continuous_draw else state.round,
)
