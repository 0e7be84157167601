"""People who do things at the same moment, from several screens, while the database
fails now and then: each request is done once or not at all, and all see the same."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest
from tests.server.failing import FailingHouse, FailingStore, Log, fields
from tests.server.house import Guest, House, any_answer, usual
from tests.server.test_rematch import finished

from parlour.engine.dice import Dice
from parlour.server.games import acts
from parlour.server.games import entries as log
from parlour.server.games.table import GameTable
from parlour.server.store.rows import Clash, Unavailable
from parlour.server.tables import frames as common
from parlour.server.tables.act import Act
from parlour.server.tables.table import Busy

T = TypeVar("T")
ROUNDS = 60
SCREENS = "ann ann bob bob cat dan eve"
"""Ann and Bob have two screens each. Dan and Eve came to watch."""
ANSWERS = (common.Done, common.No, common.Oops)


class ShakyStore(FailingStore):
    """Answers take a while. Some appends fail, or are written although they seem to
    fail."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.dice = Dice(seed)

    async def hesitate(self) -> None:
        for _ in range(self.dice.roll(4)):
            await asyncio.sleep(0)

    async def person(self, person: str) -> str | None:
        await self.hesitate()
        return await super().person(person)

    async def append(self, *given: Any, **more: Any) -> float:
        await self.hesitate()
        match self.dice.roll(12):
            case 0:
                raise Unavailable
            case 1:
                raise Clash
            case 2:
                await super().append(*given, **more)
                raise Unavailable
        return await super().append(*given, **more)


class Crowd:
    """Everybody at a table, with all they have sent and what came of it."""

    def __init__(self, house: House, live: GameTable, seed: int) -> None:
        self.house, self.live = house, live
        self.dice = Dice(seed)
        self.screens = [house.guest(live, name).join() for name in SCREENS.split()]
        self.everyone = list(self.screens)
        self.sent: list[tuple[str, Act]] = []

    def pick(self, among: Sequence[T]) -> T:
        return among[self.dice.roll(len(among))]

    def request(self, guest: Guest) -> Act:
        """What somebody sends, whether it is allowed or not."""
        room, id_, seat = self.live.room, self.house.id(), self.dice.roll(3)
        own = [request for person, request in self.sent if person == guest.conn.person]
        answers = [one for one in guest.heard if isinstance(one, ANSWERS)]
        last = answers[-1] if answers else None
        if isinstance(last, common.Oops):  # it was busy
            return next(one for one in own if getattr(one, "id", "") == last.id)
        if own and self.dice.roll(5) == 0:
            return self.pick(own[-3:])  # as after a reconnect
        answerable = set(room.asked) & set(room.seats_of(guest.conn.person))
        if answerable and self.dice.roll(4):
            seat = min(answerable)
            answer = any_answer(self.live, seat, self.dice)
            return acts.Play(id=id_, seat=seat, at=room.asked[seat].seq, chosen=answer)
        if self.dice.roll(9) == 0:
            return acts.Host(
                id=id_,
                act=self.pick(("bot", "empty", "pass-on", "kick", "pause", "pause")),
                seat=seat,
            )
        return self.pick(
            (
                acts.Sit(id=id_, seat=seat),
                acts.Sit(id=id_),
                acts.Stand(id=id_, seat=seat),
                acts.TakeBack(id=id_, seat=seat),
                acts.Consent(id=id_, seat=seat, to="take-back", answer="yes"),
                acts.Retract(id=id_, seat=seat),
                *[acts.Say(id=id_, text="now")] * 3,
                acts.Again(id=id_),
            )
        )

    async def act_at_once(self) -> None:
        """A few screens send something at the same moment; bots are due too."""
        some = [one for one in self.screens if self.dice.roll(2)]
        sent = [(guest, self.request(guest)) for guest in some]
        self.sent += [(guest.conn.person, request) for guest, request in sent]
        await asyncio.gather(
            *(self.live.ask(guest.conn, request) for guest, request in sent),
            self.beat(),
        )
        for place, guest in enumerate(self.screens):
            guest.read()
            if guest.conn.closing is not None:  # sent away: somebody else comes
                self.live.leave(guest.conn)
                self.screens[place] = self.house.guest(self.live, self.house.id())
                self.everyone.append(self.screens[place].join())

    async def beat(self) -> None:
        with contextlib.suppress(Busy):
            await self.house.beat(self.live, 2)

    def check_answers(self) -> int:
        """What was granted is in the log once, where it was said to be, and what was
        refused is not; returns how many requests were granted."""
        places: dict[tuple[str, str], list[int]] = {}
        for seq, row in enumerate(self.house.store.rows[self.live.room.id], start=1):
            entry: Any = log.decode(row.body)
            if entry.id:
                places.setdefault((entry.by, entry.id), []).append(seq)
        answers: dict[tuple[str, str], list[Any]] = {}
        for guest in self.everyone:
            for message in guest.heard:
                if isinstance(message, ANSWERS):
                    key = (guest.conn.person, str(message.id))
                    answers.setdefault(key, []).append(message)
        sent = Counter((person, request.id) for person, request in self.sent)
        gone = {
            one.conn.person for one in self.everyone if one.conn.closing is not None
        }
        for key, many in sent.items():
            assert key[0] in gone or len(answers[key]) == many, "it was not answered"
        for key, found in answers.items():
            done = {one.seq for one in found if isinstance(one, common.Done)}
            assert len(places.get(key, [])) <= 1, "it was done twice"
            if key in places:
                assert done <= set(places[key]), "it is somewhere else"
                refused = [isinstance(one, common.No) for one in found]
                assert not all(refused), "it was refused each time"
        return sum(
            isinstance(one, common.Done) for got in answers.values() for one in got
        )


@pytest.mark.parametrize("slug", ["following-suit", "willow", "boneyard", "contest"])
@pytest.mark.parametrize("seed", range(3))
async def test_requests_at_once_are_done_once_in_one_order(
    slug: str, seed: int
) -> None:
    house = House(store=ShakyStore(seed))
    live = await house.open(slug, usual(slug), candle=3.0, seed=f"at once {seed}")
    house.store.listeners.clear()  # no news: the table finds out by a clash
    crowd = Crowd(house, live, seed)
    for _ in range(ROUNDS):
        await crowd.act_at_once()
    await live.compare()
    await asyncio.gather(*live.tasks)
    assert crowd.check_answers() > ROUNDS / 4
    assert fields(live.room, recent=10_000) == fields(
        Log(house.store, live).folded(), recent=10_000
    )
    for guest in crowd.screens:
        guest.read()
        fresh = house.guest(live, guest.conn.person).join(seat=guest.conn.looking)
        assert guest.scene is not None
        assert fresh.scene is not None
        assert guest.scene.view == fresh.scene.view
        assert guest.scene.table.seats == fresh.scene.table.seats


async def test_bot_that_is_late_leaves_the_answer_to_whoever_took_over() -> None:
    house = House()
    live = await house.open("following-suit")
    ann, *_ = house.guests(live)
    assert isinstance(await ann.ask(acts.Stand(id="out", seat=0)), common.Done)
    other = House(store=house.store)
    there = await other.live(live.room.id)
    back = other.guest(there, "ann").join()
    house.store.listeners.clear()  # no news: this worker finds out by the clash
    assert isinstance(await back.ask(acts.Sit(id="in", seat=0)), common.Done)
    assert live.room.sitters[0].bot
    await house.beat(live, 60)
    assert not live.room.sitters[0].bot
    assert live.room.match is not None
    assert not live.room.match.choices


async def test_two_who_play_again_at_two_workers_get_one_table() -> None:
    house = House()
    live, guests = await finished(house)
    other = House(store=house.store)
    there = await other.live(live.room.id)
    bob = other.guest(there, "bob").join()
    house.store.listeners.clear()
    before = set(house.store.tables)
    answers = await asyncio.gather(
        guests["ann"].ask(acts.Again(id="ann")), bob.ask(acts.Again(id="bob"))
    )
    if any(isinstance(answer, common.Oops) for answer in answers):  # it was busy
        await there.compare()
        await live.compare()
        answers = (
            await guests["ann"].ask(acts.Again(id="ann")),
            await bob.ask(acts.Again(id="bob")),
        )
    assert all(isinstance(answer, common.Done) for answer in answers), answers
    await live.compare()
    [made] = set(house.store.tables) - before
    assert live.room.next == there.room.next == made
    assert {*live.room.going} == {"ann", "bob"}


async def test_play_again_that_failed_half_way_opens_no_second_table() -> None:
    """The table was opened, but the old one could not note it."""
    house = FailingHouse()
    live, guests = await finished(house)
    before = set(house.store.tables)
    house.failing.failures = [Unavailable()]
    assert isinstance(await guests["ann"].ask(acts.Again(id="a")), common.Oops)
    assert isinstance(await guests["bob"].ask(acts.Again(id="b")), common.Done)
    assert isinstance(await guests["ann"].ask(acts.Again(id="a")), common.Done)
    [made] = set(house.store.tables) - before
    assert live.room.next == made
    assert {*live.room.going} == {"ann", "bob"}
