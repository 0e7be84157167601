"""The journal: an append-only list of entries, and the story that they make.

`may_write` says whether an entry may be added and why not, and changes nothing;
`add` goes on by an entry that is kept. Any two readers of the same lines have the
same story.
"""

from typing import ClassVar

from parlour.engine.game import Game
from parlour.engine.refusals import BadInput, Refusal
from parlour.story import entries as e
from parlour.story.basics.facts import EntryFacts
from parlour.story.rules import BOOK, EntryRule
from parlour.story.state import JournalRecord, Story

WORDED = (e.PersonaDescribed, e.MemoryNarrated, e.Talk, e.QuestionAsked, e.Amend)
"""Entries that need words; words are missing only after they were dropped."""


class Broken(Exception):
    """An entry that was found to be impossible when half of it was done."""

    def __init__(self, seq: int) -> None:
        self.seq = seq


class Journal:
    """Entries in order, and the story so far."""

    GROWING: ClassVar = frozenset({"lines"})
    """Fields to which things are only added at the end."""

    def __init__(self, seed: str, contest: Game | None = None) -> None:
        self.seed = seed
        self.contest = contest
        self.lines: list[tuple[float, e.JournalLine]] = []
        self.undone: dict[int, EntryFacts] = {}
        """Steps that were undone, and what all had seen of them."""
        self.broken: set[int] = set()
        """Entries that are void although their rules had allowed them."""
        self.story = self.fresh()

    def fresh(self) -> Story:
        story = Story(self.seed)
        story.contest_game = self.contest
        return story

    # Writing

    def may_write(self, line: e.JournalLine) -> None:
        """Raises a Refusal, with the rule and words, unless the entry is allowed."""
        story = self.story
        record = self.blank(story, 0.0, line)
        self.guard(story, line)
        steps = line.entry.steps(story, record)
        next(steps)
        steps.close()

    def add(self, at: float, line: e.JournalLine) -> JournalRecord:
        """Goes on by one entry that is kept."""
        self.lines.append((at, line))
        try:
            record = self.apply(self.story, at, line)
        except Broken as wrong:
            self.broken.add(wrong.seq)
            self.story = self.read_again()
            return self.story.records[-1]
        undone = record.facts.get("undone")
        if isinstance(line.entry, e.Override) and undone is not None:
            step = self.story.records[undone - 1]
            played = step.facts.get("played")
            self.undone[undone] = {"played": played} if played else {}
            self.broken = set()
            self.story = self.read_again()
            record = self.story.records[-1]
        return record

    def read_again(self) -> Story:
        """Returns the story without the steps that were undone or came to nothing."""
        story = self.fresh()
        try:
            for at, line in self.lines:
                self.apply(story, at, line)
        except Broken as wrong:
            self.broken.add(wrong.seq)
            return self.read_again()
        for number in self.undone:
            by = [
                record.seq
                for record in story.records
                if record.facts.get("undone") == number
            ]
            story.records[number - 1].touched = max(by, default=number)
        return story

    def apply(self, story: Story, at: float, line: e.JournalLine) -> JournalRecord:
        record = self.blank(story, at, line)
        story.seq = record.seq
        story.records.append(record)
        entry = line.entry
        if record.seq in self.undone:
            record.status = "undone"
            record.facts |= self.undone[record.seq]
            if isinstance(entry, e.TaskFlip) and story.task is not None:
                record.facts["card"] = story.cards.flip(record.seq)  # it was seen
                story.cards.clear_task()
        elif record.seq in self.broken:
            record.status = "void"
        elif isinstance(entry, e.Override) and entry.entry in self.undone:
            if entry.what == "undo":
                record.facts["undone"] = entry.entry
        else:
            self.take(story, line, record)
        if story.contest is not None:
            story.contest.follow(story)
        return record

    def take(self, story: Story, line: e.JournalLine, record: JournalRecord) -> None:
        """Does what an entry's rule says; what is void changes nothing."""
        try:
            self.guard(story, line)
            steps = line.entry.steps(story, record)
            next(steps)
        except BadInput:
            record.status = "void"  # it rested on something that was undone
            return
        try:
            next(steps, None)
        except BadInput:
            raise Broken(record.seq) from None

    def blank(self, story: Story, at: float, line: e.JournalLine) -> JournalRecord:
        number = story.seq + 1
        return JournalRecord(
            number, at, story.session, line.seat, line.entry, touched=number
        )

    # Who and when

    def guard(self, story: Story, line: e.JournalLine) -> None:
        """Checks that this seat, in its role, may write this kind of entry now
        (J01)."""
        written = BOOK[type(line.entry)]
        if isinstance(line.entry, e.SeatJoined | e.StopCardPlayed | e.ContentChosen):
            pass  # the one makes the seat, the other has none
        else:
            story.place(line.seat)
        refused = why_not(story, line.seat, written)
        if refused is not None:
            raise refused
        if isinstance(line.entry, WORDED) and not line.entry.text:
            raise Refusal("nothing-said")

    def may(self, seat: int) -> list[str]:
        """Returns kinds of entries that a seat may write now, as far as its role
        goes."""
        return [
            e.kind_of(kind)
            for kind, written in BOOK.items()
            if kind not in e.SERVER_ONLY and why_not(self.story, seat, written) is None
        ]


def why_not(story: Story, seat: int | None, written: EntryRule) -> Refusal | None:
    over = story.state == "end" and not story.options.play_on
    if over and written.writer != "table":
        return Refusal("story-over", "FUG-S06")
    if story.state not in written.when:
        return Refusal("not-now", written.id)
    if written.writer == "dealer" and seat != story.dealer:
        return Refusal("dealer-only", written.id or "FUG-S02")
    if story.stopped and not written.calm:
        return Refusal("stopped", "FUG-J08")
    return None
