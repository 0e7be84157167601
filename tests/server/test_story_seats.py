"""A seat that was left in mid-play goes to somebody else, with the host's yes (R51)."""

from typing import Any

from tests.server.story_house import Person
from tests.server.test_story_bots import Table

from parlour.server.stories import acts
from parlour.server.tables import frames as common
from parlour.story import entries as e
from parlour.story.views import seen


async def four() -> Table:
    """Ann, Bob, Cat and Dot in the first session; Bob deals. Eve watches."""
    table = await Table().open("ann bob cat dot")
    for person in table.people:
        await person.write(e.DealerAppointed(dealer=1))
    await table.bob.write(e.EyesClosed())
    await table.bob.write(e.IntroRead())
    for seat in (2, 3, 0, 1):
        await table.people[seat].write(e.PersonaDescribed(text=f"looks of {seat}"))
        suggested = e.FeatureSuggested(persona=f"p{seat}", category="ink", text="ink")
        await table.people[(seat + 1) % 4].write(suggested)
        await table.people[seat].write(e.FeatureAccepted(persona=f"p{seat}"))
    await table.bob.write(e.SignifiersDealt())
    await table.bob.write(e.SessionOpened())
    eve = await Person(table.house, table.live, "eve").join()
    table.people.append(eve)
    return table


async def sit(person: Person, name: str) -> Any:
    request = acts.SitAtStory(id=person.house.id(), name=name)
    return await person.ask(request)


async def test_somebody_else_plays_on() -> None:
    table = await four()
    cat, eve = table.people[2], table.people[4]
    table.house.people.append(eve)
    for entry in (
        e.PrivateNote(text="CAT-SECRET"),
        e.MemoryDrafted(persona="p0", text="DRAFT-SECRET"),
    ):
        await cat.write(entry)
    told = await cat.write(e.Narration(text="Cat said this"))
    own = e.MemoryNarrated(source="self", persona="p2", text="a boat", trigger="water")
    memory = await cat.write(own)
    await cat.write(e.Ability(memory=memory, name="rowing"))

    assert (await table.host("free", 2)).refused == "somebody-plays-there"
    await cat.ask(acts.LeaveStory(id="up", seat=2))
    asked = acts.HostStory(id="not-mine", act="free", seat=2)
    assert (await table.bob.ask(asked)).refused == "host-only"
    assert isinstance(await table.host("free", 2), common.Done)
    assert table.live.room.seats_of("cat") == []
    seats = eve.scene.table.seats  # type: ignore[union-attr]
    assert [seat.open for seat in seats] == [False, False, True, False]

    assert isinstance(await sit(eve, "Eve"), common.Done)
    assert eve.seat == 2
    persona = table.story.played_by(2)
    assert persona is table.story.persona("p2")
    assert persona.skills[memory].name == "rowing"
    assert table.story.quota(2, "self") == (1, 2), "used is used"
    assert table.story.places[2].name == "Eve"
    assert not table.story.places[2].away
    assert seen.view_notes(table.story, 2) == [], "what Cat noted stays Cat's"
    assert table.story.drafts == {}
    sent = b"".join(eve.sent)
    assert b"CAT-SECRET" not in sent
    assert b"DRAFT-SECRET" not in sent
    found = await eve.ask(acts.Notes(id="notes", seat=2))
    assert found.notes == []
    no = await eve.no(e.Amend(entry=told, text="Eve says otherwise"))
    assert no.refused == "not-yours-to-amend"
    await eve.write(e.PrivateNote(text="mine"))
    assert len(seen.view_notes(table.story, 2)) == 1
    rebuilt = await table.house.rebuilt(table.live)
    assert rebuilt.seats_of("eve") == [2]
    assert seen.view_story(rebuilt.journal, 2) == seen.view_story(
        table.live.room.journal, 2
    )


async def test_what_a_dealer_read_does_not_go_with_the_seat() -> None:
    table = await four()
    eve = table.people[4]
    await table.bob.open("chapter", 1)
    await table.bob.write(e.DealerNote(text="NOTE-SECRET"))
    await table.bob.write(e.Away(seat=1, away=True))
    assert (await table.host("free", 1)).refused == "dealer-first"
    for seat in (0, 2, 3):
        await table.people[seat].write(e.DealerReplaced(dealer=3))
    await table.host("free", 1)
    await sit(eve, "Eve")
    assert eve.seat == 1
    assert not seen.may_read(table.story, 1, "chapter", 1)
    refused = await eve.open("chapter", 1)
    assert refused.refused == "sealed"
    assert seen.view_notes(table.story, 1) == []
    sent = b"".join(eve.sent)
    assert b"NOTE-SECRET" not in sent
    assert b"CHAPTER-ONE" not in sent


async def test_nobody_takes_a_seat_without_the_hosts_yes() -> None:
    """Whoever comes late and finds no seat freed is a late-comer with a new persona."""
    table = await four()
    eve = table.people[4]
    await table.host("kick", 2)
    await sit(eve, "Eve")
    assert eve.seat == 4
    assert table.story.played_by(4).who == "p4"
    assert table.live.room.seats_of("cat") == []


async def test_who_was_kicked_does_not_come_back_that_way() -> None:
    table = await four()
    cat = table.people[2]
    await table.host("kick", 2)
    await table.host("free", 2)
    cat.connect()
    assert (await sit(cat, "Cat")).refused == "not-at-this-table"


async def test_a_bot_may_play_on() -> None:
    table = await four()
    await table.host("kick", 2)
    await table.host("free", 2)
    await table.host("bot")
    assert table.live.room.bots() == [2]
    assert table.story.may_remember(table.story.persona("p2"))


async def test_called_back_it_is_free_no_more() -> None:
    table = await four()
    cat, eve = table.people[2], table.people[4]
    await cat.write(e.Away(seat=2, away=True))
    await table.host("free", 2)
    await table.bob.write(e.Away(seat=2, away=False))
    assert table.live.room.freed == set()
    await sit(eve, "Eve")
    assert eve.seat == 4
