"""An update tells what changed: nobody has less by it, nobody learns more, and it is
small however long a game goes on."""

import statistics
from typing import Any

import msgspec
import pytest
from tests.server.house import Guest, House, any_answer
from tests.server.told import by_chance, update

from parlour.engine.dice import Dice
from parlour.games import list_games
from parlour.narration import LogNarrator
from parlour.server.games import acts, scenes
from parlour.server.games.table import GameTable
from parlour.server.tables import frames as common
from parlour.server.tables.act import Act

GAMES = [game.slug for game in list_games()]
MOVES = 60
SMALL = 1_000
"""Bytes of an update to one seat, in the median."""


def from_scratch(live: GameTable, guest: Guest) -> dict[str, Any]:
    """The scene that somebody would be shown who came now."""
    reader = live.reader_for(guest.conn.person, guest.conn.looking)
    company, now = live.company(), live.clock()
    made = scenes.scene(live.room, reader, company, now, live.past_room(reader))
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(made))
    return plain


def told_alone(live: GameTable, guest: Guest, since: int) -> list[Any]:
    """What somebody would be told of what happened if nobody else was."""
    reader = live.reader_for(guest.conn.person, guest.conn.looking)
    made = scenes.log_since(live.room, reader, since)
    plain: list[Any] = msgspec.json.decode(msgspec.json.encode(made))
    return plain


@pytest.mark.parametrize("slug", GAMES)
async def test_changes_add_up_to_the_whole_scene(slug: str) -> None:
    async for heard in by_chance(slug, MOVES):
        for guest in heard.all:
            assert guest.drawn.scene == from_scratch(heard.live, guest)
            told = msgspec.json.decode(update(guest))["told"]
            assert told == told_alone(heard.live, guest, told[0]["seq"] - 1)


async def test_an_update_is_small_in_all_games_taken_together() -> None:
    sizes: list[int] = []
    for slug in GAMES:
        async for heard in by_chance(slug, MOVES):
            sizes += heard.sizes()
    assert statistics.median(sizes) <= SMALL


@pytest.mark.parametrize("watch", ["none", "public", "delayed"])
async def test_changes_add_up_whatever_happens_around_the_table(watch: str) -> None:
    house = House()
    live = await house.open(
        "following-suit", "ann bob", seats=3, begin=False, watch=watch, delay=60
    )
    ann, bob = house.guests(live, "ann bob")
    zed, yes = house.guests(live, "zed yes")
    dice = Dice(3)

    async def then(guest: Guest, request: Act) -> None:
        await guest.ask(request)
        await house.beat(live, 20)
        for reader in (ann, bob, zed, yes):
            reader.read()
            if reader.conn.closing is None:
                assert reader.drawn.scene == from_scratch(live, reader)

    id_ = house.id
    await then(bob, acts.Stand(id=id_(), seat=1))
    await then(zed, acts.Sit(id=id_(), seat=1))
    await then(bob, acts.Sit(id=id_(), seat=2))
    await then(ann, acts.Begin(id=id_()))
    people = {0: ann, 1: zed, 2: bob}
    for _ in range(8):
        for seat in sorted(live.room.asked):
            at = live.room.asked[seat].seq
            chosen = any_answer(live, seat, dice)
            play = acts.Play(id=id_(), seat=seat, at=at, chosen=chosen)
            await then(people[seat], play)
    latest = live.room.chosen_at[live.room.latest[2]]
    await then(bob, acts.TakeBack(id=id_(), seat=2))
    for guest, seat in ((ann, 0), (zed, 1)):
        consent = acts.Consent(id=id_(), seat=seat, to="take-back", answer="yes")
        await then(guest, consent)
    notes = [one.note for one in live.room.records if one.note]
    (back,) = [note for note in notes if note.note == "took-back"]
    assert back.values["first"] == latest  # what was taken back, by its entry
    await then(ann, acts.Say(id=id_(), text="Back again"))
    await then(ann, acts.Host(id=id_(), act="pause"))
    await then(ann, acts.Host(id=id_(), act="kick", seat=1))
    assert zed.conn.closing == common.KICKED
    await then(ann, acts.Host(id=id_(), act="close"))


async def test_talk_changes_nothing_of_the_scene() -> None:
    async for heard in by_chance("following-suit", 3):
        await heard.seated[0].ask(acts.Say(id=f"s{heard.live.room.seq}", text="hm"))
        for guest in heard.all:
            guest.read()
            message = msgspec.json.decode(update(guest))
            assert message["scene"] == {}
            assert [one["chat"]["text"] for one in message["told"]] == ["hm"]


async def test_lines_are_made_once_for_all_who_saw_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also about showdowns, which are long."""
    told: list[bytes] = []

    class Noted:
        def __init__(self, *given: Any) -> None:
            self.narrator = LogNarrator(*given)

        @property
        def personal(self) -> bool:
            return self.narrator.personal

        def lines(self, seen: list[Any], start: int) -> list[Any]:
            made = self.narrator.lines(seen, start)
            if not self.personal:
                told.append(msgspec.json.encode((seen, start)))
            return made

    monkeypatch.setattr(scenes, "LogNarrator", Noted)
    async for _ in by_chance("willow", MOVES):
        pass
    long = [one for one in told if len(one) > scenes.MAX_NARRATED_BYTES]
    assert len(long) > 3
    assert len(told) == len(set(told))
