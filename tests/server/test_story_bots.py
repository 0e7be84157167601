"""Bots on seats of a campaign: they do their part, and know no more than it (J03)."""

import asyncio
import re
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from tests.patience import PATIENCE
from tests.server.story_house import Person, StoryHouse
from tests.story.table import SET

from parlour.server.process.bot_pool import BotPool
from parlour.server.process.thinking import make_job, think
from parlour.server.stories import acts
from parlour.server.stories.driver import StoryDriver, look_from, questions, rings_at
from parlour.server.tables import frames as common
from parlour.story import entries as e
from parlour.story.bots.bot_words import Voice, voice_for
from parlour.story.views import seen
from parlour.words.messages import resource


class Table:
    """Ann, Bob and a bot; Ann hosts, Bob deals."""

    ann: Person
    bob: Person
    driver: StoryDriver

    async def open(self, people: str = "ann bob", language: str = "en") -> "Table":
        self.house = StoryHouse()
        self.people = await self.house.open(people, SET)
        self.people[0].live.room.language = language
        self.ann, self.bob = self.people[:2]
        self.live = self.ann.live
        self.driver = StoryDriver(self.live, BotPool(0), 0)
        return self

    @property
    def story(self) -> Any:
        return self.live.room.journal.story

    async def host(self, act: Any, seat: int | None = None) -> Any:
        request = acts.HostStory(id=self.house.id(), act=act, seat=seat)
        return await self.ann.ask(request)

    async def rest(self) -> int:
        """Lets bots do all they want; how much that was."""
        for count in range(60):
            if not await self.acted():
                for person in self.people:
                    person.read()
                return count
        raise AssertionError("bots do not come to rest")

    async def acted(self) -> bool:
        """Lets the table do one thing by itself; false if nothing is due."""
        async with self.live.lock:
            return await self.driver.step(self.live.clock()) is None

    async def session(self) -> "Table":
        await self.open()
        assert isinstance(await self.host("bot"), common.Done)
        for person in (self.ann, self.bob):
            await person.write(e.DealerAppointed(dealer=1))
        await self.bob.write(e.EyesClosed())
        await self.bob.write(e.IntroRead())
        # Round the table from the Dealer's left: the bot, Ann, Bob.
        await self.rest()
        await self.ann.write(
            e.FeatureSuggested(persona="p2", category="scar", text="a scar")
        )
        await self.rest()
        await self.ann.write(e.PersonaDescribed(text="tall"))
        await self.bob.write(
            e.FeatureSuggested(persona="p0", category="ink", text="ink")
        )
        await self.ann.write(e.FeatureAccepted(persona="p0"))
        await self.bob.write(e.PersonaDescribed(text="short"))
        await self.rest()
        await self.bob.write(e.FeatureAccepted(persona="p1"))
        await self.bob.write(e.SignifiersDealt())
        await self.bob.write(e.SessionOpened())
        await self.rest()
        return self


async def test_no_bot_unless_the_host_wants_one() -> None:
    table = await Table().open()
    assert table.live.room.bots() == []
    assert not await table.acted()
    asked = acts.HostStory(id="x", act="bot")
    assert (await table.bob.ask(asked)).refused == "host-only"
    await table.host("bot")
    await table.host("bot")
    assert table.live.room.bots() == [2, 3]
    seats = table.ann.scene.table.seats  # type: ignore[union-attr]
    assert [seat.bot for seat in seats] == [None, None, "patient", "patient"]
    assert [seat.name for seat in seats[2:]] == ["Juniper", "Saffron"]
    assert not seats[2].yours
    assert seats[2].here
    assert (await table.host("pass-on", 2)).refused == "nobody-there"
    assert table.live.room.seats_of("") == [], "a bot's seat is nobody's"
    await table.host("kick", 3)
    assert table.live.room.bots() == [2]
    rebuilt = await table.house.rebuilt(table.live)
    assert rebuilt.bots() == [2]


async def test_bots_have_no_say_in_who_deals() -> None:
    """And are never asked to deal."""
    table = await Table().open()
    await table.host("bot")
    assert table.ann.story.may_deal == [0, 1]
    no = await table.ann.no(e.DealerAppointed(dealer=2))
    assert no.refused == "declined-to-deal"
    await table.ann.write(e.DealerAppointed(dealer=1))
    assert table.ann.story.waiting == [1]
    await table.bob.write(e.DealerAppointed(dealer=1))
    assert table.story.dealer == 1


async def test_creation() -> None:
    table = await Table().session()
    mine, bobs = table.story.persona("p2"), table.story.persona("p1")
    assert mine.made
    assert mine.description.startswith("Somebody")
    assert bobs.suggested_by == 2
    assert mine.signifier


async def test_another_suggestion_after_a_veto() -> None:
    """FUG-P07: of another kind."""
    table = await Table().open()
    await table.host("bot")
    for person in (table.ann, table.bob):
        await person.write(e.DealerAppointed(dealer=0))
    await table.ann.write(e.EyesClosed())
    await table.ann.write(e.IntroRead())
    await table.bob.write(e.PersonaDescribed(text="short"))
    await table.rest()
    first = table.story.persona("p1").category
    await table.bob.write(e.FeatureVetoed(persona="p1"))
    await table.rest()
    assert table.story.persona("p1").made
    assert table.story.persona("p1").category != first


async def test_the_first_task_without_an_ability() -> None:
    """It remembers how, once; one flashback stays in hand; it tells what came of it."""
    table = await Table().session()
    for number in range(2):
        words = f"climb wall {number}"
        await table.bob.write(e.SkilledAction(persona="p2", task=words))
        await table.rest()
        assert table.story.quota(2, "self") == (1, 2)
        await table.bob.write(e.TaskSet(difficulty=5))
        await table.bob.write(e.TaskFlip())
        await table.rest()
        assert table.story.task is None
        told = table.story.records[-1]
        if isinstance(told.entry, e.TaskNarration):
            assert f"Climb wall {number}" in told.entry.text
    (memory,) = [m for m in table.story.memories.values() if m.source == "self"]
    assert (memory.by, memory.ability, memory.status) == (2, "climb wall 0", "accepted")


async def test_time_passes_and_a_bot_goes_on() -> None:
    table = await Table().session()
    await table.bob.write(e.SkilledAction(persona="p2", task="file the bars"))
    await table.rest()
    (number,) = table.story.persona("p2").skills
    await table.bob.write(e.TaskSet(difficulty=12, ability=number, unit="hours"))
    for _ in range(25):
        if table.story.task is None:
            break
        await table.bob.write(e.TaskFlip())
        await table.rest()
    assert table.story.task is None


async def test_a_contest_and_a_gift() -> None:
    """The patient bot plays its cards; who lacks an ability is given one."""
    table = await Table().session()
    await table.bob.write(e.CharacterEntered(shown_as="a guard"))
    hands = [
        e.CastHand(who="p0", side="a"),
        e.CastHand(who="p2", side="a"),
        e.CastHand(who="c1", side="b"),
    ]
    await table.bob.write(e.ContestOpened(stakes="hold the gate", hands=hands))
    for _ in range(60):
        await table.rest()
        assert not questions(table.live.room), "a bot keeps nobody waiting"
        contest = table.story.contest
        if table.story.ringing():
            await ring_off(table)
        elif contest.over() or turned(table):
            break
        else:
            await somebody_plays(table)
    assert turned(table), "it plays its cards"
    gifts = [m for m in table.story.memories.values() if m.source == "gift"]
    assert [(g.by, g.personae, g.trigger) for g in gifts] == [
        (2, ["p0"], "hold the gate")
    ]
    assert gifts[0].ability in voice_for("en").several("bot-skill")  # not the stakes


def turned(table: Table) -> bool:
    """Whether the bot has turned up a card."""
    return any(
        isinstance(one.entry, e.ContestPlayed) and one.facts.get("cards")
        for one in table.story.records
        if one.seat == 2
    )


async def somebody_plays(table: Table) -> None:
    """One of the people answers what the contest asks."""
    contest = table.story.contest
    number = min(table.live.room.asked)
    chosen = think(make_job(contest.match, number, "patient")).chosen
    person = table.people[contest.seats[number]]
    done = await person.play(*chosen)
    assert isinstance(done, common.Done), done


async def ring_off(table: Table) -> None:
    bell = table.story.ringing()[0]
    await table.bob.write(e.Override(what="bell", entry=bell.entry, why="later"))


async def test_a_bot_that_is_sent_away_in_mid_play() -> None:
    """FUG-S09: its persona is the Dealer's until it is called back."""
    table = await Table().session()
    await table.host("kick", 2)
    assert table.live.room.bots() == []
    assert table.story.runs(table.story.persona("p2")) == "dealer"
    assert not await table.acted()
    await table.bob.write(e.Away(seat=2, away=False))
    assert table.live.room.bots() == [2]


async def test_a_stopped_table_is_left_alone() -> None:
    table = await Table().session()
    await table.bob.write(e.SkilledAction(persona="p2", task="run"))
    await table.ann.ask(acts.PlayStop(id="stop"))
    assert not await table.acted()


async def test_it_is_given_what_its_seat_is_shown() -> None:
    """FUG-J03: sealed text is not in anything that a bot sees or writes."""
    table = await Table().session()
    await table.bob.write(e.DealerNote(text="NOTE-SECRET"))
    await table.ann.write(e.PrivateNote(text="PRIVATE-SECRET"))
    found = look_from(table.live.room, 2)
    room = table.live.room
    assert found.view == seen.view_story(room.journal, 2)
    assert found.view.dealing is None
    for secret in ("CHAPTER-", "SETTING-", "CLERK", "NOTE-SECRET", "PRIVATE-SECRET"):
        assert secret not in repr(found)
    wrote = [r.entry for r in table.story.records if r.seat == 2]
    assert not any(isinstance(entry, e.ChapterOpened) for entry in wrote)
    assert "SECRET" not in repr(wrote)


async def test_bots_act_by_themselves_while_somebody_looks() -> None:
    table = await Table().open()
    await table.host("bot")
    for person in (table.ann, table.bob):
        await person.write(e.DealerAppointed(dealer=1))
    await table.bob.write(e.EyesClosed())
    driving = asyncio.ensure_future(table.driver.run())
    await table.bob.write(e.IntroRead())
    async with asyncio.timeout(PATIENCE):
        while not table.story.persona("p2").description:
            await asyncio.sleep(0)
    driving.cancel()
    rebuilt = await table.house.rebuilt(table.live)
    assert rebuilt.journal.story.persona("p2").description


@pytest.mark.parametrize("vetoes", [0, 1, 2])
def test_names_for_abilities_differ(vetoes: int) -> None:
    voice = voice_for("en")
    (name,) = voice.abilities("x" * 120, vetoes)
    assert len(name) <= 120
    assert len({kind for kind, _ in voice.features(Random(1))}) > 3


def test_bots_say_the_same_things_in_every_language() -> None:
    """Each catalogue has the same sentences, with the same things in them."""
    english, german = (resource("parlour.story", one) for one in ("en", "de"))
    said = [
        {
            entry.id.name: values_in(entry)
            for entry in found.body
            if isinstance(entry, ast.Message)
            and entry.id.name.startswith(("bot-", "bad-"))
        }
        for found in (english, german)
    ]
    assert said[0] == said[1]
    assert len(said[0]) > 40
    both = [Voice(one).several("bot-remembered", picture="P") for one in ("en", "de")]
    assert not set(both[0]) & set(both[1])


def values_in(entry: ast.Message) -> set[str]:
    found = re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry))
    return {*found, *(one.id.name for one in entry.attributes)}


async def test_bots_speak_the_language_of_their_table() -> None:
    table = await Table().open(language="de")
    await table.host("bot")
    for person in (table.ann, table.bob):
        await person.write(e.DealerAppointed(dealer=1))
    await table.bob.write(e.EyesClosed())
    await table.bob.write(e.IntroRead())
    await table.rest()
    told = table.story.persona("p2").description
    assert told.startswith("Jemand ")
    eyes_ = look_from(table.live.room, 2)
    assert eyes_.words.picture("M00") == Voice("de").picture("M00") != ""
    assert Voice("de").picture("M00") != Voice("en").picture("M00")


async def test_the_timer_is_off_unless_the_host_sets_it() -> None:
    """FUG-R32: then a contest goes on without the slow, and says so."""
    table = await Table().session()
    await table.bob.write(e.CharacterEntered(shown_as="a guard"))
    hands = [e.CastHand(who="p0", side="a"), e.CastHand(who="c1", side="b")]
    await table.bob.write(e.ContestOpened(stakes="a hat", hands=hands))
    await table.rest()
    while table.story.contest.state.phase == "join":
        await somebody_plays(table)
        await table.rest()
    table.house.clock.now += 9_999
    assert rings_at(table.live.room) is None
    assert not await table.acted()
    asked = acts.HostStory(id="t", act="timer", seconds=60)
    assert (await table.bob.ask(asked)).refused == "host-only"
    assert isinstance(await table.ann.ask(asked), common.Done)
    assert table.bob.scene.table.timer == 60  # type: ignore[union-attr]
    await table.bob.write(e.Narration(text="meanwhile"))
    now = table.house.clock.now
    assert rings_at(table.live.room) == now + 60
    table.house.clock.now += 59
    await table.ann.write(e.PrivateNote(text="a note buys no time"))
    assert not await table.acted()
    table.house.clock.now += 1
    assert await table.acted()
    last = table.story.records[-1]
    assert last.entry.words == "clock"
    assert "timer" in last.entry.why
    assert last.facts["cards"], "a card was turned for whoever was slow"
    await table.ann.ask(acts.PlayStop(id="stop"))
    table.house.clock.now += 999
    assert rings_at(table.live.room) is None, "nobody is hurried past a stop card"


async def test_bot_takes_another_name_if_a_person_has_it() -> None:
    table = await Table().open()
    table.live.room.journal.story.places[1].name = "Juniper"
    await table.host("bot")
    names = [place.name for place in table.live.room.journal.story.seated_places()]
    assert names[1:] == ["Juniper", "Saffron"]


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_bots_look_different_and_nobody_young_goes_grey(language: str) -> None:
    voice = Voice(language)
    young, grey = voice.words.text("bot-age-1"), voice.words.text("bot-hair-5")
    for seed in range(200):
        chance = Random(seed)
        seen: list[str] = []
        for _ in range(4):
            seen.append(voice.looks(chance, seen))
        for part in ("age", "build", "hair", "sign"):
            every = voice.several(f"bot-{part}")
            worn = [[one for one in every if one in text] for text in seen]
            assert all(worn), seen
            assert len({tuple(one) for one in worn}) == len(seen), seen
        assert not any(young in text and grey in text for text in seen)
