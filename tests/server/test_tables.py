"""Coming, going, hosting, watching: the table besides its cards."""

from typing import Any

import pytest
from tests.server.house import Guest, House, any_answer
from tests.server.test_requests import refused

from parlour.engine.dice import Dice
from parlour.engine.happened import Moved
from parlour.server.games import acts
from parlour.server.games import entries as log
from parlour.server.games import frames as wire
from parlour.server.games.table import GameTable
from parlour.server.tables import act
from parlour.server.tables import frames as common


def notes(guest: Guest) -> list[str]:
    return [
        told.note.note
        for message in guest.read()
        for told in getattr(message, "told", [])
        if told.note
    ]


async def host(guest: Guest, act: str, **more: Any) -> Any:
    return await guest.ask(acts.Host(id=guest.house.id(), act=act, **more))  # type: ignore[arg-type]


async def finish(house: House, live: GameTable, guests: list[Guest]) -> None:
    """Plays on by chance until it is over; people answer for seats they hold."""
    dice = Dice(5)
    while live.room.state == "playing":
        await house.beat(live)
        for guest in guests:
            for seat in live.room.seats_of(guest.conn.person):
                if seat in live.room.asked and live.room.sitters[seat].plays:
                    await guest.play(any_answer(live, seat, dice), seat)


# Gathering


async def test_people_sit_down_until_the_table_is_full() -> None:
    house = House()
    live = await house.open(people="ann", seats=3, begin=False)
    ann, bob, cat, dot = house.guests(live, "ann bob cat dot")
    assert refused(await ann.ask(acts.Begin(id="b"))) == "seats-empty"
    assert isinstance(await bob.ask(acts.Sit(id="s", name="Ann")), common.Done)
    assert bob.scene is not None
    assert bob.scene.looking == 1
    assert [s.name for s in bob.scene.table.seats] == ["Ann", "Ann 2", None]
    assert refused(await cat.ask(acts.Sit(id="s", seat=1))) == "seat-taken"
    assert refused(await cat.ask(acts.Sit(id="n", seat=9))) == "no-such-seat"
    assert isinstance(await cat.ask(acts.Sit(id="t", seat=2)), common.Done)
    assert refused(await dot.ask(acts.Sit(id="s"))) == "table-full"
    assert refused(await bob.ask(acts.Begin(id="b"))) == "host-only"
    assert isinstance(await ann.ask(acts.Begin(id="c")), common.Done)
    assert refused(await ann.ask(acts.Begin(id="d"))) == "begun-already"
    assert live.room.state == "playing"
    assert house.store.tables[live.room.id].state == "playing"


async def test_a_locked_table_takes_nobody_new() -> None:
    house = House()
    live = await house.open(people="ann", seats=3, begin=False)
    ann, bob = house.guests(live, "ann bob")
    assert refused(await host(bob, "lock")) == "host-only"
    assert isinstance(await host(ann, "lock"), common.Done)
    assert refused(await bob.ask(acts.Sit(id="s"))) == "locked"
    more = acts.Sit(id="h", name="Eve")
    assert isinstance(await ann.ask(more), common.Done)  # at the host's own screen
    await host(ann, "unlock")
    assert isinstance(await bob.ask(acts.Sit(id="t")), common.Done)


async def test_a_host_who_leaves_hands_the_role_on() -> None:
    house = House()
    live = await house.open(people="ann bob", seats=3, begin=False)
    ann, bob = house.guests(live, "ann bob")
    await ann.ask(acts.Stand(id="s", seat=0))
    assert live.room.host == "bob"
    bob.read()
    assert bob.scene is not None
    assert bob.scene.table.you_host
    await ann.ask(acts.Sit(id="t"))
    await host(bob, "pass-on", seat=0)
    assert live.room.host == "ann"


# Hosting


async def test_somebody_kicked_is_shown_out_and_stays_out() -> None:
    house = House()
    live = await house.open()
    ann, bob, cat = house.guests(live)
    assert refused(await host(ann, "kick", seat=0)) == "nobody-there"
    assert isinstance(await host(ann, "kick", seat=1), common.Done)
    assert bob.conn.closing == common.KICKED
    assert live.room.sitters[1].bot == "regular"
    back = house.guest(live, "bob").join()
    assert refused(await back.ask(acts.Sit(id="s"))) == "not-at-this-table"
    assert refused(await back.ask(acts.Say(id="t", text="oh"))) == "not-at-this-table"
    # Anybody else may have the seat.
    dot = house.guest(live, "dot").join()
    assert isinstance(await dot.ask(acts.Sit(id="s")), common.Done)
    assert live.room.sitters[1].person == "dot"
    await finish(house, live, [ann, cat, dot])
    assert live.room.state == "over"


async def test_a_bot_keeps_a_left_seat_warm_and_gives_it_back() -> None:
    house = House()
    live = await house.open()
    ann, bob, cat = house.guests(live)
    await bob.ask(acts.Stand(id="s", seat=1))
    assert bob.scene is not None
    kept = bob.scene.table.seats[1]
    assert (kept.name, kept.bot, kept.keeps) == ("Bob", "regular", True)
    dice = Dice(3)
    for _ in range(6):
        await house.beat(live)
        for guest, seat in ((ann, 0), (cat, 2)):
            if seat in live.room.asked:
                await guest.play(any_answer(live, seat, dice))
    assert live.room.match is not None
    assert any(choice.seat == 1 for choice in live.room.match.choices)
    zed = house.guest(live, "zed").join()
    assert refused(await zed.ask(acts.Sit(id="z", seat=1))) == "seat-taken"
    assert isinstance(await bob.ask(acts.Sit(id="t")), common.Done)
    assert live.room.sitters[1].plays == "bob"
    await finish(house, live, [ann, bob, cat])


async def test_a_pause_is_told_of_a_question_that_stands() -> None:
    house = House()
    live = await house.open(people="ann bob")
    guests = house.guests(live, "ann bob")
    seat, asked = next(iter(live.room.asked.items()))
    await host(guests[0], "pause")
    for at, why in ((asked.seq, "paused"), (asked.seq - 1, "moved-on")):
        answer = acts.Play(id=f"at-{at}", seat=seat, at=at, chosen=["fold"])
        assert refused(await guests[seat].ask(answer)) == why
    await host(guests[0], "pause")
    assert live.room.asked[seat].seq == asked.seq


async def test_a_host_seats_bots_pauses_and_closes() -> None:
    house = House()
    live = await house.open(people="ann", seats=3, begin=False)
    ann, bob = house.guests(live, "ann bob")
    for bot in ("genius", "Expert", "expert@9000000", "module"):
        assert refused(await host(ann, "bot", seat=1, bot=bot)) == "no-such-bot"
    await host(ann, "bot", seat=1, bot="random")
    await host(ann, "bot", seat=2)
    assert [s.bot for s in live.room.sitters] == ["", "random", "regular"]
    await host(ann, "empty", seat=2)
    assert live.room.sitters[2].free
    await host(ann, "bot", seat=2)
    assert refused(await host(ann, "pause")) == "not-begun"
    await ann.ask(acts.Begin(id="b"))
    await host(ann, "pause")
    choices = len(live.room.match.choices) if live.room.match else -1
    await house.beat(live, 5)
    assert live.room.match is not None
    assert len(live.room.match.choices) == choices
    await host(ann, "pause")
    assert notes(bob)[-1] == "go-on"
    await host(ann, "close")
    assert refused(await ann.ask(acts.Say(id="x", text="?"))) == "closed"
    assert house.store.tables[live.room.id].state == "closed"


@pytest.mark.parametrize("what", ["lock", "pause", "close"])
async def test_seat_is_ignored_by_what_concerns_the_whole_table(what: str) -> None:
    house = House()
    live = await house.open(people="ann bob cat")
    ann, _ = house.guests(live, "ann bob")
    assert isinstance(await host(ann, what, seat=60), common.Done)
    entry: Any = log.decode(house.store.rows[live.room.id][-1].body)
    assert entry.seat is None


async def test_a_table_rests_while_nobody_who_plays_is_there() -> None:
    house = House()
    live = await house.open(people="ann", bots="regular regular")
    ann, zed = house.guests(live, "ann zed")
    await house.beat(live)
    live.leave(ann.conn)
    assert live.room.match is not None
    before = len(live.room.match.choices)
    if 0 in live.room.asked:
        other = house.guest(live, "ann").join()
        await other.play(any_answer(live, 0, Dice(1)))
        live.leave(other.conn)
        before += 1
    await house.beat(live, 30)
    assert len(live.room.match.choices) == before
    zed.read()
    house.guest(live, "ann").join()
    await house.beat(live, 1)
    assert len(live.room.match.choices) > before


# Watching


async def test_watching_can_be_off() -> None:
    house = House()
    live = await house.open("following-suit", watch="none")
    ann, *_ = house.guests(live)
    zed = house.guest(live, "zed").join()
    await ann.play(any_answer(live, 0, Dice(1)))
    for message in zed.read():
        assert all(told.events == [] for told in getattr(message, "told", []))
    assert zed.scene is not None
    assert zed.scene.view is None
    assert refused(await zed.ask(acts.Say(id="x", text="hi"))) == "not-at-this-table"


async def test_watchers_see_what_all_see_and_share_the_bytes() -> None:
    house = House()
    live = await house.open("following-suit", watch="public")
    ann, bob, _ = house.guests(live)
    zed, yes = house.guests(live, "zed yes")
    await ann.play(any_answer(live, 0, Dice(1)))  # who came earlier has more to hear
    zed.read()
    yes.read()
    start = len(zed.sent)
    await bob.play(any_answer(live, 1, Dice(1)))
    zed.read()
    yes.read()
    assert zed.sent[start] is yes.sent[-1]
    assert zed.scene is not None
    view = zed.scene.view
    assert view is not None
    hands = [zone for zone in view["zones"] if zone["zone"] == "hand"]
    assert len(hands) == 3
    assert not any("pieces" in zone for zone in hands)
    assert zed.scene.table.watchers == 2


@pytest.mark.parametrize("delay", [60, 300, 900])
async def test_delayed_watchers_see_all_hands_of_the_past(delay: float) -> None:
    house = House()
    live = await house.open(
        "following-suit", watch="delayed", delay=delay, options={"target_score": 150}
    )
    guests = house.guests(live)
    zed = house.guest(live, "zed").join()
    dice = Dice(1)
    house.clock.now += delay / 3
    for seat in range(3):
        await guests[seat].play(any_answer(live, seat, dice))
    await house.beat(live, delay * 2 / 3 - 0.2)
    for message in zed.heard + zed.read():  # nothing is old enough
        if isinstance(message, wire.Welcome):
            assert (message.told, message.scene.view) == ([], None)
        if isinstance(message, wire.Update):
            assert (message.told, message.scene.get("view")) == ([], None)
    # The deal is shown, but the hands of it only once they are played out.
    await house.beat(live, 1)
    assert hands_of(zed) == [False] * 3
    assert not any(event.piece for event in moved_to(zed, "hand"))
    await guests[0].ask(acts.Host(id="p", act="pause"))
    await house.beat(live, delay * 2)
    assert hands_of(zed) == [False] * 3, "sitting it out shows hands in play"
    await guests[0].ask(acts.Host(id="q", act="pause"))
    hand = live.room.deal
    while live.room.deal == hand and live.room.state == "playing":
        for seat in sorted(live.room.asked):
            await guests[seat].play(any_answer(live, seat, dice))
    assert hands_of(zed) == [True] * 3
    assert zed.conn.seq < live.room.seq
    # Everything at the end.
    while live.room.state == "playing":
        for seat in sorted(live.room.asked):
            await guests[seat].play(any_answer(live, seat, dice))
    zed.read()
    assert zed.scene is not None
    assert zed.scene.table.state == "over"
    assert zed.conn.seq == live.room.seq
    seqs = [t.seq for m in zed.heard for t in getattr(m, "told", [])]
    assert sorted(set(seqs)) == [*range(1, live.room.seq + 1)]
    # People who play never see more than their own.
    assert guests[0].scene is not None
    own = guests[0].scene.view
    assert own is not None


def hands_of(guest: Guest) -> list[bool]:
    """For each hand that is not empty, whether this guest sees what is in it."""
    guest.read()
    assert guest.scene is not None
    view = guest.scene.view
    assert view is not None
    hands = [zone for zone in view["zones"] if zone["zone"] == "hand"]
    return [bool(zone.get("pieces")) for zone in hands if zone["count"]]


def moved_to(guest: Guest, zone: str) -> list[Moved]:
    told = [t for m in guest.heard for t in getattr(m, "told", [])]
    moved = [e for t in told for e in t.events if isinstance(e, Moved)]
    found = [event for event in moved if event.target.startswith(zone)]
    assert found
    return found


async def test_a_game_of_one_deal_keeps_its_hands_to_the_end() -> None:
    house = House()
    live = await house.open("lamarckian-poker", watch="delayed", delay=60)
    guests = house.guests(live)
    zed = house.guest(live, "zed").join()
    dice = Dice(1)
    while live.room.state == "playing":
        for seat in sorted(live.room.asked):
            await guests[seat].play(any_answer(live, seat, dice))
        await house.beat(live, 61)
        zed.read()
        if live.past is not None and live.past.match is not None:
            assert zed.scene is not None
            assert zed.scene.view is not None
            public = live.past.match.view()  # some cards everybody saw somebody take
            assert zed.scene.view["zones"] == public["zones"]


async def test_presence_tells_who_is_there() -> None:
    house = House()
    live = await house.open()
    ann = house.guest(live, "ann").join()
    bob = house.guest(live, "bob").join()
    zed = house.guest(live, "zed").join()
    seen = [m for m in ann.read() if isinstance(m, common.Presence)]
    assert (seen[-1].here, seen[-1].watchers) == ([0, 1], 1)
    live.leave(bob.conn)
    live.leave(zed.conn)
    seen = [m for m in ann.read() if isinstance(m, common.Presence)]
    assert (seen[-1].here, seen[-1].watchers) == ([0], 0)


async def test_nudges_reach_the_one_who_is_asked() -> None:
    house = House()
    live = await house.open()
    guests = house.guests(live)
    seat = min(live.room.asked)
    other = guests[(seat + 1) % 3]
    assert isinstance(await other.ask(act.Nudge(id="n", seat=seat)), common.Done)
    nudged = [m for m in guests[seat].read() if isinstance(m, common.Nudged)]
    assert [(m.seat, m.by) for m in nudged] == [(seat, other.conn.person.title())]
    mine = other.conn.looking
    assert mine is not None
    assert (
        refused(await guests[seat].ask(act.Nudge(id="m", seat=mine))) == "nobody-there"
    )
    for n in range(5):
        last = await other.ask(act.Nudge(id=f"n{n}", seat=seat))
    assert isinstance(last, common.Oops)


# Several tables


async def test_tables_do_not_hear_each_other() -> None:
    house = House()
    first = await house.open("willow", seed="one")
    second = await house.open("spots", "ann bob cat dot", seed="two")
    here = house.guests(first)
    there = house.guests(second, "ann bob cat dot")
    for guest in here + there:
        guest.read()
    seat = min(first.room.asked)
    await here[seat].play(any_answer(first, seat, Dice(1)))
    assert all(guest.read() for guest in here if guest is not here[seat])
    assert not any(guest.read() for guest in there)
    same = acts.Say(id="same", text="hi")  # ids belong to a table
    assert isinstance(await here[0].ask(same), common.Done)
    assert isinstance(await there[0].ask(same), common.Done)


async def test_a_table_nobody_looks_at_is_put_away_and_found_again() -> None:
    house = House()
    live = await house.open()
    ann = house.guest(live, "ann").join()
    house.clock.now += 600
    await house.tables.sweep()
    assert live.room.id in house.tables.open
    live.leave(ann.conn)
    await house.tables.sweep()
    assert live.room.id in house.tables.open
    house.clock.now += 61
    await house.tables.sweep()
    assert house.tables.open == {}
    again = await house.live(live.room.id)
    assert again is not live
    assert again.room.seq == live.room.seq
    back = house.guest(again, "ann").join(since=live.room.seq)
    assert back.scene == ann.scene
