"""Nothing is lost: pieces and chips, order, endings, logs, saved games, copies."""

import itertools
import json
from collections.abc import Iterator

from parlour.engine.data import load
from parlour.engine.dice import Dice
from parlour.engine.game import Game
from parlour.engine.picks import DONE
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.table import Event
from parlour.engine.views import view
from parlour.match import Match
from parlour.match.log import read_log
from parlour.match.match import replay
from parlour.testing.chance import (
    CLOCK,
    ScriptedRolls,
    Trial,
    apply,
    deal_trial,
    decisions,
    give_answer,
    make_table,
    moments,
    play_trial,
    random_answer,
    rings_after,
    some,
)
from parlour.testing.checks import (
    COMPARED_MOMENTS,
    expect,
    refusal,
    same,
    spell_tokens,
    state_text,
    viewers,
)

# Conservation


def conservation(game: Game, trial: Trial) -> int:
    """Checks that pieces and chips are those of the opening, after each event.

    A referee who only hears the events knows where everything lies.
    """
    referee = Referee(game)
    heard = 0
    for walk in moments(game, trial, heard=True):
        for event in walk.recorded_events()[heard:]:
            referee.hear(event, opening=not walk.answers)
        heard = len(walk.recorded_events())
        referee.agree(walk.state)
    return heard


class Referee:
    """Keeps book of pieces, chips and scores from the events alone."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.where: dict[int, int] = {}
        self.chips: dict[int, int] = {}
        self.scores: dict[int, int] = {}
        self.phase = ""

    def hear(self, event: Event, *, opening: bool) -> None:
        kind, first, second, third, _, text, _ = event
        match kind:
            case "moved":
                if second < 0:
                    expect(opening, "a piece was laid out after the opening")
                    expect(first not in self.where, "a piece was laid out twice")
                else:
                    lies = self.where.get(first)
                    expect(lies == second, f"piece {first} left a zone it is not in")
                self.where[first] = third
            case "paid":
                if first < 0:
                    expect(opening, "chips were given out after the opening")
                else:
                    self.chips[first] = self.chips.get(first, 0) - third
                self.chips[second] = self.chips.get(second, 0) + third
            case "scored":
                self.scores[first] = self.scores.get(first, 0) + second
                expect(self.scores[first] == third, "an event has the wrong score")
            case "phase":
                self.phase = text

    def agree(self, state: State) -> None:
        """Compares the book with the table."""
        lying: dict[int, int] = {}
        for zone, pile in enumerate(state.zones):
            for piece in pile:
                expect(piece not in lying, f"piece {piece} lies in two places")
                lying[piece] = zone
                eyes = state.eyes[zone]
                expect(
                    state.known[piece] & eyes == eyes,
                    f"piece {piece} lies open and is not known to all who see it",
                )
        same(self.where, lying, "pieces by events and on the table")
        expect(len(lying) == state.laid, "pieces left the table; use a box zone")
        chips = {number: n for number, n in enumerate(state.chips) if n}
        same({n: c for n, c in self.chips.items() if c}, chips, "chips by events")
        scores = {seat: n for seat, n in enumerate(state.scores) if n}
        same({s: n for s, n in self.scores.items() if n}, scores, "scores by events")
        expect(self.phase == state.phase, f"phase {state.phase!r} has no event")


# Order, ending, replay


def any_order(game: Game, trial: Trial) -> int:
    """Answers given at once make one state in every order, and can be taken back."""
    dice = Dice(trial.seed ^ 0x0D3)
    compared = 0
    for walk in moments(game, trial):
        state = walk.state
        if not state.sealing or state.shut or compared >= 4 * COMPARED_MOMENTS:
            continue
        asked = state.seats_in(state.waiting)
        answers = {seat: random_answer(state, seat, dice) for seat in asked}
        ends: set[str] = set()
        for order in orders(asked, dice):
            one = state.copy()
            for seat in order:
                one.take(seat, one.checked(seat, answers[seat]))
            ends.add(state_text(one))
        expect(len(ends) == 1, f"answer {len(walk.answers)}: the order matters")
        if len(asked) > 1:
            one = state.copy()
            one.take(asked[0], answers[asked[0]])
            one.unseal(asked[0])
            expect(
                state_text(one) == state_text(state),
                "an answer was not quite taken back",
            )
            compared += 1
    return compared


def orders(seats: list[Seat], dice: Dice) -> Iterator[list[Seat]]:
    """Yields all orders of up to three seats, some orders of more."""
    if len(seats) <= 3:
        for order in itertools.permutations(seats):
            yield list(order)
        return
    yield seats
    yield seats[::-1]
    for _ in range(3):
        left = seats[:]
        yield [left.pop(dice.roll(len(left))) for _ in seats]


def termination(game: Game, trial: Trial) -> int:
    """Checks that random play ends within the bound, in known phases, with a result."""
    table = make_table(game, trial)
    state = deal_trial(table, trial, heard=True)
    bound = game.bound(table.options, trial.seats)
    count = decisions(state, ScriptedRolls(trial), bound)
    expect(count <= bound, f"more than {bound} decisions, which is the stated bound")
    expect(not state.waiting, f"somebody cannot answer in phase {state.phase!r}")
    phases = [event[5] for event in state.events or [] if event[0] == "phase"]
    for phase in phases:
        expect(phase in game.phases, f"the game has no phase {phase!r}")
    expect(state.phase == "over", f"it ended in phase {state.phase!r}")
    expect(not state.sealing and not state.shut, "it ended with sealed answers")
    expect(len(state.ranks) == trial.seats, "not everybody has a place at the end")
    best = min(state.ranks)  # nobody may have won: then the first place is empty
    for rank in state.ranks:
        better = sum(1 for other in state.ranks if other < rank)
        expect(rank == best + better, f"places {state.ranks} do not add up")
    returns = state.returns()
    most = game.utility(table.options, trial.seats) if game.utility else 1.0
    expect(len(returns) == trial.seats, "not everybody has a return")
    expect(max(map(abs, returns)) <= most, f"returns {returns} exceed {most}")
    refused = refusal(state, Seat(0), [])
    expect(refused is not None and refused.message == "game-over", "it goes on")
    return count


def replays(game: Game, trial: Trial) -> int:
    """Checks that the log alone rebuilds every event; listening and looking change
    nothing."""
    answers = play_trial(game, trial)
    quiet = deal_trial(make_table(game, trial), trial)
    heard = deal_trial(make_table(game, trial), trial, heard=True)
    for seat, tokens in answers:
        for state in (quiet, heard):
            expect(
                seat == CLOCK or refusal(state, seat, tokens) is None,
                f"played again, it was refused: {spell_tokens(state, tokens)}",
            )
        apply(quiet, seat, tokens)
        for viewer in viewers(trial.seats):
            view(heard, viewer)
        give_answer(heard, seat, tokens)
    expect(state_text(quiet) == state_text(heard), "listening changed the game")
    match = record_match(game, trial)
    try:
        again = replay(game, read_log(match.log().to_json()))
    except BadInput as wrong:
        raise AssertionError(f"the log cannot be replayed: {wrong}") from wrong
    same(match.events, again.events, "events of the game and of its replay")
    expect(
        state_text(match.state) == state_text(again.state), "the replay ended otherwise"
    )
    return len(match.choices)


def record_match(game: Game, trial: Trial) -> Match:
    """Returns a whole match of random answers."""
    match = Match(game, trial.seats, trial.options, seed=f"{trial.seed:032x}")
    choices = ScriptedRolls(trial)
    rings = rings_after(game, trial)
    number = game.round_in(match.state)
    while not match.over():
        if len(match.choices) == rings:
            match.ring()
        else:
            asked = match.state.seats_in(match.state.waiting)
            seat = asked[choices.roll(len(asked))]
            match.play_tokens(seat, random_answer(match.state, seat, choices))
        before, number = number, game.round_in(match.state)
        said = number == before or match.opened >= 0
        expect(said, f"{game.rounds} {number} begins without `round_opens`")
    return match


# Saving and copying


def round_trip(game: Game, trial: Trial) -> int:
    """Checks that any state survives JSON, mid-turn included, and play goes on
    alike."""
    dice = Dice(trial.seed ^ 0x5A7E)
    answers = play_trial(game, trial)
    chosen = set(some(dice, range(len(answers) + 1), COMPARED_MOMENTS))
    table = make_table(game, trial)
    state = deal_trial(table, trial)
    saved: list[tuple[int, str]] = []
    for number in range(len(answers) + 1):
        if number in chosen:
            plain_fields(state)
            saved.append((number, state_text(state)))
        if number < len(answers):
            apply(state, *answers[number])
    for number, text in saved:
        loaded = load(make_table(game, trial), json.loads(text))
        expect(state_text(loaded) == text, f"answer {number}: it was read otherwise")
        for seat, tokens in answers[number:]:
            apply(loaded, seat, tokens)
        expect(
            state_text(loaded) == state_text(state),
            f"saved before answer {number} and read again, it goes on otherwise",
        )
    return len(saved)


def plain_fields(state: State) -> None:
    """Checks that what a game adds to a state is plain data."""
    for name in state.table.fields:
        value = getattr(state, name)
        parts = value if isinstance(value, list) else [value]
        inner = [n for part in parts for n in (part if type(part) is list else [part])]
        wanted = (int, bool) if isinstance(value, list) else (int, bool, str)
        expect(
            all(type(part) in wanted for part in inner),
            f"field {name} is not a number, a word or numbers in lists: {value!r}",
        )


def copies(game: Game, trial: Trial) -> int:
    """Checks that a copy is the same state, goes on alike and shares nothing that
    changes."""
    dice = Dice(trial.seed ^ 0xC0B1)
    answers = play_trial(game, trial)
    chosen = set(some(dice, range(len(answers)), COMPARED_MOMENTS))
    kept: list[tuple[int, State, str]] = []
    for number, walk in enumerate(moments(game, trial)):
        if number in chosen:
            text = state_text(walk.state)
            other = walk.state.copy()
            expect(state_text(other) == text, f"answer {number}: a copy differs")
            spoil(walk.state.copy())
            expect(state_text(walk.state) == text, f"answer {number}: a copy shares")
            kept.append((number, other, text))
    end = ""
    for number, state, text in kept[::-1]:
        expect(
            state_text(state) == text, f"the copy before answer {number} was changed"
        )
        other = state.copy()
        for seat, tokens in answers[number:]:
            apply(other, seat, tokens)
        end = end or state_text(other)
        expect(state_text(other) == end, f"the copy before answer {number} went astray")
        expect(state_text(state) == text, f"a copy of a copy shares, answer {number}")
    return len(kept)


def spoil(state: State) -> None:
    """Changes every list of a state that play may change."""
    for pile in state.zones:
        if pile:
            pile.append(pile[0])
            break
    for name in ("known", "scores", "chips"):
        numbers = getattr(state, name)
        if numbers:
            numbers[0] += 1
    state.sealed[0] = [DONE]
    for name in state.table.fields:
        value = getattr(state, name)
        if isinstance(value, list) and name not in state.replaced:
            for part in value:
                if isinstance(part, list):
                    part.append(1)
            if all(type(part) is int for part in value):
                value.append(1)
