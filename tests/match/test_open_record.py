"""The open record of a game is enough to deal it again from the seed, without rules.

The browser checks the deal so (`web/src/table/deal/redeal.ts`).
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from parlour.engine.dice import Dice
from parlour.engine.events import REFEREE, name_events
from parlour.engine.happened import (
    AnyEvent,
    Decided,
    Mixed,
    Moved,
    Rolled,
    Shuffled,
)
from parlour.engine.pieces import Seat
from parlour.engine.zones import AUDIENCE
from parlour.games import GAMES, find
from parlour.match import Match, seeds
from parlour.match.match import referee_events
from parlour.testing.chance import brief, random_answer, random_options

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "web" / "src" / "table" / "deal" / "deal-vectors.json"
MAKE = (
    "import sys; sys.path.insert(0, 'tools'); import deal_vectors;"
    " sys.stdout.write(deal_vectors.written())"
)


def test_vectors_of_the_browser_are_the_engines() -> None:
    made = subprocess.run(
        [sys.executable, "-c", MAKE], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    assert made == VECTORS.read_text(encoding="utf-8"), "run tools/deal_vectors.py"


class Piles:
    """Piles as the record describes them; draws must be those of the dice."""

    def __init__(self) -> None:
        self.zones: dict[str, list[str]] = {}
        self.loose: set[str] = set()
        self.unshuffled: dict[str, str] = {}
        self.shown: str | None = None

    def follow(self, event: AnyEvent, dice: Dice) -> None:
        match event:
            case Rolled(sides=sides, number=number):
                assert dice.roll(sides) == number
            case Shuffled(zone=zone, count=count):
                assert len(self.zones[zone]) == count
                self.loose.add(zone)
                for piece in self.zones[zone]:
                    self.unshuffled.pop(piece, None)
            case Mixed(zone=zone):
                self.mix(self.zones.setdefault(zone, []), dice)
                self.loose.discard(zone)
                return  # a piece that was shown before may be moved after it
            case Moved(piece=str(piece), source=source, target=target):
                if source == target:
                    self.shown = piece
                    return
                self.move(piece, source, target, dice)
        self.shown = None

    def move(self, piece: str, source: str | None, target: str, dice: Dice) -> None:
        if source is None:
            self.unshuffled[piece] = target
        elif source in self.loose and piece != self.shown:
            pile = self.zones[source]
            place = dice.roll(len(pile)) if len(pile) > 1 else 0
            assert pile[place] == piece
            pile[place] = pile[-1]
            pile.pop()
        else:
            self.zones[source].remove(piece)
        self.loose.discard(target)
        self.zones.setdefault(target, []).append(piece)

    def mix(self, pile: list[str], dice: Dice) -> None:
        for last in range(len(pile) - 1, 0, -1):
            place = dice.roll(last + 1)
            pile[last], pile[place] = pile[place], pile[last]


def played(slug: str, trial: int) -> Match:
    """A game of random answers with random seats and options."""
    game, dice = find(slug), Dice(trial)
    seats, given = random_options(game, dice)
    options = brief(game, seats, given, 400)
    names = [f"Player {seat}" for seat in range(seats)]
    match = Match(game, seats, options, seed=f"{trial:032x}", names=names, pace="fast")
    while not match.over():
        asked = match.state.seats_in(match.state.waiting)
        seat = Seat(asked[dice.roll(len(asked))])
        match.play_tokens(seat, random_answer(match.state, seat, dice))
    return match


def deal_again(match: Match, seed: str) -> Piles:
    piles = Piles()
    for number, events in enumerate(match.events):
        dice = Dice(0)
        dice.state = seeds.dice_after(seed, number)
        for event in name_events(match.game, match.table, events, REFEREE):
            piles.follow(event, dice)
    return piles


@pytest.mark.parametrize("trial", range(4))
@pytest.mark.parametrize("slug", GAMES)
def test_open_record_deals_again_from_the_seed(slug: str, trial: int) -> None:
    match = played(slug, trial)
    piles = deal_again(match, match.seed)
    names = match.table.pieces.names
    for event in referee_events(match):
        if isinstance(event, Moved):
            assert event.target in piles.zones
    lying = [names[piece] for zone in match.state.zones for piece in zone]
    found = [piece for pile in piles.zones.values() for piece in pile]
    assert sorted(found) == sorted(lying)
    # Pieces leave the pile in which they were laid out only after a shuffle.
    if slug != "boneyard":  # which has no shuffle: sets are laid out in hands
        for piece, zone in piles.unshuffled.items():
            assert piece in piles.zones[zone]


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", GAMES)
def test_open_records_deal_again_under_many_options(slug: str) -> None:
    for trial in range(100, 160):
        match = played(slug, trial)
        deal_again(match, match.seed)


def test_another_seed_does_not_deal_the_same_record() -> None:
    match = played("lamarckian-poker", 1)
    with pytest.raises(AssertionError):
        deal_again(match, f"{2:032x}")


@pytest.mark.parametrize("slug", GAMES)
def test_numbers_of_the_dice_are_only_in_the_open_record(slug: str) -> None:
    """They would tell what a hidden choice of chance was."""
    match = played(slug, 1)
    for viewer in (*match.table.everyone, AUDIENCE):
        told = match.events_for(viewer)
        assert not [one for one in told if isinstance(one, Rolled | Mixed)]


def test_numbers_that_rules_ask_for_are_in_the_open_record() -> None:
    rolled = [
        one for one in referee_events(played("willow", 1)) if isinstance(one, Rolled)
    ]
    assert rolled
    mixed = [
        one
        for trial in range(4)
        for one in referee_events(played("spots", trial))
        if isinstance(one, Mixed)
    ]
    assert mixed


def agree(seen: Sequence[AnyEvent], recorded: Sequence[AnyEvent]) -> bool:
    """Whether a viewer was told what the record says, some pieces face down.

    Pieces that moved together may be told in any order.
    """
    if len(seen) != len(recorded):
        return False
    for (place, one), record in zip(enumerate(seen), recorded, strict=True):
        if not isinstance(one, Moved) or not isinstance(record, Moved):
            if type(one) is not type(record):
                return False
            if not isinstance(one, Decided) and one != record:
                return False
            continue
        way = (one.source, one.target)
        if way != (record.source, record.target):
            return False
        near = [recorded[place]]
        for step in (1, -1):
            at = place + step
            while 0 <= at < len(recorded) and led(recorded[at]) == way:
                near.append(recorded[at])
                at += step
        named_here = {other.piece for other in near if isinstance(other, Moved)}
        if one.piece is not None and one.piece not in named_here:
            return False
    return True


def led(event: AnyEvent) -> object:
    return (event.source, event.target) if isinstance(event, Moved) else None


@pytest.mark.parametrize("slug", GAMES)
def test_viewers_are_told_what_the_open_record_says(slug: str) -> None:
    """The browser compares the two; it must not find fault with an honest game."""
    match = played(slug, 2)
    game, table = match.game, match.table
    for events in match.events:
        recorded = [
            event
            for event in name_events(game, table, events, REFEREE)
            if not isinstance(event, Rolled | Mixed)
        ]
        for viewer in (*table.everyone, AUDIENCE):
            assert agree(name_events(game, table, events, viewer), recorded)
