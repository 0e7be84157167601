"""Measures of Willow: how they end, what is in the pot, who takes it."""

from typing import Final

from parlour.engine.measures import (
    FinishedGame,
    GivenAnswer,
    Measure,
    Payment,
    PieceMove,
    Statement,
    mean,
    ratio,
)
from parlour.engine.zones import ROW
from parlour.games.willow.hands import VALUES
from parlour.games.willow.rules import DOWN, FOLD, POT

TAKEN: Final = ("WIL-09", "WIL-18", "WIL-34")
"""Rules by which a pot is taken; what nobody matched only goes back (WIL-43)."""
MIN_WIDE_GAP: Final = 9
"""The smallest of the wide gaps: with the Ace, nine, ten and eleven."""


def pot(game: FinishedGame) -> float | None:
    taken = [one.amount for one in game.payments if one.rule in TAKEN]
    return ratio(sum(taken), game.count("hand"))


def measure_folded(game: FinishedGame) -> float | None:
    return ratio(game.count("alone"), game.count("hand"))


def second_card(game: FinishedGame) -> float | None:
    return ratio(game.count("pot"), game.count("hand"))


def is_split(game: FinishedGame) -> float | None:
    """Hands whose pot was shared; every pot that is, two or more share."""
    split = 0
    open_hand = False
    for one in game.statements("hand", "shares"):
        split += int(one.message == "shares" and open_hand)
        open_hand = one.message == "hand"
    return ratio(split, game.count("hand"))


def winning(game: FinishedGame, *messages: str) -> list[Statement]:
    """Lists the statements about winning hands, one per hand: it may win several
    layers."""
    found: list[Statement] = []
    for part in game.parts("hand"):
        hands: dict[int, Statement] = {}
        for one in part:
            if isinstance(one, Statement) and one.message in messages:
                hands.setdefault(one.seat, one)
        found += hands.values()
    return found


def pairs_hold(game: FinishedGame) -> float | None:
    return ratio(len(winning(game, "wins-pair")), game.count("shows-pair"))


def wide_gaps_hold(game: FinishedGame) -> float | None:
    return gaps_hold(game, MIN_WIDE_GAP, len(VALUES))


def pair_wins(game: FinishedGame) -> float | None:
    wins = game.count("wins-pair", "wins-gap", "wins-high")
    return ratio(game.count("wins-pair"), wins)


def dealer_takes(game: FinishedGame) -> float | None:
    """Returns the share of all pots that the dealers took."""
    dealers = [one.seat for one in game.statements("hand")]
    hand = 0
    by_dealer = 0
    taken = 0
    for kind, source, target, amount, _, text, rule in game.events:
        if kind == "said" and text == "hand":
            hand += 1
        elif kind == "paid" and source == POT and rule in TAKEN:
            taken += amount
            by_dealer += amount if target == dealers[hand - 1] else 0
    return ratio(by_dealer, taken)


def gains(game: FinishedGame, place: int) -> float | None:
    """Returns chips that a place wins or loses in a hand; 0 is the dealer, 1 on the
    left."""
    found: list[float] = []
    for part in game.parts("hand"):
        head = part[0]
        seat = (head.seat + place) % game.seats if isinstance(head, Statement) else 0
        won = 0
        for one in part:
            if isinstance(one, Payment) and one.target == seat:
                won += one.amount
            elif isinstance(one, Payment) and one.source == seat:
                won -= one.amount
        found.append(float(won))
    return mean(found)


def dealer_gains(game: FinishedGame) -> float | None:
    return gains(game, 0)


def first_gains(game: FinishedGame) -> float | None:
    return gains(game, 1)


def stays(game: FinishedGame, values: tuple[int, ...]) -> float | None:
    """Returns the share of seats that do not fold at once with such a first card."""
    stayed = 0
    asked = 0
    for part in game.parts("hand"):
        first: dict[int, int] = {}
        for one in part:
            if isinstance(one, PieceMove) and DOWN <= one.target < DOWN + ROW:
                first[one.target - DOWN] = VALUES[one.piece]
            elif isinstance(one, GivenAnswer) and first.pop(one.seat, 0) in values:
                asked += 1
                stayed += int(one.tokens[0] != FOLD)
    return ratio(stayed, asked)


def ends_stay(game: FinishedGame) -> float | None:
    return stays(game, (1, 12))


def middles_stay(game: FinishedGame) -> float | None:
    return stays(game, (6, 7))


def pairs_shown(game: FinishedGame) -> float | None:
    pairs = game.count("shows-pair")
    return ratio(pairs, pairs + game.count("shows-gap"))


def gaps_hold(game: FinishedGame, least: int, most: int) -> float | None:
    """Returns the share of shown gaps of these widths that win."""
    won = winning(game, "wins-gap", "wins-high")
    shown = game.statements("shows-gap")
    return ratio(
        len([one for one in won if least <= one.number <= most]),
        len([one for one in shown if least <= one.number <= most]),
    )


def narrow_gaps_hold(game: FinishedGame) -> float | None:
    return gaps_hold(game, 0, 4)


def middle_gaps_hold(game: FinishedGame) -> float | None:
    return gaps_hold(game, 5, MIN_WIDE_GAP - 1)


MEASURES: Final = (
    Measure("pot", "chips in a pot that is taken", pot, share=False),
    Measure("folded", "hands that end because all others folded", measure_folded),
    Measure("second-card", "hands that see the second card", second_card),
    Measure("split", "hands whose pot is split", is_split),
    Measure("pair-wins", "showdowns won by a pair", pair_wins),
    Measure("pairs-hold", "pairs shown that win", pairs_hold),
    Measure("wide-gaps-hold", "gaps of nine or more shown that win", wide_gaps_hold),
    Measure("pairs-shown", "hands shown that are a pair", pairs_shown),
    Measure("ends-stay", "Aces and Queens, as first cards, that stay", ends_stay),
    Measure(
        "middles-stay", "sixes and sevens, as first cards, that stay", middles_stay
    ),
    Measure(
        "dealer-gains",
        "chips that the dealer wins per hand",
        dealer_gains,
        share=False,
        signed=True,
    ),
    Measure(
        "first-gains",
        "chips that the first player to speak wins per hand",
        first_gains,
        share=False,
        signed=True,
    ),
    Measure("dealer-takes", "part of all pots that the dealer takes", dealer_takes),
    Measure(
        "narrow-gaps-hold", "gaps of four or less shown that win", narrow_gaps_hold
    ),
    Measure(
        "middle-gaps-hold", "gaps of five to eight shown that win", middle_gaps_hold
    ),
)
