"""What the guide of a guided first game says at a table."""

from typing import Final

from parlour.engine.pieces import Seat
from parlour.engine.views import view
from parlour.match import Match
from parlour.presentation.guide import GuideLesson, guide_of
from parlour.server.games.room import GameRoom

LEARNER: Final = Seat(0)


def lesson_for(room: GameRoom, match: Match) -> GuideLesson | None:
    """Returns what the guide says at the learner's question."""
    plan = guide_of(match.game)
    if plan is None:
        return None
    since = room.lessons[-1].events if room.lessons else 0
    happened = match.events_for(LEARNER, since)
    return plan.teach(
        match.game, view(match.state, LEARNER), LEARNER, happened, room.lessons
    )


def note_lesson(room: GameRoom, match: Match, chosen: list[str]) -> None:
    """Keeps what was said at the question that the learner answers now."""
    lesson = lesson_for(room, match)
    if lesson is not None:
        lesson.chosen = chosen
        lesson.events = len(match.events)
        room.lessons.append(lesson)
