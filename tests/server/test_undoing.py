"""An act is applied in place: if it cannot be written, all is as it was before, and
nobody is shown anything before it is durable."""

import asyncio
import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.failing import (
    FailingHouse,
    FailingStore,
    Log,
    Stubborn,
    alternating,
    fields,
)
from tests.server.house import Guest, House, any_answer, usual
from tests.server.story_house import StoryHouse
from tests.server.test_fold import meddle, shown
from tests.server.test_pads import Writer, opened
from tests.story.table import SET, Campaign
from tests.story.test_anything import tried

from parlour.engine.dice import Dice
from parlour.engine.refusals import BadInput
from parlour.games import list_games
from parlour.match import joint
from parlour.server.games import acts
from parlour.server.games import entries as log
from parlour.server.games.room import GameEntry
from parlour.server.games.table import GameTable
from parlour.server.pads import acts as pad_acts
from parlour.server.pads.table import make_scene as make_pad_scene
from parlour.server.store.rows import Clash, Unavailable
from parlour.server.stories import acts as story_acts
from parlour.server.stories.room import LineWritten, StoryRoom
from parlour.server.stories.scenes import make_scene
from parlour.server.tables import frames as common
from parlour.server.tables.act import Consider, Look, Ping
from parlour.server.tables.room import Company, Reader
from parlour.server.tables.table import Busy
from parlour.story import entries as e
from parlour.story.views import seen

GAMES = [game.slug for game in list_games()]


async def undo_by_chance(slug: str, moves: int) -> int:
    """Plays by chance, with failures before everything that is written; returns how
    often the table was compared with its log."""
    house = FailingHouse()
    people = usual(slug)
    live = await house.open(
        slug, people, candle=0, clock=(600.0, 5.0), seed=f"undo {slug}"
    )
    kept = Log(house.failing, live)
    seats = len(people.split())
    compared = 0

    def compare() -> None:
        nonlocal compared
        again, now = kept.folded(), live.clock()
        assert fields(live.room) == fields(again)
        if compared % 5 == 0:
            assert shown(live.room, seats, now) == shown(again, seats, now)
        compared += 1

    guests: list[Guest] = []
    for person in people.split():
        guest = Stubborn(house, live, person)
        guest.undone = compare
        guests.append(guest.join())
    house.failing.before_read = compare
    house.failing.failures = alternating(4 * moves)
    dice = Dice(11)
    for _ in range(moves):
        if live.room.state != "playing":
            break
        house.clock.now += dice.roll(40) / 10
        seat = sorted(live.room.asked)[dice.roll(len(live.room.asked))]
        done = await guests[seat].play(any_answer(live, seat, dice), seat)
        assert isinstance(done, common.Done), done
        if dice.roll(8) == 0 and live.room.state == "playing":
            await meddle(house, live, guests, dice)
    assert fields(live.room, recent=10_000) == fields(kept.folded(), recent=10_000)
    return compared


@pytest.mark.parametrize("slug", GAMES)
async def test_a_choice_that_cannot_be_written_is_undone(slug: str) -> None:
    assert await undo_by_chance(slug, 20)


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", GAMES)
async def test_choices_of_a_long_game_that_cannot_be_written_are_undone(
    slug: str,
) -> None:
    assert await undo_by_chance(slug, 600)


async def test_what_happens_around_a_game_is_undone() -> None:
    """Seats, the deal, bots, pauses, votes and holidays."""
    house = FailingHouse()
    live = await house.open(
        "following-suit", "ann bob", seats=3, begin=False, per_move=3_600.0, holiday=3
    )
    kept = Log(house.failing, live)
    compared = 0

    def compare() -> None:
        nonlocal compared
        compared += 1
        assert fields(live.room) == fields(kept.folded())

    ann, bob, cat = (Stubborn(house, live, one) for one in ("ann", "bob", "cat"))
    for guest in (ann, bob, cat):
        guest.undone = compare
        guest.join()
    house.failing.before_read = compare
    house.failing.failures = alternating(100)
    id_ = house.id
    part = "0" * 32
    pledge = joint.pledge(part)
    for guest, request in (
        (cat, acts.Sit(id=id_(), seat=2)),
        (bob, acts.Stand(id=id_(), seat=1)),
        (ann, acts.Host(id=id_(), act="bot", seat=1)),
        (ann, acts.Host(id=id_(), act="lock")),
        (ann, acts.Pledge(id=id_(), pledge=pledge)),
        (ann, acts.Begin(id=id_())),
        (ann, acts.Reveal(id=id_(), part=part)),
        (ann, acts.Host(id=id_(), act="pause")),
        (ann, acts.Host(id=id_(), act="pause")),
        (cat, acts.Say(id=id_(), text="hm")),
        (cat, acts.Stand(id=id_(), seat=2)),
        (cat, acts.Sit(id=id_(), seat=2)),
    ):
        answer = await guest.ask(request)
        assert isinstance(answer, common.Done), (request, answer)
    assert live.room.state == "playing"
    dice = Dice(2)
    for _ in range(6):
        house.clock.now += 600
        for seat, guest in ((0, ann), (2, cat)):
            if seat in live.room.asked and live.room.sitters[seat].plays:
                await guest.play(any_answer(live, seat, dice), seat)
        for _ in range(3):
            with suppress(Busy):
                await house.beat(live)
            compare()
    house.clock.now += 4_000  # somebody's time is up
    for _ in range(4):
        with suppress(Busy):
            await house.beat(live)
        compare()
    assert "out-of-time" in [r.note.note for r in live.room.records if r.note]
    out = live.room.clocks
    assert out is not None
    voter, seat = (ann, 0) if out.out == 2 else (cat, 2)
    vote = acts.Consent(id=id_(), seat=seat, to="clock", answer="wait")
    assert isinstance(await voter.ask(vote), common.Done)
    assert compared > 30
    assert fields(live.room, recent=10_000) == fields(kept.folded(), recent=10_000)


async def test_refusal_of_a_later_entry_undoes_the_earlier_ones() -> None:
    house = FailingHouse()
    live = await house.open("following-suit", clock=(60.0, 1.0))
    ann, *_ = house.guests(live)
    before = fields(await house.rebuilt(live))
    ann.read()
    many = len(ann.sent)
    seat = min(live.room.asked)

    def make(room: Any) -> list[GameEntry]:
        return [
            log.Hosted(act="kick", seat=1),
            log.Chose(seat=seat, chosen=any_answer(live, seat, Dice(1))),
            log.Chose(seat=seat, chosen=["no-such-card"]),
        ]

    for wrong in (["no-such-card"], []):

        def refused(room: Any, wrong: list[str] = wrong) -> list[GameEntry]:
            return [*make(room)[:1], log.Chose(seat=seat, chosen=wrong)]

        async with live.lock:
            with pytest.raises(BadInput):
                await live.write(refused, ("ann", "x"))
        assert fields(live.room) == before
    async with live.lock:
        with pytest.raises(BadInput):
            await live.write(make)
    assert fields(live.room) == before
    ann.read()
    assert len(ann.sent) == many
    assert isinstance(await ann.play(any_answer(live, 0, Dice(1))), common.Done)


# While entries are being written


class Written:
    """A table of which a move is being written, until the gate is opened."""

    def __init__(self, house: FailingHouse, live: GameTable, guests: list[Guest]):
        self.house, self.live, self.guests = house, live, guests
        self.store = house.failing

    def unshown(self) -> bool:
        """Whether nobody has been sent anything since."""
        return not any(guest.out for guest in self.guests)

    async def settle(self, *tasks: "asyncio.Task[Any]") -> None:
        assert self.store.gate is not None
        self.store.gate.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*tasks, return_exceptions=True)


async def being_written(
    *, fails: Exception | None = None
) -> tuple[Written, "asyncio.Task[None]", acts.Play]:
    house = FailingHouse()
    live = await house.open("following-suit")
    guests = house.guests(live)
    for guest in guests:
        guest.read()
    house.failing.gate = asyncio.Event()
    house.failing.failures = [fails]
    chosen = any_answer(live, 0, Dice(1))
    play = acts.Play(id="p", seat=0, at=live.room.asked[0].seq, chosen=chosen)
    task = asyncio.create_task(live.ask(guests[0].conn, play))
    await house.failing.begun.wait()
    return Written(house, live, guests), task, play


async def some_turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize("fails", [None, Unavailable()])
async def test_nobody_is_shown_anything_before_it_is_durable(
    fails: Exception | None,
) -> None:
    written, moving, _ = await being_written(fails=fails)
    live, house, (ann, bob, cat) = written.live, written.house, written.guests
    asked = live.room.asked
    newcomer = house.guest(live, "zed")

    async def come() -> None:
        await live.compare()
        newcomer.join()

    consider = Consider(id="c", seat=1, at=asked[1].seq, chosen=[])
    tasks = [
        asyncio.create_task(live.ask(bob.conn, consider)),
        asyncio.create_task(live.ask(cat.conn, Look(seat=2))),
        asyncio.create_task(live.ask(cat.conn, acts.Why(id="w", at=live.room.seq))),
        asyncio.create_task(live.ask(cat.conn, acts.Foresee(id="f", seat=2))),
        asyncio.create_task(house.live(live.room.id)),
        asyncio.create_task(come()),
    ]
    live.presence()
    await house.tables.check()
    await some_turns()
    assert written.unshown()
    assert not newcomer.out
    assert not any(task.done() for task in tasks)
    assert live.room.id in house.tables.open, "the room is ahead of the store"
    await live.ask(bob.conn, Ping())
    assert [type(one) for one in bob.read()] == [common.Pong]
    await written.settle(moving, *tasks)
    assert all(task.exception() is None for task in tasks)
    again = await house.rebuilt(live)
    assert fields(live.room) == fields(again)
    first = ann.read()[0]
    assert isinstance(first, common.Oops) == (fails is not None)
    newcomer.read()
    assert newcomer.drawn.scene is not None
    fresh = house.guest(live, "zed2").join()
    assert newcomer.scene is not None
    assert fresh.scene is not None
    assert newcomer.scene.view == fresh.scene.view


async def test_leaving_while_an_entry_is_written_is_told_afterwards() -> None:
    written, moving, _ = await being_written()
    live, (_, bob, cat) = written.live, written.guests
    live.leave(cat.conn)
    await some_turns()
    assert written.unshown()
    await written.settle(moving)
    await some_turns()
    kinds = [type(one).__name__ for one in bob.read()]
    assert kinds == ["Update", "Presence"]


async def test_two_answers_at_once_are_one_answer() -> None:
    written, moving, play = await being_written()
    live, (ann, *_) = written.live, written.guests
    other = acts.Play(id="q", seat=0, at=play.at, chosen=play.chosen)
    second = asyncio.create_task(live.ask(ann.conn, other))
    await written.settle(moving, second)
    answers = {getattr(one, "id", ""): one for one in ann.read()}
    assert isinstance(answers["p"], common.Done)
    assert isinstance(answers["q"], common.No)
    assert live.room.match is not None
    assert len(live.room.match.choices) == 1


@pytest.mark.parametrize("fails", [None, Unavailable(), Clash()])
async def test_a_repeated_request_is_done_once(fails: Exception | None) -> None:
    written, moving, play = await being_written(fails=fails)
    live, (ann, *_) = written.live, written.guests
    again = [asyncio.create_task(live.ask(ann.conn, play)) for _ in range(3)]
    await written.settle(moving, *again)
    answers = [one for one in ann.read() if getattr(one, "id", "") == "p"]
    done = [one for one in answers if isinstance(one, common.Done)]
    assert len(answers) == 4
    assert len(done) == (3 if isinstance(fails, Unavailable) else 4)
    assert len({one.seq for one in done}) == 1
    assert live.room.match is not None
    assert len(live.room.match.choices) == 1


async def test_a_cancelled_request_is_undone() -> None:
    written, moving, _ = await being_written()
    live, house = written.live, written.house
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    assert fields(live.room) == fields(await house.rebuilt(live))
    assert live.pending is None
    assert written.unshown()
    written.store.gate = None
    ann = written.guests[0]
    assert isinstance(await ann.play(any_answer(live, 0, Dice(1))), common.Done)


async def test_a_worker_that_dies_before_the_commit_leaves_nothing() -> None:
    written, moving, play = await being_written()
    live = written.live
    store = written.store
    gate, store.gate = store.gate, None
    survivor = House(store=store)
    there = await survivor.live(live.room.id)
    assert there.room.seq == live.room.seq - 1
    ann = survivor.guest(there, "ann").join()
    assert isinstance(await ann.ask(play), common.Done)
    assert gate is not None
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    assert there.room.match is not None
    assert len(there.room.match.choices) == 1


# Stories


def story_shown(room: StoryRoom) -> list[bytes]:
    seats = range(len(room.journal.story.places))
    readers = [Reader(seat, (seat,), seat == 0) for seat in seats]
    return [
        msgspec.json.encode(
            [
                make_scene(room, reader, Company()),
                seen.view_entries_since(room.journal.story, reader.looking, 0),
            ]
        )
        for reader in [*readers, Reader(None)]
    ]


@pytest.mark.parametrize("seed", range(3))
def test_an_entry_of_a_story_that_cannot_be_written_is_undone(seed: int) -> None:
    table = Campaign(seed=f"undo {seed}", options={"self_flashbacks": 4}).session()
    room = StoryRoom("id", "code", table.journal.seed)
    room.journal = table.journal
    room.update_questions(None)
    chance = random.Random(seed)
    written = 0
    for number in range(300):
        seat, entry = tried(table, chance)
        line = e.JournalLine(seat=seat, entry=entry)
        try:
            room.journal.may_write(line)
        except BadInput:
            continue
        before, known = story_shown(room), (set(room.journal.broken), len(room.done))
        saved = room.save()
        row = LineWritten(by=f"p{seat}", id=f"r{number}", line=line)
        room.apply(room.seq + 1, float(number), row)
        after = story_shown(room)
        saved.restore()
        assert story_shown(room) == before
        assert (room.journal.broken, len(room.done)) == known
        room.apply(room.seq + 1, float(number), row)
        assert story_shown(room) == after
        written += 1
    assert written > 20


async def test_a_story_goes_on_after_commits_that_failed() -> None:
    store = FailingStore()
    house = StoryHouse(store)
    ann, *_ = people = await house.open("ann bob cat dot", SET)
    live = ann.live
    store.failures = [Unavailable(), Clash(), Clash(), None]
    before = story_shown(live.room)
    for person in people:
        person.read()
    many = [len(person.sent) for person in people]
    request = story_write("w1")
    answer = await ann.ask(request)
    assert isinstance(answer, common.Oops)
    assert story_shown(live.room) == before
    assert [len(person.sent) for person in people] == [many[0] + 1, *many[1:]]
    assert isinstance(await ann.ask(request), common.Done)
    again = await house.rebuilt(live)
    assert story_shown(again) == story_shown(live.room)


def story_write(id_: str) -> Any:
    return story_acts.WriteEntry(id=id_, seat=0, entry=e.Talk(text="hello"))


# Score pads


async def test_a_row_of_a_pad_that_cannot_be_written_is_undone() -> None:
    store = FailingStore()
    house = House(store=store)
    live = await opened(house)
    ann = Writer(house, live, "ann")
    reader, company = Reader(None), Company()

    def pad() -> bytes:
        room = live.room
        steps = [(step.seq, step.undoes, step.before) for step in room.steps]
        made = [make_pad_scene(room, reader, company), steps, room.writers]
        return msgspec.json.encode([*made, room.seq, sorted(room.done)])

    for number in range(1, 5):
        before = pad()
        store.failures = [Unavailable()]
        write = row(f"w{number}", number)
        assert isinstance(await ann.ask(write), common.Oops)
        assert pad() == before
        store.failures = [Clash()]
        assert isinstance(await ann.ask(write), common.Done)
    for request in (
        pad_acts.Rename(id="n", names=["Ann", "Bea", "Cat"]),
        pad_acts.Undo(id="u", last=live.room.steps[-1].seq + 1),
        pad_acts.StopPad(id="s"),
        pad_acts.Close(id="c"),
    ):
        before = pad()
        store.failures = [Unavailable()]
        assert isinstance(await ann.ask(request), common.Oops), request
        assert pad() == before
        assert isinstance(await ann.ask(request), common.Done), request


def row(id_: str, number: int) -> pad_acts.WriteRow:
    cells: list[dict[str, Any]] = [{"scored": 1}, {"scored": 2}, {"scored": 3}]
    return pad_acts.WriteRow(id=id_, row=number, over=0, cells=cells)
