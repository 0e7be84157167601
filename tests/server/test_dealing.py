"""A deal that belongs to nobody: promised by all, then told by all, then mixed."""

import asyncio
import hashlib
import itertools
import logging
from collections.abc import Iterable
from typing import Any

import pytest
from tests.server.house import Guest, House, any_answer

from parlour.engine.dice import Dice
from parlour.games import find
from parlour.match import Match, joint, seeds
from parlour.match.log import read_log
from parlour.match.match import replay
from parlour.server.games import acts, scenes
from parlour.server.games import entries as log
from parlour.server.games import frames as wire
from parlour.server.games.schedule import PARTS_TIMEOUT_S
from parlour.server.games.table import GameTable
from parlour.server.tables import frames as common

SECRET = "5ecret-of-the-5erver"


def part_of(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def pledge_of(name: str) -> str:
    return joint.pledge(part_of(name))


async def gathered(
    house: House, people: str = "ann bob cat", pledges: str | None = None, **more: Any
) -> tuple[GameTable, dict[str, Guest]]:
    """A table before its deal, at which these people sit and have promised."""
    slug = "willow" if people.count(" ") == 2 else "lost-pueblo"
    live = await house.open(slug, people, seed=SECRET, begin=False, **more)
    guests = {name: house.guest(live, name).join() for name in people.split()}
    for name in (people if pledges is None else pledges).split():
        done = await pledge(house, guests[name], name)
        assert isinstance(done, common.Done)
    return live, guests


async def pledge(house: House, guest: Guest, name: str) -> Any:
    return await guest.ask(acts.Pledge(id=house.id(), pledge=pledge_of(name)))


async def reveal(house: House, guest: Guest, name: str) -> Any:
    return await guest.ask(acts.Reveal(id=house.id(), part=part_of(name)))


async def begin(house: House, guest: Guest) -> None:
    assert isinstance(await guest.ask(acts.Begin(id=house.id())), common.Done)


def refused(answer: Any) -> str:
    assert isinstance(answer, common.No), answer
    return answer.refused


def table(guest: Guest) -> wire.TableInfo:
    guest.read()
    assert guest.scene is not None
    return guest.scene.table


async def play_out(live: GameTable, guests: Iterable[Guest]) -> None:
    dice = Dice(2)
    by_seat = {guest.conn.looking: guest for guest in guests}
    while live.room.state == "playing":
        seat = min(live.room.asked)
        assert isinstance(
            await by_seat[seat].play(any_answer(live, seat, dice)), common.Done
        )


def over(live: GameTable) -> bool:
    return live.room.state == "over"


def match_of(live: GameTable) -> Match:
    assert live.room.match is not None
    return live.room.match


def mix_of(live: GameTable) -> joint.Mix:
    mix = match_of(live).mix
    assert mix is not None
    return mix


async def test_a_deal_is_mixed_from_everybodys_parts() -> None:
    house = House()
    live, guests = await gathered(house, "ann bob cat dot")
    ann = guests["ann"]
    promised = table(ann).commitment
    assert promised == seeds.commitment("lost-pueblo", SECRET)
    await begin(house, ann)
    for name, guest in guests.items():
        shown = table(guest)
        assert shown.calling, name
        assert shown.state == "gathering"
        assert [part.pledge for part in shown.parts] == [pledge_of(n) for n in guests]
        assert not any(part.told for part in shown.parts)
    for name in ("cat", "ann", "dot"):
        assert isinstance(await reveal(house, guests[name], name), common.Done)
    assert [part.told for part in table(ann).parts] == [True, False, True, True]
    assert live.room.match is None
    await reveal(house, guests["bob"], "bob")
    assert live.room.state == "playing"
    assert mix_of(live) == joint.Mix(
        server=SECRET,
        people=[
            joint.Person(seats=[seat], pledge=pledge_of(name), part=part_of(name))
            for seat, name in enumerate(guests)
        ],
    )
    assert not table(ann).calling
    assert table(ann).left_out == []
    seed = joint.seed_of("lost-pueblo", mix_of(live))
    secrets = [SECRET, seed, *map(part_of, guests)]
    while not over(live):
        for guest in guests.values():
            guest.read()
            sent = b"".join(guest.sent).decode()
            assert not any(secret in sent for secret in secrets)
        seat = min(live.room.asked)
        player = list(guests.values())[seat]
        await player.play(any_answer(live, seat, Dice(3)))
    told = table(ann)
    assert told.joint
    assert told.server_part == SECRET
    assert told.seed == seed
    assert [part.part for part in told.parts] == [part_of(name) for name in guests]
    assert told.commitment == promised
    await asyncio.gather(*live.tasks)
    kept = read_log(match_of(live).log().to_json())
    assert replay(find("lost-pueblo"), kept).over()
    assert (await house.rebuilt(live)).match.seed == told.seed  # type: ignore[union-attr]


async def test_whoever_does_not_answer_is_left_out_and_it_is_said() -> None:
    house = House()
    live, guests = await gathered(house)
    await begin(house, guests["ann"])
    await reveal(house, guests["ann"], "ann")
    await reveal(house, guests["cat"], "cat")
    await house.beat(live, PARTS_TIMEOUT_S - 0.5)
    await guests["ann"].ask(acts.Say(id="s", text="well?"))  # gives nobody more time
    assert live.room.match is None
    await house.beat(live, 0.6)
    assert live.room.state == "playing"
    assert [p.part for p in mix_of(live).people] == [
        part_of("ann"),
        None,
        part_of("cat"),
    ]
    assert mix_of(live).people[1].pledge == pledge_of("bob")
    assert table(guests["cat"]).left_out == [1]
    notes = [
        told.note
        for message in guests["cat"].heard
        for told in getattr(message, "told", [])
        if told.note
    ]
    assert notes[-1].note == "began-without"
    assert notes[-1].values["names"] == "Bob"
    # too late is too late, and nothing of it is kept
    assert refused(await reveal(house, guests["bob"], "bob")) == "no-part-awaited"
    rows = house.store.rows[live.room.id]
    assert not any(part_of("bob").encode() in row.body for row in rows)


async def test_who_never_promised_is_not_waited_for() -> None:
    house = House()
    live, guests = await gathered(house, pledges="bob")
    await begin(house, guests["ann"])
    assert table(guests["ann"]).calling
    await reveal(house, guests["bob"], "bob")
    assert table(guests["ann"]).left_out == [0, 2]
    # a table of old clients is dealt at once, and the record says why
    live, guests = await gathered(house, pledges="")
    await begin(house, guests["ann"])
    assert live.room.state == "playing"
    assert mix_of(live) == joint.Mix(
        server=SECRET, people=[joint.Person(seats=[seat]) for seat in range(3)]
    )


async def test_one_person_among_bots_has_a_part() -> None:
    house = House()
    live, guests = await gathered(house, "ann", bots="random random random")
    await begin(house, guests["ann"])
    assert live.room.match is None
    await reveal(house, guests["ann"], "ann")
    assert [person.seats for person in mix_of(live).people] == [[0]]


async def test_bots_among_themselves_are_dealt_as_ever() -> None:
    house = House()
    live = await house.open("lost-pueblo", "", seats=4, seed=SECRET, begin=False)
    ann = house.guest(live, "ann").join()
    for seat in range(4):
        await ann.ask(acts.Host(id=house.id(), act="bot", seat=seat, bot="random"))
    await begin(house, ann)
    assert live.room.match is not None
    assert live.room.match.mix is None
    assert live.room.match.seed == SECRET


async def test_one_screen_has_one_part_for_all_at_it() -> None:
    house = House()
    live = await house.open("lost-pueblo", "ann bob", seats=4, begin=False)
    ann, bob = house.guests(live, "ann bob")
    await ann.ask(acts.Sit(id="2", seat=2, name="Dot", pledge=pledge_of("ann")))
    await bob.ask(acts.Sit(id="3", seat=3, name="Eve", pledge=pledge_of("bob")))
    await begin(house, ann)
    await reveal(house, bob, "bob")
    await reveal(house, ann, "ann")
    assert [person.seats for person in mix_of(live).people] == [[0, 2], [1, 3]]


async def test_the_last_promise_before_the_call_stands() -> None:
    house = House()
    _, guests = await gathered(house)
    bob = guests["bob"]
    assert isinstance(await pledge(house, bob, "bob's phone"), common.Done)
    await begin(house, guests["ann"])
    assert refused(await pledge(house, bob, "bob")) == "being-dealt"
    assert refused(await reveal(house, bob, "bob")) == "not-your-part"
    assert isinstance(await reveal(house, bob, "bob's phone"), common.Done)


async def test_everybody_stays_where_they_are_until_the_deal() -> None:
    house = House()
    live, guests = await gathered(house)
    ann, bob = guests["ann"], guests["bob"]
    await begin(house, ann)
    for guest, request in (
        (bob, acts.Stand(id="1", seat=1)),
        (house.guest(live, "eve").join(), acts.Sit(id="2")),
        (ann, acts.Begin(id="3")),
        (ann, acts.Host(id="4", act="kick", seat=1)),
        (ann, acts.Host(id="5", act="bot", seat=1, bot="random")),
        (ann, acts.Host(id="6", act="empty", seat=1)),
        (ann, acts.Host(id="7", act="pass-on", seat=1)),
    ):
        assert refused(await guest.ask(request)) == "being-dealt"
    assert isinstance(await ann.ask(acts.Host(id="8", act="close")), common.Done)
    await house.beat(live, PARTS_TIMEOUT_S + 1)
    assert live.room.state == "closed"


async def test_attacks_on_a_deal_change_nothing() -> None:
    house = House()
    live, guests = await gathered(house, pledges="ann bob")
    ann, bob, cat = guests["ann"], guests["bob"], guests["cat"]
    eve = house.guest(live, "eve").join()
    # before the call: what another promised, what nobody awaits, a stranger
    assert refused(await pledge(house, cat, "ann")) == "pledge-taken"
    assert refused(await reveal(house, ann, "ann")) == "no-part-awaited"
    assert refused(await pledge(house, eve, "eve")) == "not-at-this-table"
    assert refused(await eve.ask(acts.Sit(id="x", pledge=pledge_of("ann")))) in (
        "table-full",
        "pledge-taken",
    )
    await pledge(house, cat, "cat")
    await begin(house, ann)
    rows = len(house.store.rows[live.room.id])
    # another's part, another's seat, a stranger, something else, nothing
    assert refused(await reveal(house, bob, "ann")) == "not-your-part"
    assert refused(await reveal(house, eve, "bob")) == "no-part-awaited"
    assert refused(await reveal(house, bob, "bobby")) == "not-your-part"
    assert refused(await reveal(house, bob, pledge_of("bob"))) == "not-your-part"
    assert len(house.store.rows[live.room.id]) == rows
    # twice: the same request is one, another is refused
    once = acts.Reveal(id="once", part=part_of("bob"))
    assert await bob.ask(once) == await bob.ask(once)
    assert refused(await reveal(house, bob, "bob")) == "no-part-awaited"
    assert len(house.store.rows[live.room.id]) == rows + 1
    await reveal(house, ann, "ann")
    await reveal(house, cat, "cat")
    assert live.room.state == "playing"
    # after the mix
    seed = match_of(live).seed
    assert refused(await reveal(house, ann, "ann")) == "no-part-awaited"
    assert refused(await pledge(house, ann, "ann again")) == "begun-already"
    assert match_of(live).seed == seed


async def test_a_flood_of_promises_is_stopped() -> None:
    house = House()
    live, guests = await gathered(house)
    answers = [await pledge(house, guests["bob"], f"bob {n}") for n in range(60)]
    assert any(isinstance(one, common.Oops) for one in answers)
    assert len(house.store.rows[live.room.id]) < 50


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
async def test_parts_come_in_at_two_workers(order: tuple[int, ...]) -> None:
    """Whoever writes the last part deals; nobody is dealt twice, none is lost."""
    house = House()
    live, guests = await gathered(house)
    other = House(store=house.store)
    there = await other.live(live.room.id)
    bob = other.guest(there, "bob").join()
    await begin(house, guests["ann"])
    await asyncio.sleep(0)
    asks = [
        reveal(house, guests["ann"], "ann"),
        reveal(other, bob, "bob"),
        reveal(house, guests["cat"], "cat"),
    ]
    answers = await asyncio.gather(*(asks[place] for place in order))
    assert all(isinstance(answer, common.Done) for answer in answers)
    while live.tasks or there.tasks:
        await asyncio.gather(*live.tasks, *there.tasks)
    assert live.room.seq == there.room.seq
    assert mix_of(live) == mix_of(there)
    assert all(person.part for person in mix_of(live).people)
    kinds = [log.decode(row.body) for row in house.store.rows[live.room.id]]
    assert sum(isinstance(entry, log.Began) for entry in kinds) == 1


async def test_two_workers_lose_patience_once() -> None:
    house = House()
    live, guests = await gathered(house)
    other = House(store=house.store)
    there = await other.live(live.room.id)
    other.guest(there, "bob").join()
    await begin(house, guests["ann"])
    house.clock.now += PARTS_TIMEOUT_S + 1
    await asyncio.gather(house.beat(live), other.beat(there))
    while live.tasks or there.tasks:
        await asyncio.gather(*live.tasks, *there.tasks)
    assert mix_of(live) == mix_of(there)


async def test_a_server_that_died_in_between_asks_again() -> None:
    house = House()
    live, guests = await gathered(house)
    await begin(house, guests["ann"])
    await reveal(house, guests["ann"], "ann")
    house.clock.now += 1000
    after = House(store=house.store)
    again = await after.live(live.room.id)
    bob = after.guest(again, "bob").join()
    assert table(bob).calling
    await after.beat(again, PARTS_TIMEOUT_S - 1)
    assert again.room.match is None  # everybody has the same time anew
    assert isinstance(await reveal(after, bob, "bob"), common.Done)
    await after.beat(again, 2)
    assert [bool(p.part) for p in mix_of(again).people] == [True, True, False]


async def test_nobody_is_left_out_for_a_line_that_all_lost() -> None:
    house = House()
    live, guests = await gathered(house, "ann", bots="random random random")
    await begin(house, guests["ann"])
    live.leave(guests["ann"].conn)
    await house.beat(live, PARTS_TIMEOUT_S + 5)
    assert live.room.match is None
    back = house.guest(live, "ann").join()
    await house.beat(live, 1)
    assert isinstance(await reveal(house, back, "ann"), common.Done)
    assert mix_of(live).people[0].part == part_of("ann")


async def test_taking_back_leaves_the_mix_as_it_is() -> None:
    house = House()
    live, guests = await gathered(house, "ann", bots="random random random")
    await begin(house, guests["ann"])
    await reveal(house, guests["ann"], "ann")
    before = mix_of(live)
    while 0 not in live.room.asked:
        await house.beat(live)
    await guests["ann"].play(any_answer(live, 0, Dice(1)))
    done = await guests["ann"].ask(acts.TakeBack(id="t", seat=0))
    assert isinstance(done, common.Done)
    assert mix_of(live) == before
    assert match_of(live).seed == joint.seed_of("lost-pueblo", before)


async def test_at_the_next_table_everybody_promises_anew() -> None:
    house = House()
    live, guests = await gathered(house, "ann bob cat dot")
    await begin(house, guests["ann"])
    for name, guest in guests.items():
        await reveal(house, guest, name)
    await play_out(live, guests.values())
    await guests["bob"].ask(acts.Again(id="again"))
    following = table(guests["bob"]).next
    assert following is not None
    there = await house.live(following)
    assert there.room.pledges == {}
    ann = house.guest(there, "ann").join()
    await pledge(house, ann, "ann again")
    await begin(house, ann)
    await reveal(house, ann, "ann again")
    assert [bool(p.part) for p in mix_of(there).people] == [True, False, False, False]


async def test_whoever_sits_down_late_or_makes_room_for_a_bot_has_no_part() -> None:
    house = House()
    live, guests = await gathered(house)
    ann = guests["ann"]
    await ann.ask(acts.Host(id="b", act="bot", seat=2, bot="random"))
    await begin(house, ann)
    await reveal(house, ann, "ann")
    await reveal(house, guests["bob"], "bob")
    assert [person.seats for person in mix_of(live).people] == [[0], [1]]
    await ann.ask(acts.Host(id="e", act="empty", seat=2))
    eve = house.guest(live, "eve").join()
    late = acts.Sit(id="s", seat=2, pledge=pledge_of("eve"))
    assert isinstance(await eve.ask(late), common.Done)
    assert len(mix_of(live).people) == 2
    assert table(eve).left_out == []
    assert refused(await reveal(house, eve, "eve")) == "no-part-awaited"


async def test_no_part_is_in_what_the_server_logs(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    house = House()
    live, guests = await gathered(house, "ann bob cat dot")
    await begin(house, guests["ann"])
    for name, guest in guests.items():
        await reveal(house, guest, name)
    await play_out(live, guests.values())
    for secret in (SECRET, *map(part_of, guests), *map(pledge_of, guests)):
        assert secret not in caplog.text
    row = house.store.tables[live.room.id]
    assert part_of("ann") not in repr(row)
    assert part_of("ann").encode() not in row.facts


async def test_watchers_with_a_delay_learn_no_part_either() -> None:
    house = House()
    live, guests = await gathered(house, watch="delayed")
    eve = house.guest(live, "eve").join()
    await begin(house, guests["ann"])
    for name, guest in guests.items():
        await reveal(house, guest, name)
    await house.beat(live, 400)
    eve.read()
    sent = b"".join(eve.sent).decode()
    assert not any(secret in sent for secret in (SECRET, *map(part_of, guests)))
    assert scenes.part_infos(live.room) == []
