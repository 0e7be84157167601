"""Printed documents of a story: persona sheets and a journal."""

from typing import Final

from parlour.kit.paper import PaperSection, PaperSheet
from parlour.story.basics.cards import MAJORS
from parlour.story.basics.options import StoryOptions

BESIDE: Final = ("contest",)
"""Games whose paper is a story's too: contested actions are played with them."""
MARKERS: Final = ("marker-dealer", "marker-stop")
USUAL: Final = StoryOptions()
FLASHBACKS: Final = PaperSection(crib=2)
TASKS: Final = PaperSection(crib=3)
WOUNDS: Final = PaperSection(crib=5)
"""Their place on the crib sheet."""
MEMORY_ROWS: Final = 9
"""Lines on a persona sheet."""


def effects(options: object, seats: int) -> PaperSheet:
    """Returns the effects beside the contest's own tables: tasks and wounds."""
    return PaperSheet(parts=(TASKS, WOUNDS))


def persona(options: object, seats: int) -> PaperSheet:
    return PaperSheet(
        parts=(FLASHBACKS, WOUNDS),
        words=(
            *("persona-name", "persona-player", "persona-looks", "persona-added"),
            *("persona-signifier", "persona-memories", "persona-memory"),
            *("persona-ability", "persona-parts", "persona-wounds", "persona-right"),
            *("persona-left", "persona-place", "persona-passing", "persona-lasting"),
            *("persona-tended", "persona-healed", "persona-session", "persona-own"),
            *("persona-gift", "persona-lost", "persona-first"),
        ),
        facts={
            "own": USUAL.self_flashbacks,
            "gifts": USUAL.gift_flashbacks,
            "lines": MEMORY_ROWS,
        },
    )


def journal(options: object, seats: int) -> PaperSheet:
    return PaperSheet(
        words=(
            *("journal-cast", "journal-player", "journal-persona", "journal-name"),
            *("journal-signifiers", "journal-session", "journal-dealer"),
            *("journal-date", "journal-before", "journal-memories", "journal-who"),
            *("journal-set-off", "journal-memory", "journal-ability", "journal-by"),
            *("journal-tasks", "journal-task", "journal-difficulty", "journal-card"),
            *("journal-result", "journal-people", "journal-seen", "journal-open"),
            *("journal-wounds", "journal-where", "journal-next", "journal-deals"),
            *("journal-again", "journal-happened"),
        ),
        ids=tuple(f"tarot-{card}" for card in MAJORS),
        facts={"majors": [f"tarot-{card}" for card in MAJORS]},
    )
