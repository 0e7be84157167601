"""Compares previews with what then happens.

`foretold` plays random games and yields, for each answer, the preview and the outcome.
Tests of a game compare the two.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.pieces import Seat, Token
from parlour.engine.state import State
from parlour.engine.table import Event
from parlour.engine.views import view
from parlour.testing.chance import Trial, deal_trial, make_table, random_answer

Values = dict[str, str | int]
Hints = list[tuple[str, Values]]
Preview = Callable[[Any, Seat, list[Token]], Hints]


@dataclass(frozen=True)
class PreviewedAnswer:
    """Answer with its preview and its outcome."""

    seat: Seat
    answer: list[Token]
    hints: Hints
    before: Any
    """The state when the answer was given; with sealed answers, before the first."""
    after: Any
    """The state when it took effect: with sealed answers, after the last."""
    events: list[Event]

    def hint_values(self, hint: str) -> Values | None:
        """Returns the values of a hint of this name, if the preview had one."""
        return next((values for name, values in self.hints if name == hint), None)

    def chips_paid(self) -> int:
        """Returns the chips that this seat put down."""
        return sum(event[3] for event in self.events if is_paid_by(event, self.seat))

    def points_scored(self, seat: int | None = None) -> int:
        """Returns the points that a seat got; this seat's by default."""
        who = self.seat if seat is None else seat
        return sum(
            event[2]
            for event in self.events
            if event[0] == "scored" and event[1] == who
        )

    def events_saying(self, message: str) -> list[Event]:
        """Returns the public events with this message."""
        return [e for e in self.events if e[0] == "said" and e[5] == message]


def is_paid_by(event: Event, seat: Seat) -> bool:
    return event[0] == "paid" and event[1] == seat


def preview_answers(
    game: Game, preview: Preview, trial: Trial, answers: int = 300
) -> Iterator[PreviewedAnswer]:
    """Plays a random game and yields each answer; sealed ones after the last is in."""
    table = make_table(game, trial)
    state = deal_trial(table, trial, heard=True)
    dice = Dice(trial.seed ^ 0xF07E)
    kept: list[PreviewedAnswer] = []
    for _ in range(answers):
        asked = state.seats_in(state.waiting)
        if not asked:
            return
        seat = asked[dice.roll(len(asked))]
        tokens = random_answer(state, seat, dice)
        seen = view(state, seat)
        hints = preview(seen, seat, seen.spelled(seen.ask(seat), tokens))
        before = kept[0].before if kept else state.copy()
        state.events = []
        sealing = state.sealing
        state.take(seat, tokens[:])
        kept.append(
            PreviewedAnswer(seat, tokens, hints, before, state, state.events or [])
        )
        if sealing and state.sealing and state.shut:
            continue
        after = state.copy()
        for one in kept:
            yield PreviewedAnswer(
                one.seat, one.answer, one.hints, one.before, after, state.events or []
            )
        kept = []


def play_until(state: State, upto: Callable[[Any], bool]) -> State:
    """Returns the game if everybody answers with nothing until something is so."""
    trial = state.copy()
    while trial.waiting and not upto(trial):
        trial.take(trial.next_asked(), [])
    return trial
