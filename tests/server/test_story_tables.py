"""Story tables on the store and over the wire: requests, reconnecting, workers."""

import asyncio

import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.story_house import Person, StoryHouse
from tests.server.test_story_secrets import create
from tests.story.table import SET

from parlour.engine.refusals import BadOption
from parlour.server.api.cards import card, worth_showing
from parlour.server.store.rows import Clash, Unavailable
from parlour.server.stories import acts, scenes
from parlour.server.stories.room import LineWritten
from parlour.server.tables import act
from parlour.server.tables import frames as common
from parlour.story import entries as e
from parlour.story.views import seen
from parlour.story.words import refusal_text


async def house(people: str = "ann bob cat dot", **more: str) -> list[Person]:
    return await StoryHouse().open(people, SET, **more)


async def begun(people: list[Person]) -> None:
    for person in people[:4]:
        await person.write(e.DealerAppointed(dealer=3))


async def test_a_request_is_applied_once() -> None:
    people = await house()
    ann = people[0]
    request = acts.WriteEntry(id="same", seat=0, entry=e.PrivateNote(text="x"))
    first = await ann.ask(request)
    second = await ann.ask(request)
    assert first == second
    assert isinstance(first, common.Done)
    assert ann.live.room.shown_seq == first.seq


async def test_seats_are_their_persons() -> None:
    """FUG-J01: nobody writes for somebody else; the host has no other rights."""
    people = await house()
    request = acts.WriteEntry(id="x", seat=1, entry=e.PrivateNote(text="x"))
    assert (await people[0].ask(request)).refused == "not-your-seat"
    for entry in (
        e.StopCardPlayed(),
        e.SeatLeft(),
        e.ChapterOpened(part="chapter", number=1),
        e.ContentChosen(source=SET),
        e.SeatJoined(name="x"),
        e.ContestPlayed(chosen=[]),
    ):
        assert (await people[0].no(entry)).refused == "not-offered"
    options = e.OptionsSet(options={"self_flashbacks": 3})
    assert (await people[1].no(options)).refused == "host-only"
    await people[0].write(options)
    assert people[2].story.options["self_flashbacks"] == 3


async def test_options_are_refused_in_words_that_can_be_translated() -> None:
    people = await house()
    no = await people[0].no(e.OptionsSet(options={"wild_limit": "lots"}))
    assert (no.refused, no.values["option"]) == ("bad-choice", "wild_limit")
    assert "lots" in no.text
    locked = LOCKED + SET
    entry = e.ContentChosen(source=locked, uploaded=True)
    room = people[0].live.room
    room.apply(
        room.seq + 1,
        0.0,
        LineWritten(by="ann", line=e.JournalLine(seat=0, entry=entry)),
    )
    no = await people[0].no(e.OptionsSet(options={"self_flashbacks": 5}))
    assert (no.refused, no.values["option"]) == ("bad-locked", "self_flashbacks")
    wrong = BadOption("", "locked", option="Eigene Rückblenden")
    wrong.words = "parlour.story"
    assert refusal_text(wrong, "de").startswith("Eigene Rückblenden ist von")


LOCKED = 'locked_options = ["self_flashbacks"]\n'


async def test_a_refusal_names_the_rule_in_words() -> None:
    people = await house()
    await begun(people)
    no = await people[0].no(e.EyesClosed())
    assert no.rule == "FUG-S02"
    assert no.text == "Only the Dealer can do that. (FUG-S02)"


async def test_bad_names_of_personas_are_refused() -> None:
    people = await house()
    await begun(people)
    for name in ("\u3164", "http://x.example"):
        no = await people[0].no(e.PersonaNamed(name=name))
        assert no.refused == "bad-name"
        assert "letter" in no.text
    no = await people[0].no(e.PersonaNamed(name="Ｓａｌｔ"))
    assert no.refused == "not-now", "a good name gets as far as the rules"


async def test_coming_back_by_number() -> None:
    """A reader who was away gets what is new or looks different, and no more."""
    people = await house()
    bob = people[1]
    bob.live.leave(bob.conn)
    known = bob.seq
    await people[0].write(e.DealerAppointed(dealer=3))
    bob.connect()
    bob.live.join(bob.conn, known, None)
    welcome = next(m for m in bob.read() if isinstance(m, scenes.StoryWelcome))
    assert not welcome.whole
    assert [one.kind for one in welcome.told] == ["dealer_appointed"]
    bob.connect()
    await bob.join(10_000)
    assert len(bob.told) == bob.seq  # a number from the future: all of it anew


async def test_another_worker_reads_the_same() -> None:
    people = await house()
    await begun(people)
    live = people[0].live
    other = await people[0].house.rebuilt(live)
    for viewer in (0, 1, 2, 3, None):
        assert seen.view_story(other.journal, viewer) == seen.view_story(
            live.room.journal, viewer
        )
    assert other.persons == live.room.persons


async def test_two_workers_at_one_table() -> None:
    """A clash on a number is decided anew; both tell their readers both entries."""
    first = StoryHouse()
    people = await first.open("ann bob", SET)
    second = StoryHouse(first.store)
    live = await second.live(people[0].live.room.id)
    bob = await Person(second, live, "bob").join()
    second.people.append(bob)
    await people[0].write(e.KnowsStory())
    seq = await bob.write(e.DealingDeclined())
    async with asyncio.timeout(PATIENCE):
        while people[0].live.room.shown_seq < seq:
            await asyncio.sleep(0)
    assert [p.knows_story for p in bob.live.room.journal.story.places] == [True, False]
    people[0].read()
    assert people[0].story.seats[1].declined


@pytest.mark.parametrize("wrong", [Clash, Unavailable])
async def test_what_is_not_kept_is_not_told(
    wrong: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await house()
    store = people[0].house.store
    keeps = store.append

    async def fails(*given: object, **more: object) -> float:
        raise wrong

    monkeypatch.setattr(store, "append", fails)
    before = people[1].seq
    request = acts.WriteEntry(id="w", seat=0, entry=e.KnowsStory())
    answer = await people[0].ask(request)
    assert isinstance(answer, common.Oops)
    monkeypatch.setattr(store, "append", keeps)
    assert people[1].seq == before
    fresh = await Person(people[0].house, people[0].live, "dot").join()
    assert not fresh.story.seats[0].knows_story
    done = await people[0].ask(request)
    assert isinstance(done, common.Done)
    assert people[1].story.seats[0].knows_story


async def test_watching_may_be_closed() -> None:
    people = await house(watch="none", watchers="wil")
    assert people[4].conn.closing == common.GONE
    assert people[4].scene is None


async def test_sitting_down_late_and_standing_up() -> None:
    """FUG-R51, FUG-S09: a late-comer; who leaves in play is away."""
    people = await house("ann bob cat", watchers="dot")
    dot = people[3]
    assert isinstance(await dot.ask(acts.SitAtStory(id="s", name="Dot")), common.Done)
    assert dot.seat == 3
    again = await dot.ask(acts.SitAtStory(id="t"))
    assert again.refused == "sits-already"
    assert isinstance(await dot.ask(acts.LeaveStory(id="u", seat=3)), common.Done)
    assert dot.live.room.seats_of("dot") == []
    assert isinstance(await dot.ask(acts.SitAtStory(id="v")), common.Done)
    await begun(people)
    await dot.ask(acts.LeaveStory(id="w", seat=3))
    assert people[0].story.seats[3].away
    assert dot.seat == 3


async def test_what_hosts_may_do() -> None:
    people = await house("ann bob cat", watchers="wil")
    refused = await people[1].ask(acts.HostStory(id="a", act="lock"))
    assert refused.refused == "host-only"
    await people[0].ask(acts.HostStory(id="b", act="lock"))
    late = await people[3].ask(acts.SitAtStory(id="c", name="Wil"))
    assert late.refused == "locked"
    await people[0].ask(acts.HostStory(id="d", act="kick", seat=2))
    assert people[2].conn.closing == common.KICKED
    assert [seat.name for seat in people[0].story.seats] == ["Ann", "Bob"]
    await people[0].ask(acts.HostStory(id="e", act="pass-on", seat=1))
    assert people[1].scene.table.you_host  # type: ignore[union-attr]
    await people[1].ask(acts.HostStory(id="f", act="close"))
    closed = await people[0].no(e.PrivateNote(text="x"))
    assert closed.refused == "closed"


async def test_the_lobby_card_tells_no_story() -> None:
    people = await house()
    await begun(people)
    row = people[0].house.store.tables[people[0].live.room.id]
    shown = card(row, "dot")
    assert (shown.game, shown.state, shown.names) == (
        "fugue",
        "playing",
        ["Ann", "Bob", "Cat"],  # those beside the person who asks
    )
    assert card(row, "stranger").names == ["Ann", "Bob", "Cat", "Dot"]
    assert shown.your_move  # the Dealer prepares
    assert not card(row, "ann").your_move
    for word in (b"SECRET", b"CHAPTER", b"TITLE"):
        assert word not in row.facts + msgspec.json.encode(shown)


async def test_open_stories_have_room_for_more() -> None:
    people = await house("ann bob")
    row = people[0].house.store.tables[people[0].live.room.id]
    assert worth_showing(row)
    assert (card(row, "ann").taken, card(row, "ann").seats) == (2, 8)
    await people[0].ask(acts.HostStory(id="l", act="lock"))
    row = people[0].house.store.tables[people[0].live.room.id]
    assert not worth_showing(row)


async def test_a_new_dealer_is_told_what_was_kept_from_them() -> None:
    """Section 3: a past session's triggers and people, once appointed."""
    people = await house()
    await begun(people)
    await create(people, people[3])
    await people[3].write(e.SessionOpened())
    await people[3].write(e.CharacterEntered(character="clerk"))
    entered = people[0].seq
    assert people[0].told[entered].entry == e.CharacterEntered()
    await people[3].write(e.SessionClosed())
    for person in people:
        await person.write(e.DealerAppointed(dealer=0))
    assert people[0].told[entered].entry == e.CharacterEntered(character="clerk")
    assert people[1].told[entered].entry == e.CharacterEntered()


async def test_nudging_and_looking() -> None:
    people = await house()
    await begun(people)
    assert isinstance(await people[0].ask(act.Nudge(id="n", seat=3)), common.Done)
    assert (await people[0].ask(act.Nudge(id="o", seat=1))).refused == ("nobody-there")
    await people[0].ask(act.Look(seat=2))
    assert people[0].scene.looking == 0  # type: ignore[union-attr]


async def test_a_late_answer_to_a_contest_is_refused() -> None:
    people = await house()
    refused = await people[0].ask(
        acts.PlayInContest(id="p", seat=0, at=1, chosen=["x"])
    )
    assert refused.refused == "no-contest"
