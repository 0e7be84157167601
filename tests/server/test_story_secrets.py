"""Every byte sent to every seat through a whole campaign: nothing sealed is in it.

Each secret of the content-set is a word of its own; for each reader the test knows
from when on they may read which.
"""

import re
from collections.abc import Iterator

import msgspec
import pytest
from tests.server.story_house import Person, StoryHouse

from parlour.server.stories import acts, scenes
from parlour.server.tables import frames as common
from parlour.story import entries as e
from parlour.story.content.check import BadContent, read_content
from parlour.story.exports import export
from parlour.story.exports.page import html

SECRET = re.compile(rb"XQ[A-Z0-9]+QX")


def chapter(n: int) -> str:
    return f"""
[[character]]
id = "char{n}-xqid{n}qx"
chapter = {n}
shown_as = "XQSHOWN{n}QX"
text = "XQCHARTEXT{n}QX"
abilities = [{{ name = "XQSKILL{n}QX", parts = ["hand_r"] }}]
weapon = true
[[chapter]]
number = {n}
title = "XQTITLE{n}QX"
text = "XQTEXT{n}QX"
  [[chapter.scene]]
  id = "scene{n}"
  text = "XQSCENE{n}QX"
  [[chapter.trigger]]
  id = "trigger{n}-xqtrig{n}qx"
  when = {{ kind = "words", ref = "XQREF{n}QX" }}
  who = "dealer_choice"
  flashback = "XQFLASH{n}QX {{persona}}"
  includes = ["char{n}-xqid{n}qx"]
  ability = {{ name = "XQABILITY{n}QX" }}
"""


def content(chapters: int = 4) -> str:
    # characters come before chapters in TOML only if written so; order is free
    return """
format = "fugue-content/1"
id = "sealed"
title = "Sealed"
blurb = "public blurb"
[intro]
text = "XQINTROQX"
[basics]
[healing]
kind = "dealer"
[setting]
text = "XQSETTINGQX"
[advice]
text = "XQADVICEQX"
""" + "".join(chapter(n) for n in range(1, chapters + 1))


SIGNIFIER = re.compile(rb'"signifier":"[^"]*"')
KINDS = "CHARTEXT SKILL TITLE TEXT SCENE REF FLASH ABILITY SHOWN ID TRIG"


def of_chapter(n: int) -> set[bytes]:
    return {f"XQ{word}{n}QX".encode() for word in KINDS.split(" ")}


ALWAYS_DEALERS = {b"XQSETTINGQX", b"XQADVICEQX", b"XQINTROQX"}


class Watch:
    """What each person may have been sent so far."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.allowed: dict[str, set[bytes]] = {p.person: set() for p in people}
        self.checked = 0

    def allow(self, who: str | None, words: set[bytes]) -> None:
        for person in self.allowed if who is None else [who]:
            self.allowed[person] |= words

    def check(self) -> None:
        for person in self.people:
            person.read()
            for data in person.sent:
                found = set(SECRET.findall(data.upper()))
                stray = found - self.allowed[person.person]
                assert not stray, (person.person, stray)
                self.checked += len(data)
            person.sent = []


def everyone_says(
    people: list[Person], dealer: int
) -> Iterator[tuple[Person, e.AnyEntry]]:
    for person in people:
        yield person, e.DealerAppointed(dealer=dealer)


async def test_no_sealed_text_ever_leaves() -> None:
    """FUG-S04, FUG-J01, FUG-J05, FUG-J06, FUG-X04: seats, host and watchers."""
    house = StoryHouse()
    everybody = await house.open("ann bob cat dot", content(), watchers="wil")
    people, watcher = everybody[:4], everybody[4]
    watch = Watch(everybody)
    live = people[0].live
    secrets_of_notes: dict[str, bytes] = {}
    watch.check()
    for session, dealer in enumerate((3, 0, 1, 2), start=1):
        for person, entry in everyone_says(people, dealer):
            await person.write(entry)
        deals = people[dealer]
        # Nobody opens anything early: not the host, a past Dealer, a watcher.
        for person in people:
            for number in range(7):
                answer = await person.open("chapter", number)
                own = number and number <= reach(people.index(person), session)
                assert isinstance(answer, scenes.OpenedPart if own else common.No)
                if own:
                    watch.allow(person.person, of_chapter(number))
            for part in ("setting", "advice", "intro"):
                answer = await person.open(part)
                if isinstance(answer, scenes.OpenedPart):
                    assert reach(people.index(person), session) or part == "intro"
                    watch.allow(person.person, {f"XQ{part.upper()}QX".encode()})
                    watch.allow(person.person, ALWAYS_DEALERS if session > 1 else set())
        watch.check()
        refused = await watcher.ask(
            acts.Open(id=house.id(), seat=0, part="chapter", number=1)
        )
        assert isinstance(refused, common.No)
        if session == 1:
            watch.allow(None, {b"XQINTROQX"})  # read aloud
            await create(people, deals)
        await deals.write(e.SessionOpened())
        watch.check()
        # Probing what is later: refused like what does not exist.
        for n in range(1, 5):
            if n > session:
                trigger = e.TriggerFired(trigger=f"trigger{n}-xqtrig{n}qx")
                nothing = e.TriggerFired(trigger=f"trigger{n}-nothing")
                assert_alike(await deals.no(trigger), await deals.no(nothing))
                later = e.CharacterEntered(character=f"char{n}-xqid{n}qx")
                missing = e.CharacterEntered(character=f"char{n}-missing")
                assert_alike(await deals.no(later), await deals.no(missing))
        watch.check()
        note = f"XQDEALERNOTE{session}QX".encode()
        await deals.write(e.DealerNote(text=note.decode()))
        for number, person in enumerate(people):
            secret = f"XQNOTE{session}{number}QX"
            await person.write(e.PrivateNote(text=secret))
            secrets_of_notes[secret] = secret.encode()
        giver, taker = [p for p in people if p is not deals][:2]
        draft = await giver.write(
            e.MemoryDrafted(persona=f"p{taker.seat}", text=f"XQDRAFT{session}QX")
        )
        watch.check()
        for person in people:
            answer = await person.ask(acts.Notes(id=house.id(), seat=person.seat))
            mine = {
                s.encode()
                for s in secrets_of_notes
                if s.removesuffix("QX").endswith(str(people.index(person)))
            }
            may = mine | (
                {f"XQDRAFT{session}QX".encode()} if person is giver else set()
            )
            for j in range(1, reach(people.index(person), session) + 1):
                may |= {f"XQDEALERNOTE{j}QX".encode()}
            found = set(SECRET.findall(msgspec.json.encode(answer)))
            assert found <= may, (person.person, found - may)
            person.sent = []
        await giver.write(e.MemoryWithdrawn(memory=draft))
        # The Dealer's own screen is told what the journal calls for.
        ref = f"XQREF{session}QX".encode()
        watch.allow(None, {ref})
        await taker.write(e.Narration(text=f"we speak of {ref.decode()}"))
        watch.allow(deals.person, of_chapter(session))
        assert [s.trigger for s in deals.story.dealing.suggestions] == [
            f"trigger{session}-xqtrig{session}qx"
        ]
        watch.allow(deals.person, {f"XQTRIG{session}QX".encode()})
        watch.allow(deals.person, {f"XQID{session}QX".encode()})
        for j in range(1, session + 1):
            watch.allow(deals.person, of_chapter(j))
            watch.allow(deals.person, {f"XQTRIG{j}QX".encode(), f"XQID{j}QX".encode()})
        watch.check()
        watch.allow(None, {f"XQSHOWN{session}QX".encode()})
        await deals.write(
            e.CharacterEntered(character=f"char{session}-xqid{session}qx")
        )
        watch.check()
        met = f"c{session}"
        await contest(people, deals, taker, met, f"XQSKILL{session}QX", watch)
        watch.allow(None, {f"XQFLASH{session}QX".encode()})
        watch.allow(None, {f"XQABILITY{session}QX".encode()})
        await deals.write(
            e.TriggerFired(
                trigger=f"trigger{session}-xqtrig{session}qx",
                personae=[f"p{taker.seat}"],
            )
        )
        await giver.ask(acts.PlayStop(id=house.id()))
        await deals.write(e.GoOn())
        watch.check()
        exports(live, people, watch)
        for person in everybody:  # a lost line: all of it anew
            live.leave(person.conn)
            person.connect()
            await person.join()
        watch.check()
        if session < 4:
            await deals.write(e.SessionClosed())
            watch.check()
    await people[2].write(e.SessionClosed())
    for n in range(1, 5):  # what was fired and met may now be called by its id
        watch.allow(None, {f"XQTRIG{n}QX".encode(), f"XQID{n}QX".encode()})
    watch.check()  # the end sends no chapter by itself; people may now ask
    for n in range(1, 5):
        watch.allow(None, of_chapter(n))
        watch.allow(None, {f"XQTRIG{n}QX".encode(), f"XQID{n}QX".encode()})
        assert isinstance(await people[3].open("chapter", n), scenes.OpenedPart)
    watch.allow(None, ALWAYS_DEALERS)
    watch.check()
    for person in people:  # notes stay whose they were
        taken = export.export(live.room.journal, person.seat)
        told = set(SECRET.findall(msgspec.json.encode(taken)))
        others = {
            s.encode()
            for s in secrets_of_notes
            if not s.removesuffix("QX").endswith(str(people.index(person)))
        }
        assert not told & others
    assert watch.checked > 500_000


def reach(seat: int, session: int) -> int:
    """The last session this seat was appointed for, so far."""
    order = (3, 0, 1, 2)
    mine = [n for n, dealer in enumerate(order, start=1) if dealer == seat]
    return mine[0] if mine[0] <= session else 0


def assert_alike(one: common.No, other: common.No) -> None:
    """A sealed thing is refused as one that is not there."""
    assert (one.refused, one.values, one.rule, one.text) == (
        other.refused,
        other.values,
        other.rule,
        other.text,
    )


def exports(live: object, people: list[Person], watch: Watch) -> None:
    """FUG-J06: an export holds what its seat may read, and no more."""
    room = people[0].live.room
    for person in people:
        made = export.export(room.journal, person.seat)
        for data in (msgspec.json.encode(made), html(made).encode()):
            notes = re.compile(rb"XQ(NOTE|DEALERNOTE|DRAFT)\w+QX")
            found = {w for w in SECRET.findall(data.upper()) if not notes.match(w)}
            stray = found - watch.allowed[person.person]
            dealer = person.seat == room.journal.story.dealer
            assert not stray or dealer, (person.person, stray)
            later = {
                w
                for n in range(room.journal.story.session + 1, 5)
                for w in of_chapter(n)
            }
            assert not found & later
    everybody = export.export(room.journal, None)
    found = set(SECRET.findall(msgspec.json.encode(everybody).upper()))
    assert not found - watch.allowed["wil"]


async def create(people: list[Person], deals: Person) -> None:
    await deals.write(e.EyesClosed())
    await deals.write(e.IntroRead())
    for seat in deals.live.room.journal.story.round_table():
        owner = people[seat]
        await owner.write(e.PersonaDescribed(text=f"looks {seat}"))
        neighbour = people[(seat + 1) % 4]
        await neighbour.write(
            e.FeatureSuggested(persona=f"p{seat}", category="hair", text="white")
        )
        await owner.write(e.FeatureAccepted(persona=f"p{seat}"))
    await deals.write(e.SignifiersDealt())


async def contest(
    people: list[Person],
    deals: Person,
    player: Person,
    foe: str,
    skill: str,
    watch: Watch,
) -> None:
    """A few plays: nobody is sent another's hole cards, or an undeclared ability."""
    hands = [
        e.CastHand(who=f"p{player.seat}", side="a"),
        e.CastHand(who=foe, side="b", skills=[skill]),
    ]
    await deals.write(e.ContestOpened(stakes="a chair", hands=hands))
    watch.check()
    for person in people:
        assert person.scene is not None
        assert person.scene.contest is not None
        question = person.scene.contest.question
        if question is not None:
            join = "join" in question.options
            await person.play("join" if join else "hold")
    watch.check()
    found = player.live.room.journal.story.contest
    state, names = found.match.state, found.match.table.pieces.names
    zones = {zone.name: zone.first for zone in found.match.game.zones.all}
    for number, who in enumerate(found.who):
        if who == f"p{player.seat}":
            hole = [names[card] for card in state.zones[zones["down"] + number]]
            assert len(hole) == 2
            for person in (*people, watch.people[4]):
                # Signifiers lie open, and may be of the same name as a card in hand.
                shown = SIGNIFIER.sub(b"", msgspec.json.encode(person.scene))
                sees = all(f'"{card}"'.encode() in shown for card in hole)
                assert sees == (person is player)
    await deals.write(e.Override(why="enough", what="contest", words="close"))
    watch.check()


async def test_a_repeated_id_opens_no_part_for_another_seat() -> None:
    """A request's id that was used before is no key to what another seat may read."""
    house = StoryHouse()
    ann, bob = await house.open("ann bob", content())
    for person, entry in everyone_says([ann, bob], 1):
        await person.write(entry)
    used = await ann.ask(acts.LeaveStory(id="used", seat=ann.seat))
    assert isinstance(used, common.Done)
    for seat in (bob.seat, 9):
        asked = acts.Open(id="used", seat=seat, part="chapter", number=1)
        answer = await ann.ask(asked)
        assert isinstance(answer, common.No)
        assert answer.refused == "not-your-seat"


async def test_a_repeated_id_still_plays_the_stop_card() -> None:
    house = StoryHouse()
    ann, bob = await house.open("ann bob", content())
    for person, entry in everyone_says([ann, bob], 1):
        await person.write(entry)
    written = acts.WriteEntry(id="used", seat=ann.seat, entry=e.PrivateNote(text="a"))
    assert isinstance(await ann.ask(written), common.Done)
    await ann.ask(acts.PlayStop(id="used"))
    assert ann.live.room.journal.story.stopped


async def test_the_stop_card_has_no_author_anywhere() -> None:
    """FUG-J08: not in the stored log, nor in anything sent to anybody."""
    house = StoryHouse()
    people = await house.open("ann bob cat", content(1), watchers="wil")
    live = people[0].live
    for person in people:
        person.read()
    before = [len(p.sent) for p in people]
    done = await people[1].ask(acts.PlayStop(id="stop-by-bob"))
    assert isinstance(done, common.Done)
    rows = await house.store.read(live.room.id)
    for clue in (b"bob", b"stop-by-bob", b"seat"):
        assert clue not in rows[-1].body
    told = [p.told[max(p.told)] for p in people]
    assert all(one.kind == "stop" and one.seat is None for one in told)
    assert len({msgspec.json.encode(one) for one in told}) == 1
    for person, start in zip(people, before, strict=True):
        news = [b for b in person.sent[start:] if b'"done"' not in b]
        assert len(news) == 1, "all hear of it in the same way"
    again = await people[1].ask(acts.PlayStop(id="stop-by-bob"))
    assert isinstance(again, common.Done)
    assert len(await house.store.read(live.room.id)) == len(rows)
    stranger = await people[3].ask(acts.PlayStop(id="x"))
    assert isinstance(stranger, common.No)


@pytest.mark.parametrize(
    "wrong",
    [
        ("XQSCENE1QX", 'XQSCENE1QX"\n  colour = "XQNEWQX'),
        ("XQTITLE1QX", 'XQTITLE1QX"\nnumber = "XQNEWQX'),
        ('who = "dealer_choice"', 'who = "XQNEWQX"'),
        ('kind = "dealer"', 'kind = "XQNEWQX"'),
        ('includes = ["char1-xqid1qx"]', 'includes = ["xqnewqx"]'),
    ],
)
def test_errors_name_only_the_line_for_others(wrong: tuple[str, str]) -> None:
    """FUG-X11."""
    with pytest.raises(BadContent) as bad:
        read_content(content(2).replace(*wrong, 1))
    assert not SECRET.search(str(bad.value).upper().encode())
    assert re.search(r"line \d+", str(bad.value))
    assert bad.value.describe(blind=False) != str(bad.value)
