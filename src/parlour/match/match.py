"""Match: one game in progress. All play goes through this class."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import ClassVar

from msgspec import UNSET

from parlour.engine.data import pick_data, tokens_by_name, view_data
from parlour.engine.events import REFEREE, name_events
from parlour.engine.game import Game, token_name
from parlour.engine.happened import AnyEvent
from parlour.engine.options import Value, options_as_text
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput, Refusal
from parlour.engine.shown import PickData, TableView
from parlour.engine.table import Event
from parlour.engine.views import hidden_hand
from parlour.engine.zones import AUDIENCE
from parlour.kit.windows import forced_answer
from parlour.match import joint, seeds
from parlour.match.joint import Mix
from parlour.match.log import ALONE, CLOCK, JOINT, NEWS, Choice, Log

PACES = ("fast", "sealed")


class Match:
    """Game in progress: game, options, seats, seed and choices determine everything
    else.

    In *fast* pace, forced answers are given at once. In *sealed* pace, people give all
    answers themselves. Only passes in windows that are forced or were requested in
    advance wait for `beat`. The driver calls `beat` at a steady rate, so that nobody
    can distinguish a forced pass from a quick one.
    """

    GROWING: ClassVar = frozenset({"choices", "events"})
    """Fields to which things are only added at the end."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: str | None = None,
        mix: Mix | None = None,
        names: Sequence[str] = (),
        pace: str = "sealed",
        stacks: Sequence[Sequence[Token]] = (),
        edition: int | None = None,
    ) -> None:
        if pace not in PACES:
            raise BadInput(f"the pace is {' or '.join(PACES)}, not {pace!r}")
        self.game = game
        self.table = game.table(seats, options, edition)
        self.table.stacks = [list(stack) for stack in stacks]
        self.names = list(names) or [f"Player {seat + 1}" for seat in range(seats)]
        if len(self.names) != seats:
            raise BadInput(f"{seats} seats need {seats} names, not {len(self.names)}")
        if game.longest_name:
            check_names(self.names, game.longest_name)
        self.mix = mix
        if mix is not None:
            seed = joint.seed_of(game.slug, mix)
        self.seed = seed if seed is not None else seeds.new_seed()
        promised = self.seed if mix is None else mix.server
        self.commitment = seeds.commitment(game.slug, promised)
        self.pace = pace
        self.auto_pass: dict[int, str] = {}
        """Requests by seat: `always` to be asked, or to pass for a span."""
        self.auto_pass_scope: dict[int, int] = {}
        """Number of the round, turn or other span for which a seat passes."""
        self.choices: list[Choice] = []
        self.events: list[list[Event]] = []
        """Events of the deal and then of each choice."""
        self.opened = -1
        """Index in the last list of events at which a round opened; -1 if none did."""
        self.dice = 0
        """The dice that the last answer began with."""
        self.state = self.table.blank()
        self.deal()

    def copy(self) -> "Match":
        """Returns a copy that is played independently."""
        other = copy(self)
        other.state = self.state.copy()
        other.state.events = []
        other.choices = self.choices[:]
        other.events = self.events[:]
        other.auto_pass = dict(self.auto_pass)
        other.auto_pass_scope = dict(self.auto_pass_scope)
        return other

    def deal(self) -> None:
        self.state.events = []
        self.state.begin(seeds.dice_after(self.seed, 0))
        self.collect()
        self.hurry()

    def collect(self) -> None:
        """Stores the events since the last choice, and ends requests that are over."""
        events = self.state.events
        self.events.append(events if events is not None else [])
        self.opened = self.state.opened
        self.state.events, self.state.opened = [], -1
        self.end_auto_passes()

    # Playing

    def play(self, seat: int, chosen: Sequence[str]) -> None:
        """Plays a seat's answer by name; a Refusal or BadInput leaves all as it was."""
        tokens = tokens_by_name(self.table, list(chosen))
        self.play_tokens(seat, tokens)

    def play_tokens(self, seat: int, tokens: list[Token]) -> None:
        self.answer(Seat(seat), tokens)
        self.hurry()

    def answer(self, seat: Seat, tokens: list[Token]) -> None:
        state = self.state
        pick = state.pending_question(seat)
        answer = state.checked_answer(pick, tokens)
        names = [token_name(self.table, token) for token in answer]
        self.choices.append(Choice(int(seat), names))
        self.dice = state.seed = seeds.dice_after(self.seed, len(self.choices))
        state.record_answer(seat, answer, pick.prompt)
        state.take(seat, answer)
        self.collect()

    def retract(self, seat: int) -> None:
        """Gives a sealed answer back while others are still awaited."""
        if not 0 <= seat < self.table.seats:
            raise Refusal("not-your-turn")
        self.state.unseal(Seat(seat))
        self.choices.append(Choice(int(seat), None))
        self.collect()

    def ring(self) -> None:
        """Lets the clock run out; recorded as a choice."""
        if not self.state.waiting:
            raise Refusal("no-clock")
        self.state.seed = seeds.dice_after(self.seed, len(self.choices) + 1)
        self.state.clock()
        self.choices.append(Choice(CLOCK, None))
        self.collect()
        self.hurry()

    def news(self, words: Sequence[str]) -> None:
        """Adds news from outside the rules, in words that the game defines.

        News is recorded as a choice; BadInput changes nothing.
        """
        if not self.state.waiting:
            raise BadInput(f"{self.game.title} accepts no news at this point")
        self.state.seed = seeds.dice_after(self.seed, len(self.choices) + 1)
        self.state.news(list(words))
        self.choices.append(Choice(NEWS, list(words)))
        self.collect()
        self.hurry()

    # Pace

    def hurry(self) -> None:
        if self.pace == "fast":
            while self.beat():
                pass

    def beat(self) -> bool:
        """Answers for seats that have no choice or pass in advance, as the pace allows.

        Returns true if it answered for any seat.
        """
        moved = False
        for seat in self.table.everyone:
            if not self.state.asks(seat):
                continue
            answer = self.ready_answer(seat)
            if answer is not None:
                self.answer(seat, answer)
                moved = True
        return moved

    def ready_answer(self, seat: Seat) -> list[Token] | None:
        wish = self.auto_pass.get(seat, "")
        pick = self.state.ask(seat)
        if self.passes_ahead(seat) and pick.window and pick.least == 0:
            return []
        if self.pace == "sealed" and (wish == "always" or not pick.window):
            return None  # a forced choice answered for them would tell that it was
        return self.only_answer(seat)

    def only_answer(self, seat: Seat) -> list[Token] | None:
        """Returns the only answer of a seat; None if giving it would reveal that it is
        forced."""
        if self.game.poker_faced and not self.state.ask(seat).window:
            return None
        return forced_answer(self.state, seat)

    def pass_ahead(self, seat: int, wish: str) -> None:
        """Sets how a seat is asked in windows; an empty wish is the default."""
        if wish in self.game.spans:
            if wish not in self.spans():
                raise BadInput(f"no {wish} is going on, so it cannot be passed ahead")
            self.auto_pass_scope[seat] = self.scope(wish)
        elif wish not in ("", "always"):
            able = ", ".join([*self.game.spans, "always"])
            raise BadInput(f"expected one of: {able}; not {wish!r}")
        self.auto_pass[seat] = wish

    def spans(self) -> list[str]:
        """Returns the spans for which a seat may pass in advance now, shortest
        first."""
        going_on = [span for span in self.game.spans if self.scope(span) >= 0]
        return going_on[::-1]

    def scope(self, span: str) -> int:
        """Returns a number that changes when this round, turn or other span is over."""
        return self.game.spans[span](self.state)

    def passes_ahead(self, seat: int) -> bool:
        """Returns true if this seat asked to pass in windows."""
        return self.auto_pass.get(seat, "") in self.game.spans

    def end_auto_passes(self) -> None:
        """Ends the requests of seats whose round, turn or other span is over."""
        for seat in list(self.auto_pass):
            wish = self.auto_pass[seat]
            if (
                wish in self.game.spans
                and self.scope(wish) != self.auto_pass_scope[seat]
            ):
                del self.auto_pass[seat]

    # Looking

    def over(self) -> bool:
        return not self.state.waiting

    def view(self, viewer: int = AUDIENCE) -> TableView:
        """Returns what a viewer may know about the table."""
        return view_data(self.game, self.state, viewer)

    def question(self, seat: int) -> PickData | None:
        """Returns the question of this seat, or None."""
        if not self.state.asks(seat):
            return None
        return pick_data(self.game, self.state, Seat(seat))

    def list_hidden_hand(self, seat: int) -> list[str]:
        """Returns the pieces in a seat's hand that are not known to all, by name."""
        names = self.table.pieces.names
        return [names[piece] for piece in hidden_hand(self.state, seat)]

    def events_for(
        self, viewer: int = AUDIENCE, since: int = 0, until: int | None = None
    ) -> list[AnyEvent]:
        """Returns the events that this viewer saw, from the given choice on."""
        return [
            event
            for events in self.events[since:until]
            for event in name_events(self.game, self.table, events, viewer)
        ]

    # The log

    def options(self) -> dict[str, Value]:
        """Returns the options of the table, as stored."""
        return options_as_text(self.table.options)

    def log(self, *, reveal: bool | None = None) -> Log:
        """Returns the log. It includes the seed once the game is over."""
        revealed = self.over() if reveal is None else reveal
        mix = self.mix if revealed else None
        return Log(
            parlour=ALONE if mix is None else JOINT,
            game=self.game.slug,
            edition=self.table.edition,
            seats=self.table.seats,
            names=self.names,
            options=self.options(),
            commitment=self.commitment,
            seed=self.seed if revealed else None,
            mix=UNSET if mix is None else mix,
            choices=list(self.choices),
        )


def check_names(names: Sequence[str], longest: int) -> None:
    """Refuses names that are alike, empty or too long."""
    for number, name in enumerate(names):
        if name in names[:number]:
            raise BadInput(f"two players are called {name!r}; here names must differ")
        if not 1 <= len(name) <= longest:
            raise BadInput(f"a name here has 1 to {longest} characters, not {name!r}")


def replay(game: Game, log: Log, upto: int | None = None) -> Match:
    """Returns the match that a log describes, after all or the first `upto` choices."""
    match = match_from_log(game, log)
    for _ in replay_choices(match, log.choices[:upto]):
        pass
    return match


def match_from_log(game: Game, log: Log) -> Match:
    """Returns the match that a log describes, before its first choice."""
    if log.game != game.slug:
        raise BadInput(f"this is a log of {log.game}, not of {game.slug}")
    if log.edition not in game.knows:
        raise BadInput(
            f"this log follows edition {log.edition} of the rules of {game.title},"
            f" this Parlour plays edition {game.edition}: replay it with a version"
            f" that has edition {log.edition}"
        )
    if log.seed is None:
        raise BadInput("this log has no seed: it can be replayed once its game is over")
    mix = None if log.mix is UNSET else log.mix
    check_deal(log, log.seed, mix)
    return Match(
        game,
        log.seats,
        log.options,
        seed=log.seed,
        mix=mix,
        names=log.names,
        pace="sealed",
        edition=log.edition,
    )


def replay_choices(match: Match, choices: Sequence[Choice]) -> Iterator[Choice]:
    """Repeats choices and yields each one after it is made."""
    for number, choice in enumerate(choices, start=1):
        try:
            replay_choice(match, choice)
        except BadInput as wrong:
            raise BadInput(
                f"choice {number} of this log is not legal: {wrong}"
            ) from None
        yield choice


def check_deal(log: Log, seed: str, mix: Mix | None) -> None:
    """Checks that the seed matches the commitment, or follows from parts that do."""
    if len(log.names) != log.seats:
        raise BadInput("this log does not name its players")
    if mix is None:
        if seeds.commitment(log.game, seed) != log.commitment:
            raise BadInput("the seed in this log does not match its commitment")
        return
    if seeds.commitment(log.game, mix.server) != log.commitment:
        raise BadInput("the server's part in this log does not match its commitment")
    joint.check_mix(log.game, log.names, mix, seed)


def replay_choice(match: Match, choice: Choice) -> None:
    if choice.seat == CLOCK:
        match.ring()
    elif choice.seat == NEWS:
        match.news(choice.chosen or [])
    elif not isinstance(choice.seat, int):
        raise BadInput(f"unknown seat {choice.seat!r}")
    elif choice.chosen is None:
        match.retract(choice.seat)
    else:
        match.play(choice.seat, choice.chosen)


def referee_events(match: Match) -> list[AnyEvent]:
    """Returns every event with all pieces named; for finished games only."""
    if not match.over():
        raise BadInput("the game is not over yet")
    return match.events_for(REFEREE)
