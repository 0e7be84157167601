"""What Domino Avatars tells: attacks, captures, and who is struck when down."""

from typing import Final

from parlour.engine.measures import Answered, Measure, Moved, Said, Told, mean, ratio
from parlour.engine.zones import ROW
from parlour.games.domino_avatars.exchange import HAND
from parlour.games.domino_avatars.rules import END_TURN

ATTACKS: Final = ("attacks-red", "attacks-black")
DEFENCES: Final = ("defends-red", "defends-black")
FEW: Final = 2
"""Cards with which a hand counts as spent."""


def declared(game: Told) -> list[Said]:
    """Attacks and counter-attacks, without the aid they get."""
    return [one for one in game.said(*ATTACKS) if one.of == 0]


def captured(game: Told) -> float | None:
    return ratio(game.count("captured"), len(declared(game)))


class Capture:
    def __init__(self, held: int, points: int) -> None:
        self.held = held
        """Cards in the loser's hand when it was attacked."""
        self.points = points


def captures(game: Told) -> list[Capture]:
    held = [0] * game.seats
    found: list[Capture] = []
    against = 0
    for one in game.story:
        if isinstance(one, Moved):
            if one.source != one.target:
                if HAND <= one.target < HAND + ROW:
                    held[one.target - HAND] = held[one.target - HAND] + 1
                if HAND <= one.source < HAND + ROW:
                    held[one.source - HAND] = held[one.source - HAND] - 1
        elif isinstance(one, Said):
            if one.message in ATTACKS and one.of == 0:
                against = held[one.target]
            elif one.message == "captured":
                found.append(Capture(against, 0))
            elif one.message == "pips":
                found[-1].points = one.number
    return found


def cherries(game: Told) -> float | None:
    found = captures(game)
    return ratio(len([one for one in found if one.held <= FEW]), len(found))


def pips(game: Told) -> float | None:
    """What of the points captures bring is for pips, not the Capture Bonus."""
    found = game.numbers("pips")
    return ratio(found, found + game.numbers("bonus"))


def cards(game: Told) -> float | None:
    """Cards with which an attack is declared."""
    found = [one for one in game.answers if one.prompt == "attack"]
    laid = [float(len(one.tokens) - 2) for one in found if len(one.tokens) > 2]
    return mean(laid)


def waived(game: Told) -> float | None:
    """Turns to attack that end without one."""
    asked = [one for one in game.answers if one.prompt == "attack"]
    return ratio(len([one for one in asked if one.tokens[0] == END_TURN]), len(asked))


def counters(game: Told) -> float | None:
    """Of those who may strike back, how many do."""
    asked = [one for one in game.answers if one.prompt == "counter"]
    return ratio(len([one for one in asked if one.tokens]), len(asked))


def counter_captures(game: Told) -> float | None:
    made = 0
    struck = 0
    countering = False
    for one in game.story:
        if isinstance(one, Answered):
            if one.prompt == "counter" and one.tokens:
                countering = True
                made += 1
            elif one.prompt == "attack":
                countering = False
        elif isinstance(one, Said) and one.message == "captured":
            struck += int(countering)
            countering = False
        elif isinstance(one, Said) and one.message == "repelled":
            countering = False
    return ratio(struck, made)


def aided(game: Told) -> float | None:
    """Attacks in which somebody else lays cards, on either side."""
    aid = 0
    open_attack = False
    for one in game.said(*ATTACKS, *DEFENCES):
        if one.message in ATTACKS and one.of == 0:
            open_attack = True
        elif one.of == 1:
            aid += int(open_attack)
            open_attack = False
    return ratio(aid, len(declared(game)))


def first_wins(game: Told) -> float:
    return game.part_won(game.said("first-player")[0].seat)


MEASURES: Final = (
    Measure("captured", "attacks that capture", captured),
    Measure(
        "cherries", "captures from players with two cards or fewer in hand", cherries
    ),
    Measure("pips", "part of the points for captures that is pips", pips),
    Measure("cards", "cards that an attack is declared with", cards, share=False),
    Measure("waived", "chances to attack that are waived", waived),
    Measure("counters", "chances to strike back that are taken", counters),
    Measure("counter-captures", "counter-attacks that capture", counter_captures),
    Measure("aided", "attacks in which somebody else lays cards", aided),
    Measure("first-wins", "games won by the first player", first_wins),
)
