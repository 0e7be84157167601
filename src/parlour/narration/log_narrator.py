"""Turns the events that one viewer saw into log lines.

An event becomes a sentence of the game, found by its id: docs/games/messages.md, "The
log". It uses only the viewer's own events.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from parlour.engine.game import Game
from parlour.engine.happened import (
    AnyEvent,
    Decided,
    Entered,
    Moved,
    Paid,
    Said,
    Scored,
    Shuffled,
    Turned,
)
from parlour.engine.table import Table
from parlour.engine.zones import AUDIENCE
from parlour.narration.folding import EventGroup, add_sums, events_of
from parlour.narration.joining import drop_unused_values, join_lines
from parlour.narration.lines import Line
from parlour.narration.sentences import Shape, sentences

END_REASON_PREFIX = "said-end-"
"""Prefix of a game's statements about its end, such as `said-end-last-ship`: they are
part of the result."""
STANDALONE_EVENTS = (Decided, Said, Scored)
"""Events that stand alone; moves and payments belong to other events."""


class Places:
    """The meaning of zones by name: `hand 2` is the hand of seat 2."""

    def __init__(self, game: Game, holders: tuple[int, ...]) -> None:
        self.sentences = sentences(game)
        self.kinds: dict[str, str] = {}
        """`hand` for `hand 2`; not for shared zones."""
        self.owners: dict[str | None, int] = {}
        """The seats that zones belong to."""
        self.hands: dict[str, int] = {}
        """The hands of a cast that zones belong to."""
        self.moves: dict[tuple[str | None, str], MoveSentence] = {}
        self.ways: dict[tuple[str | None, str], str] = {}
        for zone in game.zones.all:
            if zone.hands:
                for hand, holder in enumerate(holders, start=1):
                    self.add(f"{zone.name} {hand}", zone.name, holder)
                    self.hands[f"{zone.name} {hand}"] = hand
            elif not zone.shared:
                for seat in range(AUDIENCE):
                    self.add(f"{zone.name} {seat}", zone.name, seat)

    def add(self, name: str, kind: str, owner: int) -> None:
        self.kinds[name] = kind
        self.owners[name] = owner

    def way(self, source: str | None, target: str) -> str:
        """Returns how sentences call a move between these zones; empty if laid out."""
        if source is None:
            return ""
        found = self.ways.get((source, target))
        if found is None:
            kinds = self.kinds.get(source, source), self.kinds.get(target, target)
            found = self.ways[source, target] = f"moved-{kinds[0]}-{kinds[1]}"
        return found

    def move(self, source: str | None, target: str) -> "MoveSentence":
        """Returns the sentence of a move between these zones."""
        found = self.moves.get((source, target))
        if found is None:
            found = self.moves[source, target] = self.find_move(source, target)
        return found

    def find_move(self, source: str | None, target: str) -> "MoveSentence":
        if source is None:
            return None, None
        kind, goal = self.kinds.get(source, source), self.kinds.get(target, target)
        if source == target:
            return self.sentences.first(f"shown-{kind}", "event-shown"), None
        giver, taker = self.owners.get(source), self.owners.get(target)
        crossing = None
        plain = "event-moved"
        if giver is not None and taker is not None:
            plain = "event-shifted" if giver == taker else "event-gave"
            crossing = (giver, taker) if giver != taker else None
        elif giver is not None:
            plain = "event-laid"
        elif taker is not None:
            plain = "event-got"
        found = self.sentences.first(
            f"moved-{kind}-{goal}", f"moved-to-{goal}", f"moved-from-{kind}", plain
        )
        return found, crossing


MoveSentence: TypeAlias = tuple[tuple[str, Shape] | None, tuple[int, int] | None]
"""The message of a move and its shape, if it has a sentence; and giver and taker of a
piece that goes from one to another."""


@lru_cache(maxsize=256)
def places_of(game: Game, holders: tuple[int, ...]) -> Places:
    return Places(game, holders)


class LogNarrator:
    """Tells the events of one game to one viewer."""

    def __init__(self, game: Game, table: Table, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.personal = False
        """True if a line so far names pieces of this viewer. If not, viewers who saw
        the same events share the lines."""
        self.sentences = sentences(game)
        self.places = places_of(game, tuple(table.holders))

    def lines(self, events: list[AnyEvent], start: int = 0) -> list[Line]:
        """Returns events as lines, those of several people who do the same as one.

        `start` is the place of the first of them in their entry.
        """
        groups = self.group_events(events, start)
        return join_lines(line for group in groups for line in self.narrate(group))

    def narrate(self, group: EventGroup) -> list[Line]:
        if group.part == "silent":
            return []
        line = self.line(group)
        wanted = self.uses(line)
        if group.details:
            line.detail = join_lines(
                part for detail in group.details for part in self.narrate(detail)
            )
            add_sums(line, group, self, wanted)
        if "yours" in wanted or "yours-count" in wanted:
            self.personal = True
        drop_unused_values(line, wanted)
        return [line]

    def uses(self, line: Line) -> frozenset[str]:
        """Returns the values that the sentence of a line asks for."""
        return self.sentences.uses(line.message, line.part)

    # Which events share a sentence

    def group_events(self, events: list[AnyEvent], start: int) -> list[EventGroup]:
        """Returns events that are one sentence, with those that it sums up."""
        groups: list[EventGroup] = []
        growing: dict[object, EventGroup] = {}
        head: EventGroup | None = None
        untold: Decided | None = None
        for at, event in enumerate(events, start=start):
            named = self.sentence(event)
            if named is None:
                continue
            message, shape = named
            if isinstance(event, Decided):
                untold = event if shape == "silent" else None
            if head is None and shape == "silent" and self.sentences.alone(message):
                shape = "alone"
            elif head is None and isinstance(event, Shuffled):
                continue
            folded = head if shape in ("detail", "silent") else None
            key = self.grouping_key(event, message, folded)
            if key is not None and key in growing:
                growing[key].events.append(event)
                continue
            row = groups if folded is None else folded.details
            group = EventGroup(message, "" if shape == "line" else shape, at, event)
            if untold and isinstance(event, Said) and event.seat == untold.seat:
                group.aim = untold.chosen[1:]
            row.append(group)
            if shape == "line":
                head = group
                if isinstance(event, STANDALONE_EVENTS):
                    growing = {}
            if key is not None:
                growing[key] = group
        return groups

    def grouping_key(
        self, event: AnyEvent, message: str, head: EventGroup | None
    ) -> object:
        """Returns the key that events of one sentence share; None for single events."""
        match event:
            case Moved():
                crossing = self.places.move(event.source, event.target)[1]
                return (message, id(head), crossing)
            case Paid():
                to = event.target if isinstance(event.source, int) else None
                return (message, id(head), event.amount, to, event.rule)
            case Turned() | Shuffled():
                return (message, id(head))
        return None

    # Sentences of events

    def sentence(self, event: AnyEvent) -> tuple[str, Shape] | None:
        """Returns the message of an event and its shape; None if it has no sentence."""
        first = self.sentences.first
        match event:
            case Moved():
                return self.places.move(event.source, event.target)[0]
            case Decided():
                return self.choice_sentence(event)
            case Said():
                message, shape = first(f"said-{event.message}", "event-said")
                return message, "silent" if message.startswith(
                    END_REASON_PREFIX
                ) else shape
            case Paid():
                if event.source is None:
                    return None
                source = "seat" if isinstance(event.source, int) else event.source
                target = "seat" if isinstance(event.target, int) else event.target
                plain = "event-paid-in" if source == "seat" else "event-taken"
                if source == target == "seat":
                    plain = "event-paid"
                return first(f"paid-{source}-{target}", plain)
            case Scored():
                return first("scored", "event-scored")
            case Shuffled():
                kind = self.places.kinds.get(event.zone, event.zone)
                return first(f"shuffled-{kind}", "event-shuffled")
            case Turned():
                return first("turned", "event-turned")
            case Entered():
                return first(f"began-{event.phase}", "event-phase")
        return None

    def choice_sentence(self, event: Decided) -> tuple[str, Shape]:
        message = f"decided-{event.prompt}"
        former = f"told-{event.prompt}"  # as games of other packages may call it
        if event.sealed:
            hidden = not event.chosen
            return self.sentences.first("event-sealed" if hidden else "event-chose")
        if not event.chosen:
            return self.sentences.first(
                f"{message}-pass", f"{former}-pass", "event-passed"
            )
        hidden = event.chosen.count(None) == len(event.chosen)
        plain = "event-sealed" if hidden else "event-decided"
        return self.sentences.first(message, former, plain)

    # Values of a sentence

    def line(self, group: EventGroup) -> Line:
        event = group.events[0]
        line = Line(message=group.message, part=group.part, at=group.at)
        if event.rule:
            line.values["rule"] = event.rule
        match event:
            case Moved():
                self.add_moves(line, events_of(Moved, group.events))
            case Decided():
                line.seats["seat"] = [event.seat]
                self.add_choice(line, event.chosen)
            case Said():
                self.add_statement(line, event, group)
            case Paid():
                self.add_payments(line, events_of(Paid, group.events))
            case Scored():
                line.seats["seat"] = [event.seat]
                line.values["points"] = event.points
                line.values["total"] = event.total
            case Turned():
                turned = events_of(Turned, group.events)
                line.pieces["pieces"] = [one.piece for one in turned]
        return line

    def add_statement(self, line: Line, event: Said, group: EventGroup) -> None:
        if event.seat is not None:
            line.seats["seat"] = [event.seat]
        if event.target is not None:
            line.seats["target"] = [event.target]
        if event.piece is not None:
            line.pieces["piece"] = [event.piece]
        line.values["number"] = event.number
        if event.of is not None:
            line.values["of"] = event.of
        if group.aim:
            self.add_choice(line, group.aim)
        elif event.seat is not None:
            self.add_hand(line, event.seat, event.number)

    def add_moves(self, line: Line, moves: list[Moved]) -> None:
        """Adds the pieces and their ways: each player's share, if there are several."""
        first, owners = moves[0], self.places.owners
        giver, taker = owners.get(first.source), owners.get(first.target)
        shares: dict[int, list[str | None]] = {}
        for move in moves:  # of each, who has or had the piece
            seat = owners.get(move.source)
            if seat is None:
                seat = owners.get(move.target)
            if seat is not None:
                shares.setdefault(seat, []).append(move.piece)
        pieces = [move.piece for move in moves]
        line.pieces["pieces"] = pieces
        line.values["count"] = max(map(len, shares.values()), default=len(pieces))
        line.zones["zone"] = first.target
        if first.source is not None:
            line.zones["source"] = first.source
        if shares:
            line.seats["seat"] = list(shares)
        if len(shares) > 1:
            line.pieces["yours"] = shares.get(self.viewer, [])
            line.shares = list(shares.items())
        if giver is not None and taker is not None and giver != taker:
            line.seats["target"] = [taker]

    def add_payments(self, line: Line, payments: list[Paid]) -> None:
        first = payments[0]
        line.values["amount"] = first.amount
        if isinstance(first.source, int):
            line.seats["seat"] = seats_among(one.source for one in payments)
            if isinstance(first.target, int):
                line.seats["target"] = [first.target]
        elif isinstance(first.target, int):
            line.seats["seat"] = seats_among(one.target for one in payments)

    def add_choice(self, line: Line, chosen: list[str | None]) -> None:
        """Adds the chosen tokens, in all forms that a sentence may need."""
        known = [one for one in chosen if one is not None]
        hands = [one for one in known if self.is_hand(one)]
        words = [one for one in known if self.is_word(one) and one not in hands]
        targets = [int(one[5:]) for one in known if one.startswith("seat-")]
        for one in hands:
            number = int(one[4:])
            targets.append(self.table.holders[number - 1])
            self.add_hand(line, targets[-1], number)
        numbers = [int(one) for one in known if one.isdecimal()]
        line.pieces["pieces"] = [
            one for one in chosen if one is None or self.is_piece(one)
        ]
        line.pieces["first"] = line.pieces["pieces"][:1]
        line.pieces["second"] = line.pieces["pieces"][1:2]
        line.tokens["chosen"] = known
        if words:
            line.tokens["word"] = words[:1]
            line.values["act"] = words[0]
            line.tokens["then"] = words[1:2]
        if targets:
            line.seats["target"] = targets
        if numbers:
            line.values["number"] = numbers[0]

    def add_hand(self, line: Line, seat: int, number: int) -> None:
        """Adds the number of the hand, if a seat holds several."""
        if self.table.holders.count(seat) > 1:
            line.values["hand"] = number

    # Meaning of names

    def is_hand(self, token: str) -> bool:
        """Returns whether a word such as `who-3` names a hand of a cast."""
        return token.startswith("who-") and token[4:].isdecimal()

    def is_piece(self, token: str) -> bool:
        count = self.table.piece_count
        return self.table.token_numbers.get(token, count) < count

    def is_word(self, token: str) -> bool:
        return not (
            self.is_piece(token) or token.isdecimal() or token.startswith("seat-")
        )


def seats_among(accounts: Iterable[int | str | None]) -> list[int]:
    """Returns those whose chips they are; pots are nobody's."""
    return [account for account in accounts if isinstance(account, int)]
