"""Playing again: one press, the same code, everybody comes along or keeps a chair."""

from typing import Any

from tests.server.house import Guest, House, any_answer
from tests.server.test_dealing import part_of, pledge, pledge_of, refused, reveal

from parlour.engine.dice import Dice
from parlour.server.api import cards
from parlour.server.games import acts
from parlour.server.games.schedule import PARTS_TIMEOUT_S, REMATCH_TIMEOUT_S
from parlour.server.games.table import GameTable
from parlour.server.tables import frames as common


async def finished(
    house: House, people: str = "ann bob", bots: str = "random random", **more: Any
) -> tuple[GameTable, dict[str, Guest]]:
    """A game that is over, and those who look at its end."""
    live = await house.open("lost-pueblo", people, bots=bots, **more)
    guests = {name: house.guest(live, name).join() for name in people.split()}
    seats = {live.room.seats_of(name)[0]: guest for name, guest in guests.items()}
    dice = Dice(2)
    while live.room.state == "playing":
        await house.beat(live)
        for seat in seats.keys() & live.room.asked.keys():
            await seats[seat].play(any_answer(live, seat, dice))
    return live, guests


async def again(house: House, guest: Guest) -> GameTable:
    """One press on Play again; the table that it leads to."""
    assert isinstance(await guest.ask(acts.Again(id=house.id())), common.Done)
    assert guest.scene is not None
    assert guest.scene.table.next is not None
    return await house.live(guest.scene.table.next)


async def arrive(house: House, there: GameTable, name: str) -> Guest:
    guest = house.guest(there, name).join()
    await pledge(house, guest, name)
    return guest


async def deal(house: House, there: GameTable, *guests: Guest) -> None:
    """Beats once, and lets everybody's browser reveal its part."""
    await house.beat(there)
    for guest in guests:
        guest.read()
        assert there.room.calling
        await reveal(house, guest, guest.conn.person)


def state(live: GameTable) -> str:
    return live.room.state


def missed(guest: Guest) -> list[int]:
    guest.read()
    assert guest.scene is not None
    return [seat.seat for seat in guest.scene.table.seats if seat.missed]


async def test_one_press_among_bots_deals_at_once() -> None:
    house = House()
    live, guests = await finished(house, "ann", "random random random")
    there = await again(house, guests["ann"])
    assert state(there) == "gathering"
    ann = await arrive(house, there, "ann")
    await deal(house, there, ann)
    assert state(there) == "playing"
    assert there.room.match is not None
    assert there.room.match.mix is not None
    assert [p.part for p in there.room.match.mix.people] == [part_of("ann")]
    assert there.room.opened.options == live.room.opened.options


async def test_code_goes_on_to_next_table() -> None:
    house = House()
    live, guests = await finished(house)
    code = live.room.code
    there = await again(house, guests["ann"])
    assert there.room.code == code
    assert live.room.code != code
    found = await house.store.by_code(code)
    assert found is not None
    assert found.id == there.room.id
    assert house.store.tables[live.room.id].code == live.room.code
    assert (await house.rebuilt(there)).code == code


async def test_deal_waits_for_all_and_names_who_is_in() -> None:
    house = House()
    live, guests = await finished(house)
    there = await again(house, guests["bob"])
    ann = guests["ann"]
    ann.read()
    assert ann.scene is not None
    assert ann.scene.table.going == [1]
    bob = await arrive(house, there, "bob")
    assert bob.scene is not None
    assert bob.scene.table.again
    assert missed(bob) == [0]
    await house.beat(there, REMATCH_TIMEOUT_S - 1)
    assert state(there) == "gathering"
    assert not there.room.calling
    assert (await again(house, ann)) is there
    assert ann.scene.table.going == [1, 0]
    assert len(house.store.tables) == 2
    come = await arrive(house, there, "ann")
    assert missed(bob) == []
    await deal(house, there, bob, come)
    assert state(there) == "playing"
    assert [sitter.bot for sitter in there.room.sitters[:2]] == ["", ""]
    assert live.room.next == there.room.id


async def test_chair_is_kept_for_who_does_not_come_in_time() -> None:
    house = House()
    _live, guests = await finished(house)
    there = await again(house, guests["bob"])
    bob = await arrive(house, there, "bob")
    await house.beat(there, REMATCH_TIMEOUT_S + 1)
    bob.read()
    await reveal(house, bob, "bob")
    assert state(there) == "playing"
    assert there.room.host == "bob"  # ann, who was it, is not here
    assert missed(bob) == [0]
    assert bob.scene is not None
    seat = bob.scene.table.seats[0]
    assert (seat.name, seat.keeps, seat.here) == ("Ann", True, False)
    assert there.room.match is not None
    assert there.room.match.mix is not None
    assert [p.seats for p in there.room.match.mix.people] == [[1]]
    card = cards.card(house.store.tables[there.room.id], "ann")
    assert (card.missed, card.your_move, card.host) == (True, False, "Bob")
    ann = house.guest(there, "ann").join()
    assert isinstance(await ann.ask(acts.Sit(id="sit")), common.Done)
    assert missed(bob) == []
    assert there.room.sitters[0].plays == "ann"
    assert not cards.card(house.store.tables[there.room.id], "ann").missed


async def test_program_without_pledge_is_waited_for_only_until_deadline() -> None:
    """Somebody may look without a browser that adds to the deal."""
    house = House()
    _, guests = await finished(house)
    there = await again(house, guests["bob"])
    bob = await arrive(house, there, "bob")
    ann = house.guest(there, "ann").join()
    await house.beat(there, REMATCH_TIMEOUT_S + 1)
    bob.read()
    await reveal(house, bob, "bob")
    assert state(there) == "playing"
    assert missed(ann) == []
    assert there.room.sitters[0].plays == "ann"
    assert there.room.left_out() == [0]


async def test_nobody_loses_a_chair_while_nobody_looks() -> None:
    house = House()
    _, guests = await finished(house)
    there = await again(house, guests["bob"])
    await house.beat(there, 10 * REMATCH_TIMEOUT_S)
    assert state(there) == "gathering"
    assert not any(sitter.missed for sitter in there.room.sitters)
    bob = await arrive(house, there, "bob")
    await house.beat(there, REMATCH_TIMEOUT_S - 1)
    assert state(there) == "gathering"
    ann = await arrive(house, there, "ann")
    await deal(house, there, ann, bob)
    assert state(there) == "playing"


async def test_slow_game_begins_with_everybody_in_their_chairs() -> None:
    house = House()
    live, guests = await finished(house, per_move=86_400.0, holiday=14)
    assert live.room.opened.slow
    there = await again(house, guests["bob"])
    bob = await arrive(house, there, "bob")
    await house.beat(there, REMATCH_TIMEOUT_S + 1)
    bob.read()
    await reveal(house, bob, "bob")
    assert state(there) == "playing"
    assert there.room.sitters[0].plays == "ann"
    assert there.room.opened.per_move == 86_400
    assert there.room.opened.holiday == 14


async def test_terms_bots_lock_and_bans_stay_and_names_are_new() -> None:
    house = House()
    live, guests = await finished(
        house, "ann bob cat", "gentle", watch="delayed", candle=5.0, public=True
    )
    ann = guests["ann"]
    live.room.banned.add("cat")  # as if sent away in the last game
    await ann.ask(acts.Host(id="lock", act="lock"))
    house.store.names["bob"] = "Robert"
    there = await again(house, ann)
    room = there.room
    assert room.locked
    assert room.banned == {"cat"}
    assert (room.opened.watch, room.opened.candle, room.public) == ("delayed", 5, True)
    assert [s.name for s in room.sitters][:3] == ["Ann", "Robert", "Cat"]
    assert room.sitters[3].bot == "gentle"
    assert room.host == "ann"


async def test_after_somebody_stands_up_host_decides() -> None:
    house = House()
    _, guests = await finished(house)
    there = await again(house, guests["ann"])
    ann = await arrive(house, there, "ann")
    bob = await arrive(house, there, "bob")
    assert isinstance(await bob.ask(acts.Stand(id="s", seat=1)), common.Done)
    await house.beat(there, 2 * REMATCH_TIMEOUT_S)
    assert state(there) == "gathering"
    done = await ann.ask(acts.Host(id="b", act="bot", seat=1, bot="random"))
    assert isinstance(done, common.Done)
    await deal(house, there, ann)
    assert state(there) == "playing"


async def test_third_game_keeps_the_code_too() -> None:
    house = House()
    live, guests = await finished(house, "ann", "random random random")
    code = live.room.code
    for _ in range(2):
        there = await again(house, guests["ann"])
        ann = await arrive(house, there, "ann")
        await deal(house, there, ann)
        dice = Dice(3)
        while there.room.state == "playing":
            await house.beat(there)
            if 0 in there.room.asked:
                await ann.play(any_answer(there, 0, dice))
        live, guests = there, {"ann": ann}
    assert live.room.code == code
    assert len({row.code for row in house.store.tables.values()}) == 3


async def test_another_worker_reads_the_same_missed_chairs() -> None:
    house = House()
    _, guests = await finished(house)
    there = await again(house, guests["bob"])
    bob = await arrive(house, there, "bob")
    await house.beat(there, REMATCH_TIMEOUT_S + 1)
    assert there.room.calling
    await house.beat(there, PARTS_TIMEOUT_S + 1)
    room = await house.rebuilt(there)
    assert [room.is_missed(seat) for seat in range(4)] == [True, False, False, False]
    assert room.host == "bob"
    assert bob.conn.person == "bob"


async def test_lobby_names_the_others_whatever_one_was_called() -> None:
    house = House()
    live = await house.open("willow", "ann bob cat")
    row = house.store.tables[live.room.id]
    assert cards.card(row, "ann").names == ["Bob", "Cat"]
    assert cards.card(row, "bob").names == ["Ann", "Cat"]
    assert cards.card(row, "stranger").names == ["Ann", "Bob", "Cat"]
    seats = [cards.card(row, who).seat for who in ("ann", "bob", "stranger")]
    assert seats == [0, 1, None]


async def test_strangers_open_no_rematch() -> None:
    house = House()
    live, _ = await finished(house)
    eve = house.guest(live, "eve").join()
    assert refused(await eve.ask(acts.Again(id="e"))) == "not-at-this-table"
    assert live.room.next is None
    assert pledge_of("eve")
