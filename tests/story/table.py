"""A story table for tests: a campaign that is written entry by entry."""

from typing import Any

import msgspec
import pytest

from parlour.engine.refusals import BadInput, Refusal
from parlour.games import find
from parlour.story import entries as e
from parlour.story.basics.people import Persona
from parlour.story.content.check import own_source
from parlour.story.journal import Journal
from parlour.story.state import JournalRecord, Story
from parlour.story.views import seen, view

READER = msgspec.json.Decoder(e.JournalLine)
NAMES = ("Ann", "Bob", "Cat", "Dot", "Eve", "Fay", "Gus", "Hal")

SET = """
format = "fugue-content/1"
id = "test-set"
title = "Test Set"
sessions = 2
[intro]
text = "INTRO-SECRET wake up"
[basics]
can = ["speak", "use a key"]
cannot = ["drive"]
[healing]
kind = "sleep"
hours = 8
continuous = true
[setting]
text = "SETTING-SECRET"
[advice]
text = "ADVICE-SECRET"
[[character]]
id = "clerk"
chapter = 1
shown_as = "a clerk in a booth"
text = "CLERK-SECRET"
abilities = [
    { name = "haggle", parts = [] }, { name = "throw a stamp", parts = ["hand_r"] }]
[[character]]
id = "captain"
chapter = 2
shown_as = "CAPTAIN-SHOWN"
text = "CAPTAIN-SECRET"
weapon = true
[[chapter]]
number = 1
title = "TITLE-ONE"
text = "CHAPTER-ONE"
  [[chapter.scene]]
  id = "booth"
  text = "SCENE-ONE"
  [[chapter.trigger]]
  id = "clerk-knows"
  when = { kind = "meet", ref = "clerk" }
  who = "dealer_choice"
  flashback = "{persona} counts wet banknotes."
  includes = ["clerk"]
  recognises = "clerk"
  ability = { name = "counting money", parts = ["hand_r"] }
  [[chapter.trigger]]
  id = "the-bell"
  when = { kind = "words", ref = "a ship's bell" }
  who = "all_present"
  limit = "once_per_persona"
  flashback = "{persona} hears it under water."
  ability = { name = "diving" }
  [[chapter.trigger]]
  id = "moonlight"
  when = { kind = "card", ref = "M18" }
  who = "first"
  limit = "any"
  chapter_only = true
  flashback = "{persona} runs."
  ability = { name = "running in the dark", parts = ["leg_l", "leg_r"] }
  [[chapter.trigger]]
  id = "marked"
  when = { kind = "item", ref = "branding iron" }
  who = "feature:scar"
  flashback = "{persona} is held down."
  ability = { name = "bearing pain" }
  [[chapter.trigger]]
  id = "empress"
  when = { kind = "place", ref = "the garden" }
  who = "signifier:M03"
  flashback = "{persona} prunes a rose."
  ability = { name = "gardening", parts = ["hand_l", "hand_r"] }
[[chapter]]
number = 2
title = "TITLE-TWO"
text = "CHAPTER-TWO"
  [[chapter.trigger]]
  id = "captain-knows"
  when = { kind = "meet", ref = "captain" }
  who = "dealer_choice"
  flashback = "TRIGGER-TWO {persona}"
  ability = { name = "ABILITY-TWO" }
"""


def reread(line: e.JournalLine) -> e.JournalLine:
    """A line as it is read again from what was kept of it."""
    return READER.decode(msgspec.json.encode(line))


class Campaign:
    """A journal, with shorthands for what everybody does."""

    def __init__(
        self,
        seats: int = 4,
        source: str = SET,
        *,
        seed: str = "a seed",
        dealer: int = 3,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.journal = Journal(seed, find("contest"))
        self.first_dealer = dealer
        self.seats = seats
        for seat in range(seats):
            self.do(seat, e.SeatJoined(name=NAMES[seat]))
        self.do(0, e.ContentChosen(source=source))
        if options:
            self.do(0, e.OptionsSet(options=options))

    @property
    def story(self) -> Story:
        return self.journal.story

    # Writing

    def do(self, seat: int | None, entry: e.AnyEntry) -> JournalRecord:
        line = e.JournalLine(seat=seat, entry=entry)
        assert reread(line) == line
        self.journal.may_write(line)
        record = self.journal.add(1000.0 + self.story.seq, line)
        assert record.status != "void"
        return record

    def no(self, seat: int | None, entry: e.AnyEntry) -> str:
        """The rule, or else the message, by which an entry is refused."""
        before = self.shown_to_all()
        with pytest.raises(BadInput) as wrong:
            self.journal.may_write(e.JournalLine(seat=seat, entry=entry))
        assert self.shown_to_all() == before, "a refusal changed something"
        if isinstance(wrong.value, Refusal):
            return wrong.value.rule or wrong.value.message
        return str(wrong.value)

    def why(self, seat: int | None, entry: e.AnyEntry) -> str:
        """The message by which an entry is refused."""
        with pytest.raises(Refusal) as wrong:
            self.journal.may_write(e.JournalLine(seat=seat, entry=entry))
        return wrong.value.message

    def all_cards(self) -> list[str]:
        """Every card wherever it lies: on the table, or in a contest (FUG-B08)."""
        deck, contest = self.story.deck, self.story.contest
        cards = [*deck.deck, *deck.discard, *deck.unseen, *deck.task]
        if contest is not None and contest.holds:
            cards += [card for pile in contest.cards().values() for card in pile]
        return sorted(cards)

    def shown_to_all(self) -> list[Any]:
        return [self.scene(viewer) for viewer in (*range(self.seats), None)]

    # Looking

    def scene(self, viewer: int | None = None) -> view.StoryView:
        return seen.view_story(self.journal, viewer)

    def told(self, viewer: int | None = None) -> list[view.EntryView]:
        return seen.view_entries_since(self.story, viewer, 0)

    def sheet(self, who: str) -> view.SheetView:
        return next(s for s in self.scene().sheets if s.persona == who)

    def ability(self, who: str, name: str) -> view.AbilityView:
        return next(a for a in self.sheet(who).abilities if a.name == name)

    def persona(self, seat: int) -> Persona:
        found = self.story.played_by(seat)
        assert found is not None
        return found

    def again(self) -> Journal:
        """The same journal as somebody else reads it."""
        journal = Journal(self.journal.seed, find("contest"))
        for at, line in self.journal.lines:
            journal.add(at, reread(line))
        return journal

    # Going on

    def appointed(self, dealer: int) -> "Campaign":
        for place in self.story.present():
            self.do(place.seat, e.DealerAppointed(dealer=dealer))
        return self

    def creation(self) -> "Campaign":
        """Up to the round in which personae are made."""
        self.appointed(self.first_dealer)
        self.do(self.first_dealer, e.EyesClosed())
        self.do(self.first_dealer, e.IntroRead())
        return self

    def make(self, seat: int, feature: str = "scar") -> None:
        """A persona, with the neighbour's addition accepted at once."""
        who = self.persona(seat).who
        self.do(seat, e.PersonaDescribed(text=f"looks of {seat}"))
        neighbour = self.story.neighbour(seat)
        self.do(
            neighbour,
            e.FeatureSuggested(persona=who, category=feature, text=f"a {feature}"),
        )
        self.do(seat, e.FeatureAccepted(persona=who))

    def session(self, signifiers: dict[int, str] | None = None) -> "Campaign":
        """Up to the first session; Signifiers are as dealt, or as given."""
        self.creation()
        for seat in self.story.round_table():
            self.make(seat, "scar" if seat == 0 else "teeth")
        self.do(self.first_dealer, e.SignifiersDealt())
        for seat, card in (signifiers or {}).items():
            self.persona(seat).signifier = card
        self.do(self.first_dealer, e.SessionOpened())
        return self

    def stack(self, *cards: str) -> None:
        """These cards come next."""
        deck = self.story.deck.deck
        for card in reversed(cards):
            if card in deck:
                deck.remove(card)
            deck.append(card)

    def remember(
        self, seat: int, ability: str, *parts: str, trigger: str = "a thing"
    ) -> int:
        """A self flashback with its ability; the memory's number."""
        who = self.persona(seat).who
        told = self.do(
            seat,
            e.MemoryNarrated(
                source="self", persona=who, text=f"how {ability}", trigger=trigger
            ),
        )
        self.do(seat, e.Ability(memory=told.seq, name=ability, parts=list(parts)))
        return told.seq

    def gift(
        self, seat: int, to: int, text: str = "a night", **more: Any
    ) -> JournalRecord:
        return self.do(
            seat,
            e.MemoryNarrated(
                source="gift",
                persona=self.persona(to).who,
                text=text,
                trigger="a bottle",
                **more,
            ),
        )

    def task(self, seat: int, words: str = "pick a lock", **more: Any) -> JournalRecord:
        who = self.persona(seat).who
        return self.do(seat, e.SkilledAction(persona=who, task=words, **more))

    def flip(self, *cards: str) -> JournalRecord:
        self.stack(*cards)
        return self.do(self.dealer, e.TaskFlip())

    @property
    def dealer(self) -> int:
        assert self.story.dealer is not None
        return self.story.dealer


def own(id_: str) -> str:
    return own_source(id_)
