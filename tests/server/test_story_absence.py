"""Chapters stay sealed although people leave: nobody is declared away, and no Dealer
replaced, by one person while they are there (FUG-S04, FUG-S09, FUG-J04)."""

from typing import Any

from tests.server.house import Clock
from tests.server.story_house import Person
from tests.server.test_story_seats import four

from parlour.server.stories.table import ABSENCE_S
from parlour.server.tables import frames as common
from parlour.story import entries as e
from parlour.story.views import seen


def leave(person: Person) -> None:
    person.live.leave(person.conn)


async def timed() -> tuple[Any, Clock]:
    table = await four()
    return table, table.house.clock


async def test_nobody_is_declared_away_while_they_are_there() -> None:
    table, clock = await timed()
    cat = table.people[2]
    clock.now += 10 * ABSENCE_S
    forged = e.Away(seat=2, away=True, gone=True)
    assert (await table.bob.no(forged)).refused == "they-are-here"
    leave(cat)
    assert (await table.bob.no(forged)).refused == "they-are-here"
    clock.now += ABSENCE_S / 2
    assert (await table.bob.no(e.Away(seat=2, away=True))).refused == "they-are-here"
    clock.now += ABSENCE_S
    await table.bob.write(e.Away(seat=2, away=True))
    assert table.story.places[2].away
    rebuilt = await table.house.rebuilt(table.live)
    assert rebuilt.journal.story.places[2].away


async def test_who_comes_back_was_not_gone() -> None:
    table, clock = await timed()
    cat = table.people[2]
    leave(cat)
    clock.now += ABSENCE_S - 1
    cat.connect()
    await cat.join()
    leave(cat)
    clock.now += ABSENCE_S - 1
    assert (await table.bob.no(e.Away(seat=2, away=True))).refused == "they-are-here"


async def test_a_dealer_who_is_there_is_not_replaced_against_their_will() -> None:
    table, clock = await timed()
    clock.now += 10 * ABSENCE_S
    forged = e.DealerReplaced(dealer=0, gone=True)
    for seat in (0, 2, 3):
        assert (await table.people[seat].no(forged)).refused == "dealer-is-here"
    assert not seen.may_read(table.story, 0, "chapter", 1)
    await table.bob.write(e.DealerReplaced(dealer=0))  # with their consent
    for seat in (0, 2, 3):
        assert table.story.dealer == 1
        await table.people[seat].write(e.DealerReplaced(dealer=0))
    assert table.story.dealer == 0


async def test_a_dealer_who_is_gone_is_replaced_after_minutes() -> None:
    table, clock = await timed()
    leave(table.bob)
    assert (await table.people[0].no(e.DealerReplaced(dealer=0))).refused == (
        "dealer-is-here"
    )
    clock.now += ABSENCE_S
    for seat in (0, 2, 3):
        await table.people[seat].write(e.DealerReplaced(dealer=0))
    assert table.story.dealer == 0


async def test_a_past_dealer_alone_opens_no_later_chapter() -> None:
    """Everybody went home, and the old Dealer stays at the screen."""
    table, clock = await timed()
    bob = table.bob
    await bob.write(e.SessionClosed())
    for seat in (0, 2, 3):
        leave(table.people[seat])
    clock.now += ABSENCE_S
    for seat in (0, 2, 3):
        await bob.write(e.Away(seat=seat, away=True))
    assert (await bob.no(e.DealerAppointed(dealer=1))).refused == "not-on-ones-own-word"
    assert (await bob.open("chapter", 2)).refused == "sealed"
    table.people[2].connect()
    await table.people[2].join()
    await table.people[2].write(e.Away(seat=2, away=False))
    for person in (bob, table.people[2]):
        await person.write(e.DealerAppointed(dealer=2))
    assert table.story.dealer == 2


async def test_a_host_does_not_kick_the_dealer_to_read_on() -> None:
    table, _ = await timed()
    answer = await table.host("kick", 1)
    assert isinstance(answer, common.No)
    assert answer.refused == "dealer-first"
    assert table.story.dealer == 1
