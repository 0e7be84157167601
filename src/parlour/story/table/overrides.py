"""The Dealer's hand: corrections of the state of play, for all to see (FUG-J07).

An override never shows a hidden card, opens sealed text, rewrites a memory or a
note, or takes away a veto: what can be undone, each rule says.
"""

from typing import Annotated, Literal

from msgspec import Meta

from parlour.engine.refusals import Refusal
from parlour.story.actions.conflicts import close_contest, open_contest, settle
from parlour.story.actions.tasks import close_task
from parlour.story.actions.wounds import become, may_become, wound_of
from parlour.story.basics.people import Someone, Wounded
from parlour.story.entry import JournalEntry, Ref, Seat, Short, Steps
from parlour.story.rules import ANY, BOOK, rule
from parlour.story.state import JournalRecord, Story

DECIDED = ("effect", "intervene", "mercy", "accept-end", "helpless")
"""Answers in a contest that turn no card: they can be taken back too."""
NOT_BY_HAND = ("tend", "body", "relies", "flip", "clear")
"""Corrections that go to a contest; sheets and tasks are corrected directly."""


def last_step(story: Story) -> JournalRecord | None:
    """Returns the last step of play, if it can be undone."""
    for record in reversed(story.records):
        if record.status in ("undone", "void"):
            continue
        step = BOOK[type(record.entry)].step
        if step:
            decided = record.facts.get("phase") in DECIDED
            return record if decided or step == "undoable" else None
    return None


def put_right(someone: Someone, wound: Wounded, words: str) -> None:
    """Corrects a wound; lost abilities come back too, because they are computed from
    wounds."""
    if words == "gone":
        someone.wounds.remove(wound)
    wound.tended, wound.healed = words == "tended", False


@rule(writer="dealer", when=ANY[2:7], id="FUG-J07")
class Override(JournalEntry, tag="override"):
    """The Dealer corrects the state of play by hand, for all to see (FUG-J07)."""

    why: Short
    what: Literal[
        "ruling",
        "undo",
        "quota",
        "wound",
        "revive",
        "retry",
        "settle",
        "bell",
        "deck",
        "contest",
    ]
    entry: Ref | None = None
    """`undo`: the last step. `retry`: the barred task. `bell`: the bell let go.
    `wound`: a wound, however it came about."""
    seat: Seat | None = None
    source: Literal["self", "gift"] | None = None
    amount: Annotated[int, Meta(ge=-6, le=6)] = 0
    """`quota`: change in this seat's number of flashbacks in this session."""
    who: Annotated[str, Meta(max_length=40)] = ""
    success: bool = False
    """`settle`: how the open task ends."""
    words: Annotated[str, Meta(max_length=200)] = ""
    """`contest`: what the cards do not know, in the contest's notation; `clock` to
    play on for somebody who is slow, `close` to end it at once. `wound`: `gone` as if
    it had never been, `open` or `tended`."""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        """Checks before each `yield` whether what is to be corrected is there."""
        wrong = Refusal("no-such-entry", "FUG-J07")
        match self.what:
            case "ruling":
                yield
            case "undo":
                last = last_step(story)
                if last is None or last.seq != self.entry:
                    raise Refusal("only-the-last-step", "FUG-J07")
                yield
                record.facts["undone"] = last.seq  # the journal is read without it
            case "quota":
                if self.seat is None or self.source is None or not self.amount:
                    raise wrong
                if story.state != "session" or self.seat == story.dealer:
                    raise Refusal("dealer-has-no-quota", "FUG-F27")
                more = story.place(self.seat).more
                yield
                key = (story.session, self.source)
                more[key] = more.get(key, 0) + self.amount
            case "wound":
                someone, wound = wound_of(story, self.entry, "FUG-J07", healed=True)
                if self.words not in ("gone", "open", "tended"):
                    raise wrong
                yield
                record.facts |= {
                    "who": someone.who,
                    "kind": wound.kind,
                    "part": wound.part,
                }
                put_right(someone, wound, self.words)
                story.touch(wound.entry)
            case "revive":
                someone = story.someone(self.who)
                if someone.alive:
                    raise Refusal("so-already", "FUG-J07")
                may_become(story, self.who, "able")
                yield
                become(story, someone, "able")
            case "retry":
                if self.entry not in story.tasks:
                    raise wrong
                yield
                for number in story.tasks[self.entry].chain:
                    story.tasks[number].barred = False
            case "settle":
                task = story.task
                if task is None:
                    raise Refusal("no-such-task", "FUG-J07")
                yield
                task.outcome = "success" if self.success else "failure"
                record.facts |= {"task": task.entry, "outcome": task.outcome}
                close_task(story)
            case "bell":
                if self.entry not in [
                    b.entry for b in story.ringing() if b.memory is None
                ]:
                    raise Refusal("no-such-bell", "FUG-J07")
                yield
                for bell in story.bells:
                    if bell.entry == self.entry and bell.memory is None:
                        bell.stage = "done"
            case "deck":
                if story.state != "session" or story.contest is not None:
                    raise Refusal("contest-open", "FUG-J07")
                yield
                story.deck.reshuffle(record.seq)
            case "contest":
                yield from contest_put_right(story, self, record)


def contest_put_right(story: Story, entry: Override, record: JournalRecord) -> Steps:
    contest = open_contest(story)
    words = entry.words.split()
    if story.ringing():
        raise Refusal("memory-pending", "FUG-B14")
    if entry.words == "clock" and contest.over():
        raise Refusal("no-contest", "FUG-J07")
    if entry.words not in ("close", "clock"):
        if words and words[0] in NOT_BY_HAND:
            raise Refusal("no-such-entry", "FUG-J07")
        contest.try_news(words)
    yield
    if entry.words == "close":
        close_contest(story, contest, record)
        return
    if entry.words == "clock":
        contest.match.ring()  # somebody is slow or away (FUG-R32)
    else:
        contest.apply_decision(words)
    settle(story, contest, record)
