"""Writes test vectors for the check of the deal in the browser.

`dice.ts`, `packs.ts` and `redeal.ts` in `web/src/table/deal` repeat what the engine
does with chance. The engine makes the vectors, and a test makes them again, so the two
cannot drift apart.
"""

import json
from pathlib import Path
from typing import Any

from parlour.engine.dice import Dice
from parlour.engine.events import REFEREE, name_events
from parlour.engine.happened import AnyEvent, Mixed, Moved, Rolled, Shuffled
from parlour.engine.pieces import Seat
from parlour.games import GAMES, find
from parlour.match import Match, seeds
from parlour.match.match import replay
from parlour.testing.chance import brief, random_answer, random_options

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web" / "src" / "table" / "deal" / "deal-vectors.json"

SIDES = (2, 3, 7, 52, 78, 1000, 2**31)
CHOICES = 150
"""Games are cut short so that they end after about this many choices."""
OPTION_TRIALS = 300

VARIANTS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "abandon-ship": [(7, {"max_rounds": 1})],
    "contest": [(2, {"discarded": "M00 Kw 2c"})],
    "domino-avatars": [(3, {"goal_rounds": 1, "orientation": "as_drawn"})],
    "domino-knights": [(3, {"max_rounds": 1, "preset": "dominoless"})],
    "hey-bartender": [(2, {"deals": 2})],
    "lost-pueblo": [(4, {"filler_cards": "any", "hands": 2})],
    "spots": [(2, {"rounds_to_win": 1, "deck_out": "reshuffle"})],
    "willow": [(3, {"hands": 2, "removed_suit": "h"})],
}
"""Seats and options under which a game uses chance in another way than usually."""


def written() -> str:
    vectors = {"dice": dice(), "openings": openings(), "games": records()}
    return json.dumps(vectors, indent=0, ensure_ascii=False) + "\n"


def dice() -> list[dict[str, Any]]:
    found = []
    for choices in (0, 1, 2, 17, 400):
        seed = f"{choices:x}".rjust(32, "7")
        made = Dice(0)
        made.state = seeds.dice_after(seed, choices)
        state = str(made.state)  # too large for a number of JavaScript
        rolls = [[sides, made.roll(sides)] for sides in SIDES * 3]
        found.append({"seed": seed, "choices": choices, "state": state, "rolls": rolls})
    return found


def openings() -> dict[str, list[dict[str, str]]]:
    """By game, how its pieces are laid out under different options: names by zone."""
    found = {}
    for slug in GAMES:
        layouts: dict[str, dict[str, str]] = {}
        for trial in range(OPTION_TRIALS):
            seats, options = random_options(find(slug), Dice(trial))
            laid: dict[str, list[str]] = {}
            for event in record(played(slug, seats, options, trial, most=0))[0]:
                if isinstance(event, Moved) and event.source is None:
                    laid.setdefault(event.target, []).append(event.piece or "")
            layout = {zone: " ".join(pile) for zone, pile in laid.items()}
            layouts[json.dumps(layout)] = layout
        found[slug] = list(layouts.values())
    return found


def records() -> list[dict[str, Any]]:
    """A finished game of each kind, and of kinds in which chance works otherwise."""
    found = []
    for number, slug in enumerate(GAMES):
        game = find(slug)
        usual = (game.usual_seats, brief(game, game.usual_seats, {}, CHOICES))
        for seats, options in [usual, *VARIANTS.get(slug, [])]:
            match = played(slug, seats, options, number)
            found.append(
                {
                    "game": slug,
                    "seats": seats,
                    "options": options,
                    "seed": match.seed,
                    "steps": [" | ".join(map(spelled, step)) for step in record(match)],
                }
            )
    return found


def played(
    slug: str, seats: int, options: dict[str, Any], number: int, most: int = 20_000
) -> Match:
    """A game of random answers, or its first ones."""
    choices = Dice(number)
    names = [f"Player {seat}" for seat in range(seats)]
    seed = f"{number:032x}"
    match = Match(find(slug), seats, options, seed=seed, names=names, pace="fast")
    while not match.over() and len(match.choices) < most:
        asked = match.state.seats_in(match.state.waiting)
        seat = Seat(asked[choices.roll(len(asked))])
        match.play_tokens(seat, random_answer(match.state, seat, choices))
    return match


def record(match: Match) -> list[list[AnyEvent]]:
    """The events of each step that have to do with chance."""
    again = replay(match.game, match.log(reveal=True))
    return [
        [
            event
            for event in name_events(again.game, again.table, events, REFEREE)
            if isinstance(event, Moved | Shuffled | Mixed | Rolled)
        ]
        for events in again.events
    ]


def spelled(event: AnyEvent) -> str:
    """An event in one short word: `redeal.test.ts` reads it."""
    match event:
        case Moved():
            return f"{event.piece}:{event.source or ''}>{event.target}"
        case Shuffled():
            return f"shuffled:{event.zone}={event.count}"
        case Mixed():
            return f"mixed:{event.zone}"
        case Rolled():
            return f"rolled:{event.sides}={event.number}"
    raise ValueError(event)


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)} is written")
