"""Positions that a program holds: games that were dealt, worlds imagined in them."""

from collections.abc import Sequence

from parlour.engine.data import (
    pick_data,
    piece_facts,
    tokens_by_name,
    view_data,
)
from parlour.engine.dice import Dice
from parlour.engine.events import name_events
from parlour.engine.game import Game
from parlour.engine.happened import AnyEvent
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.shown import PickData
from parlour.engine.state import State
from parlour.engine.table import Event
from parlour.engine.views import imagine, view
from parlour.engine.zones import AUDIENCE
from parlour.match import Match
from parlour.pipe.frames import ViewReply


class HeldPosition:
    """A position; one that was imagined has no match behind it, and so no log."""

    def __init__(self, game: Game, state: State, match: Match | None = None) -> None:
        self.game = game
        self.state = state
        self.match = match
        self.after: list[list[Event]] = []
        """Events of each choice in a sampled world."""

    @classmethod
    def of(cls, match: Match) -> "HeldPosition":
        return cls(match.game, match.state, match)

    @property
    def choices(self) -> int:
        return len(self.match.choices) if self.match else len(self.after)

    def copy(self) -> "HeldPosition":
        if self.match is not None:
            return HeldPosition.of(self.match.copy())
        other = HeldPosition(self.game, self.state.copy())
        other.after = self.after[:]
        return other

    def sample_world(self, seat: int, seed: int) -> "HeldPosition":
        return HeldPosition(
            self.game, imagine(self.state, self.viewer(seat), Dice(seed))
        )

    def viewer(self, seat: int | None) -> int:
        if seat is None:
            return AUDIENCE
        if not 0 <= seat < self.state.seats:
            raise BadInput(f"there is no seat {seat}; seats are numbered from 0")
        return seat

    def asked_seat(self, seat: int) -> Seat:
        """Returns the seat if it must answer; raises Refusal otherwise."""
        if not self.state.asks(self.viewer(seat)):
            raise Refusal("not-your-turn" if self.state.waiting else "game-over")
        return Seat(seat)

    def counts(self, seat: int | None) -> tuple[int, int]:
        """Returns how many tokens a seat must choose at least and at most."""
        if seat is None or not self.state.asks(seat):
            return 0, 0
        pick = self.state.ask(Seat(seat))
        return pick.least, pick.most

    def waiting(self) -> list[int]:
        return [*self.state.seats_in(self.state.waiting)]

    def view_reply(self, seat: int | None) -> ViewReply:
        viewer = self.viewer(seat)
        shown = view(self.state, viewer)
        data = view_data(self.game, self.state, viewer, shown)
        return ViewReply(view=data, pieces=piece_facts(self.game, shown, data["zones"]))

    def question(self, seat: int) -> PickData | None:
        if not self.state.asks(self.viewer(seat)):
            return None
        return pick_data(self.game, self.state, Seat(seat))

    def play(self, seat: int, chosen: Sequence[str]) -> None:
        if self.match is not None:
            self.match.play(self.viewer(seat), chosen)
            return
        state = self.state
        place = Seat(self.viewer(seat))
        answer = state.checked(place, tokens_by_name(state.table, list(chosen)))
        state.events = []
        state.record_answer(place, answer)
        state.take(place, answer)
        self.after.append(state.events)
        state.events = None

    def events(self, seat: int | None, since: int) -> list[AnyEvent]:
        if since < 0:
            raise BadInput(f"since is 0 or more, not {since}")
        viewer = self.viewer(seat)
        if self.match is not None:
            return self.match.events_for(viewer, since)
        return [
            event
            for events in self.after[since:]
            for event in name_events(self.game, self.state.table, events, viewer)
        ]
