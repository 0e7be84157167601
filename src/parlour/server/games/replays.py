"""Finished games to look at again, and log files that come and go."""

import gzip
from typing import cast

import msgspec
from msgspec import Struct, field

from parlour.engine.data import view_data
from parlour.engine.events import REFEREE, named
from parlour.engine.happened import AnyEvent
from parlour.engine.options import Value, shown
from parlour.engine.refusals import BadInput
from parlour.engine.shown import TableView
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.games import find
from parlour.match import Match
from parlour.match.log import Log, read_log
from parlour.match.match import match_from_log, replay_choices
from parlour.narration import Line, Teller, result
from parlour.server.games.fold.rounds import Rounds
from parlour.server.games.frames import Because
from parlour.server.games.table import Kept
from parlour.server.tables.match_view import marks, uncovered

MOST_CHOICES = 20_000
"""A log with more is not one of ours."""


class Look(Struct, kw_only=True):
    """The table after a choice, and what that did."""

    events: list[AnyEvent]
    view: TableView
    marks: dict[str, dict[str, int | str]]
    phase: str


class Step(Look, kw_only=True):
    """One step of a game, and how it is told."""

    lines: list[Line]
    result: list[Line]
    """At the end: who won, and why."""
    finished: int
    """How many rounds are over."""
    actor: int | None
    why: Because | None = None
    """Why a bot did it, where that is known; `at` is of the table it was played at."""


class Begins(Struct, kw_only=True):
    """The step with which a round begins."""

    round: int
    step: int


class Replay(Struct, kw_only=True):
    """A finished game step by step."""

    log: Log
    game: str
    names: list[str]
    options: dict[str, Value]
    commitment: str
    seed: str
    seen_as: str = field(name="as")
    steps: list[Step]
    rounds: list[Begins]
    pad: tuple[tuple[int, ...], ...]
    """What each round brought each seat."""


LOOKED_AT = 5
"""Of so many steps of a stranger's game one is looked at, without words, before it is
kept. Whoever looks at it later pays for all of them, which cost about the same each; at
once that would be more than a stranger may cost, for honest games too."""


def admitted(text: bytes) -> bytes:
    """A log file as it is kept, if it is a finished game that can be replayed.

    Runs confined; BadInput says what is wrong with the file.
    """
    log = read_log(text)
    game = find(log.game)
    if not game.listed:
        raise BadInput(f"{game.title} is not played here")
    if len(log.choices) > MOST_CHOICES:
        raise BadInput("this log has more choices than any game takes")
    if len(log.names) != log.seats or any(len(name) > 60 for name in log.names):
        raise BadInput("this log does not name its players")
    match = match_from_log(game, log)
    for number, _ in enumerate(replay_choices(match, log.choices)):
        if number % LOOKED_AT == 0 or match.over():
            looked_at(match, REFEREE)  # fails here rather than later
    if not match.over():
        raise BadInput("this game is not over yet; play it to the end first")
    return msgspec.json.encode(Kept(log=match.log(), ended=0.0))


def steps(kept: bytes, viewed: bytes) -> bytes:
    """A finished game step by step, as one seat, a watcher, or face up.

    Runs in another process and returns gzipped JSON; BadInput for a seat that is not
    there.
    """
    seen_as = viewed.decode()
    game = msgspec.json.decode(kept, type=Kept)
    log = game.log
    viewer = viewer_named(log, seen_as)
    match = match_from_log(find(log.game), log)
    made, begins, rounds = reel(match, log, viewer, game.whys)
    told = Replay(
        log=log,
        game=log.game,
        names=log.names,
        options=shown(match.table.options),
        commitment=log.commitment,
        seed=log.seed or "",
        seen_as=seen_as,
        steps=cast("list[Step]", made),  # written already
        rounds=begins,
        pad=rounds.gained,
    )
    return gzip.compress(msgspec.json.encode(told), 4, mtime=0)


def reel(
    match: Match, log: Log, viewer: int, whys: list[Because | None]
) -> tuple[list[msgspec.Raw], list[Begins], Rounds]:
    """Plays a log; its steps as JSON, where rounds begin, and what they brought.

    Each step is written at once: kept as objects, those of a long game fill much room,
    and it takes long to look through them for what may be thrown away.
    """
    rounds = Rounds.first(match)
    made = [step(match, viewer, rounds, actor=None)]
    begins: list[Begins] = []
    if rounds.number:
        begins.append(Begins(round=rounds.number, step=0))
    for number, choice in enumerate(replay_choices(match, log.choices), start=1):
        actor = choice.seat if isinstance(choice.seat, int) else None
        rounds = rounds.after(match)
        why = whys[number - 1] if number <= len(whys) else None
        made.append(step(match, viewer, rounds, actor, why))
        if rounds.opens is not None and rounds.number is not None:
            begins.append(Begins(round=rounds.number, step=number))
    return made, begins, rounds


def viewer_named(log: Log, seen_as: str) -> int:
    """`open`, `watcher` or the number of a seat."""
    if seen_as == "open":
        return REFEREE
    if seen_as == "watcher":
        return AUDIENCE
    if seen_as in map(str, range(log.seats)):
        return int(seen_as)
    raise BadInput("a replay is seen as open, as watcher or as the number of a seat")


def step(
    match: Match,
    viewer: int,
    rounds: Rounds,
    actor: int | None,
    why: Because | None = None,
) -> msgspec.Raw:
    look = looked_at(match, viewer)
    you = AUDIENCE if viewer == REFEREE else viewer
    made = Step(
        events=look.events,
        view=look.view,
        marks=look.marks,
        phase=look.phase,
        lines=Teller(match.game, match.table, you).lines(look.events),
        result=result(match) if match.over() else [],
        finished=rounds.finished,
        actor=actor,
        why=why,
    )
    return msgspec.Raw(msgspec.json.encode(made))


def looked_at(match: Match, viewer: int) -> Look:
    if viewer == REFEREE:
        seen = uncovered(match)
        data = view_data(match.game, seen, AUDIENCE, seen)
    else:
        seen = view(match.state, viewer)
        data = view_data(match.game, match.state, viewer, seen)
    return Look(
        events=named(match.game, match.table, match.events[-1], viewer),
        view=data,
        marks=marks(match, seen, data["zones"]),
        phase=match.state.phase,
    )
