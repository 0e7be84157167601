"""Calls of our functions for a frame: to the first rule check, and in all."""

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from types import CodeType, FrameType
from typing import Any

import msgspec
from tests.server.house import Guest, House, any_answer
from tests.server.story_house import StoryHouse
from tests.server.test_pads import Writer, opened
from tests.story.table import SET

import parlour
from parlour.engine.dice import Dice
from parlour.server.games import acts
from parlour.server.pads import acts as pad_acts
from parlour.server.stories import acts as story_acts
from parlour.server.tables import frames as common
from parlour.server.tables.connection import Conn
from parlour.story import entries as e

SOURCE = str(Path(parlour.__file__).parent)
LIMITS = "/server/access/"
MOST_TO_A_RULE = 6
"""Calls from a received frame to the first rule check, both included."""
MOST_FOR_A_MOVE = 350
"""Calls for a move of Willow with three people who look: the mean of twelve."""


async def calls(table: Any, conn: Conn, act: Any) -> list[CodeType]:
    """Our functions in the order in which a frame has them called."""
    frame = msgspec.json.encode(act)
    found: list[CodeType] = []

    def note(called: FrameType, event: str, _: object) -> None:
        code = called.f_code
        ours = code.co_filename.startswith(SOURCE) and code.co_name[0] != "<"
        if event == "call" and ours:
            found.append(code)

    sys.setprofile(note)
    try:
        await table.take(conn, frame)
    finally:
        sys.setprofile(None)
    return found


def to(rule: str, found: list[CodeType]) -> list[str]:
    """The names of these functions to the first rule check, rate limits left out."""
    names = [one.co_name for one in found if LIMITS not in one.co_filename]
    return names[: names.index(rule) + 1]


async def move(guests: list[Guest], dice: Dice) -> list[CodeType]:
    """Calls of one move by chance, of whoever is asked first."""
    live = guests[0].live
    seat = min(live.room.asked)
    mover = guests[seat]
    play = acts.Play(
        id=mover.house.id(),
        seat=seat,
        at=live.room.asked[seat].seq,
        chosen=any_answer(live, seat, dice),
    )
    found = await calls(live, mover.conn, play)
    assert isinstance(mover.read()[-1], common.Done)
    return found


async def test_few_calls_lead_from_a_frame_of_a_game_to_its_rules() -> None:
    house = House()
    way = to("check_question", await move(house.guests(await house.open()), Dice(1)))
    assert way == ["take", "ask", "perform", "write", "entries", "check_question"]
    assert len(way) <= MOST_TO_A_RULE


async def test_a_move_of_willow_takes_no_more_calls(
    record_property: Callable[[str, object], None],
) -> None:
    for _ in range(2):  # the first time fills caches, whatever ran before
        house = House()
        guests = house.guests(await house.open())
        dice = Dice(1)
        counts = [len(await move(guests, dice)) for _ in range(12)]
    record_property("calls per Willow move", mean(counts))
    print(f"calls per Willow move: {mean(counts):.0f}")
    assert mean(counts) <= MOST_FOR_A_MOVE


async def test_few_calls_lead_from_a_frame_of_a_story_to_its_rules() -> None:
    ann, *_ = await StoryHouse().open("ann bob cat dot", SET)
    note = story_acts.WriteEntry(id="w", seat=0, entry=e.PrivateNote(text="x"))
    way = to("check_own_seat", await calls(ann.live, ann.conn, note))
    assert way == ["take", "ask", "is_program", "write", "entries", "check_own_seat"]
    assert len(way) <= MOST_TO_A_RULE


async def test_few_calls_lead_from_a_frame_of_a_pad_to_its_rules() -> None:
    house = House()
    ann = Writer(house, await opened(house), "ann")
    stop = pad_acts.StopPad(id="s")
    found = await calls(ann.live, ann.conn, stop)
    way = to("entries", found)  # which checks the rows itself
    assert way == ["take", "ask", "is_program", "may", "write", "entries"]
    assert len(way) <= MOST_TO_A_RULE
