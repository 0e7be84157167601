"""What an independent reader of a guided game looks at."""

from collections.abc import Callable, Sequence
from typing import Any

from tests.games.guided import LEARNER

from parlour.engine.happened import AnyEvent, Said
from parlour.match import Match

Claims = dict[str, str | int]


class SeenTable:
    """What the learner's client is sent, easier to read."""

    def __init__(self, match: Match, since: int) -> None:
        self.match = match
        self.view = match.view(LEARNER)
        self.facts: dict[str, Any] = self.view["facts"]
        self.events: Sequence[AnyEvent] = match.events_for(LEARNER, since)
        """Since the learner's last answer."""
        self.all: Sequence[AnyEvent] = match.events_for(LEARNER)
        question = match.question(LEARNER)
        assert question is not None
        self.question = question
        self.options = question["options"]

    def pieces(self, zone: str, seat: int | None = None) -> list[str]:
        """The pieces in a zone that the learner sees."""
        for data in self.view["zones"]:
            if data["zone"] == zone and data.get("seat") == seat:
                return [piece for piece in data.get("pieces", []) if piece is not None]
        return []

    def count(self, zone: str, seat: int | None = None) -> int:
        """How many pieces lie in a zone, seen or not."""
        for data in self.view["zones"]:
            if data["zone"] == zone and data.get("seat") == seat:
                return data["count"]
        return 0

    def said(self, *messages: str) -> list[Said]:
        """What the rules said since the last answer: all, or only these messages."""
        return [
            event
            for event in self.events
            if isinstance(event, Said) and (not messages or event.message in messages)
        ]


Reader = Callable[[SeenTable], Claims]
