"""Measures of Domino Avatars: attacks, captures, and who is struck when down."""

from typing import Final, cast

from parlour.engine.measures import (
    FinishedGame,
    GivenAnswer,
    Measure,
    PieceMove,
    Statement,
    mean,
    ratio,
)
from parlour.engine.zones import ROW
from parlour.games.domino_avatars.exchange import ATTACK, DEFENCE, HAND, WORTH
from parlour.games.domino_avatars.options import Options
from parlour.games.domino_avatars.rules import END_TURN

ATTACKS: Final = ("attacks-red", "attacks-black")
DEFENCES: Final = ("defends-red", "defends-black")
MAX_SPENT_CARDS: Final = 2
"""Cards with which a hand counts as spent."""


def declared_attacks(game: FinishedGame) -> list[Statement]:
    """Attacks and counter-attacks, without the aid they get."""
    return [one for one in game.statements(*ATTACKS) if one.of == 0]


def measure_captured(game: FinishedGame) -> float | None:
    return ratio(game.count("captured"), len(declared_attacks(game)))


class Capture:
    def __init__(self, held: int, points: int) -> None:
        self.held = held
        """Cards in the loser's hand when it was attacked."""
        self.points = points


def captures(game: FinishedGame) -> list[Capture]:
    held = [0] * game.seats
    found: list[Capture] = []
    against = 0
    for one in game.record:
        if isinstance(one, PieceMove):
            if one.source != one.target:
                if HAND <= one.target < HAND + ROW:
                    held[one.target - HAND] = held[one.target - HAND] + 1
                if HAND <= one.source < HAND + ROW:
                    held[one.source - HAND] = held[one.source - HAND] - 1
        elif isinstance(one, Statement):
            if one.message in ATTACKS and one.of == 0:
                against = held[one.target]
            elif one.message == "captured":
                found.append(Capture(against, 0))
            elif one.message == "pips":
                found[-1].points = one.number
    return found


def cherries(game: FinishedGame) -> float | None:
    found = captures(game)
    return ratio(len([one for one in found if one.held <= MAX_SPENT_CARDS]), len(found))


def pips(game: FinishedGame) -> float | None:
    """Returns the share of capture points that are for pips, not the Capture Bonus."""
    found = game.numbers("pips")
    return ratio(found, found + game.numbers("bonus"))


def cards(game: FinishedGame) -> float | None:
    """Returns cards with which an attack is declared."""
    found = [one for one in game.answers if one.prompt == "attack"]
    laid = [float(len(one.tokens) - 2) for one in found if len(one.tokens) > 2]
    return mean(laid)


def measure_waived(game: FinishedGame) -> float | None:
    """Returns turns to attack that end without one."""
    asked = [one for one in game.answers if one.prompt == "attack"]
    return ratio(len([one for one in asked if one.tokens[0] == END_TURN]), len(asked))


def counters(game: FinishedGame) -> float | None:
    """Returns the share of players who strike back, of those who may."""
    asked = [one for one in game.answers if one.prompt == "counter"]
    return ratio(len([one for one in asked if one.tokens]), len(asked))


def counter_captures(game: FinishedGame) -> float | None:
    made = 0
    struck = 0
    countering = False
    for one in game.record:
        if isinstance(one, GivenAnswer):
            if one.prompt == "counter" and one.tokens:
                countering = True
                made += 1
            elif one.prompt == "attack":
                countering = False
        elif isinstance(one, Statement) and one.message == "captured":
            struck += int(countering)
            countering = False
        elif isinstance(one, Statement) and one.message == "repelled":
            countering = False
    return ratio(struck, made)


def measure_aided(game: FinishedGame) -> float | None:
    """Attacks in which somebody else lays cards, on either side."""
    aid = 0
    open_attack = False
    for one in game.statements(*ATTACKS, *DEFENCES):
        if one.message in ATTACKS and one.of == 0:
            open_attack = True
        elif one.of == 1:
            aid += int(open_attack)
            open_attack = False
    return ratio(aid, len(declared_attacks(game)))


def first_wins(game: FinishedGame) -> float:
    return game.part_won(game.statements("first-player")[0].seat)


def hardest_hit(game: FinishedGame) -> float | None:
    """Returns the share of all captures that the most captured player suffers."""
    suffered = [one.target for one in game.statements("captured")]
    most = max([suffered.count(seat) for seat in range(game.seats)])
    return ratio(most, len(suffered))


def round_points(game: FinishedGame, place: int) -> float | None:
    """Returns fair shares of the points of rounds for a place; 0 begins, -1 is last."""
    here = 0
    everybody = 0
    for part in game.parts("round"):
        head = part[0]
        seat = (head.seat + place) % game.seats if isinstance(head, Statement) else 0
        by = -1
        for one in part:
            if isinstance(one, Statement):
                if one.message == "captured":
                    by = one.seat
                elif one.message in ("pips", "bonus"):
                    everybody += one.number
                    here += one.number if by == seat else 0
    return ratio(here * game.seats, everybody)


def round_first(game: FinishedGame) -> float | None:
    return round_points(game, 0)


def round_last(game: FinishedGame) -> float | None:
    return round_points(game, -1)


class ExchangeRecord:
    """An attack: who is in it, and what others laid on either side."""

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.aid = [0, 0]
        """Worth of cards that others laid: for the attack, for the defence."""
        self.bare = True
        """Whether the defender laid nothing."""

    def decided(self, held: bool, attack: int, defence: int, bare: bool) -> bool:
        """Returns whether it would have ended otherwise without what others laid."""
        alone = defence - self.aid[1] >= attack - self.aid[0]
        if self.bare and not bare:
            alone = False  # AVA-R2
        return held != alone


def aid_decides(game: FinishedGame) -> float | None:
    """Exchanges that would have ended otherwise without aid, if all else were equal."""
    options = cast(Options, game.table.options)
    ranks = game.table.pieces.ranks
    exchanges = 0
    turned = 0
    now = ExchangeRecord(-1, -1)
    for one in game.record:
        if isinstance(one, Statement):
            if one.message in ATTACKS and one.of == 0:
                now = ExchangeRecord(one.seat, one.target)
            elif one.message in ("repelled", "captured"):
                held = one.message == "repelled"
                won, lost = (one.of, one.number) if held else (one.number, one.of)
                exchanges += 1
                turned += int(now.decided(held, won, lost, options.bare_defence))
        elif isinstance(one, PieceMove) and HAND <= one.source < HAND + ROW:
            seat = one.source - HAND
            if one.target == ATTACK and seat != now.attacker:
                now.aid[0] = now.aid[0] + WORTH[ranks[one.piece]]
            elif one.target == DEFENCE and seat != now.defender:
                now.aid[1] = now.aid[1] + WORTH[ranks[one.piece]]
            elif one.target == DEFENCE:
                now.bare = False
    return ratio(turned, exchanges)


MEASURES: Final = (
    Measure("captured", "attacks that capture", measure_captured),
    Measure(
        "cherries", "captures from players with two cards or fewer in hand", cherries
    ),
    Measure("pips", "part of the points for captures that is pips", pips),
    Measure("cards", "cards that an attack is declared with", cards, share=False),
    Measure("waived", "chances to attack that are waived", measure_waived),
    Measure("counters", "chances to strike back that are taken", counters),
    Measure("counter-captures", "counter-attacks that capture", counter_captures),
    Measure("aided", "attacks in which somebody else lays cards", measure_aided),
    Measure("first-wins", "games won by the first player", first_wins),
    Measure(
        "hardest-hit",
        "share of captures that the hardest-hit player suffers",
        hardest_hit,
    ),
    Measure(
        "round-first",
        "fair shares of a round's points for its first player",
        round_first,
        share=False,
    ),
    Measure(
        "round-last",
        "fair shares of a round's points for its last player",
        round_last,
        share=False,
    ),
    Measure("aid-decides", "exchanges that aid decides", aid_decides),
)
