"""Entries about contested actions: opening, playing, telling, closing one."""

from typing import Annotated, Any

from msgspec import Meta

from parlour.engine.data import tokens_by_name
from parlour.engine.pieces import Seat
from parlour.engine.refusals import BadInput, Refusal
from parlour.story.actions.casting import Aim, CastHand
from parlour.story.actions.contests import StoryContest
from parlour.story.basics.people import GameCharacter, Persona, Wounded
from parlour.story.entry import JournalEntry, Short, Spoken, Steps
from parlour.story.memories.bells import let_go, ring
from parlour.story.rules import rule
from parlour.story.state import JournalRecord, Story


@rule(writer="dealer", id="FUG-B02", step="undoable")
class ContestOpened(JournalEntry, tag="contest_opened"):
    stakes: Short
    hands: Annotated[list[CastHand], Meta(min_length=1, max_length=24)]
    violent: bool = True
    aims: Annotated[list[Aim], Meta(max_length=24)] = []

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        if story.contest is not None:
            raise Refusal("contest-open", "FUG-B02")
        if story.task is not None:
            raise Refusal("task-open", "FUG-A07")
        if story.ringing():
            raise Refusal("memory-pending", "FUG-B14")
        contest = make_contest(story, record.seq, self)
        yield
        let_go(story)
        story.contest = contest
        story.deck.lend()


def make_contest(story: Story, number: int, entry: ContestOpened) -> StoryContest:
    """Returns the contest as it will begin; the story stays as it is."""
    if story.contest_game is None:
        raise BadInput("contests cannot be played here")
    try:
        return StoryContest(story.contest_game, story, number, entry)
    except Refusal:
        raise
    except BadInput as wrong:
        raise BadInput(f"{wrong} (FUG-B02)") from None


@rule(id="FUG-B09", step="final")
class ContestPlayed(JournalEntry, tag="contest_played"):
    """An answer to what the contest asks."""

    chosen: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(max_length=200)
    ]

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        contest = open_contest(story)
        if any(bell.place is not None for bell in story.ringing()):
            raise Refusal("bell-first", "FUG-B14")
        number = contest.seat_of(record.by)
        tokens = tokens_by_name(contest.match.table, list(self.chosen))
        contest.match.state.checked(Seat(number), tokens)
        yield
        record.facts["phase"] = contest.state.phase
        contest.match.play(number, list(self.chosen))
        settle(story, contest, record)


def open_contest(story: Story) -> StoryContest:
    if story.contest is None:
        raise Refusal("no-contest", "FUG-B02")
    found: StoryContest = story.contest
    return found


def settle(story: Story, contest: StoryContest, record: JournalRecord) -> None:
    """Tells what was played, rings for Signifiers, writes wounds onto sheets."""
    played = contest.new_plays()
    if played:
        record.facts["played"] = played
    exposed = contest.exposures(played)
    if exposed:
        last = exposed[-1]
        contest.to_tell = contest.controller(last.hand)
        contest.shows = [exposure.card for exposure in exposed]
        record.facts["cards"] = contest.shows
    for exposure in exposed if story.helps["bell"] else []:
        who = contest.who[exposure.hand]
        by = None if exposure.by_dealer else contest.controller(exposure.hand)
        spot = (contest.entry, contest.state.round_number, exposure.hand)
        ring(story, record, exposure.card, who, by, spot)
    mark_used(story, contest)
    changes = contest.changes()
    if changes:
        record.facts["outcome"] = changes
    if story.helps["effects"]:
        for who, effect, part in changes:
            suffer(story, record, who, effect, part)


def mark_used(story: Story, contest: StoryContest) -> None:
    """Marks declared abilities as used, which everybody saw."""
    names = {hand.who: hand.skills for hand in contest.opened.hands}
    for number, who in enumerate(contest.who):
        declared = contest.state.declared[number]
        someone = story.someone(who)
        if isinstance(someone, Persona):
            for place, memory in enumerate(contest.skills[number]):
                if declared >> place & 1 and memory in someone.skills:
                    someone.skills[memory].used = True
        elif isinstance(someone, GameCharacter):
            for place, name in enumerate(names.get(who, [])):
                if declared >> place & 1 and name not in someone.declared:
                    someone.declared.append(name)


def suffer(
    story: Story, record: JournalRecord, who: str, effect: str, part: str
) -> None:
    someone = story.someone(who)
    if effect in ("temporary", "permanent"):
        kind: Any = effect
        someone.wounds.append(Wounded(record.seq, kind, part))
    elif effect == "dead" and isinstance(someone, Persona):
        if story.runs(someone) == "player":
            someone.condition = "dead"  # the Dealer has said yes twice
        else:
            someone.condition = "unconscious"  # until the second yes (FUG-W10)
            record.facts["death_to_confirm"] = who
    else:
        condition: Any = effect
        someone.condition = condition


@rule(id="FUG-B13", rewordable=True)
class ContestNarrated(JournalEntry, tag="contest_told"):
    """A bit of the action, from the card that was turned up (FUG-B13)."""

    text: Spoken = ""

    def steps(self, story: Story, record: JournalRecord) -> Steps:
        contest = open_contest(story)
        if contest.to_tell is None or record.by not in (contest.to_tell, story.dealer):
            raise Refusal("nothing-to-tell", "FUG-B13")
        yield
        record.facts["cards"] = contest.shows
        contest.to_tell = None
        contest.shows = []


@rule(writer="dealer", id="FUG-B35", step="undoable")
class ContestClosed(JournalEntry, tag="contest_closed"):
    def steps(self, story: Story, record: JournalRecord) -> Steps:
        contest = open_contest(story)
        if story.ringing():
            raise Refusal("memory-pending", "FUG-B14")
        if not contest.between_rounds():
            raise Refusal("finish-the-round", "FUG-B26")
        yield
        close_contest(story, contest, record)


def close_contest(story: Story, contest: StoryContest, record: JournalRecord) -> None:
    """Discards the cards; fighters who were only dazed are able again (FUG-B34)."""
    contest.give_back(story)
    for who in contest.who:
        someone = story.someone(who)
        hand = contest.hand_of(who)
        assert hand is not None
        if contest.before[hand] == "subdued" and someone.condition == "subdued":
            someone.condition = "able"
    record.facts["contest"] = contest.entry
    record.facts["stakes"] = contest.opened.stakes
    record.facts["rounds"] = contest.state.round_number
    story.contest = None
    let_go(story)
