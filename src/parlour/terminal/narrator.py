"""Tells the table and what happens on it in sentences."""

from collections.abc import Iterable
from typing import Any

from parlour.engine.game import Game
from parlour.messages import ENGLISH, Messages
from parlour.terminal.faces import face


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
        self.names = names
        self.you = you
        self.style = style
        self.words = Messages(game, language)
        self.places = {zone.name: zone for zone in game.zones.all}

    def name(self, seat: int) -> str:
        return self.names[seat]

    def label(self, token: str) -> str:
        """A token as a player reads it: a face, a word, a name, a number."""
        if token.startswith("seat-"):
            return self.name(int(token.removeprefix("seat-")))
        message = f"word-{token}"
        if self.words.has(message):
            return self.words.text(message)
        return face(token, self.style)

    def faces(self, pieces: Iterable[str | None]) -> str:
        """Pieces in a row; those not seen are counted."""
        seen = [face(piece, self.style) for piece in pieces if piece]
        hidden = sum(1 for piece in pieces if not piece)
        if hidden:
            seen.append(self.words.text("face-down", count=hidden))
        return " ".join(seen)

    def zone(self, name: str) -> str:
        """`hand 2` as the hand of seat 2's player, or `your hand`."""
        kind, _, seat = name.rpartition(" ")
        if kind not in self.places or not seat.isdigit():
            return self.words.text(f"zone-{name}")
        label = self.words.text(f"zone-{kind}")
        if self.places[kind].hands:
            return self.words.text(f"zone-{kind}", "hand", number=int(seat))
        if int(seat) == self.you:
            return self.words.text("zone-yours", zone=label)
        return self.words.text("zone-of", owner=self.names[int(seat)], zone=label)

    def account(self, account: int | str) -> str:
        if isinstance(account, str):
            return self.words.text(f"pot-{account}")
        return self.name(account)

    # The table

    def table(self, view: dict[str, Any]) -> list[str]:
        """The table as lines of text: shared zones first, then each seat."""
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
    def has_chips(view: dict[str, Any]) -> bool:
        """Whether chips are on the table; some games play with and without."""
        return any(view.get("chips", [])) or any(view.get("pots", []))

    def seat(self, view: dict[str, Any], seat: int) -> str:
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

    def contents(self, zone: dict[str, Any]) -> str:
        label = self.words.text(f"zone-{zone['zone']}")
        if "hand" in zone:
            message = f"zone-{zone['zone']}"
            label = self.words.text(message, "hand", number=zone["hand"])
        label = capital(label)
        pieces: list[str | None] = list(zone.get("pieces", []))
        pieces += [None] * (zone["count"] - len(pieces))
        return f"{label} {self.faces(pieces)}"

    # What happens

    def tell(self, events: list[dict[str, Any]]) -> list[str]:
        """Events as sentences; what goes together is told together.

        Pieces that move the same way share a sentence, and so do players who pass;
        a phase in which all did so again is not told twice.
        """
        lines: list[str] = []
        passing: list[str] = []
        phase = ""
        number = 0
        while number < len(events):
            event = events[number]
            run = 1
            if event["event"] == "moved":
                while number + run < len(events) and same_move(
                    event, events[number + run]
                ):
                    run += 1
            number += run
            if event["event"] == "decided" and passed(event):
                passing.append(self.name(event["seat"]))
                continue
            line = self.sentence(events[number - run : number])
            if line:
                self.add_passes(lines, phase, passing)
                lines.append(capital(line))
                phase = lines[-1] if event["event"] == "phase" else ""
                passing = []
        self.add_passes(lines, phase, passing)
        return lines

    def add_passes(self, lines: list[str], phase: str, passing: list[str]) -> None:
        """Players who passed one after another, beside the phase they passed in."""
        if not passing:
            return
        line = self.words.text("event-passed", seat=", ".join(passing))
        if phase:
            line = f"{lines.pop()} {line}"
        if line not in lines[-1:]:
            lines.append(line)

    def sentence(self, run: list[dict[str, Any]]) -> str:
        event = run[0]
        words = self.words
        match event["event"]:
            case "moved":
                if event["from"] is None:
                    return ""
                if event["from"] == event["to"]:
                    return words.text(
                        "event-shown",
                        pieces=self.faces([one["piece"] for one in run]),
                        count=len(run),
                        zone=self.zone(event["to"]),
                    )
                return words.text(
                    "event-moved",
                    pieces=self.faces([one["piece"] for one in run]),
                    source=self.zone(event["from"]),
                    target=self.zone(event["to"]),
                )
            case "shuffled":
                return words.text("event-shuffled", zone=self.zone(event["zone"]))
            case "turned":
                return words.text(
                    "event-turned", piece=face(event["piece"], self.style)
                )
            case "paid":
                if event["from"] is None:
                    return ""
                return words.text(
                    "event-paid",
                    source=self.account(event["from"]),
                    target=self.account(event["to"]),
                    amount=event["amount"],
                )
            case "scored":
                return words.text(
                    "event-scored",
                    seat=self.name(event["seat"]),
                    points=event["points"],
                    total=event["total"],
                )
            case "said":
                piece = event.get("piece")
                seat = event.get("seat")
                return words.text(
                    f"said-{event['message']}",
                    seat=self.name(seat) if seat is not None else "",
                    piece=face(piece, self.style) if piece else "",
                    number=event["number"],
                )
            case "decided":
                return self.decision(event)
            case "phase":
                return words.text(f"phase-{event['phase']}") + "."
        return ""

    def decision(self, event: dict[str, Any]) -> str:
        name = self.name(event["seat"])
        chosen = event["chosen"]
        if not chosen:
            return self.words.text("event-sealed", seat=name)
        shown = " ".join(self.label(one) for one in chosen if one)
        if not shown:  # what moves next tells what was chosen
            return self.words.text("event-sealed", seat=name) if event["sealed"] else ""
        # A bare number says little: a game may say what is done with it.
        if shown.isdecimal():
            return self.words.text("event-number", seat=name, number=int(shown))
        named = all(one.startswith("seat-") for one in chosen if one)
        told = "event-named" if named else "event-decided"
        return self.words.text(told, seat=name, chosen=shown)


def capital(text: str) -> str:
    """The text with a capital letter, unless a colour mark comes first."""
    return text[:1].upper() + text[1:]


def passed(event: dict[str, Any]) -> bool:
    return not event["chosen"] and not event["sealed"]


def same_move(first: dict[str, Any], second: dict[str, Any]) -> bool:
    return bool(
        second["event"] == "moved"
        and first["from"] == second["from"]
        and first["to"] == second["to"]
    )
