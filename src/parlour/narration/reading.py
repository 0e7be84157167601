"""Puts lines into words: one reader, one language, one way to show pieces."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from parlour.engine.game import Game
from parlour.engine.pieces import TAROT
from parlour.narration.lines import Line, Row
from parlour.words.messages import MINUS, Messages

CHOSEN = ["piece", "pieces", "first", "second"]
PIECES = [*CHOSEN, "yours", "got", "taken", "laid", "shares"]
VALUE_DEFAULTS: dict[str, Any] = {
    **dict.fromkeys(["number", "amount", "count", "points", "total"], 0),
    **dict.fromkeys(["won", "lost", "each", "more", "hand", "of"], 0),
    **dict.fromkeys(["seat", "target", "chosen", "word", "then", "zone", "source"], ""),
    **dict.fromkeys(PIECES, ""),
    **{f"{name}-count": 0 for name in PIECES},
    **dict.fromkeys(["who", "whom", "act", "rule"], "none"),
}
"""Defaults of values that a sentence may use although the line has none."""

JOKER = re.compile(r"Joker(\d*)(?:/\d+)?")
ROLES = {"seat": "who", "target": "whom"}


@lru_cache(maxsize=64)
def tarot_names(game: Game) -> frozenset[str]:
    """Returns the tarot cards among a game's pieces: they have names of their own."""
    options = game.agree(game.usual_seats, {})
    pieces = game.pieces(options, game.usual_seats)
    both = zip(pieces.names, pieces.backs, strict=True)
    return frozenset(name for name, back in both if back == TAROT)


def joker_name(piece: str, words: Messages) -> str:
    """Returns the name of a Joker of any pack; empty for other pieces."""
    joker = JOKER.fullmatch(piece)
    return words.text("card-name-joker", number=int(joker[1] or 1)) if joker else ""


class Reading:
    """Reads lines out to one reader."""

    def __init__(
        self,
        words: Messages,
        names: list[str],
        you: int | None,
        face: Callable[[str], str],
    ) -> None:
        self.words = words
        self.names = names
        self.you = you
        self.face = face

    def read(self, lines: Iterable[Line]) -> list[str]:
        """Returns sentences; what says nothing in this language is left out."""
        return [text for text in map(self.text, lines) if text]

    def text(self, line: Line) -> str:
        values = self.values(line)
        return capital(self.words.text(line.message, line.part, **values).strip())

    def values(self, line: Line) -> dict[str, Any]:
        values: dict[str, Any] = {**VALUE_DEFAULTS, **line.values}
        for name, seats in line.seats.items():
            values[name] = self.people(name, seats)
            values[ROLES[name]] = self.who(seats)
        for name, pieces in line.pieces.items():
            values[name] = self.faces(pieces)
            values[f"{name}-count"] = len(pieces)
        values["shares"] = ", ".join(self.share(*share) for share in line.shares)
        values["shares-count"] = len(line.shares)
        for name, tokens in line.tokens.items():
            labels = [self.label(token) for token in tokens]
            values[name] = self.row(labels)
            values[f"{name}-plain"] = self.plain(tokens)
        for name, zone in line.zones.items():
            values[name] = self.zone(zone)
        for name, (unit, count) in line.counts.items():
            by = line.values.get("by", "none")
            values[name] = self.words.text(f"unit-{unit}", count=count, by=by)
        values["standing"] = ", ".join(self.standing(line))
        return values

    def standing(self, line: Line) -> Iterator[str]:
        """Yields `Ada 12 points`, `Ben 7`; with signs where somebody is below zero."""
        signed = any(count < 0 for _, _, count in line.standing)
        by = line.values.get("by", "none")
        for seat, unit, count in line.standing:
            what = str(count).replace("-", MINUS)
            if unit:
                what = self.words.text(f"unit-{unit}", count=count, by=by)
            what = f"+{what}" if signed and count > 0 else what
            yield self.words.text("share", seat=self.name(seat), what=what)

    def people(self, role: str, seats: list[int]) -> str:
        """Returns people in a row; one who acts alone is `tu` in French, not `toi`."""
        if role == "seat" and seats == [self.you]:
            return self.words.text("you", "subject")
        return self.row([self.name(seat) for seat in seats])

    def name(self, seat: int) -> str:
        return self.words.text("you") if seat == self.you else self.names[seat]

    def who(self, seats: list[int]) -> str:
        """Selects the form of the verb for these seats."""
        if self.you in seats:
            return "you" if len(seats) == 1 else "us"
        return "one" if len(seats) == 1 else "many"

    def row(self, parts: list[str]) -> str:
        """Returns `Ada, Ben and you`."""
        if len(parts) < 2:
            return "".join(parts)
        rest = ", ".join(parts[:-1])
        return self.words.text("listed", rest=rest, last=parts[-1])

    def plain(self, tokens: list[str]) -> str:
        """Lists pieces in their order, with an arrow from a piece to where it goes: `7h
        → Ben`."""
        parts: list[str] = []
        led = False
        for token in tokens:
            piece = self.is_piece(token)
            arrow = "→ " if led and not piece else ""
            parts.append(f"{arrow}{self.label(token)}")
            led = piece
        return " ".join(parts)

    def is_piece(self, token: str) -> bool:
        return not (
            token.startswith("seat-")
            or token.isdigit()
            or self.words.has(f"word-{token}")
        )

    def label(self, token: str) -> str:
        """Returns a token as a player reads it: a face, a word, a name, a number."""
        if token.startswith("seat-"):
            return self.name(int(token.removeprefix("seat-")))
        message = f"word-{token}"
        if self.words.has(message):
            return self.words.text(message)
        return self.face(token)

    def faces(self, pieces: Row) -> str:
        """Returns pieces in a row; those not seen are counted."""
        seen = ""
        for piece in pieces:
            if piece is not None:
                last = self.face(piece)
                text = self.words.text  # names of cards need a comma
                seen = text("beside", rest=seen, last=last) if seen else last
        hidden = pieces.count(None)
        if not hidden:
            return seen
        unseen = self.words.text("unseen", count=hidden)
        return self.row([seen, unseen]) if seen else unseen

    def share(self, seat: int, pieces: Row) -> str:
        return self.words.text("share", seat=self.name(seat), what=self.faces(pieces))

    def zone(self, name: str) -> str:
        """Returns `hand 2` as the hand of seat 2's player, or `your hand`."""
        kind, _, number = name.rpartition(" ")
        if not kind:
            return self.words.text(f"zone-{name}")
        label = self.words.text(f"zone-{kind}")
        whole = self.words.text(f"zone-{kind}", "hand", number=int(number))
        if whole:
            return whole
        if int(number) == self.you:
            return self.words.text("zone-yours", zone=label)
        return self.words.text("zone-of", owner=self.names[int(number)], zone=label)


def capital(text: str) -> str:
    """Returns the text with a capital letter, unless a colour mark comes first."""
    return text[:1].upper() + text[1:]
