"""The contract holds for honest games, and each promise of it can be broken.

Below the honest games stand cheats: small games that break one promise each. A
check that lets its cheat pass would be worth nothing.
"""

from typing import Final

import pytest
from tests.engine.toys import (
    HUSH_HAND,
    HUSH_STOCK,
    OPEN_ZONES,
    TIDE_DISCARD,
    TIDE_HAND,
    TIDE_STOCK,
    TOYS,
    Hush,
    Tides,
    hush,
    masks,
    tides,
)

from parlour.engine.game import Game
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Piece, Seat, Token, rank
from parlour.engine.refusals import Refusal
from parlour.engine.table import Table
from parlour.testing.chance import random_trial
from parlour.testing.contract import PROMISES, check_contract

pytestmark = pytest.mark.both_ways

TRIALS: Final = 12
IDLE: Final = {
    ("masks", "any order"),
    ("tides", "any order"),
    ("tides", "blind choices"),
}
"""Games without sealed answers or face-down plays have nothing to compare."""


@pytest.mark.in_bulk
@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize("game", TOYS, ids=lambda game: str(game.slug))
def test_honest_games_keep_every_promise(game: Game, promise: str) -> None:
    compared = 0
    for seed in range(TRIALS):
        compared += PROMISES[promise](game, random_trial(game, seed))
    assert (compared == 0) == ((game.slug, promise) in IDLE)


# Pieces and chips


class Forger(Tides):
    """Puts a second copy of a card into a hand."""

    def swap_hands(self) -> None:
        return

    def draw_one(self, seat: Seat) -> None:
        super().draw_one(seat)
        if self.rounds == 1 and seat == 1:
            self.zones[TIDE_HAND + 1].append(self.zones[TIDE_HAND][0])


class Thief(Tides):
    """Takes a card off the table."""

    def draw_one(self, seat: Seat) -> None:
        super().draw_one(seat)
        if self.zones[TIDE_DISCARD]:
            self.zones[TIDE_DISCARD].pop()


class Mover(Tides):
    """Moves a card without a word."""

    def draw_one(self, seat: Seat) -> None:
        super().draw_one(seat)
        if self.zones[TIDE_DISCARD]:
            self.zones[TIDE_STOCK].append(self.zones[TIDE_DISCARD].pop())


class Conjuror(Tides):
    """Lays out another card in the middle of the game."""

    def swap_hands(self) -> None:
        return

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.laid == 24:
            self.fill(TIDE_DISCARD, [Piece(30)])
        super().take(seat, tokens)


class Counterfeiter(Hush):
    """Makes chips."""

    def go_on(self) -> None:
        self.chips[1] += 1
        super().go_on()


class Banker(Hush):
    """Gives out chips in the middle of the game."""

    def go_on(self) -> None:
        self.stake(1, 1)
        super().go_on()


class Scorer(Tides):
    """Writes points down and does not say so."""

    def swap_hands(self) -> None:
        return

    def draw_one(self, seat: Seat) -> None:
        super().draw_one(seat)
        self.scores[seat] += 1


# Secrets


class Betrayer(Tides):
    """Keeps the top card of the stock in a public field."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.last = -1

    def draw_one(self, seat: Seat) -> None:
        super().draw_one(seat)
        self.last = self.zones[TIDE_HAND + seat][-1]


class Chatterbox(Tides):
    """Says aloud what somebody drew."""

    def draw_one(self, seat: Seat) -> None:
        super().draw_one(seat)
        self.say("drew", seat, self.zones[TIDE_HAND + seat][-1])


class Turner(Tides):
    """Turns a card in a hand, which tells its name."""

    def draw_one(self, seat: Seat) -> None:
        super().draw_one(seat)
        self.record_turn(self.zones[TIDE_HAND + seat][-1], 1)


class AceAsker(Hush):
    """Asks only who holds a high card whether to stop."""

    def askable(self) -> list[Seat]:
        return [
            seat
            for seat in self.everyone()
            if any(rank(card) > 12 for card in self.zones[HUSH_HAND + seat])
        ]


class Peeper(Tides):
    """Lets you discard only what nobody else could use."""

    def ask(self, seat: Seat) -> Pick:
        other = self.zones[TIDE_HAND + self.left_of(seat)]
        low = min(rank(card) for card in other)
        hand = self.zones[TIDE_HAND + seat]
        able = [card for card in hand if rank(card) >= low]
        return Pick(seat, "discard", able or hand)


class Gossip(Tides):
    """Refuses with a word about another hand."""

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        held = token in self.zones[TIDE_HAND + self.left_of(pick.seat)]
        return Refusal("too-few" if held else "too-many", pick.rule)


class Sorter(Tides):
    """Shows hands card by card as they are held, with a word after each."""

    def settle(self) -> None:
        for seat in self.everyone():
            for card in self.zones[TIDE_HAND + seat][:]:
                self.show(card, self.table.all_viewers)
                self.score(seat, self.worth(card), "T-2")
        self.finish(self.scores)


class Telltale(Hush):
    """Counts what was chosen in secret where all can read it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.played = 0

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.phase == "play":
            self.played += len(tokens)
        super().take(seat, tokens)


class Announcer(Hush):
    """Says what was chosen in secret."""

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.phase == "play":
            self.say("bet", seat, number=len(tokens))
        super().take(seat, tokens)


class Hasty(Hush):
    """Shows sealed cards before the last answer is in."""

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        if self.phase == "play":
            for card in tokens:
                self.show(card, self.table.all_viewers)
        super().take(seat, tokens)


class Racer(Hush):
    """Rewards who answers last."""

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        last = self.phase == "play" and self.waiting == 1 << seat
        super().take(seat, tokens)
        if last:
            self.score(seat, 1)


class Keeper(Hush):
    """Remembers an answer that is taken back."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.answers = [0] * table.seats

    def take(self, seat: Seat, tokens: list[Token]) -> None:
        self.answers[seat] += 1
        super().take(seat, tokens)


# Ending


class Endless(Tides):
    """Never ends."""

    def settle(self) -> None:
        self.rounds = 0
        self.turn_to(Seat(0))
        self.draw_one(Seat(0))


class Wanderer(Tides):
    """Enters a phase that was not declared."""

    def swap_hands(self) -> None:
        return

    def draw_one(self, seat: Seat) -> None:
        super().draw_one(seat)
        self.enter("limbo" if self.rounds == 2 else "turn")


class Whisperer(Tides):
    """Changes the phase and does not say so."""

    def draw_one(self, seat: Seat) -> None:
        super().draw_one(seat)
        self.phase = "over" if self.rounds == 2 else "turn"


class Quitter(Tides):
    """Stops asking without a result."""

    def settle(self) -> None:
        self.waiting = 0


class Winner(Tides):
    """Has two firsts and a second where a third should be."""

    def settle(self) -> None:
        super().settle()
        self.ranks = [1, 1, 2, 2][: self.seats] if self.seats > 2 else [1, 3]


class Generous(Tides):
    """Returns more than anybody can win."""

    def returns(self) -> list[float]:
        return [5.0] * self.seats


# Memory

ELSEWHERE: Final = [0]


class Forgetful(Tides):
    """Keeps count outside of the state."""

    def start(self) -> None:
        ELSEWHERE[0] = 0
        super().start()

    def draw_one(self, seat: Seat) -> None:
        ELSEWHERE[0] += 1
        if ELSEWHERE[0] % 3 == 0:
            self.score(seat, 1)
        super().draw_one(seat)

    def swap_hands(self) -> None:
        return


class Dreamer(Tides):
    """Deals by a number that no seed fixes."""

    def draw_one(self, seat: Seat) -> None:
        ELSEWHERE[0] += 1
        for _ in range(ELSEWHERE[0] % 3):
            self.roll(6)
        super().draw_one(seat)


class Listener(Tides):
    """Plays otherwise when somebody listens."""

    def draw_one(self, seat: Seat) -> None:
        if self.events is not None:
            self.roll(6)
        super().draw_one(seat)


class Nester(Tides):
    """Nests lists too deeply to be copied."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.nest: list[list[list[int]]] = [[[0]]]

    def draw_one(self, seat: Seat) -> None:
        self.nest[0][0][0] += 1
        super().draw_one(seat)


class Tupler(Tides):
    """Keeps what JSON cannot give back."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.both = (1, 2)


# Questions


class Meddler(Tides):
    """Changes the game when it asks."""

    def ask(self, seat: Seat) -> Pick:
        self.drawn[seat] += 1
        return super().ask(seat)


class Grump(Tides):
    """Refuses in words that nobody wrote."""

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        return Refusal("because", pick.rule)


class Nag(Tides):
    """Changes the game when it refuses."""

    def why_not(self, pick: Pick, chosen: list[Token], token: Token) -> Refusal:
        self.drawn[pick.seat] += 1
        return super().why_not(pick, chosen, token)


class Trapper(Hush):
    """Offers a bet of four and then refuses every answer that begins so."""

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        able = super().narrow(pick, chosen)
        if pick.staged and len(chosen) == 1:
            return [*able, DONE]
        return able


class Splitter(Hush):
    """Offers sets in more than one spelling."""

    def narrow(self, pick: Pick, chosen: list[Token]) -> list[Token]:
        if pick.staged or not chosen:
            return super().narrow(pick, chosen)
        rest = [card for card in pick.options if card not in chosen]
        return [*rest, DONE] if len(chosen) < 2 else []


class Promiser(Hush):
    """Asks for a high card as if everybody held one."""

    def ask(self, seat: Seat) -> Pick:
        if self.phase != "play":
            return super().ask(seat)
        hand = self.zones[HUSH_HAND + seat]
        high = [card for card in hand if rank(card) > 12]
        return Pick(seat, "play", high)

    def showdown(self) -> None:
        for seat in self.everyone():
            self.sealed[seat] = []
        super().showdown()

    def start(self) -> None:
        self.fill(HUSH_STOCK, self.table.pieces.packs[0])
        self.shuffle(HUSH_STOCK)
        for seat in self.everyone():
            self.stake(seat, 20)
            high = [card for card in self.zones[HUSH_STOCK] if rank(card) > 12]
            self.move(high[0], HUSH_STOCK, HUSH_HAND + seat)
            self.deal(HUSH_STOCK, HUSH_HAND + seat, 5)
        self.enter("bet")
        self.turn_to(Seat(0))


class Mumbler(Hush):
    """Asks and says what is in no catalogue."""

    def bet(self, seat: Seat) -> Pick:
        pick = super().bet(seat)
        return Pick(seat, "wager", pick.options, 1, 2, staged=True)


class Misnamer(Hush):
    """Puts a question to another seat than the one that is asked."""

    def stop_window(self, seat: Seat) -> Pick:
        return super().stop_window(self.left_of(seat))


CHEATS = [
    # promise, game, what the failure says
    ("conservation", tides(Forger), "two places"),
    ("conservation", tides(Thief), "pieces by events"),
    ("conservation", tides(Mover), "pieces by events"),
    ("conservation", tides(Conjuror), "laid out after the opening"),
    ("conservation", hush(Counterfeiter), "chips by events"),
    ("conservation", hush(Banker), "given out after the opening"),
    ("conservation", tides(Scorer), "wrong score|scores by events"),
    ("conservation", tides(Whisperer), "has no event"),
    ("swaps", hush(AceAsker), "swapped"),
    ("no leaks", tides(Peeper), "question"),
    ("no leaks", tides(Gossip), "refusals"),
    ("swaps", tides(Betrayer), "last"),
    ("swaps", tides(Chatterbox), "events before"),
    ("swaps", tides(Turner), "events before"),
    ("hand order", tides(Sorter), "in another order"),
    ("blind choices", masks(zones=OPEN_ZONES), "events"),
    ("blind choices", hush(Telltale), "played"),
    ("blind choices", hush(Announcer), "events"),
    ("blind choices", hush(Hasty), "events"),
    ("any order", hush(Racer), "order matters"),
    ("any order", hush(Keeper), "taken back"),
    ("termination", tides(Endless), "decisions"),
    ("termination", tides(Wanderer), "limbo"),
    ("termination", tides(Quitter), "ended in phase"),
    ("termination", tides(Winner), "add up"),
    ("termination", tides(Generous), "exceed"),
    ("replay", tides(Dreamer), "again|changed the game|replay"),
    ("replay", tides(Listener), "again|listening"),
    ("round trip", tides(Forgetful), "goes on otherwise"),
    ("round trip", tides(Tupler), "both"),
    ("copies", tides(Nester), "shares|changed"),
    ("copies", tides(Forgetful), "astray"),
    ("refusals", tides(Grump), "refused-because"),
    ("refusals", tides(Nag), "changed the game"),
    ("imagining", hush(Promiser), "cannot be played"),
    ("questions", tides(Meddler), "asking changed"),
    ("questions", hush(Trapper), "repeats"),
    ("questions", hush(Splitter), "refused|spellings"),
    ("questions", hush(Misnamer), "another seat"),
    ("words", hush(Mumbler), "prompt-wager"),
    ("words", tides(Chatterbox), "said-drew"),
]


@pytest.mark.parametrize(
    ("promise", "cheat", "says"),
    CHEATS,
    ids=[f"{promise}-{cheat.state.__name__}" for promise, cheat, _ in CHEATS],
)
def test_cheats_are_caught(promise: str, cheat: Game, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        try_often(promise, cheat)


def try_often(promise: str, game: Game) -> None:
    for seed in range(5 * TRIALS):
        PROMISES[promise](game, random_trial(game, seed))


def test_every_promise_has_a_cheat() -> None:
    assert {promise for promise, _, _ in CHEATS} == set(PROMISES)


def test_the_whole_contract_names_the_promise_that_was_broken() -> None:
    check_contract(TOYS[0], games=2)
    with pytest.raises(AssertionError, match="refused-because") as broken:
        check_contract(tides(Grump), games=2)
    assert "promise: refusals, Trial(seats=" in broken.value.__notes__[0]
