"""Outdated tables: begun under rules that this server no longer knows.

They are closed for good, so that what was hidden may be told: their record is a log
that a Parlour with the old rules can replay.
"""

from msgspec import UNSET

from parlour.match import joint, seeds
from parlour.match.joint import Mix
from parlour.match.log import ALONE, CLOCK, JOINT, Choice, Log
from parlour.server.games.fold import entries as log
from parlour.server.games.fold.room import Room

Line = tuple[int, float, log.AnyEntry]


def record(room: Room, lines: list[Line]) -> Log | None:
    """What was played, or nothing if the cards were never dealt."""
    before = Room(room.id, room.code, room.secret)
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
