"""Puts the table and its events into sentences."""

from collections.abc import Iterable

from rich.markup import escape

from parlour.engine.game import Game
from parlour.engine.shown import TableView, ZoneData
from parlour.match import Match
from parlour.narration import Line, LogNarrator, Reading, join_lines, result_lines
from parlour.narration.joining import SECRET_CHOICE_MESSAGES
from parlour.narration.reading import capital, tarot_names
from parlour.terminal.faces import face
from parlour.words.messages import ENGLISH, Messages


class Narrator:
    """Puts views and events into words for one viewer."""

    def __init__(
        self,
        game: Game,
        names: list[str],
        you: int | None,
        style: str = "symbols",
        language: str = ENGLISH,
    ) -> None:
        self.game = game
        self.names = [escape(name) for name in names]
        """Names, escaped so that rich prints them without markup."""
        self.you = you
        self.style = style
        self.words = Messages(game, language)
        self.tarot = tarot_names(game)
        self.reading = Reading(self.words, self.names, you, self.face)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def face(self, piece: str) -> str:
        if piece not in self.tarot or self.style == "letters":
            return face(piece, self.style, self.words)
        name = self.words.text(f"tarot-{piece}")
        return name if self.style == "words" else f"{name} ({piece})"

    def label(self, token: str) -> str:
        """Returns the label of a token: a face, a word, a name or a number."""
        if token.startswith("seat-"):
            return self.name(int(token.removeprefix("seat-")))
        return self.reading.label(token)

    def faces(self, pieces: Iterable[str | None]) -> str:
        """Returns pieces in a row; unseen ones are counted."""
        seen = [self.face(piece) for piece in pieces if piece]
        hidden = sum(1 for piece in pieces if not piece)
        if hidden:
            seen.append(self.words.text("face-down", count=hidden))
        named = self.tarot and self.style != "letters"
        return (", " if named else " ").join(seen)

    # The table

    def table(self, view: TableView) -> list[str]:
        """Returns the table as lines of text: shared zones first, then each seat."""
        lines: list[str] = []
        shared = [zone for zone in view["zones"] if "seat" not in zone]
        for zone in shared:
            if zone["count"]:
                lines.append(f"  {self.contents(zone)}")
        for number, amount in enumerate(view["pots"] if self.has_chips(view) else []):
            pot = capital(self.words.text(f"pot-{self.game.pots[number]}"))
            lines.append(f"  {pot} {amount}")
        for seat in range(view["seats"]):
            lines.append(self.seat(view, seat))
        return lines

    @staticmethod
    def has_chips(view: TableView) -> bool:
        """Returns True if chips are on the table; some games play with and without."""
        return any(view.get("chips", [])) or any(view.get("pots", []))

    def seat(self, view: TableView, seat: int) -> str:
        parts = []
        if self.has_chips(view):
            parts.append(self.words.text("chips", count=view["chips"][seat]))
        if any(view["scores"]):
            parts.append(self.words.text("points", count=view["scores"][seat]))
        for zone in view["zones"]:
            if zone.get("seat") == seat and zone["count"]:
                parts.append(self.contents(zone))
        mark = ">" if seat in view["waiting"] else " "
        name = self.name(seat)
        if seat == self.you:
            name = self.words.text("seat-yours", name=name)
        return f"{mark} {name}: {'; '.join(parts)}"

    def contents(self, zone: ZoneData) -> str:
        label = self.words.text(f"zone-{zone['zone']}")
        if "hand" in zone:
            message = f"zone-{zone['zone']}"
            label = self.words.text(message, "hand", number=zone["hand"])
        label = capital(label)
        pieces: list[str | None] = list(zone.get("pieces", []))
        pieces += [None] * (zone["count"] - len(pieces))
        return f"{label} {self.faces(pieces)}"

    # What happens

    def story(self, match: Match, viewer: int, since: int = 0) -> list[Line]:
        """Returns the lines that a viewer saw from a choice on."""
        narrator = LogNarrator(match.game, match.table, viewer)
        lines = [
            line
            for number in range(since, len(match.events))
            for line in narrator.lines(match.events_for(viewer, number, number + 1))
            if line.message not in SECRET_CHOICE_MESSAGES
        ]
        return join_lines(lines)

    def read(self, lines: list[Line], *, detail: bool = False) -> list[str]:
        """Returns lines in words, with `detail` also the lines that each sums up."""
        texts = []
        for line in lines:
            texts += self.reading.read([line])
            if detail:
                texts += [f"    {part}" for part in self.reading.read(line.detail)]
        return texts

    def end(self, match: Match) -> list[str]:
        """Returns the lines on who won, and why."""
        return self.reading.read(result_lines(match))
