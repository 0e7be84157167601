"""Random options, answers and whole games, without hypothesis."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from parlour.engine.cursor import Cursor
from parlour.engine.dice import Dice, scatter
from parlour.engine.game import Game, token_name
from parlour.engine.options import Spec, specs
from parlour.engine.picks import DONE, Pick
from parlour.engine.pieces import Seat, Token
from parlour.engine.refusals import BadInput
from parlour.engine.state import State
from parlour.engine.table import Event, Table

MAX_DEALS_TRIED: Final = 200
"""Deals at one table among which one is looked for that begins as wanted."""
LONG_GAME_DECISIONS: Final = 250_000
"""Games that may take more decisions are cut short in costly checks."""
TRIED_ABOVE_LEAST: Final = 12
"""Numbers without typical values are tried up to this much above the least."""


# Options


def values_to_try(spec: Spec, default: object) -> list[object]:
    """Returns values of an option worth trying, as people write them, the default
    first."""
    match spec.kind:
        case "switch":
            values: list[object] = [False, True]
        case "choice":
            values = list(spec.values)
        case "text":
            values = list(spec.typical)
        case _:
            numbers: Sequence[int | str] = spec.typical
            if not numbers:
                usual = default if isinstance(default, int) else spec.least
                reach = max(2 * usual, spec.least + TRIED_ABOVE_LEAST)
                numbers = range(spec.least, min(spec.most, reach) + 1)
            values = [*numbers, *spec.words]
    first = as_written(spec, default)
    return [first, *(value for value in values if value != first)]


def as_written(spec: Spec, value: object) -> object:
    """Returns a value of an option as people write it: `none` for -1."""
    for word, number in spec.words.items():
        if value == number and spec.kind == "number":
            return word
    return value


def choices_of(game: Game) -> dict[str, list[object]]:
    """Returns the values worth trying of each option of a game, the default first."""
    usual = game.options()
    return {
        name: values_to_try(spec, getattr(usual, name))
        for name, spec in specs(game.options).items()
    }


def playable(game: Game, seats: int, given: Mapping[str, object]) -> bool:
    """Returns whether the game can be played like this."""
    try:
        game.agree(seats, given)
    except BadInput:
        return False
    return True


def fitting_options(
    game: Game, seats: int, given: Mapping[str, object]
) -> dict[str, object]:
    """Returns those of some options that go together, the earlier before the later."""
    if playable(game, seats, given):
        return dict(given)
    kept: dict[str, object] = {}
    for name, value in given.items():
        if playable(game, seats, {**kept, name: value}):
            kept[name] = value
    return kept


def random_options(game: Game, dice: Dice) -> tuple[int, dict[str, object]]:
    """Returns seats and options that a game can be played with, at random."""
    seats = game.players[dice.roll(len(game.players))]
    given: dict[str, object] = {}
    presets = list(game.presets.values())
    if presets and dice.chance(25):
        given |= presets[dice.roll(len(presets))]
    tried = list(choices_of(game).items())
    share = 10 + dice.roll(90)  # from nearly all defaults to hardly any
    while tried:
        name, values = tried.pop(dice.roll(len(tried)))
        if dice.chance(share):
            given[name] = values[dice.roll(len(values))]
    kept = fitting_options(game, seats, given)
    if playable(game, seats, kept):
        return seats, kept
    for seats in (game.usual_seats, *game.players):  # some seats need an option
        kept = fitting_options(game, seats, given)
        if playable(game, seats, kept):
            return seats, kept
    raise BadInput(f"{game.title} cannot be played with its own default options")


def brief(
    game: Game, seats: int, given: Mapping[str, object], most: int = LONG_GAME_DECISIONS
) -> dict[str, object]:
    """Returns these options, with fewer rounds where the game could go on for very
    long.

    For checks that look at every step, and care little how a game ends.
    """
    kept = dict(given)
    agreed = game.agree(seats, kept)
    if not game.cut or game.bound(agreed, seats) <= LONG_GAME_DECISIONS:
        return kept
    rounds: int = getattr(agreed, game.cut)
    while rounds > 1 and game.bound(game.agree(seats, kept), seats) > most:
        rounds //= 2
        kept[game.cut] = rounds
    return kept


# Games at random


@dataclass(frozen=True)
class Trial:
    """One game to try: what was agreed, the deal and the choices."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 0
    choices: tuple[int, ...] = ()
    """The first choices; later ones follow from the seed."""


def random_trial(game: Game, seed: int) -> Trial:
    """Creates a game with random options, all derived from one number."""
    seats, given = random_options(game, Dice(seed))
    return Trial(seats, given, seed)


def sealed_trials(game: Game, count: int) -> list[Trial]:
    """Returns games in which seats answer simultaneously after the deal, if the game
    says how.

    For games in which that is rare: a number of random seats and options are searched.
    """
    found: list[Trial] = []
    for seed in range(1, 10 * count if game.seals_with else 1):
        if len(found) == count:
            break
        seats, given = random_options(game, Dice(seed))
        given = fitting_options(
            game, seats, {**game.seals_with, **given, **game.seals_with}
        )
        given = brief(
            game, seats, given, LONG_GAME_DECISIONS // 4
        )  # they seal at the start
        table = game.table(seats, given)
        for deal in range(seed * MAX_DEALS_TRIED, (seed + 1) * MAX_DEALS_TRIED):
            trial = Trial(seats, given, deal)
            state = deal_trial(table, trial)
            if state.sealing and state.waiting.bit_count() > 1:
                found.append(trial)
                break
    return found


class ScriptedRolls:
    """Rolls that begin with a given list and go on with dice."""

    def __init__(self, trial: Trial) -> None:
        self.given = list(trial.choices[::-1])
        self.dice = Dice(trial.seed ^ 0x5EED)

    def roll(self, sides: int) -> int:
        return self.given.pop() % sides if self.given else self.dice.roll(sides)


def random_answer(
    state: State, seat: Seat, choices: ScriptedRolls | Dice
) -> list[Token]:
    """Returns a legal answer to what this seat is asked, one token after another."""
    pick = state.ask(seat)
    answer: list[Token] = []
    able = state.narrow(pick, answer)
    if not able:
        raise AssertionError(
            f"{describe_question(state, pick)} cannot be answered at all"
        )
    while able:
        token = able[choices.roll(len(able))]
        if token == DONE:
            break
        answer.append(token)
        able = state.narrow(pick, answer)
    return answer


def describe_question(state: State, pick: Pick) -> str:
    """Returns a question in a few words, for error messages."""
    names = [token_name(state.table, token) for token in pick.options]
    return (
        f"the question {pick.prompt!r} to seat {pick.seat} in phase {state.phase!r}"
        f" ({pick.least} to {pick.most} of {' '.join(names)})"
    )


def make_table(game: Game, trial: Trial) -> Table:
    return game.table(trial.seats, trial.options)


def deal_trial(table: Table, trial: Trial, *, heard: bool = False) -> State:
    """Returns the game of a trial before its first answer, with somebody listening or
    not."""
    state = table.blank()
    if heard:
        state.events = []
    state.begin(scatter(trial.seed))
    return state


Answer = tuple[Seat, list[Token]]
"""Seats and their answers; `CLOCK` with an empty answer if time ran out."""

CLOCK: Final = Seat(-1)


def apply(state: State, seat: Seat, tokens: list[Token]) -> None:
    """Applies an answer, or lets the clock ring."""
    if seat == CLOCK:
        state.clock()
        return
    state.take(seat, tokens[:])


def give_answer(state: State, seat: Seat, tokens: list[Token]) -> None:
    """Records an answer and applies it, as drivers do."""
    if seat != CLOCK:
        state.record_answer(seat, tokens)
    apply(state, seat, tokens)


def rings_after(game: Game, trial: Trial) -> int:
    """Returns after how many answers the clock rings, where the game has one; or -1."""
    dice = Dice(trial.seed ^ 0xC10C)
    return dice.roll(60) if game.time_limit is not None and dice.chance(50) else -1


def moments(game: Game, trial: Trial, *, heard: bool = False) -> Iterator["Walk"]:
    """Yields a game of random answers: the table before each of them, and at the end.

    Seats that answer at once do so in a random order.
    """
    walk = Walk(game, trial, heard=heard)
    yield walk
    while walk.state.waiting:
        walk.step()
        yield walk


class Walk:
    """A game of random answers, one answer at a time."""

    def __init__(self, game: Game, trial: Trial, *, heard: bool = False) -> None:
        self.game = game
        self.table = make_table(game, trial)
        self.state = deal_trial(self.table, trial, heard=heard)
        self.choices = ScriptedRolls(trial)
        self.answers: list[Answer] = []
        self.bound = game.bound(self.table.options, trial.seats)
        self.rings_after = rings_after(game, trial)

    def step(self) -> None:
        """Lets one seat that owes an answer give one, or the clock ring."""
        if len(self.answers) > self.bound:
            raise AssertionError(f"still going on after {self.bound} answers")
        if len(self.answers) == self.rings_after:
            self.rings_after = -1
            self.answers.append((CLOCK, []))
            give_answer(self.state, CLOCK, [])
            return
        asked = self.state.seats_in(self.state.waiting)
        seat = asked[self.choices.roll(len(asked)) if len(asked) > 1 else 0]
        tokens = random_answer(self.state, seat, self.choices)
        self.answers.append((seat, tokens))
        give_answer(self.state, seat, tokens)

    def recorded_events(self) -> list[Event]:
        """Returns all events so far."""
        return self.state.events or []


def play_trial(game: Game, trial: Trial) -> list[Answer]:
    """Returns the answers of a whole game."""
    walk = Walk(game, trial)
    while walk.state.waiting:
        walk.step()
    return walk.answers


def some(dice: Dice, things: Sequence[Any], count: int) -> list[Any]:
    """Returns a few of many, in their order."""
    if len(things) <= count:
        return list(things)
    left = list(range(len(things)))
    taken = [left.pop(dice.roll(len(left))) for _ in range(count)]
    return [things[number] for number in sorted(taken)]


def decisions(state: State, choices: ScriptedRolls | Dice, bound: int) -> int:
    """Plays on one token at a time; how many there were, at most one over `bound`."""
    cursor = Cursor(state)
    count = 0
    while cursor.legal and count <= bound:
        cursor.step(cursor.legal[choices.roll(len(cursor.legal))])
        count += 1
    return count
