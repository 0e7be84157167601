"""A pad says what the rules say: games of chance, written down round by round."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from parlour.bots.luck import random_answer
from parlour.engine.dice import Dice
from parlour.engine.pieces import Seat
from parlour.games import find
from parlour.games.caribbean_star import rules as caribbean_star
from parlour.games.last_man_standing import rules as last_man_standing
from parlour.games.penniless_and_insane import rules as penniless_and_insane
from parlour.kit.values import total
from parlour.scorekeeping.sheets import PadSheet

Cells: TypeAlias = list[dict[str, Any]]

PLAYED: list[tuple[str, int, dict[str, Any]]] = [
    ("abandon-ship", 4, {"target_score": 120, "first_dealer": 0}),
    ("abandon-ship", 7, {"target_score": 60, "game_tie": "extra_round"}),
    ("barcelona", 5, {"hands": 6}),
    ("barcelona", 3, {"stakes": "table", "starting_chips": 12, "hands": 30}),
    ("boneyard", 4, {"target": 30}),
    ("boneyard", 8, {"set_target": "distinct", "max_rounds": 12}),
    ("brain-baseball", 4, {"three_strike_rule": False, "first_dealer": 0}),
    ("caribbean-star", 2, {}),
    ("domino-avatars", 3, {"goal_rounds": 3, "tie": "most_captures"}),
    ("domino-avatars", 5, {"goal_points": 30}),
    ("domino-knights", 3, {"max_rounds": 6}),
    ("domino-knights", 4, {"goal": "first_to_fame", "max_rounds": 6}),
    ("following-suit", 4, {"target_score": 100}),
    ("hey-bartender", 5, {"deals": 2}),
    ("last-man-standing", 4, {"games": 2, "odd_coins": "carry_over"}),
    ("last-man-standing", 5, {"games": 2, "auction_money": "bank", "bankroll": 40}),
    ("lost-pueblo", 5, {"hands": 4}),
    ("penniless-and-insane", 4, {"target": 120}),
    ("penniless-and-insane", 5, {"target": 150, "gambling": True}),
    (
        "penniless-and-insane",
        3,
        {"target": 120, "gambling": True, "gambling_winner": "penniless"},
    ),
    ("spots", 3, {"rounds_to_win": 2, "handicap_rounding": "up"}),
    ("spots", 4, {"rounds_to_win": 2, "round_tie": "none"}),
    ("willow", 4, {"hands": 5}),
    ("willow", 6, {"structure": "no_limit", "starting_stack": 12, "hands": 20}),
]


class Ledger:
    """What people would write down, as a game is played."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.rows: list[Cells] = []
        self.known = list(state.scores)
        self.chips = list(state.chips[: state.seats])
        self.captured = [0] * state.seats
        self.out: set[int] = set()

    def gains(self) -> list[int]:
        now = list(self.state.scores)
        found = [b - a for a, b in zip(self.known, now, strict=True)]
        self.known = now
        return found

    # Read when a round is over

    def scored(self) -> Cells:
        return [{"scored": gain} for gain in self.gains()]

    def bids(self) -> Cells:
        state = self.state
        return [
            {"bid": state.bids[seat], "took": " abcde"[state.claimed[seat]].strip()}
            for seat in range(state.seats)
        ]

    def innocents(self) -> Cells:
        return [{"hand": "innocent" if gain else None} for gain in self.gains()]

    def captures(self) -> Cells:
        state, before = self.state, self.captured
        self.captured = list(state.captures)
        row: Cells = []
        for seat, gain in enumerate(self.gains()):
            captured = self.captured[seat] - before[seat]
            pips = gain - captured * state.options.domino_set
            row.append({"captured": captured, "pips": pips})
        return row

    def knights(self) -> Cells:
        state = self.state
        row: Cells = []
        for seat, gain in enumerate(self.gains()):
            cells = {} if seat in self.out else {"won": gain}
            if seat not in self.out and not state.living(seat):
                self.out.add(seat)
                cells |= {} if state.by_health() else {"ejected": 1}
            row.append(cells)
        return row

    # Read just before it is

    def won(self) -> Cells:
        now, before = list(self.state.chips[: self.state.seats]), self.chips
        self.chips = now
        all_in = getattr(self.state.options, "bankroll", "") == "table_stakes"
        staked = all_in or getattr(self.state.options, "stakes", "") == "table"
        return [
            {} if staked and not had else {"won": has - had}
            for had, has in zip(before, now, strict=True)
        ]

    def piles(self) -> Cells:
        state = self.state
        return [
            {"hand": state.start_totals[seat], "pile": state.points(seat)}
            for seat in range(state.seats)
        ]

    def purses(self) -> Cells:
        state, rules = self.state, penniless_and_insane
        return [
            {
                "money": state.chips[seat],
                "hand": total(state.zones[rules.HAND + seat]),
            }
            for seat in range(state.seats)
        ]

    # Read as it happens

    def watch(self, method: str, read: Callable[..., Cells | None]) -> None:
        """Writes a row down before the game goes on with this."""
        then = getattr(self.state, method)

        def first(*given: Any, **more: Any) -> Any:
            row = read(*given, **more)
            if row is not None:
                self.rows.append(row)
            return then(*given, **more)

        setattr(self.state, method, first)

    def show(self, owner: int, *_: Any, **__: Any) -> Cells | None:
        pile = self.state.zones[caribbean_star.PRACTICE + owner]
        return self.cards("pile", owner, pile) if pile else None

    def eat(self, owner: int, cards: list[int]) -> Cells | None:
        return self.cards("buffet", owner, cards) if cards else None

    def cards(self, label: str, owner: int, cards: list[int]) -> Cells:
        names = self.state.table.pieces.names
        ranks = "".join(names[card][0] for card in cards)
        return [{label: ranks} if seat == owner else {} for seat in range(2)]

    def battles(self) -> None:
        """What was bought and taken in, one game of Last Man Standing at a time."""
        spent: dict[str, list[int]] = {}

        def anew() -> None:
            spent["bought"], spent["got"] = ([0] * self.state.seats for _ in range(2))

        def paid(source: int, target: int, amount: int, rule: str = "") -> None:
            if rule == "LMS-06":
                spent["bought"][source] += amount
            elif source == last_man_standing.POT and target < self.state.seats:
                spent["got"][target] += amount

        def over() -> Cells:
            row = [
                {"bought": spent["bought"][seat], "got": spent["got"][seat]}
                for seat in range(self.state.seats)
            ]
            anew()
            return row

        anew()
        self.watch("pay", paid)
        self.watch("end_game", over)


AFTER: dict[str, Callable[[Ledger], Cells]] = {
    "abandon-ship": Ledger.scored,
    "boneyard": Ledger.bids,
    "brain-baseball": Ledger.scored,
    "domino-avatars": Ledger.captures,
    "domino-knights": Ledger.knights,
    "following-suit": Ledger.scored,
    "hey-bartender": Ledger.scored,
    "lost-pueblo": Ledger.innocents,
}
BEFORE: dict[str, tuple[str, Callable[[Ledger], Cells]]] = {
    "barcelona": ("end_hand", Ledger.won),
    "penniless-and-insane": ("score_round", Ledger.purses),
    "spots": ("end_round", Ledger.piles),
    "willow": ("session_over", Ledger.won),
}


def opened(slug: str, state: Any) -> Ledger:
    ledger = Ledger(state)
    if slug in BEFORE:
        method, read = BEFORE[slug]
        ledger.watch(method, lambda: read(ledger))
    elif slug == "caribbean-star":
        ledger.watch("perform", ledger.show)
        ledger.watch("buffet", ledger.eat)
    elif slug == "last-man-standing":
        ledger.battles()
    if slug == "willow" and state.options.bankroll == "table_stakes":
        ledger.chips = [state.options.starting_stack] * state.seats
    elif slug in ("willow", "barcelona"):
        staked = slug == "barcelona" and state.options.stakes == "table"
        ledger.chips = [state.options.starting_chips if staked else 0] * state.seats
    return ledger


def round_of(slug: str, state: Any, answers: int) -> int:
    if slug == "hey-bartender":  # a card that everybody offers
        return answers // int(state.seats)
    return int(state.round if slug == "domino-avatars" else state.round_number)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("slug", "seats", "options"), PLAYED)
def test_a_pad_and_the_rules_agree(
    slug: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    game = find(slug)
    state: Any = game.new(seats, options, seed)
    pad = PadSheet(game, game.agree(seats, options), seats)
    ledger = opened(slug, state)
    dice = Dice(seed)
    answers = 0
    while state.waiting:
        before = round_of(slug, state, answers) if slug in AFTER else 0
        seat = Seat((state.waiting & -state.waiting).bit_length() - 1)
        state.take(seat, random_answer(state, state.ask(seat), dice))
        answers += 1
        if slug in AFTER:
            now = round_of(slug, state, answers)
            if (before or slug != "domino-avatars") and (
                now != before or not state.waiting
            ):
                ledger.rows.append(AFTER[slug](ledger))
        for row in ledger.rows:
            pad.add(pad.checked(row))
            assert not pad.ended or not state.waiting
        if ledger.rows and slug in AFTER:
            totals = state.totals() if slug == "boneyard" else state.scores
            assert pad.scoring.totals == totals
        elif ledger.rows and slug in ("barcelona", "willow"):
            assert pad.scoring.totals == ledger.chips
        ledger.rows = []
    assert pad.ended or slug == "caribbean-star"  # which the table ends
    if options.get("gambling"):
        assert pad.lines[-1].shown == [
            {**own, "coins": state.purse[seat]}
            for seat, own in enumerate(pad.lines[-1].shown)
        ]
    if slug == "domino-knights":  # who of two went first in a round nobody wrote down
        assert pad.scoring.leaders() == [n for n in range(seats) if state.ranks[n] == 1]
    else:
        assert pad.scoring.places() == state.ranks
