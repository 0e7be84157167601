"""Domino Knights: two to six players, a set of dominoes, one or two packs with Jokers.

Dominoes are Peasants whom you recruit and train into Knights with cards of one suit.
Send them against other Kingdoms or place them before your own, and throw special
cards in at any time; the last Kingdom with Health wins. Designed by Chad C. Walstrom.
Ids such as KNI-130 are entries in the rule catalogue. This file is the turn, step by
step; the chapters are in the modules beside it.
"""

from typing import Final

from parlour.engine import facts
from parlour.engine.game import Game
from parlour.engine.options import NONE
from parlour.engine.picks import Pick
from parlour.engine.pieces import (
    CARD,
    Pieces,
    Seat,
    Token,
    with_deck,
    with_dominoes,
)
from parlour.engine.refusals import Refusal
from parlour.games.domino_knights.chapters import (
    attack,
    goals,
    questions,
    recruits,
    train,
    windows,
)
from parlour.games.domino_knights.chapters.kingdoms import (
    BLANK,
    DECK,
    DISCARD,
    FROM_DECK,
    HAND,
    KNIGHTS,
    PEASANTS,
    TURNED,
    USED,
    WEALTH,
    WORDS,
    ZONES,
    Kingdoms,
)
from parlour.games.domino_knights.chapters.moments import (
    DISCARDED,
    NO_WINDOW,
    TRAINED,
)
from parlour.games.domino_knights.options import (
    PRESETS,
    TIMED,
    Options,
    decision_bound,
    settle,
)


class DominoKnights(Kingdoms):
    # Setup

    def start(self) -> None:
        packs = self.table.pieces.packs
        if self.options.dominoless:
            decks = packs
        else:
            self.fill(PEASANTS, packs[0])
            decks = packs[1:]
        for deck in decks:
            self.fill(DECK, deck)
        self.shuffle(DECK)
        self.goal = self.options.goal
        if self.goal == "random":
            self.goal = ""
            self.choose_goal()
        else:
            self.set_up()

    def choose_goal(self) -> None:
        """Chooses the goal by a card, or by everybody (KNI-002)."""
        if goals.turn_goal(self):
            self.set_up()
        else:
            self.enter("vote")
            self.ask_sealed(self.table.all_seats)

    def set_up(self) -> None:
        goals.deal(self)
        self.begin_turn(self.first)
        self.go_on()

    # The turn

    def begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        self.turns += 1
        self.acted = False
        late = self.options.train_after_discard and self.round_number > 1
        self.step = "train-b" if late else "upkeep"  # KNI-135

    def go_on(self) -> None:
        """Checks, then the open window, then the next step, until somebody is asked."""
        self.waiting = 0
        while not self.waiting and self.phase != "over":
            if self.unchecked:
                self.check()
            elif self.window:
                windows.restart(self)
            else:
                self.next_step()

    def next_step(self) -> None:
        """Takes the turn in order; a window may open before the next step (KNI-100)."""
        match self.step:
            case "train-b":
                self.ask_to_train()
            case "trained-b":
                self.step = "train-b" if self.played else "upkeep"
            case "upkeep":
                recruits.upkeep(self, self.turn)
                self.unchecked = True
                self.step = "promote" if self.options.old else "draw"  # KNI-101
            case "draw":
                recruits.draw_up(self)
            case "promote":
                recruits.promote_all(self)
            case "orient":
                recruits.orient(self)
            case "promoted":
                recruits.go_on_after_promotion(self)
            case "train":
                self.ask_to_train()
            case "trained":
                self.step = "train" if self.played else "attack"  # KNI-134
            case "train-a":
                self.ask_to_train()
            case "discard":
                if self.hand(self.turn):
                    self.put("discard", self.turn)
                else:
                    self.finish_discarding()
            case "end-turn":
                self.end_turn()
            case _:
                attack.next_step(self)

    # Draw, Promote, Train, Discard

    def ask_to_train(self) -> None:
        if self.hand(self.turn):
            self.put("train", self.turn)
        else:
            self.finish_training()

    def finish_training(self) -> None:
        """Ends a Train step; others may react (KNI-134, KNI-102)."""
        match self.step:
            case "train":
                self.open_window(TRAINED, "trained")
            case "train-a":
                self.open_window(DISCARDED, "end-turn")
            case _:
                self.step = "upkeep"
                if self.acted:
                    self.acted = False
                    self.open_window(TRAINED, "trained-b")

    def finish_discarding(self) -> None:
        if self.options.train_after_discard:
            self.step = "train-a"
        else:
            self.open_window(DISCARDED, "end-turn")

    def end_turn(self) -> None:
        """Begins the next living player's turn, or the end of a round (KNI-007)."""
        if self.options.refresh == "every_turn" and not self.options.old:  # KNI-R04
            for seat in self.everyone():
                for knight in self.zones[KNIGHTS + seat]:
                    self.marks[knight] = self.marks[knight] & ~USED
        self.attacked = 0
        timed = self.goal in TIMED
        if timed and self.time_up and self.options.time_check == "end_of_turn":
            goals.finish(self)
            return
        seat = self.left_of(self.turn)
        passed = seat == self.first
        while not self.living(seat):
            seat = self.left_of(seat)
            passed = passed or seat == self.first
        if passed and self.end_round(timed):
            return
        self.begin_turn(seat)

    def end_round(self, timed: bool) -> bool:
        """Counts rounds; true if the game is over (KNI-R70, KNI-630)."""
        limit = self.options.round_limit
        if timed and (self.time_up or self.round_number == limit != NONE):
            goals.finish(self)
            return True
        if self.round_number >= self.options.max_rounds:
            self.capped = True
            goals.finish(self)
            return True
        self.round_number += 1
        self.round_opens()
        self.say("round", number=self.round_number, rule="KNI-007")
        return False

    def check(self) -> None:
        """Checks the state: Doppelgangers, ejection, victory (KNI-290)."""
        if goals.match_doppelgangers(self):
            double = goals.lost_doppelganger(self)
            self.put("copy", Seat(self.controller[double]))
        elif not goals.eject_the_forgotten(self):
            self.unchecked = False
            if not goals.won(self) and not self.living(self.turn):
                self.window = NO_WINDOW  # KNI-622
                self.step = "end-turn"

    # Questions and answers

    def ask(self, seat: Seat) -> Pick:
        return questions.ask(self, seat)

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        return questions.narrow(self, pick, chosen)

    def spelled(self, pick: Pick, tokens: list[Token]) -> list[Token]:
        return questions.spelled(self, pick, tokens)

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        return questions.why_not(self, pick, chosen, token)

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        match self.phase:
            case "react":
                windows.react(self, seat, tokens)
            case "disrupt":
                windows.disrupt(self, seat, tokens)
            case "train":
                self.take_training(seat, tokens)
            case "vote":
                if self.seal(seat, tokens):
                    if goals.count_votes(self):
                        self.set_up()
                    else:
                        self.choose_goal()
            case "aid-attack" | "aid-defence":
                attack.take_aid(self, seat, tokens)
            case _:
                self.take_step(seat, tokens)
                self.go_on()

    def take_training(self, seat: Seat, tokens: list[Token]) -> None:
        if not tokens:
            self.finish_training()
            self.go_on()
        elif self.special(tokens[0]) == WEALTH and tokens[0] in self.hand(seat):
            self.acted = True
            windows.announce(self, seat, tokens)
        else:
            train.train(self, seat, tokens)
            self.go_on()

    def take_step(self, seat: Seat, tokens: list[Token]) -> None:
        match self.phase:
            case "draw-source":
                if tokens[0] != FROM_DECK:
                    self.move(tokens[0], DISCARD, HAND + seat)
                recruits.go_on_after_draw(self)
            case "promote":
                recruits.promote(self, seat, tokens)
            case "orient":
                recruits.place_tiles(self, tokens)
            case "orient-pair":
                one, other = self.placing[0], self.placing[1]
                recruits.place_pair(self, tokens[0], other if tokens[0] == one else one)
            case "copy":
                double = goals.lost_doppelganger(self)
                goals.copy_knight(self, double, tokens[0])
            case "dissolve":
                train.dissolve(self, seat, tokens)
            case "discard":
                for card in tokens:
                    self.move(card, HAND + seat, DISCARD)
                self.finish_discarding()
            case _:
                attack.take(self, seat, tokens)

    # The clock

    def clock(self) -> None:
        """Ends the time; the timekeeper calls it, and the turn is finished
        (KNI-R70)."""
        if self.options.time_limit_minutes == NONE or self.time_up:
            return
        if self.waiting:
            self.time_up = True
            self.say("time-up", rule="KNI-R70")


def pieces(options: Options, seats: int) -> Pieces:
    """Returns the dominoes, then the cards."""
    lot = Pieces()
    if not options.dominoless:
        with_dominoes(lot, options.domino_set)
    for number in range(options.decks):
        with_deck(lot, jokers=2)
        if options.dominoless:
            pack = lot.packs[number]
            for _ in range(options.blank_cards):
                pack.append(lot.add("Blank", CARD, rank=BLANK))
    return lot


def highest_number(options: Options, seats: int) -> int:
    """Returns the most Recruits or Candidates that one player can have."""
    if options.dominoless:
        return 60 * options.decks
    return (options.domino_set + 1) * (options.domino_set + 2) // 2


GAME: Final = Game(
    "domino-knights",
    "Domino Knights",
    players=range(2, 7),
    edition=1,
    lasts=50,
    zones=ZONES,
    words=WORDS,
    options=Options,
    state=DominoKnights,
    phases=(
        "vote",
        "draw-source",
        "promote",
        "orient",
        "orient-pair",
        "copy",
        "train",
        "dissolve",
        "attack",
        "aid-attack",
        "defend",
        "aid-defence",
        "loot",
        "stack",
        "discard",
        "react",
        "disrupt",
        "over",
    ),
    pieces=pieces,
    numbers=highest_number,
    settle=settle,
    bound=decision_bound,
    cut="max_rounds",
    windows=True,
    time_limit=lambda options: options.time_limit_minutes,
    presets=PRESETS,
    at_tables={"reaction_windows": "lean"},  # KNI-R92
    seals_with={"goal": "random", "random_goal_joker": "vote"},
    longest_name=30,  # KNI-001
    shows={
        "round_number": facts.NUMBER,
        "goal": facts.TEXT,
        "first": facts.SEAT,
        "defender": facts.SEAT,
        "alive": facts.SEATS,
        "attackers": facts.PIECE_GROUPS,
        "defenders": facts.PIECE_GROUPS,
        "aim": facts.TOKENS,
        "turned": facts.PIECE_MARK.of("marks", bits=TURNED),
        "used": facts.PIECE_MARK.of("marks", bits=USED),
        "under": facts.PIECE_BELOW,
    },
    spans={
        "round": lambda state: state.round_number,
        "turn": lambda state: state.turns,
        "battle": lambda state: state.defender,
    },
    rounds="round",
    usual_seats=3,
)
