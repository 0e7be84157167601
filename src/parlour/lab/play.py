"""Plays one game from its seed: the same game on any machine and worker."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from parlour.bots import Bot, look_up
from parlour.bots.playing import Watch, play_bots
from parlour.engine.cursor import playout
from parlour.engine.dice import Dice, scatter
from parlour.engine.events import name_events
from parlour.engine.game import Game
from parlour.engine.happened import AnyEvent
from parlour.engine.options import Value, options_as_text
from parlour.engine.picks import Pick
from parlour.engine.pieces import Token
from parlour.engine.state import State
from parlour.engine.table import Table


class Outcome(msgspec.Struct, frozen=True):
    """The result of one game."""

    deal: int
    """Games of one series with the same number were dealt the same cards."""
    seats: int
    ranks: list[int]
    returns: list[float]
    decisions: int
    capped: bool
    bots: list[str]
    """The bot in each seat."""


class Begun(msgspec.Struct):
    """A game in play, with all that is needed to continue it exactly.

    The seed and the answers restore the state, so no bot has to decide again. `dice`
    is the state of the bots' dice after the last answer.
    """

    answers: list[list[int]] = []
    dice: int = 0


class Header(msgspec.Struct, tag_field="event", tag="game"):
    """The line before the events of a game in an events file."""

    game: str
    edition: int
    deal: int
    seed: int
    seats: int
    options: dict[str, Value]
    bots: list[str]


Written: TypeAlias = Header | AnyEvent
"""A line of an events file."""
Pause: TypeAlias = Callable[[], None]
"""Called before each new answer of a game; raises to interrupt it."""


def game_seed(seed: int, deal: int) -> int:
    """Returns the seed of a deal of a series; it depends on nothing else."""
    return scatter(scatter(seed) ^ deal)


def play(
    table: Table, game: Game, seed: int, deal: int, names: Sequence[str], tell: bool
) -> tuple[Outcome, list[AnyEvent]]:
    """Plays a deal of a series with these bots; returns its events if `tell` is set."""
    state, outcome = play_out(table, game, seed, deal, names, tell)
    events = name_events(game, table, state.events) if state.events is not None else []
    return outcome, events


def play_out(
    table: Table,
    game: Game,
    seed: int,
    deal: int,
    names: Sequence[str],
    tell: bool,
    watch: Watch | None = None,
    begun: Begun | None = None,
    pause: Pause | None = None,
) -> tuple[State, Outcome]:
    """Plays a game to its end; returns its last state and its outcome.

    If the game was `begun` before, it continues; `begun` is kept up to date. Before
    each further answer `pause` is called, which may raise to interrupt the game.
    """
    state = table.blank()
    if tell:
        state.events = []
    start = game_seed(seed, deal)
    state.begin(start)
    dice = Dice(start)
    if not tell and watch is None and all(name == "random" for name in names):
        decisions = playout(state, dice)
    else:
        bots = [look_up(game, name) for name in names]
        if begun is None:
            decisions = play_bots(state, bots, dice, watch)
        else:
            decisions = play_begun(state, bots, dice, watch, begun, pause)
    outcome = Outcome(
        deal=deal,
        seats=table.seats,
        ranks=state.ranks,
        returns=state.returns(),
        decisions=decisions,
        capped=state.capped,
        bots=list(names),
    )
    return state, outcome


def play_begun(
    state: State,
    bots: Sequence[Bot],
    dice: Dice,
    watch: Watch | None,
    begun: Begun,
    pause: Pause | None,
) -> int:
    """Continues a game, and notes each answer and the dice after it in `begun`."""
    answers = [[Token(one) for one in tokens] for tokens in begun.answers]
    left = len(answers)
    if left:
        dice.state = begun.dice

    def before_answer(now: State, pick: Pick) -> None:
        nonlocal left
        if watch is not None:
            watch(now, pick)
        if left:  # given before
            left -= 1
            return
        begun.answers += [[*tokens] for tokens in answers[len(begun.answers) :]]
        begun.dice = dice.state
        if pause is not None:
            pause()

    return play_bots(state, bots, dice, before_answer, answers)


def header(game: Game, table: Table, seed: int, outcome: Outcome) -> Header:
    return Header(
        game=game.slug,
        edition=game.edition,
        deal=outcome.deal,
        seed=seed,
        seats=table.seats,
        options=options_as_text(table.options),
        bots=outcome.bots,
    )
