"""Whoever takes a chair during a deal sees its cards from the next deal on."""

from typing import Any

import pytest
from tests.server.house import Guest, House, any_answer, usual
from tests.server.test_programs import engaged, scene_of
from tests.server.test_requests import refused

from parlour.engine.dice import Dice
from parlour.engine.refusals import Refusal
from parlour.games import find, shelf
from parlour.server.api.games import engage
from parlour.server.games import acts
from parlour.server.games import entries as log
from parlour.server.games.table import GameTable
from parlour.server.tables import act
from parlour.server.tables import frames as common

ONE_DEAL = "lamarckian-poker"
"""A game in which hands stay hidden to the end."""
WARM = "regular"


async def a_table(house: House) -> tuple[GameTable, Guest]:
    live = await house.open("willow", "ann", bots="regular regular")
    (ann,) = house.guests(live, "ann")
    return live, ann


async def newcomer(house: House, live: GameTable, ann: Guest, kind: str) -> Guest:
    """A program, or a person, who takes the chair of a bot."""
    if kind == "program":
        return await engaged(house, live, 1)
    assert isinstance(
        await ann.ask(acts.Host(id="e", act="empty", seat=1)), common.Done
    )
    found = house.guest(live, "dot").join()
    assert isinstance(await found.ask(acts.Sit(id="s")), common.Done)
    return found


async def play_on(house: House, live: GameTable, ann: Guest) -> None:
    """Until the next deal."""
    deal, dice = live.room.deal, Dice(2)
    while live.room.deal == deal:
        if 0 in live.room.asked:
            await ann.play(any_answer(live, 0, dice))
        await house.beat(live)


kinds = pytest.mark.parametrize("kind", ["program", "person"])


@kinds
async def test_newcomer_sees_a_hand_from_the_next_deal_on(kind: str) -> None:
    house = House()
    live, ann = await a_table(house)
    spectator = house.guest(live, "eve").join()
    new = await newcomer(house, live, ann, kind)
    seat = scene_of(new).table.seats[1]
    assert (seat.yours, seat.joins, seat.keeps, seat.bot) == (True, True, True, WARM)
    assert scene_of(new).looking is None
    assert scene_of(new).view == scene_of(spectator).view
    await new.ask(act.Look(seat=1))
    assert scene_of(new).view == scene_of(spectator).view
    again = house.guest(live, new.conn.person).join(seat=1)
    assert scene_of(again).view == scene_of(spectator).view

    before = live.room.seq
    await play_on(house, live, ann)
    written = [log.decode(row.body) for row in house.store.rows[live.room.id]]
    chosen = [one for one in written[before:] if isinstance(one, log.Chose)]
    assert any(one.seat == 1 and one.why is not None for one in chosen)
    assert scene_of(new).looking == 1
    assert scene_of(new).view != scene_of(spectator).view
    seat = scene_of(new).table.seats[1]
    assert (seat.yours, seat.joins, seat.bot) == (True, False, None)
    assert live.room.sitters[1].plays == new.conn.person
    assert (await house.rebuilt(live)).sitters == live.room.sitters


@kinds
async def test_newcomer_can_do_nothing_with_a_hidden_hand(kind: str) -> None:
    house = House()
    live, ann = await a_table(house)
    new = await newcomer(house, live, ann, kind)
    while 1 not in live.room.asked:
        await ann.play(any_answer(live, 0, Dice(2)))
    at = live.room.asked[1].seq
    asked: list[Any] = [
        act.Consider(id="c", seat=1, at=at, chosen=[]),
        acts.Play(id="p", seat=1, at=at, chosen=any_answer(live, 1, Dice(2))),
        acts.Ahead(id="a", seat=1, wish="hand"),
    ]
    if kind == "person":
        asked += [
            acts.Foresee(id="f", seat=1),
            acts.Plan(id="q", seat=1, words=["check"]),
        ]
    for request in asked:
        assert refused(await new.ask(request)) == "bot-plays"
    assert refused(await new.ask(acts.Sit(id="again", seat=1))) == "sits-already"
    assert refused(await new.ask(acts.Sit(id="any"))) == "sits-already"
    assert live.room.sitters[1].waits


@kinds
async def test_newcomer_who_leaves_during_the_deal_has_no_chair(kind: str) -> None:
    house = House()
    live, ann = await a_table(house)
    new = await newcomer(house, live, ann, kind)
    await new.ask(acts.Stand(id="u", seat=1))
    assert live.room.seats_of(new.conn.person) == []
    assert live.room.sitters[1].open
    assert (new.conn.closing == common.KICKED) == (kind == "program")


async def test_new_token_opens_a_hand_no_sooner() -> None:
    house = House()
    live, ann = await a_table(house)
    await engaged(house, live, 1)
    second = await engaged(house, live, 1)
    assert scene_of(second).looking is None
    await play_on(house, live, ann)
    assert scene_of(second).looking == 1
    third = await engaged(house, live, 1)
    assert scene_of(third).looking == 1, "the chair has been a program's all along"


async def test_bot_of_the_house_ends_a_program() -> None:
    house = House()
    live, ann = await a_table(house)
    new = await engaged(house, live, 1)
    await play_on(house, live, ann)
    asked = acts.Host(id="b", act="bot", seat=1, bot="gentle")
    assert isinstance(await ann.ask(asked), common.Done)
    assert new.conn.closing == common.KICKED
    assert live.room.seats_of(new.conn.person) == []
    assert live.room.sitters[1].bot == "gentle"
    assert scene_of(await engaged(house, live, 1)).looking is None


async def test_taking_back_into_the_deal_hides_it_again() -> None:
    house = House()
    live, ann = await a_table(house)
    new = await engaged(house, live, 1)
    to = len(live.room.choosers)
    await play_on(house, live, ann)
    assert scene_of(new).looking == 1
    async with live.lock:
        await live.write(lambda room: [log.TookBack(seat=0, to=to)])
    assert live.room.sitters[1].waits
    assert scene_of(new).looking is None
    await play_on(house, live, ann)
    assert scene_of(new).looking == 1


async def test_newcomer_of_a_finished_game_sees_it() -> None:
    house = House()
    live = await house.open(
        "willow", "ann", bots="regular regular", options={"hands": 1}
    )
    (ann,) = house.guests(live, "ann")
    new = await engaged(house, live, 1)
    dice = Dice(2)
    while live.room.state == "playing":
        if 0 in live.room.asked:
            await ann.play(any_answer(live, 0, dice))
        await house.beat(live)
    assert scene_of(new).looking == 1


# Games in which nothing is dealt again


async def test_hand_of_a_bot_is_shown_to_nobody_where_it_stays() -> None:
    house = House()
    live = await house.open(ONE_DEAL, "ann", bots="regular regular")
    (ann,) = house.guests(live, "ann")
    with pytest.raises(Refusal, match="hand-stays"):
        engage(live.room, "ann", 1, None, "program:x")
    empty = acts.Host(id="e", act="empty", seat=1)
    assert refused(await ann.ask(empty)) == "hand-stays"


async def test_chair_of_somebody_who_left_is_taken_over_at_once() -> None:
    house = House()
    live = await house.open(ONE_DEAL, "ann bob", bots="regular")
    ann, _ = house.guests(live, "ann bob")
    kick = acts.Host(id="k", act="kick", seat=1)
    assert isinstance(await ann.ask(kick), common.Done)
    dot = house.guest(live, "dot").join()
    assert isinstance(await dot.ask(acts.Sit(id="s")), common.Done)
    assert scene_of(dot).looking == 1


DEALT_AGAIN = [slug for slug in shelf() if find(slug).deals is not None]
PLACED_FIRST = "domino-avatars"
"""Its tiles are placed before any cards are dealt."""


@pytest.mark.parametrize("slug", [s for s in DEALT_AGAIN if s != PLACED_FIRST])
async def test_deals_are_counted_from_one(slug: str) -> None:
    live = await House().open(slug, usual(slug))
    assert live.room.deal == 1
