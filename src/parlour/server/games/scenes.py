"""What one reader is shown: scenes, questions, hints, reasons and the log.

Everything about cards goes through a view of the seat that is looked from.
"""

from typing import Any, NamedTuple, TypeAlias

from msgspec import Raw, Struct, structs

from parlour.engine.data import view_data
from parlour.engine.events import REFEREE, name_events
from parlour.engine.pieces import Seat
from parlour.engine.shown import TableView
from parlour.engine.state import State
from parlour.engine.table import Event
from parlour.engine.views import view
from parlour.engine.zones import AUDIENCE
from parlour.match import Match, seeds
from parlour.match.rounds import Rounds
from parlour.narration import (
    LogNarrator,
    answer_lines,
    final_hands,
    hand_lines,
    result_lines,
)
from parlour.presentation.hints import Hint, hints_of
from parlour.server.games import frames
from parlour.server.games.lessons import LEARNER, lesson_for
from parlour.server.games.public_reasons import NO_PUBLIC_REASON, PublicReason
from parlour.server.games.records import EntryRecord
from parlour.server.games.room import GameRoom
from parlour.server.tables import frames as common
from parlour.server.tables.connection import encode
from parlour.server.tables.match_view import hints, marks, question, uncover_table
from parlour.server.tables.room import Company, Reader

WELCOME_ENTRIES = 80
"""Entries of the log that somebody who comes for the first time is sent."""
LONGEST_GAP_ENTRIES = 400
"""The longest gap that is filled entry by entry."""

MAX_NARRATED = 400
"""Number of short lists of events about which the lines are remembered."""
MAX_NARRATED_BYTES = 400
"""Bytes of a short one in JSON."""
MAX_LONG_NARRATED = 16
"""Number of others: deals and showdowns hardly ever happen twice, but several viewers
see the same of one."""


class SeenEvents(NamedTuple):
    """Events and the lines about them, as JSON without the brackets."""

    events: bytes
    lines: bytes
    number: int
    """Number of events."""
    personal: bool = False
    """Whether a line names what came to this viewer."""


Narrated: TypeAlias = dict[tuple[object, ...], tuple[list[str], bytes]]
"""Lines by the events that they are about, as a viewer is sent these, and the names of
the table. Tables of one kind share these names, so they share the lines too. Nothing
that the viewer is not sent decides whether lines are found here."""
NARRATED: Narrated = {}
LONG_NARRATED: Narrated = {}
NOTHING: tuple[list[str], bytes] = ([], b"")


# The table


def table_info(room: GameRoom, reader: Reader, company: Company) -> frames.TableInfo:
    opened, match = room.opened, room.match
    over, holidays = room.state == "over", room.holidays
    return common.fill(
        frames.TableInfo,
        room,
        opened,
        game=opened.game,
        seats=[
            common.SeatInfo(
                seat=seat,
                name=sitter.name or None,
                bot=sitter.bot or None,
                program=sitter.program,
                keeps=bool(sitter.bot and sitter.person),
                joins=sitter.waits,
                missed=room.is_missed(seat),
                open=sitter.open,
                here=seat in company.here,
                yours=seat in reader.seats,
                host=bool(sitter.person) and sitter.person == room.host,
                away=away.until if (away := holidays.get(sitter.person)) else None,
            )
            for seat, sitter in enumerate(room.sitters)
        ],
        watchers=company.watchers,
        record=room.outdated and room.dealt,
        you_host=reader.host,
        commitment=seeds.commitment(opened.game, room.secret),
        parts=part_infos(room),
        left_out=room.left_out(),
        joint=match is not None and match.mix is not None,
        server_part=room.secret if over else None,
        seed=match.seed if match is not None and over else None,
        replay=room.replay if over else None,
        going=[seat for person in room.going for seat in room.seats_of(person)],
    )


def part_infos(room: GameRoom) -> list[frames.PartInfo]:
    """Returns everybody's part of the deal: promises before it, all of it at the
    end."""
    over = room.state == "over"
    if room.state == "playing":
        return []
    if room.match is None:
        people = room.parts_of_deal(room.parts)
    else:
        people = room.match.mix.people if room.match.mix is not None else []
    return [
        common.fill(
            frames.PartInfo,
            person,
            told=person.part is not None,
            part=person.part if over else None,
        )
        for person in people
    ]


def clock_info(room: GameRoom, now: float) -> frames.Clocks | None:
    kept = room.clocks
    if kept is None:
        return None
    return frames.Clocks(
        left=[round(left, 1) for left in kept.at(now)],
        running=sorted(kept.running),
        out=kept.out,
        votes={
            str(seat): kept.votes[sitter.person]
            for seat, sitter in enumerate(room.sitters)
            if sitter.person in kept.votes
        },
        stand_ins=sorted(kept.stand_ins),
    )


def scene(
    room: GameRoom,
    reader: Reader,
    company: Company,
    now: float,
    past: GameRoom | None = None,
    finished: int = 0,
) -> frames.Scene:
    """Returns everything this reader needs to draw the table now, but for the finished
    rounds they have on their pad.

    Those who watch with a delay get the cards of a `past` room, face up only if the
    deal of then is over now: any seconds can be sat out by pausing.
    """
    shown = past if past is not None else room
    match, seat = shown.match, reader.looking
    data: TableView | None = None
    own, rounds = Own(), Rounds()
    if match is not None and may_see(room, reader):
        rounds = shown.rounds[-1]
        seen = twin = view(match.state, reader.viewer)
        if reader.open and room.is_uncovered(shown.deal):
            twin = uncover_table(match)
            data = view_data(match.game, twin, AUDIENCE, twin)
        else:
            data = view_data(match.game, match.state, reader.viewer, seen)
        if seat is not None and past is None:
            own = own_parts(
                room, match, seat, seen, company, SharedParts.of(match, now)
            )
        own.marks = marks(match, twin, data["zones"])
    over = data is not None and match is not None and match.over()
    return frames.Scene(
        table=table_info(room, reader, company),
        looking=seat,
        view=data,
        finished=rounds.finished,
        pad=rounds.gained_since(finished),
        wish=room.wish.seat if room.wish and past is None else None,
        clocks=clock_info(room, now) if past is None else None,
        result=result_lines(match) if match and over else [],
        final_hands=final_hands(match) if match and over else [],
        **shown_alone(own),
    )


class Own(Struct):
    """The parts of a scene that only one viewer gets, beside their view."""

    marks: dict[str, dict[str, int | str]] = {}
    question: common.Question | None = None
    hints: list[Hint] = []
    ahead: str = ""
    spans: list[str] = []
    plan: frames.Planning | None = None
    gives_in: list[str] = []
    may_take_back: frames.TakingBack = ""
    retractable: bool = False
    final: bool = False


OWN = Own.__struct_fields__
"""Names of these parts, in the order in which they are sent."""


def shown_alone(own: Own) -> dict[str, Any]:
    """Returns all these parts, as one viewer is sent them."""
    return {**structs.asdict(own), "hints": hints(own.hints)}


class SharedParts(NamedTuple):
    """The parts of a scene that are equal for all seats of a match now."""

    now: float
    spans: list[str]
    gives_in: list[str]

    @classmethod
    def of(cls, match: Match, now: float) -> "SharedParts":
        return cls(now, match.spans(), list(match.game.gives_in))


def own_parts(
    room: GameRoom,
    match: Match,
    seat: int,
    seen: State,
    company: Company,
    shared: SharedParts,
) -> Own:
    """Returns what only the seat that is looked from gets, but for marks."""
    own = Own(
        hints=hints_of(match.game)(seen, Seat(seat)),
        ahead=match.auto_pass.get(seat, ""),
        spans=shared.spans,
        may_take_back=room.may_take_back(seat)[0],
    )
    if not room.sitters[seat].plays:
        return own
    playing, state = room.state == "playing", match.state
    own.retractable = playing and bool(state.shut >> seat & 1)
    if not room.opened.guided:
        own.plan = (company.plans or {}).get(seat)
        own.gives_in = shared.gives_in
    if playing and seat in room.asked:
        own.question = current_question(room, match, seat, seen, company, shared.now)
        # An answer can be changed until all are in, or may be for good: by what all
        # can see, so that it reveals nothing of what would come of it.
        changeable = state.sealing and len(room.asked) > 1
        own.final = not changeable and bool(room.others(seat))
    return own


def may_see(room: GameRoom, reader: Reader) -> bool:
    """Returns whether this reader is shown any cards at all."""
    return bool(reader.seats) or room.opened.watch != "none" or room.state == "over"


# Questions


def current_question(
    room: GameRoom, match: Match, seat: int, seen: State, company: Company, now: float
) -> common.Question:
    """Returns a seat's question, with what the table adds to it at this moment."""
    made = question(match, room.asked[seat], seen)
    made.passing = seat in company.passing
    ends = (company.candles or {}).get(seat)
    if ends is not None:
        made.candle = round(max(0.0, ends - now), 1)
    if room.opened.guided and seat == LEARNER:
        add_guide(room, match, made)
    return made


def add_guide(room: GameRoom, match: Match, made: common.Question) -> None:
    """Adds what the guided first game says here, and what it suggests while legal."""
    lesson = lesson_for(room, match)
    if lesson is not None:
        made.guide = hints(lesson.said)
        made.suggested = lesson.suggested


# The log


def log_since(
    room: GameRoom, reader: Reader, seq: int, now: GameRoom | None = None
) -> list[frames.SeenEntry]:
    """Returns what was written down after a seq, as this reader may see it, with the
    table as it is `now`."""
    records = room.records[seq:]  # entries are numbered from 1 without gaps
    if not records:
        return []
    sees = may_see(room, reader)
    found = []
    for record in records:
        if sees or record.note is not None:
            open_ = reader.open and (now or room).is_uncovered(record.deal)
            found.append(tell(room, record, reader.viewer if sees else None, open_)[0])
    return found


def tell(
    room: GameRoom, record: EntryRecord, viewer: int | None, open_: bool = False
) -> tuple[frames.SeenEntry, bool]:
    """Returns an entry as it is sent to a viewer, or to somebody who sees no cards; and
    whether it names what came to this viewer alone."""
    sent = frames.SeenEntry(
        seq=record.seq,
        at=record.at,
        round=record.round,
        bot=record.bot,
        chat=record.chat,
        note=record.note,
    )
    if viewer is None or not record.events:
        return sent, False
    events, opens = record.events, record.opens
    parts = [view_events(room, events[:opens], 0, viewer, open_)]
    if opens is not None:
        sent.opens = parts[0].number
        parts.append(view_events(room, events[opens:], sent.opens, viewer, open_))
    sent.events = join_json([part.events for part in parts])
    result = [encode(line) for line in record.result]
    sent.lines = join_json([*[part.lines for part in parts], *result])
    return sent, any(part.personal for part in parts)


def join_json(parts: list[bytes]) -> Any:
    """Returns a list in JSON, of parts that may be empty."""
    whole = b",".join([part for part in parts if part])
    return Raw(b"[%s]" % whole) if whole else []


def view_events(
    room: GameRoom, events: list[Event], start: int, viewer: int, open_: bool
) -> SeenEvents:
    """Returns events as a viewer may see them, the first of which is number `start` of
    its entry, and the lines they make."""
    assert room.match is not None
    if not events:
        return SeenEvents(b"", b"", 0)
    table = room.match.table
    seen = name_events(room.game, table, events, REFEREE if open_ else viewer)
    data = encode(seen)[1:-1]
    known, most = NARRATED, MAX_NARRATED
    if len(data) > MAX_NARRATED_BYTES:
        known, most = LONG_NARRATED, MAX_LONG_NARRATED
    alike = (room.slug, table.seats, start, data)
    for key in (alike, (*alike, viewer)):
        names, lines = known.get(key, NOTHING)
        if names is table.token_names:
            return SeenEvents(data, lines, len(seen), key is not alike)
    narrator = LogNarrator(room.game, table, viewer)
    lines = encode(narrator.lines(seen, start))[1:-1]
    if len(known) >= most:
        del known[next(iter(known))]
    key = (*alike, viewer) if narrator.personal else alike
    known[key] = table.token_names, lines
    return SeenEvents(data, lines, len(seen), narrator.personal)


# Reasons of bots


def reason_for(
    record: EntryRecord, now: GameRoom, public: PublicReason = NO_PUBLIC_REASON
) -> frames.Because | None:
    """Returns a bot's reason by the entry of its move; none for what no bot did.

    It is given in full when the hands of that deal are of no use any more, or if they
    lay open. What a bot held that played for somebody is theirs to show, until the game
    is over. Until then, `public` has what the table sees of it.
    """
    if record.bot is None or record.why is None:
        return None
    why = record.why
    whole = (public.is_open or now.is_uncovered(record.asked_in)) and not (
        record.kept and now.state != "over"
    )
    reason = why.whole if whole and why.whole is not None else why.public
    return frames.Because(
        id="",
        at=record.seq,
        seat=record.bot,
        bot=why.bot,
        message=reason.message,
        values=reason.values,
        whole=whole,
        held=hand_lines(record.held, reason.facts) if whole else [],
        weighed=answer_lines(
            (one.chosen, one.kind, one.worth) for one in reason.weighed
        )
        if whole
        else [],
        seen=[] if whole else public.lines,
    )
