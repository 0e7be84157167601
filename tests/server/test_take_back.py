"""Taking back: at once while nothing came of it, later if all agree."""

import pytest
from tests.server.house import Guest, House, any_answer, usual
from tests.server.test_requests import refused

from parlour.engine.data import save
from parlour.engine.dice import Dice
from parlour.games import GAMES
from parlour.server.games import acts
from parlour.server.games.room import came_to_light
from parlour.server.games.table import GameTable
from parlour.server.tables import frames as common


async def take_back(guest: Guest, seat: int) -> object:
    return await guest.ask(acts.TakeBack(id=guest.house.id(), seat=seat))


async def consent(guest: Guest, answer: str) -> object:
    seat = guest.conn.looking
    assert seat is not None
    return await guest.ask(
        acts.Consent(id=guest.house.id(), seat=seat, to="take-back", answer=answer)  # type: ignore[arg-type]
    )


def final(guest: Guest) -> bool:
    assert guest.scene is not None
    return guest.scene.final


def saved(live: GameTable) -> dict[str, object]:
    assert live.room.match is not None
    return save(live.room.match.state.copy())


@pytest.mark.in_bulk
@pytest.mark.parametrize("slug", GAMES)
async def test_what_may_be_taken_back_at_once_told_nobody_anything(slug: str) -> None:
    house = House()
    people = usual(slug)
    live = await house.open(slug, people, candle=0)
    guests = house.guests(live, people)
    dice = Dice(11)
    free = 0
    for _ in range(150):
        if live.room.state != "playing":
            break
        assert live.room.match is not None
        for guest in guests:
            guest.read()
        before = saved(live)
        known = live.room.match.state.known[:]
        seat = min(live.room.asked)
        await guests[seat].play(any_answer(live, seat, dice), seat)
        how, _ = live.room.may_take_back(seat)
        if how != "at-once":
            continue
        free += 1
        after = live.room.match.state.known
        assert all(new & ~old == 0 for new, old in zip(after, known, strict=True))
        assert isinstance(await take_back(guests[seat], seat), common.Done)
        assert saved(live) == before
        await guests[seat].play(any_answer(live, seat, dice), seat)
    if slug in ("willow", "boneyard", "spots"):
        assert free, "nothing could be taken back"


def test_sight_decides_and_not_what_somebody_knew() -> None:
    eyes = [0b000, 0b001, 0b111]
    moved = ("moved", 5, 1, 2, 0b111, "", "")
    assert came_to_light([moved], eyes)
    assert came_to_light([("moved", 5, -1, 1, 1, "", "")], eyes)
    assert came_to_light([("moved", 5, 0, 0, 1, "", "")], eyes)  # shown where it lies
    assert not came_to_light([("moved", 5, 2, 1, 0b111, "", "")], eyes)
    assert not came_to_light([("paid", 0, 1, 2, 0b111, "", "")], eyes)


async def revealed(house: House, live: GameTable, guests: list[Guest]) -> None:
    """Plays a round of sealed marks: all of them are shown."""
    for guest in guests:
        seat = guest.conn.looking
        assert seat is not None
        await guest.play(any_answer(live, seat, Dice(1)))


async def test_once_something_was_shown_all_must_agree() -> None:
    house = House()
    live = await house.open("following-suit")
    ann, bob, cat = house.guests(live)
    before = saved(live)
    await revealed(house, live, [ann, bob, cat])
    assert refused(await consent(bob, "yes")) == "no-wish"
    assert isinstance(await take_back(cat, 2), common.Done)
    bob.read()
    assert bob.scene is not None
    assert bob.scene.wish == 2
    assert refused(await take_back(ann, 0)) == "wish-pending"
    assert refused(await consent(cat, "yes")) == "not-yours-to-say"
    await consent(ann, "yes")
    assert live.room.match is not None
    assert len(live.room.match.choices) == 3
    await consent(bob, "yes")
    assert len(live.room.match.choices) == 2
    assert sorted(live.room.asked) == [2]
    # The others go back too, by retracting while cat is awaited.
    for guest, seat in ((ann, 0), (bob, 1)):
        await guest.ask(acts.Retract(id=house.id(), seat=seat))
    after = saved(live)
    assert {**after, "seed": 0} == {**before, "seed": 0}


async def test_one_no_is_enough() -> None:
    house = House()
    live = await house.open("following-suit")
    ann, bob, cat = house.guests(live)
    await revealed(house, live, [ann, bob, cat])
    await take_back(cat, 2)
    await consent(ann, "yes")
    await consent(bob, "no")
    assert live.room.wish is None
    assert live.room.match is not None
    assert len(live.room.match.choices) == 3


async def test_playing_on_drops_the_wish() -> None:
    house = House()
    live = await house.open("following-suit")
    ann, bob, cat = house.guests(live)
    await revealed(house, live, [ann, bob, cat])
    await take_back(cat, 2)
    await ann.play(any_answer(live, 0, Dice(2)))
    assert live.room.wish is None


async def test_bots_agree() -> None:
    house = House()
    live = await house.open("following-suit", "ann", bots="regular regular")
    ann = house.guest(live, "ann").join()
    await house.beat(live)
    await ann.play(any_answer(live, 0, Dice(1)))
    assert live.room.match is not None
    assert len(live.room.match.choices) == 3
    assert isinstance(await take_back(ann, 0), common.Done)
    assert len(live.room.match.choices) == 2
    assert sorted(live.room.asked) == [0]


async def test_nobody_takes_back_what_they_did_not_do_or_what_is_over() -> None:
    house = House()
    live = await house.open("lost-pueblo", "ann bob cat dot")
    guests = house.guests(live, "ann bob cat dot")
    for guest in guests:
        seat = guest.conn.looking
        assert seat is not None
        assert refused(await take_back(guest, seat)) == "no-take-back"
    dice = Dice(2)
    last = 0
    while live.room.state == "playing":
        last = min(live.room.asked)
        await guests[last].play(any_answer(live, last, dice))
    assert refused(await take_back(guests[last], last)) == "game-over"
    guests[last].read()
    scene = guests[last].scene
    assert scene is not None
    assert scene.may_take_back == ""


async def test_an_answer_is_final_only_where_others_have_a_say_in_it() -> None:
    """So that no confirmation is asked for what can be changed anyway."""
    house = House()
    live = await house.open("following-suit")
    ann, bob, cat = house.guests(live)
    assert not final(ann)  # sealed, and the others are awaited
    await ann.play(any_answer(live, 0, Dice(1)))
    await bob.play(any_answer(live, 1, Dice(1)))
    cat.read()
    assert final(cat)  # the last one turns all up
    alone = await house.open("following-suit", "ann", bots="regular regular")
    guest = house.guest(alone, "ann").join()
    await house.beat(alone)
    guest.read()
    assert sorted(alone.room.asked) == [0]
    assert not final(guest)  # bots agree


async def test_a_sealed_answer_is_retracted_while_others_are_awaited() -> None:
    house = House()
    live = await house.open("following-suit")
    ann, bob, _ = house.guests(live)
    assert refused(await ann.ask(acts.Retract(id="r", seat=0))) == "nothing-sealed"
    await ann.play(any_answer(live, 0, Dice(1)))
    assert ann.scene is not None
    assert ann.scene.retractable
    assert refused(await bob.ask(acts.Retract(id="s", seat=0))) == "not-your-seat"
    assert isinstance(await ann.ask(acts.Retract(id="t", seat=0)), common.Done)
    assert sorted(live.room.asked) == [0, 1, 2]
    assert isinstance(await ann.play(any_answer(live, 0, Dice(9))), common.Done)
