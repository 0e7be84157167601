"""Narrates events for tests: one sentence, or the story of a state's events."""

import re
from typing import Any

from parlour.engine.events import name_events
from parlour.engine.game import Game
from parlour.engine.happened import Said
from parlour.engine.state import State
from parlour.engine.zones import AUDIENCE
from parlour.narration import Line, LogNarrator, Reading, join_lines
from parlour.narration.folding import EventGroup
from parlour.narration.reading import joker_name, tarot_names
from parlour.narration.sentences import sentences
from parlour.words.messages import ENGLISH, Messages

NAMES = ["Ann", "Ben", "Cleo", "Dev", "Edda", "Finn", "Gwen", "Hugo", "Iris", "Juno"]

EMPTY = "\N{EMPTY SET}"
GAPS = rf"{EMPTY}|  | [.,]|\( *\)"
"""Traces of an empty part in a sentence, such as `chooses .`."""


class Marking(Reading):
    """Reads lines with a mark in place of each value that is empty."""

    def values(self, line: Line) -> dict[str, Any]:
        values = super().values(line)
        return {name: EMPTY if value == "" else value for name, value in values.items()}


def find_gap(text: str) -> str:
    """Returns the first sign of an empty part in a sentence that `Marking` read."""
    found = re.search(GAPS, text)
    return found[0] if found else ""


def marking(game: Game, you: int | None = None, language: str = ENGLISH) -> Marking:
    plain = reading(game, you, language)
    return Marking(plain.words, plain.names, you, plain.face)


def reading(game: Game, you: int | None = None, language: str = ENGLISH) -> Reading:
    """Reads cards by their letters, tarot cards by their names."""
    words = Messages(game, language)
    tarot = tarot_names(game)

    def name_shown(piece: str) -> str:
        if piece in tarot:
            return words.text(f"tarot-{piece}")
        return joker_name(piece, words) or piece.partition("/")[0]  # of whichever pack

    return Reading(words, NAMES, you, name_shown)


def narrate_message(
    game: Game, message: str, seat: int = 0, piece: str = "", **values: int
) -> str:
    """Returns the narration of a message, as far as it can stand alone."""
    name, shape = sentences(game).first(f"said-{message}")
    line = Line(
        message=name,
        part="" if shape == "line" else shape,
        seats={"seat": [seat]},
        pieces={"piece": [piece]} if piece else {},
        values=dict(values),
    )
    return reading(game).text(line)


def log_of(game: Game, state: State, viewer: int = AUDIENCE) -> list[str]:
    """Returns the events of a state as this viewer reads them."""
    events = name_events(game, state.table, state.events or [], viewer)
    you = viewer if viewer < AUDIENCE else None
    return reading(game, you).read(LogNarrator(game, state.table, viewer).lines(events))


def end_reasons(game: Game, state: State) -> list[str]:
    """Returns the narration of a game's last messages, as the result shows them."""
    narrator = LogNarrator(game, state.table, AUDIENCE)
    lines = [
        line
        for event in name_events(game, state.table, state.events or [], AUDIENCE)
        if isinstance(event, Said) and event.message.startswith("end-")
        for line in narrator.narrate(EventGroup(f"said-{event.message}", "", 0, event))
    ]
    return reading(game).read(join_lines(lines))
