"""What a move costs does not grow with the moves before it."""

from collections.abc import Iterator
from typing import Any, TypeVar

from tests.server.house import Guest, House

from parlour.server.games import entries as log
from parlour.server.games import schedule
from parlour.server.games.table import GameTable
from parlour.server.process.thinking import make_job

Item = TypeVar("Item")
EARLY, LATE = 20, 2_000
SHORTEST = 0.8


class Counted(list[Item]):
    """A list that counts what is read of it, copies included."""

    read = 0

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        self.read += len(found) if isinstance(place, slice) else 1
        return found

    def __iter__(self) -> Iterator[Item]:
        for item in super().__iter__():
            self.read += 1
            yield item


def answered(live: GameTable) -> log.Chose:
    """The next answer of hands that are given up as soon as may be."""
    room = live.room
    seat = min(room.asked)
    return log.Chose(seat=seat, chosen=["fold"], by=room.sitters[seat].person)


def play_to(live: GameTable, guests: list[Guest], moves: int) -> None:
    room = live.room
    while len(room.choosers) < moves:
        live.follow([(room.seq + 1, room.at + 1, answered(live))])
        for guest in guests:
            guest.read()


def items_read(live: GameTable) -> int:
    """Items of the log that are read to try a move, to ask a bot and to look ahead."""
    room = live.room
    match = room.match
    assert match is not None
    room.choosers = choosers = Counted(room.choosers)
    room.rounds = rounds = Counted(room.rounds)
    match.choices = choices = Counted(match.choices)
    match.events = events = Counted(match.events)
    live.apply([(room.seq + 1, room.at + 1, answered(live))]).restore()
    make_job(match, min(room.asked), "regular")
    schedule.due(room, 1.2, 0.0)
    live.send_updates()
    return choosers.read + rounds.read + choices.read + events.read


async def long_game() -> tuple[GameTable, list[Guest]]:
    house = House()
    options = {"hands": 1_000, "bankroll": "open"}
    people = "ann bob cat dot"
    live = await house.open("willow", people, candle=0, options=options)
    return live, house.guests(live, people)


def lately_sent(guests: list[Guest]) -> list[int]:
    return [sum(map(len, guest.sent[-6:])) for guest in guests]


async def test_a_late_move_reads_and_sends_no_more_than_an_early_one() -> None:
    live, guests = await long_game()
    play_to(live, guests, EARLY)
    early_sent = lately_sent(guests)
    early_read = items_read(live)
    play_to(live, guests, LATE)
    for early, late in zip(early_sent, lately_sent(guests), strict=True):
        assert SHORTEST * late < early
    assert guests[0].scene is not None
    assert len(guests[0].scene.pad) == live.room.rounds[-1].finished > LATE / 4
    assert items_read(live) <= early_read + 2


async def test_who_was_not_told_of_rounds_gets_all_of_them_when_they_may_see() -> None:
    house = House()
    options = {"hands": 3, "bankroll": "open"}
    live = await house.open(
        "willow", "ann bob cat", candle=0, options=options, watch="none"
    )
    watcher = house.guest(live, "zed").join()
    while live.room.state == "playing":
        assert watcher.scene is not None
        assert watcher.scene.pad == ()
        play_to(live, [watcher], len(live.room.choosers) + 1)
    assert watcher.scene is not None
    assert watcher.scene.pad == live.room.rounds[-1].gains
    assert len(watcher.scene.pad) == 3
