"""Every view of every seat is the same if what it may not know is exchanged: sealed
texts, characters, triggers, abilities, others' notes (FUG-J01, FUG-S04)."""

import random
import re
from typing import Any

import msgspec
import pytest
from tests.story.table import SET, Campaign
from tests.story.test_anything import tried

from parlour.engine.refusals import BadInput
from parlour.server.stories.room import StoryRoom
from parlour.server.stories.scenes import make_scene
from parlour.server.tables.room import Company, Reader
from parlour.story import entries as e
from parlour.story.exports import export
from parlour.story.exports.page import html
from parlour.story.views import seen

ABILITIES = """abilities = [
    { name = "haggle", parts = [] }, { name = "throw a stamp", parts = ["hand_r"] }]"""
OTHERS = """abilities = [
    { name = "knife work", parts = ["hand_l", "arm_l"] },
    { name = "spitting", parts = ["mouth"] }]
"""
RENAMED = {"haggle": "knife work", "throw a stamp": "spitting"}


def exchanged() -> str:
    """The same story in all that anybody may see in its first session."""
    source = SET.replace(ABILITIES, OTHERS)
    assert source != SET
    for secret in ("SETTING", "ADVICE", "CLERK", "CAPTAIN"):
        source = source.replace(f"{secret}-S", f"{secret}-OTHERWISE-S")
    source = re.sub(r"(TITLE|CHAPTER|SCENE)-(ONE|TWO)", r"OTHER \1 of \2", source)
    source = source.replace('"marked"', '"branded"').replace("TRIGGER-TWO", "Other")
    return source.replace('ref = "the garden"', 'ref = "the shed"')


class Pair:
    """Two tables at which the same is written, but for what is secret."""

    def __init__(self, seed: str, options: dict[str, Any]) -> None:
        self.table = Campaign(seed=seed, options=options)
        self.other = Campaign(source=exchanged(), seed=seed, options=options)

    def add(self, line: e.JournalLine) -> None:
        at = float(self.table.story.seq)
        record = self.table.journal.add(at, line)
        twin = self.other.journal.add(
            at, e.JournalLine(seat=line.seat, entry=twisted(line))
        )
        assert record.status == twin.status

    def rooms(self) -> tuple[StoryRoom, StoryRoom]:
        made = []
        for table in (self.table, self.other):
            room = StoryRoom("id", "code", table.journal.seed)
            room.journal = table.journal
            room.update_questions(None)
            made.append(room)
        return made[0], made[1]

    def agree(self) -> None:
        dealer = self.table.story.dealer
        one, two = self.rooms()
        for seat in (0, 1, 2, 3, None):
            if seat == dealer:
                continue
            reader = Reader(seat, () if seat is None else (seat,), False)
            assert self.shown(one, reader) == self.shown(two, reader)
            mine = [n.seq for n in seen.view_notes(one.journal.story, seat)]
            assert mine == [n.seq for n in seen.view_notes(two.journal.story, seat)]
            pages = [html(export.export(r.journal, seat)) for r in (one, two)]
            assert self.open(pages[0]) == self.open(pages[1])

    def shown(self, room: StoryRoom, reader: Reader) -> str:
        entries = seen.view_entries_since(room.journal.story, reader.looking, 0)
        looks = make_scene(room, reader, Company()), entries
        return self.open(msgspec.json.encode(looks).decode())

    def open(self, text: str) -> str:
        """What was declared may be known by its name from then on."""
        for one in self.table.story.characters:
            for name in one.declared:
                text = text.replace(RENAMED.get(name, name), name)
        return text


def twisted(line: e.JournalLine) -> e.AnyEntry:
    """The same entry with other secrets in it."""
    match line.entry:
        case e.DealerNote():
            return e.DealerNote(text="other words")
        case e.MemoryDrafted():
            return msgspec.structs.replace(line.entry, text="another draft")
        case e.ContestOpened():
            hands = [
                msgspec.structs.replace(one, skills=[RENAMED[s] for s in one.skills])
                for one in line.entry.hands
            ]
            return msgspec.structs.replace(line.entry, hands=hands)
    return line.entry


def wild(pair: Pair, chance: random.Random) -> tuple[int | None, e.AnyEntry]:
    """What anybody might try, with secrets among it."""
    story, dealer = pair.table.story, pair.table.dealer
    met = [one.who for one in story.characters if one.id == "clerk"]
    if met and story.contest is None and chance.random() < 0.3:
        foe = e.CastHand(who=met[0], side="b", skills=["haggle", "throw a stamp"])
        hands = [e.CastHand(who=f"p{chance.randrange(3)}", side="a"), foe]
        return dealer, e.ContestOpened(stakes="x", hands=hands)
    if chance.random() < 0.04:
        return dealer, e.DealerNote(text="the clerk lies")
    seat, entry = tried(pair.table, chance)
    hurts = isinstance(entry, e.Wound) and entry.who.startswith("c")
    if hurts or isinstance(entry, e.PrivateNote | e.SessionClosed):
        return dealer, e.CharacterEntered(character="clerk")
    return seat, entry


@pytest.mark.parametrize("seed", range(6))
def test_views_do_not_depend_on_what_is_sealed(seed: int) -> None:
    chance = random.Random(f"exchange {seed}")
    pair = Pair(f"exchange {seed}", {"self_flashbacks": 4, "gift_flashbacks": 3})
    for table in (pair.table, pair.other):
        table.session()
    pair.add(e.JournalLine(seat=3, entry=e.CharacterEntered(character="clerk")))
    fought = 0
    for step in range(220):
        seat, entry = wild(pair, chance)
        line = e.JournalLine(seat=seat, entry=entry)
        try:
            pair.table.journal.may_write(line)
        except BadInput:
            continue
        pair.add(line)
        if any(one.wounds for one in pair.table.story.characters):
            break  # what can still be used decides whose turn it is
        contest = pair.table.story.contest
        clerk = contest is not None and any("c" in who for who in contest.who)
        fought += clerk
        if clerk or step % 10 == 0:
            pair.agree()
    assert fought or seed


def test_not_even_how_much_a_game_character_can_do_is_told() -> None:
    """Section 3: public once declared, and the number of it too."""
    shown = []
    for skills in ([], ["haggle"], ["haggle", "throw a stamp"]):
        table = Campaign().session()
        table.do(3, e.CharacterEntered(character="clerk"))
        foe = e.CastHand(who="c1", side="b", skills=skills)
        hands = [e.CastHand(who="p0", side="a"), foe]
        table.do(3, e.ContestOpened(stakes="x", hands=hands))
        room = StoryRoom("id", "code", table.journal.seed)
        room.journal = table.journal
        room.update_questions(None)
        looks = [
            make_scene(room, Reader(seat, (), False), Company()) for seat in (0, None)
        ]
        shown.append(
            msgspec.json.encode(
                (looks, seen.view_entries_since(room.journal.story, 0, 0))
            )
        )
    assert shown[0] == shown[1] == shown[2]
