"""Several people at one screen: what a seat may see stays behind its curtain."""

from typing import Any

import msgspec
from tests.server.story_house import Person, StoryHouse
from tests.story.table import SET

from parlour.server.kinds import TALE
from parlour.server.stories import acts
from parlour.server.stories.room import LineWritten, StoryOpened, StoryRow
from parlour.server.tables import act
from parlour.server.tables import frames as common
from parlour.story import entries as e

ANN, BEA, BOB = range(3)
MINORS = "2w 3w 4w 5w 6w 7w"
"""No Signifiers, which everybody knows."""


async def shared() -> tuple[Person, Person]:
    """Ann and Bea at Ann's screen, Bob at his own; Bob deals, in the first session."""
    house = StoryHouse()
    rows: list[StoryRow] = [StoryOpened(by="ann")]
    for seat, (name, person) in enumerate(
        (("Ann", "ann"), ("Bea", "ann"), ("Bob", "bob"))
    ):
        line = e.JournalLine(seat=seat, entry=e.SeatJoined(name=name))
        rows.append(LineWritten(by=person, line=line))
    chosen = e.JournalLine(seat=0, entry=e.ContentChosen(source=SET, uploaded=True))
    rows.append(LineWritten(by="ann", line=chosen))
    room = await house.tables.create(TALE, rows)
    live = await house.live(room.id)
    screen = await Person(house, live, "ann").join()
    bob = await Person(house, live, "bob").join()
    house.people += [screen, bob]
    return screen, bob


async def begun() -> tuple[Person, Person]:
    screen, bob = await shared()
    for seat in (ANN, BEA):
        assert isinstance(
            await write(screen, seat, e.DealerAppointed(dealer=BOB)), common.Done
        )
    await bob.write(e.DealerAppointed(dealer=BOB))
    await bob.write(e.EyesClosed())
    await bob.write(e.IntroRead())
    for seat in (ANN, BEA):
        await write(screen, seat, e.PersonaDescribed(text=f"looks of {seat}"))
        ink = e.FeatureSuggested(persona=f"p{seat}", category="ink", text="ink")
        await (write(screen, BEA, ink) if seat == ANN else bob.write(ink))
        await write(screen, seat, e.FeatureAccepted(persona=f"p{seat}"))
    await bob.write(e.PersonaDescribed(text="short"))
    ink = e.FeatureSuggested(persona="p2", category="ink", text="ink")
    await write(screen, ANN, ink)
    await bob.write(e.FeatureAccepted(persona="p2"))
    await bob.write(e.SignifiersDealt())
    await bob.write(e.SessionOpened())
    return screen, bob


async def write(screen: Person, seat: int, entry: e.AnyEntry) -> Any:
    request = acts.WriteEntry(id=screen.house.id(), seat=seat, entry=entry)
    return await screen.ask(request)


async def look(screen: Person, seat: int | None) -> list[bytes]:
    """Lifts a curtain, or draws it; what is sent from then on."""
    screen.read()
    before = len(screen.sent)
    await screen.ask(act.Look(seat=seat))
    return screen.sent[before:]


def looks_from(person: Person) -> int | None:
    assert person.scene is not None
    return person.scene.looking


def contest_sent(screen: Person) -> bytes:
    """The last contest that was sent; the journal lists cards of the first deal."""
    assert screen.scene is not None
    return msgspec.json.encode(screen.scene.contest)


def holes(screen: Person) -> list[str]:
    """The hole cards that this screen shows."""
    assert screen.scene is not None
    assert screen.scene.contest is not None
    zones = screen.scene.contest.view["zones"]
    return [
        card
        for zone in zones
        if zone["zone"] == "down"
        for card in zone.get("pieces", [])
        if card
    ]


async def test_behind_the_curtain_there_is_what_everybody_sees() -> None:
    screen, _ = await shared()
    assert looks_from(screen) is None
    assert screen.scene is not None
    assert [one.yours for one in screen.scene.table.seats] == [True, True, False]
    assert screen.story.may == []
    assert (screen.story.dealing, screen.story.sealed) == (None, [])
    await look(screen, BEA)
    assert looks_from(screen) == BEA
    assert screen.story.may
    await look(screen, None)
    assert looks_from(screen) is None
    assert screen.story.may == []


async def test_nobody_looks_from_a_seat_that_is_not_theirs() -> None:
    screen, bob = await shared()
    await look(screen, BOB)
    assert looks_from(screen) is None
    bob.read()
    oops = await asked(bob, act.Look(seat=ANN))
    assert [m.code for m in oops if isinstance(m, common.Oops)] == ["not-yours"]
    assert looks_from(bob) == BOB


async def asked(person: Person, request: Any) -> list[Any]:
    await person.live.ask(person.conn, request)
    return person.read()


async def test_a_chapter_is_for_the_seat_that_deals() -> None:
    """The others at its screen get not even what lies sealed there."""
    screen, bob = await shared()
    for seat in (ANN, BEA):
        await write(screen, seat, e.DealerAppointed(dealer=BEA))
    await bob.write(e.DealerAppointed(dealer=BEA))
    await look(screen, BEA)
    assert [one.part for one in screen.story.sealed if one.part == "chapter"]
    assert screen.story.dealing is not None
    await look(screen, ANN)
    assert not screen.story.sealed
    assert screen.story.dealing is None
    request = acts.Open(id="x", seat=ANN, part="chapter", number=1)
    assert (await screen.ask(request)).refused == "sealed"


async def test_cards_are_sent_to_one_seat_at_a_time() -> None:
    screen, bob = await begun()
    await bob.write(e.CharacterEntered(shown_as="a guard"))
    hands = [
        e.CastHand(who=who, side=side)
        for who, side in (("p0", "a"), ("p1", "a"), ("c1", "b"))
    ]
    await bob.write(e.ContestOpened(stakes="a hat", hands=hands))
    contest = bob.live.room.journal.story.contest
    coming = [contest.match.table.pieces.find_piece(card) for card in MINORS.split()]
    contest.match.state.stack(0, coming)
    for seat, person in ((ANN, screen), (BEA, screen), (BOB, bob)):
        at = bob.live.room.asked[contest.seat_of(seat)].seq
        chosen = ["join"]
        play = acts.PlayInContest(id=bob.house.id(), seat=seat, at=at, chosen=chosen)
        assert isinstance(await person.ask(play), common.Done)
    state, names = contest.match.state, contest.match.table.pieces.names
    assert state.phase == "turn"
    zone = next(one for one in contest.match.game.zones.all if one.name == "down")
    dealt = {
        seat: {
            names[card]
            for card in state.zones[zone.first + contest.who.index(f"p{seat}")]
        }
        for seat in (ANN, BEA)
    }
    assert holes(screen) == []
    for seat, other in ((ANN, BEA), (BEA, ANN)):
        await look(screen, seat)
        sent = contest_sent(screen)
        assert set(holes(screen)) == dealt[seat]
        assert not any(f'"{card}"'.encode() in sent for card in dealt[other])
    await look(screen, None)
    sent = contest_sent(screen)
    for cards in dealt.values():
        assert not any(f'"{card}"'.encode() in sent for card in cards)


async def test_notes_are_their_authors() -> None:
    screen, _ = await begun()
    await write(screen, BEA, e.PrivateNote(text="BEA-SECRET"))
    found = await screen.ask(acts.Notes(id="n", seat=ANN))
    assert found.notes == []
    found = await screen.ask(acts.Notes(id="m", seat=BEA))
    assert [one.text for one in found.notes] == ["BEA-SECRET"]
    for sent in [*await look(screen, ANN), *await look(screen, None)]:
        assert b"BEA-SECRET" not in sent
