"""Finished games step by step, and log files that are imported and exported."""

import gzip
from typing import cast

import msgspec
from msgspec import UNSET, Struct, field

from parlour.engine.data import view_data
from parlour.engine.events import REFEREE, name_events
from parlour.engine.happened import AnyEvent
from parlour.engine.options import Value, options_as_text
from parlour.engine.refusals import BadInput
from parlour.engine.shown import TableView
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.games import find
from parlour.match import Match, joint, seeds
from parlour.match.joint import Mix
from parlour.match.log import ALONE, CLOCK, JOINT, Choice, Log, read_log
from parlour.match.match import match_from_log, replay_choices
from parlour.match.rounds import Rounds
from parlour.narration import Line, LogNarrator, result_lines
from parlour.presentation.layout import layout_of
from parlour.server.games import entries as log
from parlour.server.games.frames import Because
from parlour.server.games.room import GameEntry, GameRoom
from parlour.server.games.table import StoredReplay
from parlour.server.tables.match_view import marks, uncover_table

MAX_CHOICES = 20_000
"""A log with more is not one of ours."""


class StepView(Struct, kw_only=True):
    """The table after a choice, and what that did."""

    events: list[AnyEvent]
    view: TableView
    marks: dict[str, dict[str, int | str]]
    phase: str


class Step(StepView, kw_only=True):
    """One step of a game, with its log lines."""

    lines: list[Line]
    result: list[Line]
    """At the end: who won, and why."""
    finished: int
    """Number of finished rounds."""
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
    """Points of each seat in each round."""


CHECK_EVERY_STEPS = 5
"""Every fifth step of an uploaded game is checked before it is stored, without words.
Viewers check the rest later. Checking all steps at once would exceed the CPU limit of
an upload, for honest games too."""


def check_replay(text: bytes) -> bytes:
    """Returns a log file as it is kept, if it is a finished game that can be replayed.

    Runs confined; BadInput says what is wrong with the file.
    """
    read = read_log(text)
    game = find(read.game)
    if not game.listed:
        raise BadInput(f"this server does not have {game.title}")
    if len(read.choices) > MAX_CHOICES:
        raise BadInput("this log has more choices than any game takes")
    if len(read.names) != read.seats or any(len(name) > 60 for name in read.names):
        raise BadInput("this log does not name its players")
    match = match_from_log(game, read)
    for number, _ in enumerate(replay_choices(match, read.choices)):
        if number % CHECK_EVERY_STEPS == 0 or match.over():
            looked_at(match, REFEREE)  # fails here rather than later
    if not match.over():
        raise BadInput("this game is not over yet; play it to the end first")
    return msgspec.json.encode(StoredReplay(log=match.log(), ended=0.0))


def steps(kept: bytes, viewed: bytes) -> bytes:
    """Returns a finished game step by step, as one seat, a watcher, or face up.

    Runs in another process and returns gzipped JSON; BadInput for a seat that is not
    there.
    """
    seen_as = viewed.decode()
    game = msgspec.json.decode(kept, type=StoredReplay)
    played = game.log
    viewer = viewer_named(played, seen_as)
    match = match_from_log(find(played.game), played)
    made, begins, rounds = reel(match, played, viewer, game.whys)
    replay = Replay(
        log=played,
        game=played.game,
        names=played.names,
        options=options_as_text(match.table.options),
        commitment=played.commitment,
        seed=played.seed or "",
        seen_as=seen_as,
        steps=cast("list[Step]", made),  # written already
        rounds=begins,
        pad=rounds.gains,
    )
    return gzip.compress(msgspec.json.encode(replay), 4, mtime=0)


def reel(
    match: Match, played: Log, viewer: int, whys: list[Because | None]
) -> tuple[list[msgspec.Raw], list[Begins], Rounds]:
    """Plays a log; its steps as JSON, where rounds begin, and what they brought.

    Each step is written at once: kept as objects, those of a long game fill much room,
    and it takes long to look through them for what may be thrown away.
    """
    layout = layout_of(match.game)
    rounds = Rounds.first(match, layout.counter, stock=layout.number_is_stock)
    made = [step(match, viewer, rounds, actor=None)]
    begins: list[Begins] = []
    if rounds.number:
        begins.append(Begins(round=rounds.number, step=0))
    for number, choice in enumerate(replay_choices(match, played.choices), start=1):
        actor = choice.seat if isinstance(choice.seat, int) else None
        rounds = rounds.after(match)
        why = whys[number - 1] if number <= len(whys) else None
        made.append(step(match, viewer, rounds, actor, why))
        if rounds.opens is not None and rounds.number is not None:
            begins.append(Begins(round=rounds.number, step=number))
    return made, begins, rounds


def viewer_named(played: Log, seen_as: str) -> int:
    """Reads `open`, `watcher` or the number of a seat."""
    if seen_as == "open":
        return REFEREE
    if seen_as == "watcher":
        return AUDIENCE
    if seen_as in map(str, range(played.seats)):
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
        lines=LogNarrator(match.game, match.table, you).lines(look.events),
        result=result_lines(match) if match.over() else [],
        finished=rounds.finished,
        actor=actor,
        why=why,
    )
    return msgspec.Raw(msgspec.json.encode(made))


def looked_at(match: Match, viewer: int) -> StepView:
    if viewer == REFEREE:
        seen = uncover_table(match)
        data = view_data(match.game, seen, AUDIENCE, seen)
    else:
        seen = view(match.state, viewer)
        data = view_data(match.game, match.state, viewer, seen)
    return StepView(
        events=name_events(match.game, match.table, match.events[-1], viewer),
        view=data,
        marks=marks(match, seen, data["zones"]),
        phase=match.state.phase,
    )


def outdated_log(
    room: GameRoom, lines: list[tuple[int, float, GameEntry]]
) -> Log | None:
    """Returns what was played at an outdated table; None if the cards were never dealt.

    A Parlour that still has the edition can replay it.
    """
    before = GameRoom(room.id, room.code, room.secret)
    mix: Mix | None = None
    names: list[str] = []
    choices: list[Choice] = []
    for seq, at, entry in lines:
        match entry:
            case log.Began(people=people):
                names = [sitter.name for sitter in before.sitters]
                mix = Mix(server=room.secret, people=people) if people else None
            case log.Chose(seat=seat, chosen=chosen):
                choices.append(Choice(seat, chosen))
            case log.Retracted(seat=seat):
                choices.append(Choice(seat, None))
            case log.Rang():
                choices.append(Choice(CLOCK, None))
            case log.TookBack(to=to):
                del choices[to:]
            case _ if not names:
                before.apply(seq, at, entry)
    if not names:
        return None
    opened = room.opened
    return Log(
        parlour=ALONE if mix is None else JOINT,
        game=opened.game,
        edition=opened.edition,
        seats=opened.seats,
        names=names,
        options=opened.options,
        commitment=seeds.commitment(opened.game, room.secret),
        seed=room.secret if mix is None else joint.seed_of(opened.game, mix),
        mix=UNSET if mix is None else mix,
        choices=choices,
    )
