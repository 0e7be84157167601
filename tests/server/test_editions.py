"""A table whose rules were renewed while it was played."""

import pytest
from tests.engine.renewed import renewed
from tests.server.house import Guest, House, any_answer
from tests.server.test_requests import refused

from parlour.engine.dice import Dice
from parlour.engine.refusals import BadInput
from parlour.games import GAMES, find
from parlour.match.match import replay
from parlour.server.api import cards
from parlour.server.api.replay_data import outdated_log
from parlour.server.games import acts
from parlour.server.games import entries as log
from parlour.server.games.table import GameTable
from parlour.server.kinds import goes_on


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(GAMES, "renewed", "tests.engine.renewed")
    renewed(1)
    return "renewed"


async def begun(house: House, slug: str, moves: int = 3) -> GameTable:
    live = await house.open(slug, "ann bob", seed="00112233445566778899aabbccddeeff")
    await play(live, house.guests(live, "ann bob"), moves)
    return live


async def play(live: GameTable, guests: list[Guest], moves: int = 1000) -> None:
    dice = Dice(1)
    for _ in range(moves):
        if live.room.state != "playing":
            return
        seat = min(live.room.asked)
        await guests[seat].play(any_answer(live, seat, dice))


async def test_it_is_finished_under_an_edition_that_its_rules_still_know(
    toy: str,
) -> None:
    house = House()
    live = await begun(house, toy)
    renewed(2, knows=(1,))
    later = House(store=house.store)
    again = await later.live(live.room.id)
    guests = later.guests(again, "ann bob")
    await play(again, guests)
    match = again.room.match
    assert match is not None
    assert match.over()
    assert 0 < max(match.state.scores) < 100
    kept = match.log()
    assert kept.edition == 1
    assert replay(find(toy), kept).state.scores == match.state.scores
    await guests[0].ask(acts.Again(id="again"))
    assert again.room.next is not None
    next_ = await later.live(again.room.next)
    assert next_.room.opened.edition == 2


async def test_else_it_is_closed_for_good_and_its_record_is_kept(toy: str) -> None:
    house = House()
    live = await begun(house, toy)
    kept = list(house.store.rows[live.room.id])
    renewed(2)
    row = house.store.tables[live.room.id]
    assert not goes_on(row)
    assert not cards.worth_showing(row)
    later = House(store=house.store)
    again = await later.live(live.room.id)
    ann = later.guest(again, "ann").join()
    assert ann.scene is not None
    assert (ann.scene.table.state, ann.scene.table.outdated) == ("closed", True)
    assert [seat.name for seat in ann.scene.table.seats] == ["Ann", "Bob"]
    assert ann.scene.view is None
    assert refused(await ann.ask(acts.Say(id="s", text="hello?"))) == "closed"
    await later.beat(again, 10)
    rows = house.store.rows[live.room.id]
    assert rows[: len(kept)] == kept
    assert row.state == "closed"

    lines = [(one.seq, one.at, log.decode(one.body)) for one in rows]
    record = outdated_log(again.room, lines)
    assert record is not None
    with pytest.raises(BadInput, match="edition 1"):
        replay(find(toy), record)
    renewed(1)
    assert live.room.match is not None
    assert replay(find(toy), record).view() == live.room.match.view()
    back = await House(store=house.store).tables.live(live.room.id)
    assert back.room.state == "closed", "its cards were told"


async def test_a_table_that_was_over_stays_among_finished_games(toy: str) -> None:
    house = House()
    live = await begun(house, toy, moves=1000)
    assert live.room.state == "over"
    renewed(2)
    row = house.store.tables[live.room.id]
    await House(store=house.store).tables.live(live.room.id)
    assert goes_on(row)
    assert row.state == "over"
