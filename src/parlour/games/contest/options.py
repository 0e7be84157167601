"""Options that the Dealer sets before a contested action begins (FUG-B02)."""

from dataclasses import dataclass, replace
from typing import Final

from parlour.engine.options import Value, choice, notation, number, switch
from parlour.engine.refusals import BadInput
from parlour.games.contest.cast import (
    DEALER,
    MOST_ABILITIES,
    CastMember,
    cards_of,
    cast_of,
    check_cards,
    check_cast,
    check_signifiers,
    dealer_of,
    signifiers_of,
    spelled_out,
)

CASTS: Final = (
    "0a@-.db@-",
    "0aw@hand_r@-.dbw@leg_l+arm_l",
    "0a.1b",
    "0a.db.db",
    "0a@-.1b@-.db@head",
    "0a.1-@-.2x.db@-",
    "0a@-.db~1a.2a.db",
    "0a.dbw~1b.2c@-.d-@-.da",
)
"""Casts worth trying: alone and together, with and without abilities, in groups."""


@dataclass(frozen=True)
class Options:
    cast: str = notation("auto", check_cast, typical=CASTS)
    """The hands that take part, with side and weapon (FUG-B02)."""
    max_rounds: int = number(1, least=1, most=100, typical=(1, 3, 20))
    """Rounds of each group, after which it is a stalemate; 1 is a single hand."""
    effects: bool = switch(False)
    """Whether a winner says what happens (FUG-B25); always, in several rounds."""
    violent: bool = switch(True)
    """Whether there may be violence; if not, winners only tell, end it or leave."""
    wild_limit: str = choice("per_ability", "per_ability", "per_contest")
    """The largest number of wild cards of a character (FUG-B15)."""
    wild_timing: str = choice("free_on_turn", "free_on_turn", "uses_turn")
    """Whether a swap is extra to the play of a turn or is the play (FUG-B12)."""
    wild_carry: str = choice("reusable", "reusable", "unused_only")
    """The wild cards that are kept for later rounds (FUG-B33)."""
    draw_rule: str = choice("dealer_takes", "dealer_takes", "stalemate")
    """The winner of a tie (FUG-B31)."""
    fewer_cards_breaks_ties: bool = switch(False)
    """Whether fewer face-up cards win before the draw rule is applied (FUG-B30)."""
    persona_death: str = choice("confirm", "confirm", "forbid")
    """Whether a persona may be killed if the Dealer says yes again (FUG-W10)."""
    signifiers: str = notation(
        "none", check_signifiers, typical=("none", "M00@0.M11@1", "M10@0.M21@d")
    )
    """The owners of the majors as Signifiers (FUG-B14)."""
    signifier_recipient: str = choice("signified", "signified", "exposer")
    """The personae who remember when a Signifier is turned up (FUG-F24)."""
    memories: str = choice("auto", "auto", "told")
    """Whether the ability of a memory is added automatically, or by news from the
    story."""
    discarded: str = notation("none", check_cards, typical=("none", "M03.7w.Kc"))
    """Cards in the discard at the start (FUG-B08)."""
    buried: int = number(0, least=0, most=74, typical=(0, 20))
    """The number of further unseen cards there: the bottom of the deck."""
    tier_bonus: int = number(0, least=0, most=10, typical=(0, 2))
    """Points more for each tier above the first, for learning agents."""


PRESETS: Final[dict[str, dict[str, Value]]] = {
    "duel": {"cast": "1v1"},
    "brawl-2v1": {"cast": "2v1"},
    "brawl-1v2": {"cast": "1v2"},
    "brawl-2v2": {"cast": "2v2"},
    "fight": {"max_rounds": 20, "effects": True},
}


def settle(options: Options, seats: int) -> Options:
    """Returns the options with the cast written out; refuses what cannot be played."""
    options = replace(options, cast=spelled_out(options.cast, seats))
    hands = cast_of(options.cast)
    dealer = dealer_of(hands, seats)
    personae = seats if dealer < 0 else seats - 1
    for card, seat in signifiers_of(options.signifiers):
        if seat >= personae:
            raise BadInput(f"signifiers: M{card:02} signifies nobody at seat {seat}")
    left = 78 - len(cards_of(options.discarded)) - options.buried
    if left < 2 * len(hands):
        raise BadInput(
            f"{left} cards are left in the deck, and {len(hands)} hands need"
            f" {2 * len(hands)}: put fewer aside"
        )
    if options.max_rounds > 1 and not options.effects:
        options = replace(options, effects=True)  # nothing else brings it to an end
    return options


def holders(options: Options, seats: int) -> list[int]:
    """Returns the seat that holds each hand; the Dealer sits last."""
    hands = cast_of(options.cast)
    return [seats - 1 if hand.seat == DEALER else hand.seat for hand in hands]


def groups_of(hands: list[CastMember]) -> int:
    return 1 + max([hand.group for hand in hands])


def decision_bound(options: Options, seats: int) -> int:
    """Returns more tokens than any contest at this table takes.

    No more than 13 cards fit under 22, so nobody plays more than 14 cards and all
    their wild cards in a round; between two plays all others stand at most once.
    """
    hands = cast_of(options.cast)
    several = bool(signifiers_of(options.signifiers))
    abilities = max([len(hand.abilities) for hand in hands]) + (22 if several else 0)
    wild = min(MOST_ABILITIES, abilities)
    plays = len(hands) * (14 + 2 * wild)
    play = 2 * (plays + 1) * (len(hands) + 2)
    answers = len(hands) * (3 + 2 * wild)
    after = len(hands) * (len(hands) + 20)
    rounds = options.max_rounds * groups_of(hands)
    return rounds * (play + answers + after) + 100


def most_points(options: Options, seats: int) -> float:
    rounds = options.max_rounds * groups_of(cast_of(options.cast))
    return float(rounds * (1 + 5 * options.tier_bonus))
